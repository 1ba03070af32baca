/**
 * Standard names of enumeration values in RESO's Data Dictionary 2.0 that can't be derived by splitting their
 * OData names (`CeilingFans` is "Ceiling Fan(s)"). Only lists stored in columns.
 */
// biome-ignore format: a table
const irregular = [
  'Accessible for Hearing-Impairment', 'Accessible Hallway(s)', 'Accessible Washer/Dryer', 'Adaptable For Elevator',
  'Grip-Accessible Features', 'Walker-Accessible Stairs',
  'Bath/Stubbed', 'Walk-Out Access', 'Walk-Up Access',
  'Ceiling Fan(s)', 'ENERGY STAR Qualified Equipment', 'Roof Turbine(s)', 'Wall Unit(s)', 'Wall/Window Unit(s)',
  'Window Unit(s)', 'ENERGY STAR/ACCA RSI Qualified Installation', 'Fireplace(s)',
  'Bi-Monthly', 'Bi-Weekly', 'Semi-Annually', 'Semi-Monthly',
  'Bi-Level', 'Multi/Split', 'Quad-Level', 'Three Or More', 'Tri-Level',
  'Awning(s)', 'ENERGY STAR Qualified pool pump', 'Pool/Spa Combo',
  'Co-Ownership', 'Hotel/Motel', 'Manufactured On Land', 'Manufactured In Park',
  'Bridge(s)', 'Creek/Stream', 'Mountain(s)', 'Park/Greenbelt', 'Trees/Woods',
];

/** Lower-case letters and digits: equal for the OData name and the standard name of a value. */
export const foldName = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const byFold = new Map(irregular.map((name) => [foldName(name), name]));

/** Cache of names; bounded, because a source may send endless values. */
const remembered = new Map<string, string>();
const REMEMBERED_MAX = 10_000;

/** Returns the standard name of a value sent as standard name or OData name; others stay as they are. */
export function standardName(text: string): string {
  let name = remembered.get(text);
  if (name === undefined) {
    name = derivedName(text);
    if (remembered.size < REMEMBERED_MAX) remembered.set(text, name);
  }
  return name;
}

function derivedName(text: string): string {
  const known = byFold.get(foldName(text));
  if (known) return known;
  if (!/^[A-Z][A-Za-z0-9]*$/.test(text)) return text;
  return text
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/ (With|Of|And|For|In|On|To|By|From|The|Or|At|Per)(?= )/g, (word) => word.toLowerCase());
}
