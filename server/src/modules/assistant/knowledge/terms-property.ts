/** Long because it is a table: terms of property, of its taxes and of its kinds. */
import type { Entry } from './entry.ts';

const cmhc = 'CMHC, Condominium buyers’ guide';
const oaciq = 'OACIQ, Buyer’s guide';
const cfpb = 'Consumer Financial Protection Bureau, Owning a Home';

export const propertyTerms: readonly Entry[] = [
  {
    id: 'hoa',
    names:
      'hoa|hoas|homeowners association|home owners association|association fee*|asociacion de propietarios|asociacion de vecinos|cuota de hoa|association de proprietaires',
    says: {
      en: 'An HOA, homeowners’ association, keeps up what owners share and sets rules, for a fee. If the fee is not paid, it can charge interest and put a lien on the home.',
      fr: 'Une HOA (association de propriétaires) entretient ce qui est commun et fixe des règles, contre des frais. Si on ne les paie pas, elle peut exiger des intérêts et grever la propriété.',
      es: 'Una HOA es la asociación de propietarios: mantiene lo que es común y pone reglas, a cambio de una cuota. Si no se paga, puede cobrar intereses y poner un gravamen sobre la casa.',
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
    id: 'special-assessment',
    names: 'special assessment*|cotisation speciale|cuota especial|cuota extraordinaria|derrama',
    says: {
      en: 'A special assessment is an extra charge to all owners of a building or association for a large repair that the reserve does not cover.',
      fr: 'Une cotisation spéciale est un montant demandé à tous les copropriétaires pour de gros travaux que le fonds de prévoyance ne couvre pas.',
      es: 'Una cuota especial es un cobro extra a todos los dueños para una reparación grande que la reserva no cubre.',
    },
    source: cmhc,
  },
  {
    id: 'reserve-fund',
    names:
      'reserve fund|reserve study|contingency reserve|fonds de prevoyance|etude de fonds|fondo de reserva|estudio de reservas',
    says: {
      en: 'The reserve fund is what a condo saves for large repairs; a reserve study says whether it is enough.',
      fr: 'Le fonds de prévoyance est l’épargne d’une copropriété pour les gros travaux; une étude dit s’il suffit.',
      es: 'El fondo de reserva es el ahorro de un condominio para reparaciones grandes; un estudio de reservas dice si alcanza.',
    },
    source: cmhc,
  },
  {
    id: 'status-certificate',
    names: "status certificate|estoppel certificate|certificat d'etat|certificado de estado del condominio",
    says: {
      en: 'A status certificate in Ontario shows the state of a condo corporation: fees, reserve fund, debts, lawsuits and rules. The buyer, usually through the agent or lawyer, orders it from the condo corporation, which must give it within 10 days for a fee of up to $100. A lawyer reads it before your condition ends; in Alberta it is called an estoppel certificate.',
      fr: 'Le certificat d’état (status certificate) en Ontario décrit la situation d’un condominium : frais, fonds de réserve, dettes, poursuites et règles. L’acheteur, d’habitude par son courtier ou son avocat, le commande à l’association, qui doit le remettre dans les 10 jours pour au plus 100 $. Un avocat le lit avant la fin de votre condition.',
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
      en: 'A certificate of location in Québec is a land surveyor’s report and plan of a property: its limits, buildings, encroachments and compliance with rules. The seller normally provides an up-to-date one.',
      fr: 'Le certificat de localisation est le rapport et le plan d’un arpenteur-géomètre : limites, bâtiments, empiètements et conformité aux règlements. Le vendeur en fournit normalement un à jour.',
      es: 'El certificado de localización en Quebec es el informe y plano de un agrimensor: límites, construcciones, invasiones y cumplimiento de reglas. Normalmente el vendedor entrega uno vigente.',
    },
    source: oaciq,
    country: 'CA',
  },
  {
    id: 'divided-undivided',
    names:
      'copropriete divise|copropriete indivise|divise ou indivise|indivise|indivision|divided co-ownership|undivided co-ownership|undivided|copropiedad indivisa|copropiedad divisa',
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
      en: 'A hidden defect is a serious fault that a careful buyer could not see. In Québec the legal warranty covers it unless the sale excludes it; elsewhere it depends on the contract and the law.',
      fr: 'Un vice caché est un défaut grave qu’un acheteur prudent ne pouvait voir. Au Québec, la garantie légale le couvre, sauf si la vente l’exclut.',
      es: 'Un vicio oculto es un defecto grave que un comprador cuidadoso no podía ver. En Quebec lo cubre la garantía legal salvo que la venta la excluya; en otros lugares depende del contrato y la ley.',
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
  {
    id: 'condo',
    names: 'what is a condo|condominium|copropriete|que es un condominio',
    says: {
      en: 'In a condo you own your unit and share the building and grounds with the other owners, who pay a fee for them.',
      fr: 'Dans une copropriété (condo), vous possédez votre unité et partagez l’immeuble et le terrain avec les autres propriétaires, contre des frais.',
      es: 'En un condominio usted es dueño de su unidad y comparte el edificio y el terreno con los demás dueños, que pagan una cuota.',
    },
    source: cmhc,
  },
  {
    id: 'strata',
    names: 'strata|strata corporation|form b',
    says: {
      en: 'Strata is the name for condo ownership in British Columbia. The Form B and the depreciation report show a strata’s fees, rules, reserve and coming repairs.',
      fr: 'La « strata » est la copropriété en Colombie-Britannique. Le formulaire B et le rapport de dépréciation montrent ses frais, ses règles, sa réserve et les travaux à venir.',
      es: 'Strata es el condominio en Columbia Británica. El Form B y el informe de depreciación muestran cuotas, reglas, reserva y obras por venir.',
    },
    source: 'BC Financial Services Authority',
    country: 'CA',
  },
  {
    id: 'co-op',
    names: "co-op|coop|housing cooperative|cooperative d'habitation|cooperativa de vivienda",
    says: {
      en: 'In a co-op you buy shares of the company that owns the building, with the right to live in one unit; its board approves buyers.',
      fr: 'Dans une coopérative (co-op), vous achetez des parts de la société propriétaire de l’immeuble, avec le droit d’habiter un logement; le conseil approuve les acheteurs.',
      es: 'En una cooperativa (co-op) se compran acciones de la sociedad dueña del edificio, con derecho a vivir en una unidad; su junta aprueba a los compradores.',
    },
    source: cfpb,
  },
  {
    id: 'townhouse',
    names: 'what is a townhouse|townhouse vs|maison de ville ou|que es un townhouse',
    says: {
      en: 'A townhouse shares walls with its neighbors and usually has its own entrance; the land may be yours or shared.',
      fr: 'Une maison de ville partage des murs avec ses voisines et a en général sa propre entrée; le terrain peut être à vous ou commun.',
      es: 'Un townhouse (casa adosada) comparte muros con los vecinos y suele tener entrada propia; el terreno puede ser suyo o común.',
    },
    source: cmhc,
  },
  {
    id: 'plex',
    names: 'duplex|triplex|fourplex|plex|quadruplex|multifamily|multiplex|multifamiliar',
    says: {
      en: 'A duplex, triplex or fourplex is one building with two, three or four homes; the owner may live in one and rent the others.',
      fr: 'Un duplex, triplex ou quadruplex est un immeuble de deux, trois ou quatre logements; le propriétaire peut en habiter un et louer les autres.',
      es: 'Un dúplex, tríplex o fourplex es un edificio con dos, tres o cuatro viviendas; el dueño puede vivir en una y rentar las demás.',
    },
    source: cmhc,
  },
  {
    id: 'secondary-suite',
    names:
      'secondary suite|legal suite|in law suite|adu|accessory dwelling|casita|logement accessoire|bachelor au sous sol|unidad accesoria|bigenerationnelle',
    says: {
      en: 'A secondary suite (ADU) is a second, smaller home on the same lot or in the same house. Whether it is legal depends on the town’s permits.',
      fr: 'Un logement accessoire est un deuxième logement, plus petit, dans la maison ou sur le terrain. Sa légalité dépend des permis de la municipalité.',
      es: 'Una unidad accesoria (ADU) es una segunda vivienda más pequeña en la misma casa o terreno. Que sea legal depende de los permisos de la ciudad.',
    },
    source: cmhc,
  },
  {
    id: 'zoning',
    names: 'zoning|zonage|zonificacion|uso de suelo',
    says: {
      en: 'Zoning is the town’s rule of what may be built and done on a lot.',
      fr: 'Le zonage est la règle municipale de ce qu’on peut bâtir et faire sur un terrain.',
      es: 'La zonificación es la regla de la ciudad sobre lo que se puede construir y hacer en un terreno.',
    },
    source: 'Local zoning by-laws',
  },
  {
    id: 'easement',
    names: 'easement*|right of way|servitude*|servidumbre*|derecho de paso',
    says: {
      en: 'An easement (in Québec, a servitude) lets somebody else use part of a lot, such as for a path or power lines; it stays with the land.',
      fr: 'Une servitude permet à quelqu’un d’autre d’utiliser une partie du terrain, par exemple pour un passage ou une ligne électrique; elle suit le terrain.',
      es: 'Una servidumbre (easement) deja que otro use parte del terreno, por ejemplo un paso o una línea eléctrica; sigue con la propiedad.',
    },
    source: cfpb,
  },
  {
    id: 'freehold-leasehold',
    names: 'freehold|leasehold|fee simple|pleine propriete|bail emphyteotique|emphyteose|terreno arrendado',
    says: {
      en: 'Freehold means you own home and land; leasehold means the land is rented for a number of years.',
      fr: 'En pleine propriété, la maison et le terrain sont à vous; en emphytéose (leasehold), le terrain est loué pour un nombre d’années.',
      es: 'Freehold es ser dueño de la casa y el terreno; leasehold es que el terreno está arrendado por un número de años.',
    },
    source: cmhc,
  },
  {
    id: 'flood-zone',
    names: 'flood zone|flood plain|floodplain|zone inondable|zona de inundacion|zona inundable',
    says: {
      en: 'A flood zone is an area that an official map marks as likely to flood. In the USA lenders ask for flood insurance in FEMA’s special flood hazard areas.',
      fr: 'Une zone inondable est un secteur qu’une carte officielle indique comme exposé aux crues; au Québec, le ministère de l’Environnement en publie les cartes.',
      es: 'Una zona inundable es un área que un mapa oficial marca con riesgo de inundación. En EE. UU. los prestamistas piden seguro de inundación en las zonas de riesgo de FEMA.',
    },
    source: 'FEMA; provincial flood maps',
  },
  {
    id: 'cap-rate',
    names: 'cap rate|capitalization rate|taux de capitalisation|tasa de capitalizacion|mrb|grm',
    says: {
      en: 'The cap rate is a property’s yearly net rent as a share of its price, before any loan.',
      fr: 'Le taux de capitalisation est le revenu net annuel d’un immeuble en proportion de son prix, avant tout prêt.',
      es: 'La tasa de capitalización (cap rate) es la renta neta anual de una propiedad como parte de su precio, antes de cualquier préstamo.',
    },
    source: cfpb,
  },
  {
    id: 'buyers-market',
    names:
      "buyers market|buyer's market|sellers market|seller's market|marche d'acheteurs|marche de vendeurs|mercado de compradores|mercado de vendedores|months of supply|months of inventory",
    says: {
      en: 'Months of supply is how long the homes for sale would last at the pace of sales. Many sources call fewer than about four a seller’s market and more than six a buyer’s market.',
      fr: 'Les mois d’inventaire indiquent combien de temps dureraient les propriétés en vente au rythme des ventes. On parle souvent de marché de vendeurs sous quatre mois environ et d’acheteurs au-delà de six.',
      es: 'Los meses de inventario son lo que durarían las casas en venta al ritmo actual. Muchas fuentes llaman mercado de vendedores a menos de unos cuatro y de compradores a más de seis.',
    },
    source: 'National Association of Realtors; CREA',
  },
  {
    id: 'fair-housing',
    names: 'fair housing|fair housing act|logement equitable|vivienda justa|equidad de vivienda',
    says: {
      en: 'Fair housing laws of the USA and the human rights codes of Canada protect everyone’s choice of home from discrimination, for example by race, religion, origin, family status or disability.',
      fr: 'Les lois sur l’équité en matière de logement (Fair Housing aux États-Unis, codes des droits de la personne au Canada) protègent chacun contre la discrimination, par exemple selon la race, la religion, l’origine, la famille ou le handicap.',
      es: 'Las leyes de vivienda justa de EE. UU. y los códigos de derechos humanos de Canadá protegen a todos de la discriminación, por ejemplo por raza, religión, origen, familia o discapacidad.',
    },
    source: 'Fair Housing Act; provincial human rights codes',
  },
];
