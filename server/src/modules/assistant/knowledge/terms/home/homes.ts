/** Terms about kinds of homes and land, in three languages. */
import type { Entry } from '../../entry.ts';

const cmhc = 'CMHC, Condominium buyers’ guide';
const cfpb = 'Consumer Financial Protection Bureau, Owning a Home';

export const homeTerms: readonly Entry[] = [
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
    names: 'strata|stratas|strata lot*|strata title|strata property|strata corporation|form b',
    says: {
      en: 'Strata is the name for condo ownership in British Columbia: you own your unit, and all owners together own the rest through the strata corporation. The monthly strata fee pays for upkeep, the building’s insurance and the reserve (contingency) fund, and lenders count it in your housing costs. The Form B and the depreciation report show a strata’s fees, rules, reserve and coming repairs.',
      fr: 'La « strata » est la copropriété en Colombie-Britannique : vous possédez votre unité, et tous les propriétaires ensemble possèdent le reste. Les frais de strata mensuels paient l’entretien, l’assurance de l’immeuble et le fonds de réserve; les prêteurs les comptent dans le coût du logement. Le formulaire B et le rapport de dépréciation montrent ses frais, ses règles, sa réserve et les travaux à venir.',
      es: 'Strata es el condominio en Columbia Británica: usted es dueño de su unidad y todos juntos lo son del resto. La cuota mensual (strata fee) paga el mantenimiento, el seguro del edificio y el fondo de reserva; los prestamistas la cuentan en el costo de la vivienda. El Form B y el informe de depreciación muestran cuotas, reglas, reserva y obras por venir.',
    },
    source: 'BC Financial Services Authority',
    country: 'CA',
  },
  {
    id: 'co-op',
    names: "co-op|coop|housing cooperative|cooperative d'habitation|cooperativa de vivienda",
    says: {
      en: 'In a co-op you buy shares of the company that owns the building, with the right to live in one unit; its board approves buyers. The monthly maintenance covers upkeep and usually the building’s taxes and loan, and a purchase is financed by a share loan, which fewer lenders offer. In a condo you own the unit itself with its own deed, tax bill and mortgage.',
      fr: 'Dans une coopérative (co-op), vous achetez des parts de la société propriétaire de l’immeuble, avec le droit d’habiter un logement; le conseil approuve les acheteurs. Les frais mensuels couvrent l’entretien et souvent les taxes et le prêt de l’immeuble, et moins de prêteurs financent ces parts. Dans un condo, l’unité elle-même est à vous, avec son titre, son compte de taxes et son hypothèque.',
      es: 'En una cooperativa (co-op) se compran acciones de la sociedad dueña del edificio, con derecho a vivir en una unidad; su junta aprueba a los compradores. La cuota mensual cubre el mantenimiento y por lo general los impuestos y el préstamo del edificio, y menos prestamistas financian esas acciones. En un condominio la unidad misma es suya, con su escritura, su impuesto y su hipoteca.',
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
    names: 'easement*|right of way|servitude*|droit* de passage|servidumbre*|derecho de paso',
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
  {
    id: 'life-lease',
    names: 'life lease*|life-lease*|bail viager|baux viagers|droit viager de residence|arrendamiento vitalicio',
    says: {
      en: 'With a life lease, mostly for seniors in Canada, you pay an entrance fee and a monthly fee for the right to live in a unit for life or a long term. You do not own it and have no title, so it is not sold like a condo: when you leave or die, the contract says how much of the fee is paid back, when, and what is kept. Ask who holds the fee and how refunds are secured, and have a lawyer read it. Manitoba has an act on life leases; other provinces have fewer rules.',
      fr: 'Un bail viager (« life lease »), surtout pour aînés au Canada, donne contre un droit d’entrée et des frais mensuels le droit d’habiter un logement à vie ou longtemps. Vous n’en êtes pas propriétaire et n’avez pas de titre : au départ ou au décès, le contrat dit quelle part est remboursée, quand, et ce qui est retenu. Demandez qui garde l’argent et ce qui garantit le remboursement, et faites lire le contrat. Le Manitoba a une loi sur les baux viagers; ailleurs, il y a moins de règles.',
      es: 'Con un “life lease”, sobre todo para mayores en Canadá, se paga una cuota de entrada y otra mensual por el derecho de vivir en una unidad de por vida o por mucho tiempo. Usted no es dueño ni tiene título: al salir o morir, el contrato dice cuánto se devuelve, cuándo y qué se retiene. Pregunte quién guarda el dinero y qué garantiza la devolución, y que lo lea un abogado. Manitoba tiene una ley sobre esto; otras provincias tienen menos reglas.',
    },
    source: 'Manitoba, The Life Leases Act, C.C.S.M. c. L130',
    country: 'CA',
  },
];
