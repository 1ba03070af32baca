/**
 * Normalizes words of street names. Suffixes and directions follow USPS Publication 28 (appendices C1 and B),
 * the French ones Canada Post's addressing guidelines; a French type maps to its English equivalent.
 */
// biome-ignore format: a table
const suffixes: Record<string, string[]> = {
  aly: ['alley', 'ally'], ave: ['avenue', 'av', 'aven', 'avn'], bnd: ['bend'], blvd: ['boulevard', 'boul', 'boulv', 'blv', 'bd'],
  br: ['branch'], brg: ['bridge'], byp: ['bypass'], cir: ['circle', 'circ', 'crcl', 'crl'], clb: ['club'], cmn: ['common', 'commons'],
  cor: ['corner'], cres: ['crescent', 'cr', 'crsnt'], crk: ['creek'], crst: ['crest'], xing: ['crossing', 'crssng'], ct: ['court', 'crt'],
  cts: ['courts'], cv: ['cove'], dl: ['dale'], dr: ['drive', 'driv', 'drv'], est: ['estate'], expy: ['expressway', 'expwy'],
  fld: ['field'], frst: ['forest'], fwy: ['freeway'], gdn: ['garden', 'gardens', 'gdns'], gln: ['glen'], grn: ['green'], grv: ['grove'],
  gt: ['gate'], hbr: ['harbor', 'harbour'], hl: ['hill'], hls: ['hills'], hts: ['heights', 'ht', 'hgts'], hwy: ['highway', 'hiway', 'hway', 'autoroute'],
  holw: ['hollow'], is: ['island'], jct: ['junction'], knl: ['knoll'], ldg: ['landing'], ln: ['lane'], loop: ['loops'], mdw: ['meadow', 'meadows', 'mdws'],
  mnr: ['manor'], mews: [], oval: [], park: ['parc', 'prk'], pass: ['passage'], path: ['paths', 'sentier'], pike: [], pkwy: ['parkway', 'pky', 'pkway'],
  pl: ['place'], pln: ['plain', 'plains'], plz: ['plaza'], pt: ['point', 'pte', 'pointe'], rdg: ['ridge'], rd: ['road', 'chemin', 'ch'], row: [], rte: ['route'],
  run: [], rnch: ['ranch'], sq: ['square', 'sqr'], st: ['street', 'str', 'strt', 'rue'], ter: ['terrace', 'terr', 'terrasse', 'tce'], trce: ['trace'],
  trl: ['trail', 'tr', 'trails'], vw: ['view'], vlg: ['village'], vly: ['valley'], vis: ['vista', 'vst'], walk: ['walkway'], way: ['wy', 'voie'],
  rang: ['rg'], cote: [], montee: ['mte'], impasse: ['imp'], croissant: ['crois'], allee: [],
};
// biome-ignore format: a table
const directionWords: Record<string, string[]> = {
  n: ['north', 'nord'], s: ['south', 'sud'], e: ['east', 'est'], w: ['west', 'ouest', 'o'],
  ne: ['northeast'], nw: ['northwest'], se: ['southeast'], sw: ['southwest'],
};
// biome-ignore format: a table
const ordinals = [
  'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
  'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth',
];
const nameWords: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
  dr: 'doctor',
  cr: 'countyrd',
  rr: 'rnchrd',
};

const bySpelling = (table: Record<string, string[]>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([short, words]) => [short, ...words].map((word) => [word, short] as const)));
const suffixOf = bySpelling(suffixes);
const directionOf = bySpelling(directionWords);
const ordinalOf = new Map(ordinals.map((word, at) => [word, String(at + 1)]));

/** Words between the type and the name of a French street. */
const articles = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'l', 'd', 'aux', 'au']);
/** `O` means `ouest` only after these: there is an Avenue O. */
const french = new Set(['rue', 'boulevard', 'boul', 'chemin', 'ch']);
const leadingTypes = new Set([
  'rue',
  'avenue',
  'ave',
  'av',
  'boulevard',
  'boul',
  'chemin',
  'ch',
  'place',
  'rang',
  'cote',
  'montee',
  'impasse',
  'croissant',
  'allee',
  'terrasse',
]);

/** A street for comparison: the name without spaces, its type and its direction if stated. */
export interface Street {
  name: string;
  suffix: string | null;
  direction: string | null;
}

/** Reads the folded words of a street (`['n', 'main', 'street']`); null when no name is left. */
export function readStreet(words: readonly string[]): Street | null {
  const rest = [...words];
  let direction = '';
  if (rest.length > 2 && directionOf.has(rest.at(-1)!) && (rest.at(-1) !== 'o' || french.has(rest[0]!)))
    direction = directionOf.get(rest.pop()!)!;
  if (rest.length > 1 && directionOf.has(rest[0]!) && !(rest.length === 2 && suffixOf.has(rest[1]!)))
    direction = directionOf.get(rest.shift()!)! + direction;
  let suffix: string | null = null;
  if (rest.length > 1 && leadingTypes.has(rest[0]!) && !suffixOf.has(rest.at(-1)!)) {
    suffix = suffixOf.get(rest.shift()!)!;
    while (rest.length > 1 && articles.has(rest[0]!)) rest.shift();
  } else if (rest.length > 1 && suffixOf.has(rest.at(-1)!)) suffix = suffixOf.get(rest.pop()!)!;
  const name = rest.map(wordOf).join('');
  return name === '' ? null : { name, suffix, direction: direction || null };
}

/**
 * Returns true if a word may end a street name before an unmarked unit: `123 Main St 4B`, but not `Highway
 * 290`.
 */
export const endsStreet = (word: string): boolean => endings.has(suffixOf.get(word) ?? '');
const endings = new Set([
  'st',
  'ave',
  'dr',
  'ln',
  'ct',
  'pl',
  'blvd',
  'way',
  'cir',
  'ter',
  'pkwy',
  'sq',
  'trl',
  'cres',
]);

function wordOf(word: string): string {
  const ordinal = ordinalOf.get(word) ?? /^(\d+)(?:st|nd|rd|th|e|re|er)$/.exec(word)?.[1];
  return ordinal ?? nameWords[word] ?? directionOf.get(word) ?? suffixOf.get(word) ?? word;
}
