/** Long because it is a table: rules on loans in the United States, with the month they were looked up. */
import type { Entry } from '../entry.ts';

const asOf = '2026-11';

export const rulesUsLoans: readonly Entry[] = [
  {
    id: 'conforming-limit',
    names:
      'conforming loan limit*|conforming limit*|loan limit*|jumbo limit|jumbo loan in|is it jumbo|be jumbo|loan jumbo|considered jumbo|limite conforme|limite de prestamo|plafond conforme|fha limit',
    says: {
      en: 'A loan above the conforming limit of its county is jumbo: lenders ask for more down and better credit. In 2026 the limit for one unit is $832,750 in most counties and up to $1,249,125 in high-cost ones (150% of the baseline; that much also in Alaska and Hawaii); in King, Snohomish and Pierce County (Seattle) it is $1,063,750. FHFA publishes each county’s limit, and new ones for the next year each November. It is the loan that counts, not the price.',
      fr: 'Un prêt au-dessus de la limite « conforming » de son comté est « jumbo » : les prêteurs exigent plus de mise de fonds et un meilleur crédit. En 2026, la limite pour un logement est de 832 750 $ dans la plupart des comtés et va jusqu’à 1 249 125 $ là où c’est cher (aussi en Alaska et à Hawaï); dans les comtés King, Snohomish et Pierce (Seattle), elle est de 1 063 750 $. La FHFA publie celle de chaque comté, et les nouvelles en novembre. C’est le prêt qui compte, pas le prix.',
      es: 'Un préstamo arriba del límite “conforming” de su condado es “jumbo”: piden más enganche y mejor crédito. En 2026 el límite de una vivienda es $832,750 en la mayoría de los condados y hasta $1,249,125 en los caros (también en Alaska y Hawái); en los condados King, Snohomish y Pierce (Seattle) es $1,063,750. La FHFA publica el de cada condado, y los nuevos en noviembre. Cuenta el préstamo, no el precio.',
    },
    source: 'FHFA, Conforming Loan Limit Values for 2026',
    country: 'US',
    asOf,
  },
  {
    id: 'fha-status',
    names:
      'fha with a green card|green card fha|fha green card|green card*|permanent resident loan|fha noncitizen|fha visa|fha work permit|fha con green card|fha siendo residente|residente permanente|tarjeta verde|carte verte|h1b|h-1b|work visa loan',
    says: {
      en: 'Lawful permanent residents (green card) may get an FHA loan on the same terms as citizens: no waiting time counts for the card, but the lender checks the status with USCIS and usually two years of work and income. Since May 25, 2025 non-permanent residents (work visas, DACA) cannot get FHA loans (HUD Mortgagee Letter 2025-09); conventional loans may still be open to them. Conventional loans (Fannie Mae, Freddie Mac) treat permanent residents like citizens too. By credit score FHA takes 580 with 3.5% down, and most lenders ask for about 620 for a conventional loan; a higher score lowers the rate. I cannot advise on immigration.',
      fr: 'Les résidents permanents (« green card ») peuvent obtenir un prêt FHA aux mêmes conditions que les citoyens : aucun délai d’attente lié à la carte, mais le prêteur vérifie le statut et en général deux ans d’emploi. Depuis le 25 mai 2025, les résidents non permanents (visas de travail, DACA) n’y ont plus droit (HUD ML 2025-09); un prêt conventionnel reste parfois possible. Les prêts conventionnels (Fannie Mae, Freddie Mac) traitent aussi les résidents permanents comme les citoyens. FHA accepte une cote de 580 avec 3,5 %; pour un prêt conventionnel, la plupart des prêteurs demandent environ 620. Je ne donne pas de conseil en immigration.',
      es: 'Sí: los residentes permanentes (green card) pueden pedir un préstamo FHA en las mismas condiciones que un ciudadano, sin tiempo de espera por la tarjeta; el prestamista verifica el estatus con USCIS y normalmente dos años de trabajo e ingresos. Desde el 25 de mayo de 2025 los residentes no permanentes (visas de trabajo, DACA) ya no pueden (HUD ML 2025-09); a veces sí un préstamo convencional. Los convencionales (Fannie Mae, Freddie Mac) también tratan a los residentes permanentes como a los ciudadanos. FHA acepta 580 de puntaje con 3.5%, y para un convencional casi todos los prestamistas piden unos 620; más puntaje baja la tasa. No doy consejos de inmigración.',
    },
    source: 'HUD Mortgagee Letter 2025-09; HUD Handbook 4000.1; Fannie Mae Selling Guide B2-2-02',
    country: 'US',
    asOf,
  },
  {
    id: 'reverse-mortgage',
    names:
      'reverse mortgage*|hecm|chip mortgage|hypotheque inversee|pret hypothecaire inverse|hipoteca inversa|hipoteca revertida|downsizing|downsize',
    says: {
      en: 'A reverse mortgage lends against your home without payments until you sell, move out or die; interest is added each month, so the debt grows. In Canada: owners of 55 or more, up to 55% of the value. In the USA (HECM, insured by FHA): 62 or more, with an up-front premium of 2% and counseling first. Downsizing costs once: commission, closing costs, transfer tax where you buy, and the move; afterwards there is no growing debt. Which one costs less depends on how long you stay: a mortgage professional can put both in figures.',
      fr: 'Une hypothèque inversée prête sur votre maison sans versements jusqu’à la vente, au départ ou au décès; l’intérêt s’ajoute, donc la dette grossit. Au Canada : 55 ans ou plus, jusqu’à 55 % de la valeur. Aux États-Unis (HECM) : 62 ans ou plus, prime initiale de 2 % et séance de conseil obligatoire. Vendre pour plus petit coûte une fois : commission, frais de clôture, droits de mutation, déménagement. Ce qui coûte moins dépend du temps que vous restez : un professionnel peut chiffrer les deux.',
      es: 'Una hipoteca inversa presta sobre su casa sin pagos hasta que venda, se mude o muera; el interés se suma y la deuda crece. En EE. UU. (HECM, asegurada por FHA): desde 62 años, prima inicial de 2% y asesoría previa. En Canadá: desde 55 años, hasta 55% del valor. Mudarse a algo más chico cuesta una vez: comisión, cierre, impuestos y mudanza. Qué cuesta menos depende de cuánto se quede: un profesional puede calcular ambas.',
    },
    source: 'Financial Consumer Agency of Canada, Reverse mortgages; HUD, Home Equity Conversion Mortgages',
    asOf,
  },
  {
    id: 'mortgage-tax-payer',
    names:
      'who pays the doc stamps|who pays the mortgage tax|who pays the intangible tax|quien paga los sellos|quien paga el impuesto de la hipoteca|qui paie la taxe hypothecaire',
    says: {
      en: 'The borrower pays the taxes on the mortgage (in Florida the stamps on the note and the intangible tax). The stamps on the deed are usually paid by the seller; in Miami-Dade and elsewhere the contract may say otherwise.',
      fr: 'L’emprunteur paie les taxes sur l’hypothèque (en Floride, les timbres sur le billet et la taxe « intangible »). Les timbres sur l’acte sont d’habitude payés par le vendeur, sauf entente contraire.',
      es: 'Los impuestos sobre la hipoteca los paga quien toma el préstamo (en Florida, los sellos del pagaré y el impuesto intangible). Los sellos de la escritura los suele pagar el vendedor, salvo que el contrato diga otra cosa.',
    },
    source: 'Florida Department of Revenue, documentary stamp tax and nonrecurring intangible tax',
    country: 'US',
    asOf,
  },
  {
    id: 'mortgage-tax-borrower',
    names: 'mortgage tax of the borrower|taxe hypothecaire de l’emprunteur|impuesto de hipoteca del prestatario',
    says: {
      en: 'A tax on the mortgage is a cost of the loan: in practice the borrower pays it at closing, and the Loan Estimate lists it. The seller or lender can give a credit for it if the contract says so.',
      fr: 'Une taxe sur l’hypothèque est un coût du prêt : en pratique, l’emprunteur la paie à la clôture, et elle figure sur le « Loan Estimate ». Le vendeur ou le prêteur peut la créditer si le contrat le prévoit.',
      es: 'Un impuesto sobre la hipoteca es un costo del préstamo: en la práctica lo paga quien pide el préstamo al cierre y aparece en el “Loan Estimate”. El vendedor o el prestamista puede dar un crédito si el contrato lo dice.',
    },
    source: 'Consumer Financial Protection Bureau, Loan Estimate explainer',
    country: 'US',
    asOf,
  },
  {
    id: 'buydown',
    names: 'buydown|buy down|2-1 buydown|temporary buydown|rate buydown|rachat de taux|reduccion temporal de la tasa',
    says: {
      en: 'A buydown is money paid at closing, often by the seller or builder, for a lower rate. In a 2-1 buydown the rate is 2 points lower in the first year and 1 point lower in the second, then the full rate applies. You must qualify at the full rate.',
      fr: 'Un « buydown » est une somme payée à la clôture, souvent par le vendeur ou le constructeur, pour un taux plus bas. Avec un 2-1, le taux est de 2 points plus bas la première année et de 1 point la deuxième. Il faut se qualifier au plein taux.',
      es: 'Un “buydown” es dinero pagado al cierre, a menudo por el vendedor o constructor, para bajar la tasa. En un 2-1 la tasa baja 2 puntos el primer año y 1 el segundo; después rige la completa. Hay que calificar con la tasa completa.',
    },
    source: 'Fannie Mae, Selling Guide B2-1.4-04 (temporary interest rate buydowns)',
    country: 'US',
    asOf,
  },
  {
    id: 'credit-inquiries',
    names:
      'hard pull|hard inquiry|hard check|soft pull|credit pull*|pull my credit|pulls my credit|pulling my credit|run my credit|runs my credit|credit check*|hurt my credit|hurting my credit|hurt my score|hurting my score|ding my credit|dinging my credit|credit getting dinged|credit dinged|wreck my score|wreck my credit|shopping lenders|shop around for rates|shopping for rates|shopping rates|compare refinance quotes|several lenders|multiple lenders|magasiner mon taux|magasiner mon hypotheque|magasiner les taux|baisse ma cote|baisser ma cote|baja el credito|baja mi credito|me baja el credito|tasas en varios bancos|varios prestamistas|enquete de credit|verifier mon credit|nuire a ma cote|consulta de credito|revisan mi credito|baja mi puntaje',
    says: {
      en: 'A mortgage application makes a hard inquiry, which can lower a score by a few points for a time. In the USA mortgage inquiries within 45 days count as one (Consumer Financial Protection Bureau), so apply with all lenders within that time; older scores allow 14 days. Ask each for its written offer on the same day, for the same loan, lock and points, and compare rates and fees. In Canada those within a short time are usually grouped too. A soft check, as for some prequalifications, does not count.',
      fr: 'Une demande de prêt entraîne une enquête de crédit, qui peut baisser la cote de quelques points pour un temps. Aux États-Unis, celles faites en 45 jours comptent pour une seule (CFPB); au Canada, celles d’un court délai sont en général regroupées. Demandez donc toutes vos offres en deux semaines environ, le même jour si possible, pour le même prêt, et comparez taux et frais; un courtier hypothécaire consulte souvent plusieurs prêteurs avec une seule enquête. Une vérification « douce » ne compte pas.',
      es: 'Una solicitud de hipoteca genera una consulta dura, que puede bajar el puntaje unos puntos por un tiempo. En EE. UU. las consultas hipotecarias en 45 días cuentan como una (CFPB), así que pida todas en ese plazo; los puntajes viejos dan 14 días. Pida la oferta escrita de cada uno el mismo día, con el mismo préstamo, plazo y puntos, y compare tasa y cargos. Una consulta suave no cuenta.',
    },
    source: 'Consumer Financial Protection Bureau, What happens when a mortgage lender checks my credit',
    asOf,
  },
  {
    id: 'retirement-withdrawal',
    names:
      '401k|401(k)|ira withdrawal|roth ira|from my ira|retirement account|retirement savings|cuenta de retiro|ahorros de retiro|fondo de retiro',
    says: {
      en: 'A 401(k) has no exception for a first home: a withdrawal before age 59½ costs income tax and a 10% penalty. A 401(k) loan avoids both if the plan allows it and it is repaid: up to half the vested balance, at most $50,000. From an IRA up to $10,000 in a lifetime is free of the penalty for a first home, with income tax on a traditional one; Roth contributions come out at any time. A tax adviser can say what it costs you.',
      fr: 'Aux États-Unis, un 401(k) n’a pas d’exception pour une première maison : un retrait avant 59 ans et demi coûte l’impôt et 10 % de pénalité. Un prêt du 401(k) les évite si le régime le permet : la moitié du solde acquis, au plus 50 000 $. D’un IRA, 10 000 $ à vie échappent à la pénalité (pas à l’impôt). Au Canada, voyez le RAP et le CELIAPP.',
      es: 'Un 401(k) no tiene excepción para la primera casa: un retiro antes de los 59 años y medio paga impuesto y multa de 10%. Un préstamo del 401(k) las evita si el plan lo permite y se devuelve: la mitad del saldo propio, máximo $50,000. De una IRA, $10,000 en la vida se libran de la multa (no del impuesto en la tradicional). Un asesor fiscal puede decir cuánto le cuesta.',
    },
    source: 'IRS Publication 590-B; IRC § 72(p), § 72(t)(8)',
    country: 'US',
    asOf,
  },
  {
    id: 'mcc',
    names: 'mcc|mortgage credit certificate|certificado de credito hipotecario',
    says: {
      en: 'A mortgage credit certificate (MCC) from a state or local agency turns a part of your mortgage interest, at most $2,000 a year when the rate of credit is above 20%, into a federal tax credit each year you live in the home. You apply through the lender before closing; income and price limits apply.',
      fr: 'Le « mortgage credit certificate » (MCC) d’un État change une part de l’intérêt hypothécaire (au plus 2 000 $ par an si le taux du crédit dépasse 20 %) en crédit d’impôt fédéral américain. On le demande par le prêteur avant la clôture.',
      es: 'El certificado de crédito hipotecario (MCC) de una agencia estatal convierte parte del interés (máximo $2,000 al año si la tasa del crédito supera 20%) en un crédito fiscal federal. Se pide por el prestamista antes del cierre.',
    },
    source: 'IRS, Form 8396 and Publication 530',
    country: 'US',
    asOf,
  },
  {
    id: 'renovation-loan',
    names:
      '203k|203(k)|renovation loan|homestyle|rehab loan|construction loan|fixer-upper loan|pret renovation|pret construction|prestamo de construccion|prestamo para remodelar|achat-renovation|purchase plus improvements',
    says: {
      en: 'A renovation loan finances the purchase and the work together: FHA 203(k) or Fannie Mae HomeStyle in the USA, “purchase plus improvements” in Canada. You need contractor quotes before closing, and the money is paid out as work is done. A construction loan pays a builder in stages and usually needs 20% down or more.',
      fr: 'Un prêt achat-rénovation finance l’achat et les travaux ensemble (« purchase plus improvements » au Canada; FHA 203(k) ou HomeStyle aux États-Unis). Il faut des soumissions avant la signature; l’argent est versé selon l’avancement. Un prêt construction est versé par étapes.',
      es: 'Un préstamo de remodelación financia compra y obra juntas: FHA 203(k) o HomeStyle en EE. UU., “purchase plus improvements” en Canadá. Hay que tener presupuestos antes del cierre y el dinero se entrega conforme avanza la obra. El de construcción paga al constructor por etapas.',
    },
    source: 'HUD Handbook 4000.1 (203(k)); Fannie Mae, Selling Guide B5-3.2; CMHC, Purchase Plus Improvements',
    asOf,
  },
  {
    id: 'student-loans',
    names:
      'student loans count|student loans affect|student loans hurt|student loans and|because of student loans|with student loans|prets etudiants comptent|cuentan los prestamos estudiantiles|afectan los prestamos estudiantiles|income-driven|ibr',
    says: {
      en: 'Student loans count as debt. The lender uses the payment on your credit report; if it is zero, FHA counts 0.5% of the balance a month, and Fannie Mae counts zero for a documented income-driven plan or else 1%. In Canada the payment counts in TDS.',
      fr: 'Les prêts étudiants comptent comme dettes (dans l’ATD au Canada, selon le versement). Aux États-Unis, si le versement est nul, la FHA compte 0,5 % du solde par mois; Fannie Mae accepte zéro avec un plan selon le revenu, sinon 1 %.',
      es: 'Los préstamos estudiantiles cuentan como deuda. Se usa el pago de su reporte; si es cero, FHA cuenta 0.5% del saldo al mes, y Fannie Mae acepta cero con un plan según ingresos o si no 1%.',
    },
    source: 'HUD Mortgagee Letter 2021-13; Fannie Mae, Selling Guide B3-6-05',
    country: 'US',
    asOf,
  },
  {
    id: 'first-time-definition',
    names:
      'counts as a first-time|count as first-time|count as a first time|considered a first-time|considered first time|still a first-time|qualify as first-time|definition of first-time|owned before first time|considere premier acheteur|encore premier acheteur|cuenta como primera vez|considera comprador por primera vez',
    says: {
      en: 'For most programs in the USA a first-time buyer is someone who has not owned a principal residence in the last three years, also after an earlier ownership. In Canada the Home Buyers’ Plan and the FHSA look at whether you lived in a home you (or your spouse) owned in the current year or the four years before; provincial land transfer tax refunds usually ask that you never owned a home anywhere.',
      fr: 'Au Canada, pour le RAP et le CELIAPP, on est premier acheteur si, cette année et les quatre années précédentes, on n’a pas habité un logement dont on (ou son conjoint) était propriétaire; les remboursements provinciaux exigent d’habitude de n’en avoir jamais possédé. Aux États-Unis : pas de résidence principale depuis trois ans.',
      es: 'En la mayoría de los programas de EE. UU. compra por primera vez quien no ha tenido residencia principal en los últimos tres años, aunque antes la tuviera. En Canadá el HBP y la FHSA miran el año actual y los cuatro anteriores; los reembolsos provinciales suelen exigir no haber tenido nunca casa.',
    },
    source: 'HUD, first-time homebuyer definition (24 CFR 92.2); Canada Revenue Agency, Home Buyers’ Plan',
    asOf,
  },
  {
    id: 'age-and-credit',
    names:
      'too old for a mortgage|too old to get|age limit|at my age|trop vieux|trop agee*|limite d’age|demasiado mayor|muy viejo para|limite de edad',
    says: {
      en: 'Age alone is no ground to refuse a loan: the Equal Credit Opportunity Act (USA) and human rights laws (Canada) forbid it. Pensions, CPP, OAS, Social Security and annuities count as income when they are shown to continue.',
      fr: 'L’âge seul n’est pas un motif de refus : les lois sur les droits de la personne (Canada) et l’Equal Credit Opportunity Act (États-Unis) l’interdisent. Les pensions, le RPC/RRQ et la PSV comptent comme revenus s’ils sont durables.',
      es: 'La edad por sí sola no es motivo para negar un préstamo: lo prohíben la Equal Credit Opportunity Act (EE. UU.) y las leyes de derechos humanos (Canadá). Las pensiones y el Seguro Social cuentan como ingreso si son duraderos.',
    },
    source: 'Equal Credit Opportunity Act, 15 U.S.C. 1691; Canadian Human Rights Act',
    asOf,
  },
];
