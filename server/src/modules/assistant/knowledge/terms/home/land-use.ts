/** Long because it is a table: terms about the use of land, in three languages. */
import type { Entry } from '../../entry.ts';

export const landUseTerms: readonly Entry[] = [
  {
    id: 'zoning-lookup',
    names:
      'zoned for|how * zoned|zoning map|check the zoning|zoning code|find * zoning|carte de zonage|verifier le zonage|grille de zonage|mapa de zonificacion',
    says: {
      en: 'Look up the address on the zoning map of the city or county, or ask its planning department, which can confirm it in a zoning letter. Then read in the code for that zone which uses are allowed, the height, setbacks and lot coverage, and whether an overlay (flood, historic, wetland) applies. Covenants and an association can be stricter than the zoning. Make the offer conditional on the use you plan.',
      fr: 'Cherchez l’adresse sur la carte de zonage de la municipalité ou demandez au service d’urbanisme, qui peut le confirmer par écrit. Lisez ensuite la grille de la zone : usages permis, hauteur, marges, occupation du sol, et zones particulières (inondable, patrimoine, milieu humide, zone agricole). Une servitude ou la copropriété peut être plus stricte. Rendez l’offre conditionnelle à l’usage prévu.',
      es: 'Busque la dirección en el mapa de zonificación de la ciudad o el condado, o pregunte al departamento de planeación, que puede confirmarlo por carta. Luego lea para esa zona los usos permitidos, altura, retiros y ocupación, y si hay zonas especiales (inundación, histórica, humedal). Los covenants o la asociación pueden ser más estrictos. Condicione la oferta al uso que planea.',
    },
    source: 'Local zoning by-laws; American Planning Association',
  },
  {
    id: 'backyard-home',
    names:
      'build an adu|build a granny flat|granny flat|backyard home|laneway house|laneway suite|laneway home|garden suite|garden suites|jadu|add a suite|basement apartment legal|pavillon-jardin|minimaison dans la cour|construir un adu|casita en el patio',
    says: {
      en: 'The town decides, within state or provincial law. California must allow at least one ADU on a lot with a house and decide on a complete application within 60 days (Government Code § 66310 and following). Ontario allows up to three homes on most urban lots with municipal services (Planning Act), and British Columbia requires towns to allow a suite or a laneway home wherever single houses are (Bill 44, 2023). You still need a building permit, and size, height and distances are limited. An association’s covenants may add rules.',
      fr: 'La municipalité décide, dans le cadre de la loi. L’Ontario permet jusqu’à trois logements sur la plupart des terrains urbains desservis; la Colombie-Britannique oblige les villes à permettre un logement accessoire là où il y a des maisons; en Californie, au moins une unité accessoire doit être permise. Au Québec, les villes peuvent permettre l’unité d’habitation accessoire (UHA) : demandez à l’urbanisme. Il faut toujours un permis, et la taille et les distances sont limitées.',
      es: 'Decide la ciudad dentro de la ley del estado o provincia. California debe permitir al menos un ADU en un lote con casa y decidir en 60 días desde la solicitud completa (Government Code § 66310 y siguientes). Ontario permite hasta tres viviendas en casi todo lote urbano con servicios, y Columbia Británica una unidad accesoria donde haya casas. Siempre hace falta permiso de construcción, y hay límites de tamaño, altura y distancia.',
    },
    source:
      'California Government Code § 66310 ff.; Planning Act (Ontario), s. 16(3); Local Government Act (BC), as amended by Bill 44 (2023)',
  },
  {
    id: 'adverse-possession',
    names:
      "adverse possession|squatters rights|squatter's rights|prescription acquisitive|usucapion|prescripcion adquisitiva",
    says: {
      en: 'Adverse possession is how somebody who has openly used land without permission for years can become its owner. The time is set by law: often 10 to 20 years in the U.S. states (5 in California, with property tax paid), 10 years in Québec by a court judgment; land under Ontario’s and British Columbia’s land titles systems is largely protected from it. A survey before you buy shows such use; a written permission ends the claim. Ask a real estate lawyer.',
      fr: 'La prescription acquisitive permet à qui occupe ouvertement un terrain comme propriétaire pendant des années d’en obtenir la propriété : dix ans au Québec, par jugement (Code civil, art. 2918); souvent de 10 à 20 ans aux États-Unis. Le certificat de localisation ou l’arpentage révèle une telle occupation. Une permission écrite l’empêche. Consultez un notaire ou un avocat.',
      es: 'La prescripción adquisitiva (adverse possession) permite que quien usa un terreno abiertamente y sin permiso por años llegue a ser dueño: a menudo de 10 a 20 años en EE. UU. (5 en California, pagando el impuesto predial) y 10 en Quebec por sentencia. Un levantamiento antes de comprar lo muestra; un permiso por escrito lo impide. Pregunte a un abogado.',
    },
    source: 'Civil Code of Québec, art. 2918; California Code of Civil Procedure § 325; state limitation laws',
  },
  {
    id: 'land-access',
    names:
      "landlocked|land-locked|no road access|road access|access to the road|access to the lot|no easement|over the neighbor's land|over the neighbour's land|over * neighbor's land|driveway crosses|shared driveway*|private road*|enclave|terrain enclave|sans acces|chemin prive|entree mitoyenne|sin acceso|camino privado|entrada compartida",
    says: {
      en: 'A home needs lawful access to a public road: ask the title company, lawyer or notary for a recorded easement that names who may pass, where, and who pays for upkeep. Use without a recorded right can be ended, and lenders may refuse. A landlocked lot can often claim a way by necessity through a court (in Québec an enclosed lot has a right of way by law, for compensation: Civil Code art. 997). Have the seller record the easement and a road maintenance agreement before closing.',
      fr: 'Une propriété a besoin d’un accès légal au chemin public : demandez au notaire une servitude publiée qui dit qui passe, où, et qui entretient. Un passage toléré peut cesser, et le prêteur peut refuser. Au Québec, le propriétaire d’un fonds enclavé peut exiger un passage de ses voisins, moyennant indemnité (Code civil, art. 997). Faites publier la servitude et une entente d’entretien avant la signature.',
      es: 'Una casa necesita acceso legal al camino público: pida a la compañía de títulos o abogado una servidumbre registrada que diga quién pasa, por dónde y quién la mantiene. Un paso tolerado puede acabarse, y el prestamista puede negarse. Un lote encerrado a menudo puede reclamar paso por necesidad ante un juez. Que el vendedor registre la servidumbre y un acuerdo de mantenimiento antes del cierre.',
    },
    source: 'Civil Code of Québec, art. 997; American Land Title Association',
  },
  {
    id: 'lot-split',
    names:
      'split my lot|split the lot|split a lot|lot split*|subdivide*|subdivision of the lot|subdividing|severance of|sever * lot|diviser mon terrain|diviser le terrain|lotissement|morcellement|subdividir*|dividir el terreno|dividir mi terreno|partir el lote',
    says: {
      en: 'Splitting a lot needs the town’s approval: each part must meet the zoning’s size, width and access, with a surveyor’s plan, water and sewer, and fees. In Ontario it is a consent (severance) under section 53 of the Planning Act; in California SB 9 lets many single-family lots be split in two, with conditions. A mortgage lender must release or agree, and a building may need its own permit. Ask the planning department before you buy for it, and make the offer conditional.',
      fr: 'Diviser un terrain demande un permis de lotissement de la municipalité : chaque partie doit respecter la superficie, la largeur et l’accès du règlement, avec un plan d’arpenteur-géomètre et de nouveaux numéros de lot; une contribution pour parcs peut être exigée, et la zone agricole (CPTAQ) limite. En Ontario, c’est une autorisation (art. 53 de la Loi sur l’aménagement du territoire). Le prêteur doit consentir. Demandez à l’urbanisme avant d’acheter.',
      es: 'Dividir un lote pide aprobación de la ciudad: cada parte debe cumplir tamaño, ancho y acceso de la zona, con plano de topógrafo, agua y drenaje, y cuotas. En California la SB 9 permite dividir en dos muchos lotes unifamiliares, con condiciones; en Ontario es un “consent” (severance). El prestamista debe aceptar. Pregunte en planeación antes de comprar y condicione la oferta.',
    },
    source: 'Planning Act (Ontario), s. 53; California Government Code § 66411.7 (SB 9); municipal subdivision by-laws',
  },
  {
    id: 'setback-distance',
    names:
      'close to the property line|close to the lot line|near the property line|near the lot line|from the property line|from the lot line|how close to the|pres de la ligne|distance de la ligne|marge de recul|marges de recul|marge laterale|cerca del lindero|retiros de construccion',
    says: {
      en: 'The setback is the distance a building must keep from the front, side and rear lot lines. It differs by zone and by building: a small shed may stand nearer than a garage or an addition. Look it up in the zoning code of your zone or ask the building department; find the line by a survey, not by the fence. Easements and an association can ask for more. A variance allows less, after a hearing, if there is a hardship; building without one can mean moving the wall.',
      fr: 'La marge de recul est la distance qu’un bâtiment doit garder des lignes avant, latérales et arrière. Elle varie selon la zone et le bâtiment : un cabanon peut être plus près qu’un garage. Consultez la grille de zonage ou l’urbanisme, et repérez la ligne par un arpenteur, non par la clôture. Servitudes et copropriété peuvent exiger plus; une dérogation mineure peut permettre moins.',
      es: 'El retiro (setback) es la distancia que una construcción debe guardar de los linderos de frente, lados y fondo. Cambia por zona y construcción: un cobertizo puede ir más cerca que un garaje. Búsquelo en el código de su zona o pregunte en el departamento de construcción, y ubique el lindero con un topógrafo, no por la barda. Una varianza puede permitir menos.',
    },
    source: 'Local zoning by-laws',
  },
  {
    id: 'buying-land',
    names:
      "raw land|before buying land|before i buy land|check before buying a lot|buying vacant land|buying land|avant d'acheter un terrain|acheter un terrain vacant|antes de comprar un terreno|comprar un terreno",
    says: {
      en: 'Before you buy land check: zoning and what may be built; legal road access; water, sewer or a passed septic (perc) test, power and what connections cost; flood zone, wetlands, slope and soil; a survey; easements, covenants and mineral rights on the title; property tax, and in Canada GST or HST. Banks lend less on land, often with 20% to 50% down. Make the offer conditional on these, with enough days for the town’s answers.',
      fr: 'Avant d’acheter un terrain, vérifiez : le zonage et ce qu’on peut bâtir; l’accès légal au chemin; l’eau, l’égout ou le test de sol pour l’installation septique, l’électricité et le coût des raccordements; zone inondable, milieux humides, pente et sol; zone agricole (CPTAQ); arpentage; servitudes; taxes, TPS et TVQ. Les banques prêtent moins sur un terrain, souvent avec 20 % à 50 % de mise de fonds. Rendez l’offre conditionnelle à ces points.',
      es: 'Antes de comprar un terreno revise: la zonificación y qué se puede construir; acceso legal al camino; agua, drenaje o prueba de percolación, luz y costo de conexiones; inundación, humedales, pendiente y suelo; levantamiento; servidumbres, restricciones y derechos minerales; impuesto predial. Los bancos prestan menos por terreno, a menudo con 20% a 50% de enganche. Condicione la oferta a estos puntos.',
    },
    source: 'Consumer Financial Protection Bureau; CMHC; local planning departments',
  },
];
