import { has, type Item } from './words/items.ts';

/** Returns true if the word of a feature at `at` means something else: "cliente nuevo", "back in the office". */
export const hasOtherMeaning = (items: readonly Item[], at: number): boolean =>
  isNewOther(items, at) ||
  isTheirOffice(items, at) ||
  isFlatLand(items, at) ||
  isWorkedOn(items, at) ||
  isOfGarage(items, at) ||
  isOfFarmers(items, at) ||
  isCraftRoom(items, at) ||
  isBachelor(items, at) ||
  isDealt(items, at);

/** "My wife deals cards": her work, and no bargain. */
const isDealt = (items: readonly Item[], at: number): boolean =>
  /^deals?$/.test(items[at]?.text ?? '') &&
  /^(?:cards|blackjack|poker|craps|drugs|with|cars)$/.test(items[at + 1]?.text ?? '');

/** "Farm boots", "our farm dog": what farmers have, and no farm. */
const isOfFarmers = (items: readonly Item[], at: number): boolean =>
  items[at]?.text === 'farm' && farmers.has(items[at + 1]?.text ?? '');
const farmers: ReadonlySet<string> = new Set(
  `boots gear clothes truck trucks tractor tractors equipment machinery implements tools dog dogs cat cats kid kids girl girls boy boys wife hand hands job work life
  background family stand stands market markets store supply smell smells fresh eggs raised`.split(/\s+/),
);

/** "A garage I can turn into a pottery studio", "recording studio": a room for a craft, and no home of one room. */
const isCraftRoom = (items: readonly Item[], at: number): boolean =>
  /^studios?$/.test(items[at]?.text ?? '') && crafts.has(items[at - 1]?.text ?? '');
const crafts: ReadonlySet<string> = new Set(
  `art arts artist artists ballet barre ceramic ceramics craft crafts dance design drawing film fitness glass guitar jewelry music painting photo photography piano
  pilates podcast podcasting pottery quilting radio recording sculpture sewing sound tattoo tv video weaving woodworking work writing yoga backyard garden`.split(
    /\s+/,
  ),
);

/** "Bachelor looking for a loft": who looks, and no home of one room. */
const isBachelor = (items: readonly Item[], at: number): boolean =>
  items[at]?.text === 'bachelor' &&
  /^(?:looking|seeking|searching|hunting|wants|wanting|needs|needing|here|buying|moving)$/.test(
    items[at + 1]?.text ?? '',
  );

/** "2 car garage detached", "detached 2 car garage": the garage, and no house. */
const isOfGarage = (items: readonly Item[], at: number): boolean =>
  items[at]?.text === 'detached' &&
  (items[at - 1]?.text === 'garage' ||
    (items[at + 1]?.number !== undefined && items[at + 2]?.text === 'car' && items[at + 3]?.text === 'garage') ||
    (items[at + 1]?.number !== undefined && has(items[at + 2], 'unit', 'car')));

/** "A workshop where I can fix trailers": what somebody works on or keeps, and no home. */
function isWorkedOn(items: readonly Item[], at: number): boolean {
  if (!wheeled.has(items[at]?.text ?? '') || (items[at] as Item).to - (items[at] as Item).from > 1) return false;
  for (let i = at - 1; i >= Math.max(0, at - 5) && items[i]?.mark === undefined; i--)
    if (works.has(items[i]?.text ?? '')) return true;
  return false;
}
const wheeled: ReadonlySet<string> = new Set('trailer trailers roulotte roulottes traila trailas'.split(' '));
const works: ReadonlySet<string> = new Set(
  `fix fixing repair repairing build building weld welding haul hauling store storing park parking wash load restore restoring reparer souder ranger garer stationner
  remiser restaurer arreglar reparar soldar guardar estacionar parquear restaurar`.split(/\s+/),
);

/** "2 acres flat", "a flat lot": the ground, and no apartment. */
const isFlatLand = (items: readonly Item[], at: number): boolean =>
  items[at]?.text === 'flat' &&
  (has(items[at - 1], 'unit', 'acre') ||
    /^(?:lot|land|yard|ground|acreage|terrain|parcel|roof)$/.test(items[at - 1]?.text ?? '') ||
    /^(?:lots?|land|yard|ground|acreage|terrain|parcel|roof|acres?)$/.test(items[at + 1]?.text ?? ''));

/** "Cliente nuevo", "soy nuevo aquí", "nuevo pedido": new, and no new home. */
function isNewOther(items: readonly Item[], at: number): boolean {
  const [before, item, next] = [items[at - 1], items[at] as Item, items[at + 1]];
  if (!/^nuev[oa]s?$/.test(item.text) || item.to - item.from > 1) return false;
  if (has(before, 'person') || /^(?:soy|somos|estoy|estamos)$/.test(before?.text ?? '')) return true;
  if (['house', 'type', 'dwelling', 'has', 'noun', 'be'].some((kind) => has(before, kind))) return false;
  return next !== undefined && next.mark === undefined && next.senses.length === 0 && !next.functional && !next.place;
}

/** "We're back in the office three days a week": where somebody works, and no room. */
function isTheirOffice(items: readonly Item[], at: number): boolean {
  if (items[at]?.text !== 'office') return false;
  const before = items[at - 1];
  // "To the" may be one phrase.
  const whole = before !== undefined && before.to - before.from === 2;
  // "The office moved"
  if (before?.text === 'the' && moves.test(items[at + 1]?.text ?? '')) return true;
  const lead = whole ? at - 1 : at - 2;
  if ((!whole && before?.text !== 'the') || !/^(?:in|into|to|at)$/.test(items[lead]?.text ?? '')) return false;
  return (
    items.slice(Math.max(0, at - 6), lead).some(({ text }) => goes.test(text)) || times.test(items[at + 1]?.text ?? '')
  );
}
const moves = /^(?:moved|moves|closed|relocated|called|calls|says|said|wants|requires|reopened|is|was)$/;
const goes =
  /^(?:go|goes|going|went|back|return|returning|commute|commuting|called|days?|required|work|works|working)$/;
const times = /^(?:once|twice|two|three|four|five|2|3|4|5|days|every|most|full|part|again|now)$/;
