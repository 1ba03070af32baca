/** Rules of loan programs and of payments in the United States, with the month they were looked up. */
import type { Entry } from '../entry.ts';

const asOf = '2026-11';

export const rulesUsPrograms: readonly Entry[] = [
  {
    id: 'va-again',
    names:
      'va again|use va twice|va twice|second va loan|va loan again|va a second time|another va loan|second-tier entitlement|remaining entitlement|restore my entitlement|usar va otra vez|otro prestamo va|segundo prestamo va|va una segunda vez|deuxieme pret va|reutiliser le pret va',
    says: {
      en: 'A VA loan can be used again, and the first home need not be sold: what counts is the entitlement that is left. The new home must be your main residence. With part of it in use, the county loan limit ($832,750 in most counties in 2026) decides whether a down payment is needed. The funding fee is then 3.3% with less than 5% down, unless exempt. Your Certificate of Eligibility shows it.',
      fr: 'Un prêt VA peut servir de nouveau, sans vendre la première maison : c’est le droit (« entitlement ») restant qui compte. La nouvelle maison doit être votre résidence principale. La limite du comté (832 750 $ presque partout en 2026) dit s’il faut une mise de fonds. Frais de 3,3 % avec moins de 5 %, sauf exemption. Voyez votre Certificate of Eligibility.',
      es: 'El préstamo VA se puede usar otra vez, sin vender la primera casa: cuenta el derecho (“entitlement”) que queda. La casa nueva debe ser su residencia principal. Si parte del derecho está en uso, el límite del condado ($832,750 en casi todos en 2026) decide si hace falta enganche. La cuota es de 3.3% con menos de 5% de enganche, salvo exención. El Certificate of Eligibility dice lo que queda.',
    },
    source: 'U.S. Department of Veterans Affairs, VA home loan entitlement and limits; funding fee and closing costs',
    country: 'US',
    asOf,
  },
  {
    id: 'va-fee-exempt',
    names:
      'exempt from the funding fee|funding fee exempt*|waive* the funding fee|funding fee waive*|va disability rating|va disability|disabled veteran funding fee|exento* de la cuota va|exento* del funding fee|discapacidad de servicio|invalidite liee au service|exempte des frais va',
    says: {
      en: 'Veterans who receive VA compensation for a service-connected disability pay no funding fee at all, whatever the percentage of the rating. Some surviving spouses and Purple Heart recipients on active duty do not pay it either. The Certificate of Eligibility shows the exemption. If a rating is granted later but takes effect before the closing date, VA can refund the fee.',
      fr: 'Les anciens combattants qui touchent une indemnité VA pour une invalidité liée au service ne paient pas de « funding fee », quel que soit le pourcentage. Certains conjoints survivants ne les paient pas non plus. Le Certificate of Eligibility montre l’exemption. Si l’invalidité est reconnue plus tard avec effet avant la clôture, VA peut rembourser les frais.',
      es: 'Los veteranos que reciben compensación de VA por una discapacidad de servicio no pagan nada de la “funding fee”, sea cual sea el porcentaje. Tampoco algunos cónyuges sobrevivientes. El Certificate of Eligibility muestra la exención. Si la reconocen después con efecto anterior al cierre, VA puede devolver la cuota.',
    },
    source: 'U.S. Department of Veterans Affairs, VA funding fee and loan closing costs',
    country: 'US',
    asOf,
  },
  {
    id: 'florida-heroes',
    names:
      'hometown heroes|florida heroes|florida hometown heroes|hometown hero|programa heroes de florida|heroes de florida|programme hometown heroes',
    says: {
      en: 'Florida Hometown Heroes is not limited to some jobs: since July 2023 it is open to first-time buyers who work full time (35 hours or more a week) for an employer in Florida, within income limits and usually with a score of 640. It lends 5% of the first mortgage, from $10,000 to $35,000, at 0%: repaid on sale, refinance or moving out. Funds run out: ask a participating lender.',
      fr: 'Florida Hometown Heroes n’est pas réservé à certains métiers : depuis juillet 2023, il vise les premiers acheteurs à temps plein (35 heures ou plus) chez un employeur de Floride, sous des plafonds de revenu. Il prête 5 % du prêt, de 10 000 $ à 35 000 $, à 0 %, à rembourser à la vente, au refinancement ou au départ. Les fonds s’épuisent : demandez à un prêteur participant.',
      es: 'Florida Hometown Heroes no es solo para ciertos oficios: desde julio de 2023 es para quien compra por primera vez y trabaja tiempo completo (35 horas o más) con un empleador en Florida, con límites de ingreso y normalmente 640 de puntaje. Presta 5% del préstamo, de $10,000 a $35,000, a 0%: se devuelve al vender, refinanciar o mudarse. Los fondos se acaban: pregunte a un prestamista participante.',
    },
    source: 'Florida Housing Finance Corporation, Hometown Heroes Program',
    country: 'US',
    asOf,
  },
  {
    id: 'texas-heroes',
    names: 'texas heroes|homes for texas heroes|tsahc|heroes de texas|programa para maestros en texas',
    says: {
      en: 'Homes for Texas Heroes (TSAHC) counts by the full-time job, in Texas: public school teachers, teacher aides, librarians, counselors and school nurses; faculty of nursing and allied health programs; peace officers and public security officers; firefighters; EMS such as EMTs and paramedics; corrections and juvenile corrections officers and county jailers; and veterans and active military. A nurse of a hospital or other school staff does not count by that job alone; the same agency’s Home Sweet Texas has like help for other buyers within income limits. It gives a loan with down payment help of up to 5% of it, as a grant or as a second loan that is forgiven after three years. You need not be a first-time buyer; limits on income and price and usually a score of 620 apply. Ask a participating lender.',
      fr: 'Homes for Texas Heroes (TSAHC) vise au Texas, à temps plein, les enseignants, aides, bibliothécaires, conseillers et infirmières des écoles publiques, les professeurs en soins infirmiers, policiers, pompiers, secouristes et ambulanciers, agents correctionnels et anciens combattants. Une infirmière d’hôpital ne compte pas par ce seul métier; Home Sweet Texas aide de même les autres acheteurs sous un plafond de revenu. C’est un prêt et une aide à la mise de fonds jusqu’à 5 % de celui-ci, en subvention ou en second prêt effacé après trois ans. Pas besoin d’être premier acheteur; plafonds de revenu et de prix et d’habitude une cote de 620. Demandez à un prêteur participant.',
      es: 'Homes for Texas Heroes (TSAHC) cuenta por el oficio de tiempo completo, en Texas: maestros, auxiliares, bibliotecarios, consejeros y enfermeras de escuelas públicas; profesores de enfermería; policías y guardias de seguridad pública; bomberos; personal de emergencia (EMS) como paramédicos; oficiales de prisiones y carceleros; y veteranos y militares activos. Una enfermera de hospital u otro personal de escuela no cuenta solo por ese trabajo; Home Sweet Texas de la misma agencia da una ayuda parecida a otros compradores con límite de ingreso. Es un préstamo con ayuda para el enganche de hasta 5% de él, como subvención o como segundo préstamo que se perdona a los tres años. No exige primera compra; hay límites de ingreso y precio y normalmente 620 de puntaje. Pregunte a un prestamista participante. Su ciudad o condado puede tener otra ayuda.',
    },
    source:
      'Texas State Affordable Housing Corporation, Homes for Texas Heroes and Home Sweet Texas; Texas Government Code § 2306.5621',
    country: 'US',
    asOf,
  },
  {
    id: 'good-neighbor-next-door',
    names: 'good neighbor next door|good neighbour next door|gnnd|buen vecino de al lado',
    says: {
      en: 'HUD’s Good Neighbor Next Door sells some HUD-owned homes at half the list price to full-time law enforcement officers, teachers of pre-kindergarten to grade 12, firefighters and emergency medical technicians who serve the area. Nurses and other health workers do not count, except as EMTs or paramedics. The homes are in revitalization areas and few; you must live there for 36 months, and a silent second mortgage of the discount ends then.',
      fr: 'Good Neighbor Next Door, de HUD, vend certaines maisons de HUD à moitié prix aux policiers, enseignants de la prématernelle à la 12e année, pompiers et techniciens médicaux d’urgence à temps plein qui servent le secteur. Les infirmières et autres soignants ne comptent pas. Les maisons sont rares, dans des secteurs à revitaliser; il faut y habiter 36 mois.',
      es: 'Good Neighbor Next Door, de HUD, vende algunas casas de HUD a mitad de precio a policías, maestros de prekínder a grado 12, bomberos y técnicos de emergencias médicas de tiempo completo que sirven en el área. Las enfermeras y otros trabajadores de salud no cuentan, salvo como paramédicos. Son pocas casas, en zonas de revitalización; hay que vivir ahí 36 meses.',
    },
    source: 'U.S. Department of Housing and Urban Development, Good Neighbor Next Door (24 CFR Part 291, Subpart F)',
    country: 'US',
    asOf,
  },
  {
    id: 'dream-for-all',
    names: 'dream for all|calhfa dream|dream for all de california|shared appreciation loan',
    says: {
      en: 'California’s Dream For All (CalHFA) lends up to 20% of the price, at most $150,000, for the down payment. When you sell or refinance you repay it with a share of the rise in value. At least one buyer must be a first-generation buyer; income limits apply. It is open only in announced periods, and a draw chooses: see calhfa.ca.gov. Outside them CalHFA’s MyHome loan may help.',
      fr: 'Dream For All (CalHFA, Californie) prête jusqu’à 20 % du prix, au plus 150 000 $, pour la mise de fonds. À la vente ou au refinancement, on le rembourse avec une part de la plus-value. Au moins un acheteur doit être de première génération; plafonds de revenu. Il n’ouvre qu’à des périodes annoncées, avec un tirage : voyez calhfa.ca.gov.',
      es: 'Dream For All de California (CalHFA) presta hasta 20% del precio, máximo $150,000, para el enganche. Al vender o refinanciar se devuelve con una parte de lo que subió la casa. Al menos un comprador debe ser de primera generación; hay límites de ingreso. Solo abre en periodos anunciados y se elige por sorteo: mire calhfa.ca.gov. Fuera de ellos puede servir el préstamo MyHome de CalHFA.',
    },
    source: 'California Housing Finance Agency, Dream For All Shared Appreciation Loan',
    country: 'US',
    asOf,
  },
  {
    id: 'daca',
    names: 'daca|dreamer loan|dreamers|daca recipient*|tengo daca|con daca|soy dreamer',
    says: {
      en: 'No FHA loan with DACA: since May 25, 2025 FHA no longer lends to non-permanent residents, DACA among them (HUD Mortgagee Letter 2025-09). A conventional loan (Fannie Mae, Freddie Mac) can be open with a valid work permit and a Social Security number, from 3% to 5% down; some lenders keep loans of their own. A lender says what holds for you. I cannot advise on immigration.',
      fr: 'Pas de prêt FHA avec DACA : depuis le 25 mai 2025, la FHA ne prête plus aux résidents non permanents, dont DACA (HUD ML 2025-09). Un prêt conventionnel reste possible avec un permis de travail valide et un numéro de sécurité sociale, dès 3 % à 5 % de mise de fonds. Un prêteur dira ce qui vaut pour vous. Je ne donne pas de conseil en immigration.',
      es: 'FHA no con DACA: desde el 25 de mayo de 2025 FHA ya no presta a residentes no permanentes, entre ellos DACA (HUD ML 2025-09). Un préstamo convencional (Fannie Mae, Freddie Mac) puede ser posible con permiso de trabajo vigente y número de Seguro Social, desde 3% a 5% de enganche; algunos prestamistas tienen préstamos propios. Un prestamista dirá qué aplica a usted. No doy consejos de inmigración.',
    },
    source: 'HUD Mortgagee Letter 2025-09; Fannie Mae, Selling Guide B2-2-02',
    country: 'US',
    asOf,
  },
  {
    id: 'fha-co-borrower',
    names:
      'cosign fha|cosign with fha|fha cosign*|fha co-sign*|cosign an fha|non-occupant co-borrower*|non-occupying co-borrower*|non occupant|non-occupant|co-borrower who won’t live|nonoccupant|coemprunteur non occupant|codeudor que no vive|fiador para fha|codeudor fha',
    says: {
      en: 'FHA allows a co-borrower or cosigner who will not live in the home, also from another state. With a family member the down payment stays at 3.5% (one unit); with anyone else it is 25%. That person’s income and debts count, and the person owes the whole loan and has it on the credit report. A co-borrower is on the title and the note, a cosigner on the note only.',
      fr: 'La FHA accepte un coemprunteur ou une caution qui n’habitera pas la maison, même d’un autre État. Avec un membre de la famille, la mise de fonds reste à 3,5 % (un logement); sinon elle est de 25 %. Ses revenus et ses dettes comptent, et cette personne doit tout le prêt. Le coemprunteur est au titre et au billet, la caution seulement au billet.',
      es: 'FHA acepta un codeudor o fiador que no vivirá en la casa, aunque sea de otro estado. Si es familiar, el enganche sigue en 3.5% (una vivienda); si no, es 25%. Cuentan sus ingresos y deudas, y esa persona debe todo el préstamo y lo tiene en su historial. El codeudor va en el título y en el pagaré; el fiador solo en el pagaré.',
    },
    source: 'HUD Handbook 4000.1, II.A.1.b (borrowers, co-borrowers and cosigners)',
    country: 'US',
    asOf,
  },
  {
    id: 'escrow-required',
    names:
      'escrow account required|escrow required|escrow waiver|waive escrow|without escrow|opt out of escrow|pay my own taxes and insurance|pay my own property tax*|pay taxes and insurance myself|escrow mandatory|escrow obligatorio|cuenta de escrow es obligatoria|pagar yo mismo los impuestos|compte sequestre obligatoire',
    says: {
      en: 'An escrow account for taxes and insurance is required with FHA and USDA loans, and lenders usually want one with VA loans. With a conventional loan it is usual below 20% down; from 20% many lenders waive it, sometimes for a small fee. A higher-priced loan needs it for at least five years. Some states have their own rules; age plays no part. Ask the lender before you lock.',
      fr: 'Aux États-Unis, un compte séquestre pour taxes et assurance est exigé avec un prêt FHA ou USDA, et d’habitude avec VA. Avec un prêt conventionnel, il est courant sous 20 % de mise de fonds; dès 20 %, bien des prêteurs y renoncent, parfois contre des frais. Un prêt à coût élevé l’exige cinq ans. Certains États ont leurs règles; l’âge ne compte pas.',
      es: 'La cuenta de escrow para impuestos y seguro es obligatoria con FHA y USDA, y casi siempre la piden con VA. Con un préstamo convencional es usual con menos de 20% de enganche; desde 20% muchos la quitan, a veces por una cuota. Un préstamo de costo alto la exige cinco años. Algunos estados tienen sus reglas; la edad no cuenta.',
    },
    source: 'HUD Handbook 4000.1; USDA HB-1-3555; 12 CFR 1026.35(b); Fannie Mae, Selling Guide B2-1.5-04',
    country: 'US',
    asOf,
  },
  {
    id: 'disability-income',
    names:
      'disability income|ssdi|disability benefit*|disability payments|disability check*|on disability|ingreso* por discapacidad|pension por discapacidad|beneficios por discapacidad|prestations d’invalidite|rente d’invalidite|revenu d’invalidite',
    says: {
      en: 'Disability benefits count as income for a mortgage when they are expected to continue: SSDI, VA compensation and long-term disability in the USA, CPP or QPP disability in Canada. The lender asks for the award letter and proof that they are paid. In the USA a lender may not refuse you because income comes from public assistance, and income free of tax may be counted higher (25% at Fannie Mae, 15% at FHA).',
      fr: 'Les prestations d’invalidité comptent comme revenu pour une hypothèque si elles doivent durer : RPC ou RRQ et assurance invalidité de longue durée au Canada, SSDI et indemnité VA aux États-Unis. Le prêteur demande la lettre d’attribution et la preuve des versements. Un revenu non imposable peut être compté à un montant plus élevé.',
      es: 'Los beneficios por discapacidad cuentan como ingreso para la hipoteca si van a continuar: SSDI, compensación de VA y seguro de largo plazo en EE. UU., CPP en Canadá. El prestamista pide la carta de otorgamiento y prueba de los pagos. En EE. UU. no pueden negarle por que el ingreso sea ayuda pública, y lo que no paga impuesto puede contarse más alto (25% Fannie Mae, 15% FHA).',
    },
    source:
      'Equal Credit Opportunity Act, 15 U.S.C. 1691; Fannie Mae, Selling Guide B3-3 (income); HUD Handbook 4000.1',
    asOf,
  },
  {
    id: 'missed-payments',
    names:
      'miss a payment|miss a mortgage payment|missed payment*|missed mortgage payment*|missed a mortgage payment|behind on my mortgage|behind on the mortgage|behind on mortgage payments|can’t pay my mortgage|cant pay my mortgage|can’t pay the mortgage|cant pay the mortgage|stop paying the mortgage|no pago la hipoteca|no puedo pagar la hipoteca|dejo de pagar la hipoteca|atrasado en la hipoteca|manquer un paiement|manque un paiement|retard sur mon hypotheque|plus payer mon hypotheque|plus capable de payer l’hypotheque',
    says: {
      en: 'A missed mortgage payment brings a late charge and can hurt your credit; if it goes on, the lender can sell the home. In the USA the servicer usually may not start foreclosure until you are more than 120 days behind. In Canada the notice and the wait depend on the province. Call the lender before you miss one: a plan is often possible. A HUD-approved counselor (USA) helps for free.',
      fr: 'Un versement manqué entraîne des frais et peut nuire au crédit; si cela dure, le prêteur peut faire vendre la propriété. Au Canada, l’avis et le délai dépendent de la province; au Québec, le préavis est de 60 jours. Aux États-Unis, la saisie ne commence d’habitude qu’après plus de 120 jours de retard. Appelez le prêteur avant de manquer un versement : une entente est souvent possible.',
      es: 'Un pago atrasado trae un recargo y puede dañar su crédito; si sigue, el prestamista puede hacer vender la casa. En EE. UU. casi nunca puede empezar la ejecución (foreclosure) hasta que tenga más de 120 días de atraso. En Canadá depende de la provincia. Llame al prestamista antes de fallar: muchas veces hay un plan. Un consejero aprobado por HUD ayuda gratis.',
    },
    source:
      'Consumer Financial Protection Bureau, 12 CFR 1024.41(f); Civil Code of Québec, art. 2758; Financial Consumer Agency of Canada',
    asOf,
  },
];
