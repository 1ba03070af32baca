import type { InLanguages, Language } from '../language.ts';

interface Detail extends InLanguages {
  pattern: RegExp;
}

/** Details of a home that listings do not state, with their words (plain text). */
const details = {
  sewer: {
    pattern: /\b(septic|sewers?|fosse|egouts?|septico|drenaje|alcantarillado|cloaca)\b/,
    en: 'whether it is on septic or city sewer',
    fr: 'si elle est raccordée à l’égout ou à une fosse septique',
    es: 'si tiene fosa séptica o drenaje de la ciudad',
  },
  water: {
    pattern: /\b(well water|a well|city water|puits|aqueduc|pozo(?! septico)|agua de pozo)\b/,
    en: 'where its water comes from',
    fr: 'd’où vient son eau',
    es: 'de dónde viene el agua',
  },
  reserve: {
    pattern: /\b(reserve funds?|reserves|fonds de (prevoyance|reserve)|fondo de reserva)\b/,
    en: 'the state of the reserve fund',
    fr: 'l’état du fonds de prévoyance',
    es: 'el estado del fondo de reserva',
  },
  utilities: {
    pattern:
      /\b(utilit(y|ies)|hydro( bill)?|electric(ity)? bills?|heating (bill|cost)s?|factures? d'(electricite|hydro)|recibos? de luz|servicios)\b/,
    en: 'what the utilities cost',
    fr: 'ce que coûtent l’électricité et le chauffage',
    es: 'cuánto cuestan los servicios',
  },
  wiring: {
    pattern:
      /\b(wiring|electrical|knob and tube|aluminum wir\w+|breakers?|(electric\w* )?panel( size)?|amps?|(?:220|240)[- ]?v(?:olts?)?|amperes?|fuses?|fusibles?|disjoncteurs?|panneau electrique|cablage|instalacion electrica)\b/,
    en: 'the state of the wiring',
    fr: 'l’état de l’électricité',
    es: 'el estado de la instalación eléctrica',
  },
  plumbing: {
    pattern:
      /\b(plumbing|pipes|poly-?b|water pressure|plomberie|tuyaux|entree d'eau|pression d'eau|plomeria|tuberias?|presion del agua)\b/,
    en: 'the state of the plumbing',
    fr: 'l’état de la plomberie',
    es: 'el estado de la plomería',
  },
  sump: {
    pattern: /\b(sump( pump)?|french drain|pompe (de puisard|submersible)|bomba de sumidero)\b/,
    en: 'whether it has a sump pump',
    fr: 's’il y a une pompe de puisard',
    es: 'si tiene bomba de sumidero',
  },
  windows: {
    pattern: /\b(windows|fenetres|ventanas)\b/,
    en: 'how old the windows are',
    fr: 'l’âge des fenêtres',
    es: 'la edad de las ventanas',
  },
  foundation: {
    pattern: /\b(foundation|cracks?|fondations?|fissures?|cimientos|grietas)\b/,
    en: 'the state of the foundation',
    fr: 'l’état des fondations',
    es: 'el estado de los cimientos',
  },
  furnace: {
    pattern: /\b(furnace|boiler|water heater|hot water tank|chauffe-eau|fournaise|chaudiere|calentador|caldera)\b/,
    en: 'the age of the furnace and the water heater',
    fr: 'l’âge de la fournaise et du chauffe-eau',
    es: 'la edad de la caldera y del calentador',
  },
  rentals: {
    pattern:
      /\b(airbnb|short[- ]term rent\w*|rent it out|rental (rules|restrictions|cap)|location a court terme|alquiler temporario|renta corta)\b/,
    en: 'whether renting it out is allowed',
    fr: 's’il est permis de la louer',
    es: 'si se permite rentarla',
  },
  petRules: {
    pattern:
      /\b(pet (rules|policy|limits?)|politica de mascotas)\b|\b(dogs?|cats?|pets?)\b.*\b(allowed|limit|ok|permitted|welcome|fine)\b|\b(allow\w*|permit|accept|take|let (me|us) (keep|have|bring))\b.*\b(dogs?|cats?|pets?)\b|\b(chiens?|chats?|animaux)\b.*\b(permis|acceptes?|autoris\w+)\b|\b(accept\w+|permet\w*|autoris\w+)\b.*\b(chiens?|chats?|animaux)\b|\b(acept\w+|permit\w+|dejan)\b.*\b(perros?|gatos?|mascotas)\b/,
    en: 'the rules on pets',
    fr: 'les règles sur les animaux',
    es: 'las reglas sobre mascotas',
  },
  noise: {
    pattern: /\b(noisy|noise|quiet|loud|bruyant|bruit|tranquille|ruido(sa|so)?)\b/,
    en: 'how quiet it is there',
    fr: 'si c’est tranquille',
    es: 'si es tranquilo',
  },
  internet: {
    pattern: /\b(internet|fiber|fibre|wifi|cell (signal|service))\b/,
    en: 'which internet service reaches it',
    fr: 'quel service internet la dessert',
    es: 'qué servicio de internet llega',
  },
  mold: {
    pattern:
      /\b(mold|mould|asbestos|radon|termites?|lead paint|moisissures?|amiante|vermiculite|moho|asbesto|termitas)\b/,
    en: 'whether mold, asbestos, radon or pests were found',
    fr: 's’il y a moisissure, amiante, radon ou insectes',
    es: 'si hay moho, asbesto, radón o plagas',
  },
  facing: {
    pattern:
      /\b(south|north|east|west)[- ]facing\b|\b(facing|orientation|orientacion|exposition|faces) (is|south|north|east|west|sud|nord|est|ouest|sur|norte)\b/,
    en: 'which way it faces',
    fr: 'son orientation',
    es: 'hacia dónde está orientada',
  },
  laundry: {
    pattern: /\b(laundry|washer|dryer|hook-?ups?|laveuse|secheuse|buanderie|lavanderia|lavadora|secadora)\b/,
    en: 'where the laundry is and whether the machines stay',
    fr: 'où est la buanderie et si les appareils restent',
    es: 'dónde está la lavandería y si se quedan los aparatos',
  },
  cooking: {
    pattern:
      /\b(gas|electric|induction)( (for|to))? (cook\w*|stoves?|ranges?|ovens?)\b|\bcook\w* (with|on) (gas|electric\w*)\b|\bcuisiniere (au gaz|electrique)\b|\bcuis(iner|ine) au gaz\b|\b(estufa|cocina)r? (de|con|a) gas\b/,
    en: 'whether the kitchen cooks with gas or electricity',
    fr: 'si on y cuisine au gaz ou à l’électricité',
    es: 'si se cocina con gas o con electricidad',
  },
  basementExit: {
    pattern:
      /\b(basement|sous-sol|sotano)\b.*\b((own|separate|private|second|two|2) (side )?(entrances?|entry|exits?|doors?)|entrees?|sorties?|issues?|entradas?|salidas?)\b|\b((own|separate|private|second|two|2) (side )?(entrances?|entry|exits?|doors?)|entrees?|sorties?|issues?|entradas?|salidas?)\b.*\b(basement|sous-sol|sotano)\b/,
    en: 'whether the basement has an entrance or exit of its own',
    fr: 'si le sous-sol a sa propre entrée ou sortie',
    es: 'si el sótano tiene entrada o salida propia',
  },
  appliances: {
    pattern:
      /\b(appliances?|fridge|stove|dishwasher|electromenagers?|refrigerateur|electrodomesticos|refrigerador|estufa)\b/,
    en: 'which appliances stay',
    fr: 'quels électroménagers restent',
    es: 'qué electrodomésticos se quedan',
  },
  renovation: {
    pattern:
      /\b(renovat\w+|remodel\w*|updated (kitchen|bath\w*)|redone|permits?|renov\w+|refaite?s?|remodel\w+|permisos de obra)\b/,
    en: 'when it was renovated and with which permits',
    fr: 'quand elle a été rénovée et avec quels permis',
    es: 'cuándo se remodeló y con qué permisos',
  },
  solar: {
    pattern: /\b(solar panels?|panneaux solaires|paneles solares)\b/,
    en: 'whether solar panels are owned or leased',
    fr: 'si les panneaux solaires sont achetés ou loués',
    es: 'si los paneles solares son propios o rentados',
  },
  tenants: {
    pattern: /\b(tenants?|vacant|occupied|empty|locataires?|vacante?|inquilinos?|desocupad[ao])\b/,
    en: 'whether somebody lives in it now',
    fr: 'si quelqu’un y habite maintenant',
    es: 'si alguien vive ahí ahora',
  },
  storage: {
    pattern: /\b(storage (unit|locker|space)|locker|casier|rangement|bodega|trastero)\b/,
    en: 'whether there is a storage locker',
    fr: 's’il y a un casier de rangement',
    es: 'si hay bodega',
  },
  evaporative: {
    pattern: /\b(swamp coolers?|evaporative coolers?|cooler evaporativo|aire lavado)\b/,
    en: 'whether it has an evaporative cooler',
    fr: 's’il y a un refroidisseur évaporatif',
    es: 'si tiene cooler evaporativo',
  },
  charger: {
    pattern: /\b(ev charg\w+|car charger|borne de recharge|cargador (electrico|de auto))\b/,
    en: 'whether there is a charger for an electric car',
    fr: 's’il y a une borne de recharge',
    es: 'si hay cargador para auto eléctrico',
  },
  coolerAge: {
    pattern:
      /\b(how (old|new)|age of|ancient|brand new)\b.*\b(a\/?c|air[- ]?con\w*|central air|hvac)\b|\b(a\/?c|air[- ]?con\w*|hvac)\b.*\b(old|new|ancient|age|replaced)\b|\b(quel age|vieux|vieille|neuve?)\b.*\b(climatis\w+|thermopompe)\b|\b(climatis\w+|thermopompe)\b.*\b(age|vieux|vieille|neuve?)\b|\b(viej[oa]|nuev[oa]|antigu[oa]|anos)\b.*\b(aire|clima|minisplit)\b|\b(aire|clima|minisplit)\b.*\b(viej[oa]|nuev[oa]|antigu[oa])\b/,
    en: 'how old the air conditioner is',
    fr: 'l’âge du climatiseur',
    es: 'la edad del aire acondicionado',
  },
  entrance: {
    pattern:
      /\b(steps?|stairs?|stairway|ramp|threshold)\b.*\b(front|doors?|entrance|entry|porch|outside|get in|inside)\b|\b(front door|entrance|entry|porch)\b.*\b(steps?|stairs?|ramp|level)\b|\b(marches?|escaliers?|rampe)\b.*\b(entree|entrer|porte|dehors|balcon)\b|\b(entree|porte)\b.*\b(marches?|escaliers?|rampe)\b|\b(escalon(es)?|escaleras?|rampa)\b.*\b(entrada|puerta|afuera)\b|\b(entrada|puerta)\b.*\b(escalon(es)?|escaleras?|rampa)\b/,
    en: 'whether there are steps at the entrance',
    fr: 's’il y a des marches à l’entrée',
    es: 'si hay escalones en la entrada',
  },
  roomLevel: {
    pattern:
      /\b(bed ?rooms?|bath ?rooms?|baths?|toilet|powder room|laundry|primary|master)\b.*\b(first|1st|main|ground|lower|same|second|2nd|top) ?-?(floors?|levels?|stor(y|ey))\b|\b(bed ?rooms?|bath ?rooms?|baths?|laundry|primary|master)\b.*\b(upstairs|downstairs)\b|\b(upstairs|downstairs|main floor|first floor) (bed ?room|bath ?room|bath|primary|master)\b|\b(chambres?|salles? de bains?|toilette)\b.*\b(premier (plancher|etage|niveau)|rez-de-chaussee|en bas|en haut|meme etage|plain-pied)\b|\b(recamaras?|cuartos?|banos?)\b.*\b(planta baja|primer piso|abajo|arriba|segundo piso|mismo piso)\b/,
    en: 'on which floor the rooms are',
    fr: 'à quel étage sont les pièces',
    es: 'en qué piso están los cuartos',
  },
  feeCovers: {
    pattern:
      /\b(what does (it|the (hoa|fee)) (cover|include)|ce que (couvrent|comprennent)|que (cubre|incluye) (la cuota|el mantenimiento))\b/,
    en: 'what the fee covers',
    fr: 'ce que couvrent les frais',
    es: 'qué cubre la cuota',
  },
  /** Any other question about one home, which no topic has. No text names it. */
  other: {
    pattern: /(?!)/,
    en: 'the detail that you ask about',
    fr: 'le détail que vous demandez',
    es: 'el detalle que usted pregunta',
  },
} as const satisfies Record<string, Detail>;

export type UnlistedDetail = keyof typeof details;
export const unlistedDetails = Object.keys(details) as [UnlistedDetail, ...UnlistedDetail[]];

/** Returns the details that a plain text asks for and that listings do not state. */
export const unlistedIn = (text: string): UnlistedDetail[] =>
  unlistedDetails.filter((name) => details[name].pattern.test(text)).slice(0, 3);

const begin: InLanguages<(what: string) => string> = {
  en: (what) =>
    `Listings here do not state ${what}: ask the listing agent or your own, and an inspector before you buy.`,
  fr: (what) =>
    `Les inscriptions d’ici n’indiquent pas ${what} : demandez au courtier inscripteur ou au vôtre, et à un inspecteur avant d’acheter.`,
  es: (what) =>
    `Los anuncios de aquí no dicen ${what}: pregunte al agente del anuncio o al suyo, y a un inspector antes de comprar.`,
};

/** Returns a sentence that these details are unknown and names who knows them. */
export const unlistedInWords = (names: readonly UnlistedDetail[], language: Language): string | false => {
  if (names.length === 0) return false;
  const labels = names.map((name) => details[name][language]);
  const and = { en: ' and ', fr: ' ni ', es: ' ni ' }[language];
  return begin[language](labels.length > 1 ? `${labels.slice(0, -1).join(', ')}${and}${labels.at(-1)}` : labels[0]!);
};
