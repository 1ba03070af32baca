/** Long because it is a table: terms of property, of its taxes and of its kinds. */
import type { Entry } from '../../entry.ts';

const cmhc = 'CMHC, Condominium buyers’ guide';
const oaciq = 'OACIQ, Buyer’s guide';
const cfpb = 'Consumer Financial Protection Bureau, Owning a Home';

export const propertyTerms: readonly Entry[] = [
  {
    id: 'hoa',
    names:
      'hoa|hoas|homeowners association|home owners association|association fee*|asociacion de propietarios|asociacion de vecinos|cuota de hoa|association de proprietaires',
    says: {
      en: 'An HOA, homeowners’ association, keeps up what owners share and sets rules, for a monthly or yearly fee on top of the mortgage, taxes and insurance. If the fee is not paid, it can charge interest and put a lien on the home.',
      fr: 'Une HOA (association de propriétaires) entretient ce qui est commun et fixe des règles, contre des frais mensuels ou annuels en plus de l’hypothèque, des taxes et de l’assurance. Si on ne les paie pas, elle peut exiger des intérêts et grever la propriété.',
      es: 'Una HOA es la asociación de propietarios: mantiene lo que es común y pone reglas, a cambio de una cuota mensual o anual, aparte de la hipoteca, los impuestos y el seguro. Si no se paga, puede cobrar intereses y poner un gravamen sobre la casa.',
    },
    source: cfpb,
    country: 'US',
  },
  {
    id: 'condo-fees',
    names:
      'condo fee*|maintenance fee*|strata fee*|frais de condo|frais de copropriete|charges de copropriete|cuota de condominio|cuotas de mantenimiento|gastos comunes',
    says: {
      en: 'Condo fees pay each month for the upkeep and insurance of what owners share, and for the reserve fund.',
      fr: 'Les frais de condo (charges de copropriété) paient chaque mois l’entretien et l’assurance des parties communes, ainsi que le fonds de prévoyance.',
      es: 'Las cuotas de condominio pagan cada mes el mantenimiento y el seguro de lo común, y el fondo de reserva.',
    },
    source: cmhc,
  },
  {
    id: 'fee-covers',
    names:
      'hoa fee* cover*|hoa fee* pay*|hoa dues cover*|hoa dues pay*|hoa cover*|condo fee* cover*|condo fee* pay*|strata fee* cover*|strata fee* pay*|frais de condo couvrent|cuota del hoa cubre|cubre la cuota|cubre el hoa|cubre la hoa|incluye la cuota|paga la cuota',
    says: {
      en: 'An association or condo fee usually pays for common areas and landscaping, the building’s master insurance, management, and the reserve fund for large repairs; in a condo also roof and exterior, elevators and hallways, and often water, trash or heat; amenities such as a pool come out of it too. It does not pay your mortgage, your property tax or the insurance of your unit’s inside and belongings, and a special assessment can come on top. What it covers differs by association: ask for the budget and the declaration or bylaws before you are bound.',
      fr: 'Les frais de condo ou d’association paient d’habitude l’entretien des parties communes et du terrain, l’assurance de l’immeuble, la gestion et le fonds de prévoyance; en condo aussi la toiture, l’enveloppe, les ascenseurs et souvent l’eau, les ordures ou le chauffage, et les commodités comme la piscine. Ils ne paient ni l’hypothèque, ni la taxe foncière, ni l’assurance de l’intérieur et de vos biens, et une cotisation spéciale peut s’ajouter. Cela varie d’un immeuble à l’autre : demandez le budget et la déclaration de copropriété avant de vous engager.',
      es: 'La cuota de la asociación o del condominio suele pagar las áreas comunes y los jardines, el seguro del edificio, la administración y el fondo de reserva; en un condominio también el techo y el exterior, elevadores y pasillos, y muchas veces agua, basura o calefacción, y amenidades como la alberca. No paga su hipoteca, ni el impuesto predial, ni el seguro del interior y de sus cosas, y puede haber además una cuota especial. Lo que cubre cambia según la asociación: pida el presupuesto y los estatutos antes de obligarse.',
    },
    source: cmhc,
  },
  {
    id: 'special-assessment',
    names:
      'special assessment*|assessment for the roof|voted an assessment|voted one for the roof|who pays the assessment|cotisation speciale|cuota especial|cuota extraordinaria|derrama',
    says: {
      en: 'A special assessment is an extra charge to all owners of a building or association for a large repair that the reserve does not cover. Who pays one voted before closing is not automatic: the contract says, or it follows when it falls due. Ask for the association’s statement (estoppel or status certificate), agree in writing that the seller pays it or gives a credit, and tell your lender.',
      fr: 'Une cotisation spéciale est un montant demandé à tous les copropriétaires pour de gros travaux que le fonds de prévoyance ne couvre pas. Qui paie celle votée avant la vente dépend du contrat et de sa date d’exigibilité : demandez l’état des charges et l’attestation du syndicat, et prévoyez dans la promesse que le vendeur la paie.',
      es: 'Una cuota especial es un cobro extra a todos los dueños para una reparación grande que la reserva no cubre. Quién paga una votada antes del cierre depende del contrato y de cuándo se cobra: pida el estado de cuenta de la asociación y acuerde por escrito que la pague el vendedor o le dé un crédito.',
    },
    source: cmhc,
  },
  {
    id: 'reserve-fund',
    names:
      'reserve fund|reserve study|contingency reserve|fonds de prevoyance|etude de fonds|fondo de reserva|estudio de reservas',
    says: {
      en: 'The reserve fund is what a condo saves for large repairs: a part of each monthly fee goes into it. A reserve study says whether it is enough. If it is not, the owners of that time pay the difference by a special assessment according to their shares. Read the minutes, the accounts and the study before you are bound.',
      fr: 'Le fonds de prévoyance est l’épargne d’une copropriété pour les gros travaux, alimentée par une part des frais mensuels; une étude dit s’il suffit. S’il est presque vide, les copropriétaires du moment paient par cotisation spéciale selon leur quote-part; au Québec, l’acheteur peut aussi devoir les charges impayées du vendeur (C.c.Q., art. 1069). Demandez procès-verbaux, états financiers, étude, état des charges et attestation du syndicat (règles du 14 août 2025), et négociez avant de signer.',
      es: 'El fondo de reserva es el ahorro de un condominio para reparaciones grandes: una parte de cada cuota mensual va a él. Un estudio de reservas dice si alcanza. Si no, los dueños de ese momento pagan la diferencia con una cuota especial según su parte. Lea las actas, las cuentas y el estudio antes de obligarse.',
    },
    source: cmhc,
  },
  {
    id: 'status-certificate',
    names: "status certificate*|certificat d'etat|certificat d'information|certificado de estado del condominio",
    says: {
      en: 'A status certificate in Ontario shows the state of a condo corporation: fees, reserve fund, debts, lawsuits and rules. The buyer, usually through the agent or lawyer, orders it from the condo corporation, which must give it within 10 days for a fee of up to $100. A lawyer reads it before your condition ends; in Alberta it is called an estoppel certificate.',
      fr: 'Le certificat d’information (status certificate, aussi dit certificat d’état) en Ontario décrit la situation d’un condominium : frais, fonds de réserve, dettes, poursuites et règles. L’acheteur, d’habitude par son courtier ou son avocat, le commande à l’association, qui doit le remettre dans les 10 jours pour au plus 100 $. Un avocat le lit avant la fin de votre condition.',
      es: 'El status certificate en Ontario muestra la situación de un condominio: cuotas, fondo de reserva, deudas, demandas y reglas. Lo pide el comprador, casi siempre por su agente o abogado, a la administración, que debe darlo en 10 días por hasta $100. Un abogado lo lee antes de que venza su condición.',
    },
    source: 'Condominium Authority of Ontario; Condominium Act, 1998, s. 76',
    country: 'CA',
  },
  {
    id: 'real-property-report',
    names: 'rpr|real property report|rapport de biens immobiliers|informe de la propiedad',
    says: {
      en: 'A Real Property Report (RPR) in Alberta is a surveyor’s drawing of the lot, the buildings and where they stand, with the town’s stamp of compliance. By the usual contract the seller provides it; title insurance is sometimes used instead.',
      fr: 'Le Real Property Report (RPR) en Alberta est le plan d’un arpenteur montrant le terrain, les bâtiments et leur position, avec l’attestation de la municipalité. Selon le contrat usuel, le vendeur le fournit.',
      es: 'El Real Property Report (RPR) en Alberta es el plano de un agrimensor con el terreno, las construcciones y su ubicación, con el sello del municipio. Según el contrato usual lo entrega el vendedor.',
    },
    source: 'Real Estate Council of Alberta',
    country: 'CA',
  },
  {
    id: 'location-certificate',
    names:
      'certificat de localis*|certificat de localistion|location certificate|certificate of location|certificado de localizacion',
    says: {
      en: 'A certificate of location in Québec is a land surveyor’s report and plan of a property: its limits, buildings, encroachments and compliance with rules. The seller normally provides and pays for an up-to-date one. It has no fixed expiry: it must show the property as it is, so lenders and notaries often ask for a new one after about ten years or after any change, such as a pool, a shed or the cadastre.',
      fr: 'Le certificat de localisation est le rapport et le plan d’un arpenteur-géomètre : limites, bâtiments, empiètements et conformité aux règlements. Le vendeur en fournit et en paie normalement un à jour. Il n’a pas de date d’expiration fixe : il doit montrer l’état actuel, et prêteurs et notaires en demandent souvent un nouveau après environ dix ans ou après un changement (piscine, cabanon, rénovation cadastrale).',
      es: 'El certificado de localización en Quebec es el informe y plano de un agrimensor: límites, construcciones, invasiones y cumplimiento de reglas. Normalmente el vendedor entrega y paga uno vigente. No vence en una fecha fija: debe mostrar el estado actual, y prestamistas y notarios suelen pedir uno nuevo después de unos diez años o de un cambio.',
    },
    source: oaciq,
    country: 'CA',
  },
  {
    id: 'divided-undivided',
    names:
      'condo divise|condo divis|condo indivis|condos indivis|indivis|pis divise|et divise|c’est divise|est divise|en divise|condo indivise|divise et indivise|divise et un indivise|copropriete divise|quote-part*|copropriete indivise|divise ou indivise|indivise|indivision|divided co-ownership|undivided co-ownership|undivided|copropiedad indivisa|copropiedad divisa',
    says: {
      en: 'In divided co-ownership you own your unit and a share of the common parts, with your own lot and mortgage. In undivided co-ownership all own the whole building together: often 20% down, one lender, and the other owners may have a right of first refusal.',
      fr: 'En copropriété divise, vous possédez votre partie privative et une quote-part des parties communes, avec votre lot et votre hypothèque. En copropriété indivise, tous possèdent ensemble tout l’immeuble : souvent 20 % de mise de fonds, un seul prêteur et un droit de préemption des autres.',
      es: 'En la copropiedad divisa usted es dueño de su unidad y de una parte de lo común, con su propia hipoteca. En la indivisa todos son dueños del edificio entero: suele pedir 20% de enganche, un solo prestamista y derecho de preferencia de los demás.',
    },
    source: oaciq,
    country: 'CA',
  },
  {
    id: 'promise-to-purchase',
    names: "promesse d'achat|promise to purchase|promesa de compra",
    says: {
      en: 'The promise to purchase is the mandatory offer form in Québec. Once the seller accepts it, it binds you, apart from its conditions such as inspection and financing.',
      fr: 'La promesse d’achat est le formulaire obligatoire d’offre au Québec. Dès que le vendeur l’accepte, elle vous engage, sous réserve de ses conditions comme l’inspection et le financement.',
      es: 'La promesa de compra es el formulario obligatorio de oferta en Quebec. Cuando el vendedor la acepta, lo obliga, salvo sus condiciones como inspección y financiamiento.',
    },
    source: oaciq,
    country: 'CA',
  },
  {
    id: 'hidden-defect',
    names: 'latent defect*|hidden defect*|vice* cache*|vicio* oculto*|defecto* oculto*|legal warranty|garantie legale',
    says: {
      en: 'A hidden defect is a serious fault that a careful buyer could not see. In Québec the legal warranty covers it unless the sale excludes it; elsewhere it depends on the contract and the law. If you find one, keep proof, tell the seller in writing soon and before any repair that is not urgent, and ask a lawyer which claim you have and by when.',
      fr: 'Un vice caché est un défaut grave qu’un acheteur prudent ne pouvait voir. Au Québec, la garantie légale le couvre, sauf si la vente l’exclut. Si vous en trouvez un, gardez des preuves, avisez le vendeur par écrit sans tarder et avant toute réparation non urgente, et demandez à un avocat ou notaire quel recours vous avez et dans quel délai.',
      es: 'Un vicio oculto es un defecto grave que un comprador cuidadoso no podía ver. En Quebec lo cubre la garantía legal salvo que la venta la excluya; en otros lugares depende del contrato y la ley. Si encuentra uno, guarde pruebas, avise al vendedor por escrito pronto y antes de reparar lo no urgente, y pregunte a un abogado qué puede reclamar y hasta cuándo.',
    },
    source: oaciq,
  },
  {
    id: 'welcome-tax',
    names:
      'what is land transfer tax|welcome tax|taxe de bienvenue|droits de mutation|droit de mutation|land transfer tax|property transfer tax|impuesto de transferencia|impuesto de bienvenida|transfer tax|deed tax',
    says: {
      en: 'A land transfer tax is paid by the buyer in most provinces of Canada when a home changes hands, by steps of the price; in Québec it is called the welcome tax. Many US states have a smaller transfer tax, often paid by the seller. Give me a price and a place and I compute it.',
      fr: 'Les droits de mutation (taxe de bienvenue au Québec) sont payés par l’acheteur quand une propriété change de mains, par tranches du prix. Donnez-moi un prix et une ville, et je les calcule.',
      es: 'El impuesto de transferencia lo paga el comprador en casi todas las provincias de Canadá, por tramos del precio; en muchos estados de EE. UU. hay uno menor, que suele pagar el vendedor. Dígame precio y lugar y lo calculo.',
    },
    source: 'Laws of the provinces; NCSL for the states',
  },
  {
    id: 'property-tax',
    names:
      'property tax|property taxes|taxe fonciere|taxes foncieres|taxes municipales|impuesto predial|impuesto a la propiedad|impuestos de la propiedad|predial',
    says: {
      en: 'Property tax is what the owner pays each year to the town, county or school district, as a share of the assessed value.',
      fr: 'La taxe foncière est ce que le propriétaire paie chaque année à la municipalité, selon la valeur au rôle d’évaluation; la taxe scolaire s’y ajoute au Québec.',
      es: 'El impuesto predial es lo que el dueño paga cada año a la ciudad, el condado o el distrito escolar, según el valor catastral.',
    },
    source: cfpb,
  },
  {
    id: 'assessed-value',
    names:
      "assessed value|assessment roll|evaluation municipale|valeur au role|role d'evaluation|valor catastral|valor tasado|mpac",
    says: {
      en: 'The assessed value is the value the town or county sets for taxes; it is often not the market price.',
      fr: 'L’évaluation municipale (valeur au rôle) est la valeur fixée pour les taxes; elle diffère souvent du prix du marché.',
      es: 'El valor catastral es el que fija la ciudad o el condado para los impuestos; a menudo no es el precio de mercado.',
    },
    source: cfpb,
  },
  {
    id: 'mill-rate',
    names: 'mill rate|millage|taux de taxation|tasa de millage|milesimas',
    says: {
      en: 'The mill rate is the property tax for each 1,000 of assessed value.',
      fr: 'Le taux de taxation indique l’impôt foncier pour chaque tranche de valeur au rôle.',
      es: 'El millage es el impuesto predial por cada 1,000 de valor catastral.',
    },
    source: cfpb,
  },
  {
    id: 'homeowners-insurance',
    names:
      'homeowners insurance|home insurance|house insurance|assurance habitation|seguro de casa|seguro de vivienda|seguro de propietario',
    says: {
      en: 'Home insurance pays for damage to the home and for liability. Lenders ask for it; flood and earthquake are usually separate.',
      fr: 'L’assurance habitation couvre les dommages et la responsabilité. Les prêteurs l’exigent; l’inondation et le séisme sont souvent à part.',
      es: 'El seguro de casa cubre daños y responsabilidad. Los prestamistas lo exigen; inundación y terremoto suelen ir aparte.',
    },
    source: cfpb,
  },
];
