/** Long because it is a table: terms of ownership and of further loans. */
import type { Entry } from '../../entry.ts';

const asOf = '2026-11';

export const ownershipTerms: readonly Entry[] = [
  {
    id: 'depreciation-report',
    names:
      'depreciation report*|reserve study|reserve fund study|etude du fonds de prevoyance|informe de depreciacion|estudio de reservas',
    says: {
      en: 'A depreciation report (reserve study elsewhere) is an expert’s report on the shared parts of a building: what must be repaired or replaced over about 30 years, what it will cost, and whether the reserve fund is enough. It shows whether a special levy is likely. In British Columbia strata corporations with five or more units must renew it every five years (Strata Property Act, s. 94).',
      fr: 'Le rapport de dépréciation (étude du fonds de prévoyance ailleurs) est le rapport d’un expert sur les parties communes : ce qu’il faudra réparer ou remplacer sur environ 30 ans, à quel coût, et si le fonds suffit. Il montre si une cotisation spéciale est probable. En Colombie-Britannique, les strata d’au moins cinq unités le refont tous les cinq ans (Strata Property Act, art. 94).',
      es: 'El informe de depreciación (estudio de reservas) es un informe de un experto sobre las partes comunes: qué habrá que reparar o reemplazar en unos 30 años, cuánto costará y si alcanza el fondo de reserva. Muestra si es probable una cuota especial. En Columbia Británica las strata de cinco unidades o más lo renuevan cada cinco años (Strata Property Act, art. 94).',
    },
    source: 'BC Housing; Strata Property Act, s. 94',
    country: 'CA',
    asOf,
  },
  {
    id: 'land-survey',
    names:
      "land survey|house survey|home survey|a survey|the survey|survey of the lot|property survey|boundary survey|plot plan|surveyor*|arpentage|arpenteur*|bornage|leve d'arpentage|topografo|levantamiento topografico|agrimensor|plano del terreno",
    says: {
      en: 'A land survey is a surveyor’s plan of the lot: its boundaries, the buildings, and any fence or structure that crosses the line. Lenders and title insurers sometimes ask for one; ask the seller for an existing one first. In Québec it is the certificate of location, in Alberta the Real Property Report.',
      fr: 'L’arpentage est le plan du terrain fait par un arpenteur : limites, bâtiments et empiètements. Les prêteurs et assureurs titres en demandent parfois un; demandez d’abord celui du vendeur. Au Québec c’est le certificat de localisation, en Alberta le Real Property Report.',
      es: 'El levantamiento topográfico es el plano del terreno que hace un agrimensor: linderos, construcciones e invasiones. A veces lo piden el prestamista o el seguro de título; pida primero el que tenga el vendedor. En Quebec es el certificado de localización y en Alberta el Real Property Report.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'co-signer',
    names:
      'co-signer*|co-borrower*|coborrower*|cosigner*|co-sign*|cosign*|guarantor*|coemprunteur*|co-emprunteur*|caution|endosseur*|fiador*|aval|codeudor*|cofirmante*',
    says: {
      en: 'A co-signer (guarantor) signs the loan with you and owes it if you do not pay. The lender counts the co-signer’s income and debts too; the loan shows on that person’s credit report. A late payment hurts both, and the lender can ask the co-signer for the whole debt at once. A co-signer need not live in the home, and comes off only by a refinance, a release or a sale. A co-borrower owes the same but applies as a buyer too: usually on the title, with a share of the home; a co-signer has none.',
      fr: 'Le coemprunteur ou la caution signe le prêt avec vous et le doit si vous ne payez pas. Le prêteur compte aussi ses revenus et ses dettes, et le prêt paraît à son dossier de crédit. Un retard nuit aux deux, et le prêteur peut réclamer toute la dette à la caution. Elle n’a pas à habiter la propriété; seul un refinancement, une libération ou une vente y met fin. Le coemprunteur achète d’habitude aussi et figure au titre; la caution n’a aucune part de la propriété.',
      es: 'El codeudor (fiador) firma el préstamo con usted y lo debe si usted no paga. El prestamista cuenta también sus ingresos y deudas, y el préstamo aparece en su historial. Un atraso daña a ambos, y pueden cobrarle toda la deuda. No tiene que vivir en la casa, y sale solo al refinanciar, con liberación del prestamista o al vender. El co-borrower (coprestatario) debe lo mismo, pero también compra: casi siempre está en el título y es dueño en parte; el cosigner no es dueño.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'joint-tenancy',
    names:
      'joint tenan*|tenants in common|tenancy in common|right of survivorship|copropriete avec survie|tenance conjointe|propriete conjointe|tenencia en comun|tenencia conjunta|derecho de supervivencia|copropiedad',
    says: {
      en: 'Joint tenants own the home together, and when one dies the share goes to the other by right of survivorship, outside the will and probate; the survivor then has the title changed at the land titles or county office with the death certificate. Tenants in common own named shares and leave them by will. Québec has undivided co-ownership instead. A lawyer or notary says which fits you before the deed is signed.',
      fr: 'En tenance conjointe (joint tenancy), la part d’un propriétaire décédé passe à l’autre par droit de survie, hors du testament et de l’homologation; le survivant fait ensuite modifier le titre au bureau d’enregistrement avec le certificat de décès. En tenance commune, chacun a une part nommée qu’il lègue. Le Québec a l’indivision. Un notaire ou avocat dit ce qui vous convient avant l’acte.',
      es: 'En tenencia conjunta (joint tenancy) la parte de quien muere pasa al otro por derecho de supervivencia, sin testamento ni sucesión (probate); quien sobrevive cambia luego el título en el registro con el acta de defunción. En tenencia en común cada uno tiene una parte y la hereda a quien quiera. Un abogado dice qué le conviene antes de firmar la escritura.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'vendor-take-back',
    names:
      'vendor take back*|vtb|seller financing|owner financing|owner will carry|solde de prix de vente|balance de vente|balance de prix de vente|financiamiento del vendedor|financiamiento directo del dueno|dueno a dueno',
    says: {
      en: 'With seller financing (vendor take-back) the seller lends you part of the price and you pay the seller back. Rate, term and security are in the contract; have a lawyer or notary read it.',
      fr: 'Avec une balance de vente (solde de prix de vente), le vendeur vous prête une partie du prix. Le taux, le terme et la garantie sont au contrat; faites-le lire par un notaire ou un avocat.',
      es: 'Con financiamiento del vendedor, el dueño le presta parte del precio y usted le paga a él. Tasa, plazo y garantía van en el contrato; que lo lea un abogado.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'portability',
    names:
      "take my mortgage with me|bring my mortgage with me|keep my mortgage when i move|garder mon hypotheque|llevar mi hipoteca|portable mortgage|portability|port my mortgage|port the mortgage|porting|transferer mon hypotheque|transferer l'hypotheque|hypotheque transferable|transferabilite|portabilidad",
    says: {
      en: 'A portable mortgage moves with you to the next home with its rate and term, so that you avoid the prepayment penalty. The lender checks you and the new home again, and sets a time limit. This is a feature of Canadian mortgages; in the USA a loan is almost never portable: it is paid off at the sale by its due-on-sale clause, and an FHA, VA or USDA loan can instead be assumed by your buyer if the lender agrees.',
      fr: 'Une hypothèque transférable vous suit à la prochaine propriété avec son taux et son terme, sans pénalité. Le prêteur vérifie de nouveau votre dossier et la propriété, dans un délai fixé. C’est propre au Canada; aux États-Unis, le prêt est presque toujours remboursé à la vente.',
      es: 'Una hipoteca portable se pasa a la siguiente casa con su tasa y plazo, sin penalización. El prestamista revisa de nuevo su caso y la casa, y fija un plazo. Es propio de Canadá; en EE. UU. casi ningún préstamo se puede llevar: se paga al vender (cláusula due-on-sale), y un préstamo FHA, VA o USDA lo puede asumir su comprador si el prestamista acepta.',
    },
    source: 'Financial Consumer Agency of Canada, Mortgages; 12 U.S.C. § 1701j-3 (due-on-sale)',
  },
  {
    id: 'disclaimer-deed',
    names: 'disclaimer deed*|escritura de renuncia',
    says: {
      en: 'With a disclaimer deed, used above all in Arizona, a spouse declares that the home is the sole and separate property of the other and gives up any ownership of it, also the share that a community property state would give. That spouse is not on the title, has no say in a sale, and gets no share of the home in a divorce by that title; money of the couple that pays for it can still be claimed back. It says nothing about debts. Ask a lawyer before you sign.',
      fr: 'Par un « disclaimer deed », surtout en Arizona, un époux déclare que la propriété est le bien propre de l’autre et renonce à tout droit de propriété, aussi à la part que donne un État à biens communs. Il n’est pas au titre, n’a pas voix à la vente et n’en reçoit pas de part en cas de divorce; l’argent du couple qui la paie peut encore être réclamé. L’acte ne dit rien des dettes. Consultez un avocat avant de signer.',
      es: 'Con un “disclaimer deed”, sobre todo en Arizona, un cónyuge declara que la casa es propiedad exclusiva y separada del otro y renuncia a ser dueño, también a la mitad que le daría un estado de bienes gananciales. No queda en el título, no decide la venta y no recibe parte de la casa en un divorcio por ese título; el dinero de los dos que la paga todavía puede reclamarse. No dice nada de deudas. Consulte a un abogado antes de firmar.',
    },
    source: 'Arizona Revised Statutes §§ 25-211 and 25-213; Bell-Kilbourn v. Bell-Kilbourn, 216 Ariz. 521 (App. 2007)',
    country: 'US',
  },
  {
    id: 'deed-types',
    names: 'warranty deed*|quitclaim*|quit claim*|special warranty deed|escritura de garantia|finiquito de derechos',
    says: {
      en: 'With a general warranty deed the seller guarantees the title for all time; with a special warranty deed only for the seller’s own years; a quitclaim deed guarantees nothing and only gives up what the person had.',
      fr: 'Avec un « general warranty deed », le vendeur garantit le titre pour toujours; avec un « special warranty deed », pour ses propres années; un « quitclaim » ne garantit rien.',
      es: 'Con una escritura de garantía general el vendedor garantiza el título por siempre; con la especial, solo por sus años; el “quitclaim” no garantiza nada y solo cede lo que la persona tenía.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'servitude',
    names:
      'servitude*|encumbrance*|charge on title|restrictive covenant*|covenants|cc&r*|ccr|servidumbre*|gravamen*|restricciones de uso',
    says: {
      en: 'An encumbrance is a right of someone else over the property: an easement (servitude) to pass or for pipes, a restrictive covenant on what may be built, a lien. It stays with the home, so the title search before closing lists it.',
      fr: 'Une charge est le droit d’un autre sur la propriété : servitude de passage ou de services, restriction de construire, privilège. Elle suit la propriété; l’examen des titres la révèle avant la clôture.',
      es: 'Un gravamen es un derecho de otro sobre la propiedad: servidumbre de paso o de tubería, restricción de construir, embargo. Sigue a la casa, y la búsqueda de título lo muestra antes del cierre.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'new-home-warranty',
    names:
      'tarion|new home warranty|2-5-10 warranty|garantie de construction residentielle|garantie des maisons neuves|garantie maison neuve|garantie de maison neuve|gcr|plan de garantie|garantia de casa nueva|garantia de vivienda nueva',
    says: {
      en: 'A new home warranty covers defects of a newly built home for set years: Tarion in Ontario, 2-5-10 home warranty insurance in British Columbia, the Garantie de construction résidentielle (GCR) in Québec; in the USA it depends on the builder, often one, two and ten years. Tarion covers workmanship and materials for one year, water, wiring, plumbing, heating and the building envelope for two, and major structural defects for seven; British Columbia two, five (envelope) and ten (structure) years; the GCR one year for hidden faults, three for latent defects and five for serious ones. In Alberta every new home must carry a warranty of one year for labor and materials, two for plumbing, wiring and heating, five for the envelope and ten for the structure (New Home Buyer Protection Act). In Saskatchewan and the Atlantic provinces no law asks for one, and builders offer programs such as Atlantic Home Warranty. For condos the GCR covers only buildings of at most four units one above the other. Report defects in writing within its deadlines.',
      fr: 'La garantie d’une propriété neuve couvre les défauts pendant des années fixées : la Garantie de construction résidentielle (GCR) au Québec, Tarion en Ontario, l’assurance 2-5-10 en Colombie-Britannique. La GCR couvre l’achèvement, les malfaçons apparentes notées à la réception, les malfaçons non apparentes un an, les vices cachés trois ans et les vices majeurs de conception ou du sol cinq ans, ainsi que l’acompte jusqu’à un plafond. Pour un condo, elle vaut seulement pour un bâtiment d’au plus quatre logements superposés. Tarion couvre un, deux et sept ans selon le défaut; l’Alberta exige un, deux, cinq (enveloppe) et dix ans (structure); en Saskatchewan et en Atlantique, aucune loi ne l’exige. Dénoncez les défauts par écrit dans les délais.',
      es: 'La garantía de casa nueva cubre defectos por años fijos: Tarion en Ontario, 2-5-10 en Columbia Británica, GCR en Quebec; en EE. UU. depende del constructor, a menudo uno, dos y diez años. Tarion cubre un año la mano de obra, dos el agua y las instalaciones, siete la estructura; la GCR uno, tres y cinco años; Alberta exige uno, dos, cinco (envolvente) y diez (estructura); Saskatchewan y las provincias del Atlántico no la exigen. Reporte los defectos por escrito dentro del plazo.',
    },
    source:
      'Tarion, New home warranty; BC Housing, 2-5-10 home warranty insurance; Garantie de construction résidentielle; Government of Alberta, New home buyer protection',
    country: 'CA',
  },
  {
    id: 'notice-of-assessment',
    names: 'notice of assessment|noa|avis de cotisation|aviso de tasacion',
    says: {
      en: 'A notice of assessment is the letter of the Canada Revenue Agency after it has read your tax return: it states your income (line 15000) and whether you owe tax. Lenders ask for it, mostly for two years; you find it in CRA My Account.',
      fr: 'L’avis de cotisation est la lettre de l’Agence du revenu du Canada après votre déclaration : il indique votre revenu (ligne 15000) et si vous devez de l’impôt. Les prêteurs le demandent, souvent pour deux ans; il est dans Mon dossier de l’ARC.',
      es: 'El aviso de tasación (notice of assessment) es la carta de la agencia tributaria de Canadá tras su declaración: dice su ingreso (línea 15000) y si debe impuestos. Los prestamistas lo piden, casi siempre de dos años; está en CRA My Account.',
    },
    source: 'Canada Revenue Agency',
    country: 'CA',
  },
  {
    id: 'gift-of-equity',
    names: 'gift of equity|don de valeur nette|regalo de capital',
    says: {
      en: 'A gift of equity is the part of a home’s value that a relative gives by selling below its market value. Lenders can count it as your down payment if an appraisal and a signed gift letter show it.',
      fr: 'Le don de valeur nette est la part de la valeur qu’un parent donne en vendant sous le prix du marché. Le prêteur peut la compter comme mise de fonds avec une évaluation et une lettre de don.',
      es: 'El regalo de capital (gift of equity) es la parte del valor que un familiar da al vender por debajo del mercado. El prestamista puede contarla como enganche con un avalúo y una carta de regalo.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'rent-to-own',
    names:
      "rent to own|rent-to-own|lease option|lease to own|location avec option d'achat|location-achat|renta con opcion a compra|alquiler con opcion a compra",
    says: {
      en: 'In rent to own you rent the home and pay extra for the right to buy it later at a set price. If you do not buy, the extra is usually lost; have a lawyer or notary read the contract.',
      fr: 'La location avec option d’achat : vous louez et payez un supplément pour le droit d’acheter plus tard à un prix fixé. Si vous n’achetez pas, le supplément est en général perdu; faites lire le contrat.',
      es: 'En la renta con opción a compra usted renta y paga un extra por el derecho de comprar después a un precio fijo. Si no compra, el extra suele perderse; que un abogado lea el contrato.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'collateral-charge',
    names: 'collateral charge|collateral mortgage|hypotheque subsidiaire|charge accessoire|garantia colateral',
    says: {
      en: 'A collateral charge registers the mortgage for more than you borrow, so that you can borrow again without a new registration. Changing the lender at renewal then costs legal fees.',
      fr: 'L’hypothèque subsidiaire (collateral charge) inscrit plus que ce que vous empruntez, pour réemprunter sans nouvelle inscription. Changer de prêteur au renouvellement coûte alors des frais juridiques.',
      es: 'La garantía colateral registra la hipoteca por más de lo prestado, para volver a pedir sin otro registro. Cambiar de prestamista al renovar cuesta entonces honorarios legales.',
    },
    source: 'Financial Consumer Agency of Canada, Mortgages',
    country: 'CA',
  },
  {
    id: 'cltv',
    names: 'ltv ratio|combined loan to value|cltv',
    says: {
      en: 'The combined loan-to-value ratio (CLTV) is all loans on the home divided by its value. Lenders use it when there is a second loan or a line of credit.',
      fr: 'Le ratio prêt-valeur combiné (CLTV) est la somme des prêts sur la propriété divisée par sa valeur. Les prêteurs l’utilisent s’il y a un second prêt ou une marge.',
      es: 'La relación préstamo-valor combinada (CLTV) es la suma de los préstamos sobre la casa entre su valor. Se usa cuando hay un segundo préstamo o línea de crédito.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'letter-of-explanation',
    names: 'letter of explanation|explanation letter|loe|lettre d explication|lettre explicative|carta de explicacion',
    says: {
      en: 'A letter of explanation tells the lender in a few sentences why something is in your file: a large deposit, a gap in employment, a late payment, a new address. State the facts and dates, add the proof, sign it, and send it with the other documents.',
      fr: 'Une lettre d’explication dit au prêteur en quelques phrases pourquoi quelque chose figure dans votre dossier : un gros dépôt, une période sans emploi, un retard, une nouvelle adresse. Donnez les faits et les dates, joignez la preuve et signez.',
      es: 'Una carta de explicación le dice al prestamista en pocas frases por qué hay algo en su expediente: un depósito grande, un tiempo sin empleo, un pago atrasado, otra dirección. Ponga hechos y fechas, adjunte la prueba y fírmela.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'realtor',
    names:
      'quoi un courtier|que es un agente|que hace un agente|realtor vs agent|realtor and an agent|agent and a realtor|realtor|broker vs agent|listing agent vs buyer agent|courtier immobilier|agente inmobiliario',
    says: {
      en: 'A real estate agent is licensed by the state or province to help people buy and sell. A REALTOR is an agent who is a member of the National Association of REALTORS or of the Canadian Real Estate Association and follows its code. A broker has a further license and may run an office. The listing agent works for the seller, the buyer’s agent for you.',
      fr: 'Un courtier (agent) immobilier a un permis de l’État ou de la province pour aider à acheter et à vendre. Un REALTOR est membre de l’association nationale et suit son code. Le courtier inscripteur représente le vendeur, le courtier de l’acheteur vous représente.',
      es: 'Un agente inmobiliario tiene licencia del estado o la provincia para ayudar a comprar y vender. Un REALTOR es miembro de la asociación nacional y sigue su código. Un broker tiene otra licencia y puede dirigir una oficina. El agente del anuncio trabaja para el vendedor; el del comprador, para usted.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
];
