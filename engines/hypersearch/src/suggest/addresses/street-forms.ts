/**
 * Address words with several spellings: street types as in appendix C1 of USPS Publication 28 and Canada Post's
 * addressing guidelines, compass directions, saints, ordinals. Each row is one word; its first spelling is the usual
 * one.
 */
// biome-ignore format: a table
const kinds = [
  'aly alley ally allee', 'anx annex', 'arc arcade', 'ave avenue av aven avenu avn avnue', 'byu bayou', 'bch beach', 'bnd bend', 'blf bluff blfs bluffs',
  'btm bottom', 'blvd boulevard boul boulv bvd bd blv', 'br branch', 'brg bridge', 'brk brook brks brooks', 'bg burg', 'byp bypass', 'cp camp', 'cyn canyon', 'cpe cape',
  'cswy causeway', 'ctr center centre cntr cen cent', 'cir circle circ crcl circles cirs', 'clf cliff clfs cliffs', 'clb club', 'cmn common commons cmns', 'cor corner cors corners',
  'crse course', 'ct court crt cts courts', 'cv cove coves', 'crk creek', 'cres crescent crsnt croissant crois', 'crst crest', 'xing crossing crssng', 'xrd crossroad crossroads',
  'curv curve', 'dl dale', 'dm dam', 'dv divide', 'dr drive drv drives drs doctor', 'est estate estates ests', 'expy expressway expwy', 'ext extension exts', 'fall', 'fls falls', 'fry ferry',
  'fld field flds fields', 'flt flat flats', 'frd ford', 'frst forest', 'frg forge', 'frk fork frks forks', 'ft fort', 'fwy freeway', 'gdn garden gdns gardens', 'gtwy gateway',
  'gln glen', 'grn green', 'grv grove', 'gate gt', 'hbr harbor harbour', 'hvn haven', 'hts heights ht height', 'hwy highway hiway', 'hl hill', 'hls hills', 'holw hollow', 'inlt inlet', 'isle', 'is island islands', 'jct junction',
  'ky key keys', 'knl knoll knls knolls', 'lk lake lks lakes', 'land', 'lndg landing', 'ln lane lanes', 'lgt light', 'lf loaf', 'lck lock', 'ldg lodge', 'loop lp', 'mall', 'mnr manor', 'mdw meadow', 'mdws meadows',
  'mews', 'ml mill', 'mls mills', 'msn mission', 'mtwy motorway', 'mt mount', 'mtn mountain mntn', 'nck neck', 'orch orchard', 'oval', 'park pk prk parc', 'pkwy parkway pky pkway parkwy', 'pass', 'path', 'pike', 'pne pine', 'pnes pines',
  'pl place', 'pln plain', 'plns plains', 'plz plaza', 'pt point', 'prt port', 'pr prairie', 'prom promenade', 'radl radial', 'ramp', 'rnch ranch', 'rpd rapid rapids', 'rst rest', 'rdg ridge', 'riv river', 'rd road rds roads', 'rte route', 'row', 'rue', 'run',
  'shl shoal', 'shr shore shrs shores', 'skwy skyway', 'spg spring spgs springs', 'spur', 'sq square carre', 'sta station', 'stra stravenue', 'strm stream', 'st street str strt saint sainte ste streets snt', 'smt summit', 'ter terrace terr terrasse', 'trwy throughway', 'trce trace',
  'trak track', 'trfy trafficway', 'trl trail tr trails trls', 'tunl tunnel', 'tpke turnpike', 'upas underpass', 'un union', 'vly valley', 'via viaduct', 'vw view', 'vws views', 'vlg village villg', 'vl ville', 'vis vista', 'walk wlk', 'wall', 'way wy ways', 'wl well wls wells',
  'ch chemin chem', 'cote', 'cours', 'crdr corridor', 'imp impasse', 'mtee montee', 'rang rg', 'rle ruelle', 'sent sentier', 'quai', 'esplanade espl', 'conc concession', 'sdrd sideroad', 'line', 'gdns', 'close', 'heath', 'wynd', 'quay',
] as const;

/** Rows whose word is only an abbreviation. The other rows are street types that begin or end a street name. */
// biome-ignore format: a table
const onlyShort = new Set('ft mt fall land pne park is hl lk riv frst isle est un prt port ky ml mls pr smt cor fld vl'.split(' '));
/** Street types that precede the name, as in French. */
const frontKinds = new Set(
  'rue ave blvd ch pl cote cours imp mtee rang rle sent quai rte prom cres ter aly sq esplanade'.split(' '),
);

const compass = [
  'n north nord',
  's south sud',
  'e east est',
  'w west ouest o',
  'ne northeast nordest',
  'nw northwest nordouest',
  'se southeast sudest',
  'sw southwest sudouest',
];

// biome-ignore format: a table
const others = ['half', 'jr junior', 'sr senior', 'and et', 'cr countyroad countyrd coroad cord', 'fm farmtomarket farmtomarketroad', 'sh statehighway statehwy', 'mlk martinlutherking martinlutherkingjr drmartinlutherkingjr'];

// biome-ignore format: a table
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const tenths = ['twentieth', 'thirtieth', 'fortieth', 'fiftieth', 'sixtieth', 'seventieth', 'eightieth', 'ninetieth'];
/** French ordinals that occur as street numbers. */
// biome-ignore format: a table
const premiers = ['premiere premier', 'deuxieme', 'troisieme', 'quatrieme', 'cinquieme', 'sixieme', 'septieme', 'huitieme', 'neuvieme', 'dixieme'];

function ordinalWords(number: number): string[] {
  const word = number < 20 ? ordinals[number - 1] : undefined;
  if (word !== undefined) return [word, ...(premiers[number - 1]?.split(' ') ?? [])];
  const ten = Math.floor(number / 10) - 2;
  return [number % 10 === 0 ? (tenths[ten] as string) : `${tens[ten]}${ordinals[(number % 10) - 1]}`];
}

const formsOf = new Map<string, readonly string[]>();
const rowOf = new Map<string, string>();
const kindRows = new Set<string>(kinds.map(firstOf).filter((row) => !onlyShort.has(row)));
const compassRows = new Set<string>(compass.map(firstOf));

function firstOf(row: string): string {
  return row.split(' ', 1)[0] as string;
}

for (const row of [...kinds, ...compass, ...others]) {
  const forms = row.split(' ');
  formsOf.set(forms[0] as string, forms);
  for (const form of forms) if (!rowOf.has(form)) rowOf.set(form, forms[0] as string);
}
for (let number = 1; number < 100; number++) {
  const forms = [`${number}th`, ...ordinalWords(number), ordinalOfNumber(number), String(number)];
  formsOf.set(`${number}th`, forms);
  for (const form of forms.slice(0, -1)) rowOf.set(form, `${number}th`);
}

/** Returns the usual spelling of an address word: "street" → "st", "fifth" → "5th"; the word itself when it has only one. */
export const usualForm = (word: string): string => rowOf.get(word) ?? word;

/** Returns all spellings of a word in its usual form; "133th" also stands for "133rd" and "133". */
export const allForms = (usual: string): readonly string[] =>
  formsOf.get(usual) ??
  (/^\d+th$/.test(usual) ? [usual, ordinalOfNumber(Number.parseInt(usual, 10)), usual.slice(0, -2)] : [usual]);

/** Returns the English ordinal: "42nd", "113th". */
export function ordinalOfNumber(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}

export const isStreetKind = (usual: string): boolean => kindRows.has(usual);
export const isFrontKind = (usual: string): boolean => frontKinds.has(usual);
export const isCompass = (usual: string): boolean => compassRows.has(usual);
/** Returns true for small words inside names in English, French and Spanish, which are often omitted. */
export const isParticle = (word: string): boolean => particles.has(word);
const particles = new Set('de du des d la le les l of the del los las el and et a au aux'.split(' '));
