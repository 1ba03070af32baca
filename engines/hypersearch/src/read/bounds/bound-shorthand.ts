import type { Field } from '../../facts.ts';
import { bound } from '../claims.ts';
import { has, type Item, senseOf } from '../words/items.ts';
import type { BoundReading } from './bound-reading.ts';
import { span } from './bound-values.ts';
import { otherDecade } from './bound-years.ts';
import { unitAt } from './unit-at.ts';

const fields: readonly Field[] = ['beds', 'baths', 'garage'];

/** "Años 80", "années 1990": a decade named before its number. */
export function readNamedDecade(items: readonly Item[], at: number): BoundReading | undefined {
  // "Construida en los 90"
  const built = has(items[at], 'field', 'year') && items[at + 1]?.text === 'los';
  const named = decadeNoun(items, at);
  const figure = built ? at + 2 : named + 1;
  const number = items[figure]?.number;
  if (!(built || has(items[named], 'decadeof')) || number === undefined || number % 10 !== 0) return undefined;
  const after = items[figure + 1];
  if (number < 100 && ['mult', 'unit', 'currency'].some((kind) => has(after, kind) && after?.text !== 'm'))
    return undefined;
  const first = number < 100 && number >= 20 ? 1900 + number : number;
  if (first < 1800 || first > 2090) return undefined;
  // « Avant les années 1960 »
  if (has(items[at - 1], 'older'))
    return { facts: [bound('year', '<=', first)], next: figure + 1, field: 'year', explicit: true };
  // "Années 90 en montant", « après les années 1960 »
  const behind = senseOf(after, 'yearly');
  const yearly = behind ?? (has(items[at - 1], 'newer') ? 'newer' : undefined);
  const more = otherDecade(items, figure + 1);
  const next = more?.next ?? (behind === undefined ? figure + 1 : figure + 2);
  const [from, to] = span('year', first, (more?.first ?? first) + 9);
  const facts = yearly === 'newer' ? [from] : yearly === 'older' ? [to] : [from, to];
  return { facts: facts.filter((fact) => fact !== undefined), next, field: 'year', explicit: true };
}

/** « Construite dans les années 1960 », "hecha en la década de 1950": the item of the noun, over the words that lead to it. */
function decadeNoun(items: readonly Item[], at: number): number {
  let i = at;
  while (i < at + 3 && !has(items[i], 'decadeof') && leadsToDecade(items[i])) i++;
  return i;
}

const leadsToDecade = (item: Item | undefined): boolean =>
  (has(item, 'field', 'year') || has(item, 'in') || /^(?:dans|durant|pendant|vers|durante)$/.test(item?.text ?? '')) &&
  !has(item, 'newer') &&
  !has(item, 'older');

/** "4 bed, acre+", "mccomb ms acre under 100": an acre that nothing counts. */
export function readBareAcre(items: readonly Item[], at: number): BoundReading | undefined {
  const [before, after] = [items[at - 1], items[at + 1]];
  if (items[at]?.text !== 'acre' || !has(items[at], 'unit', 'acre') || before?.number !== undefined) return undefined;
  if (['frac', 'art', 'mult', 'of', 'andhalf', 'cmp'].some((kind) => has(before, kind)) || before?.mark === '/')
    return undefined;
  const plus = after?.mark === '+';
  if (!plus && after !== undefined && after.mark === undefined && !has(after, 'cmp')) return undefined;
  return { facts: [bound('lot', '>=', 1)], next: plus ? at + 2 : at + 1, field: 'lot', explicit: true };
}

/** "T3", "F4": French flats are counted by their rooms, of which one is the living room. */
export function readRoomCode(items: readonly Item[], at: number): BoundReading | undefined {
  const [letter, rooms] = [items[at], items[at + 1]];
  if (!/^[tf]$/.test(letter?.text ?? '') || !rooms?.glued || !/^[1-8]$/.test(rooms.text)) return undefined;
  const beds = (rooms.number as number) - 1;
  return { facts: [bound('beds', beds === 0 ? '<=' : '>=', beds)], next: at + 2, field: 'beds', explicit: true };
}

/** "4/3/2", "3x2", "3+2", "3+/2+": beds, baths, garage. */
export function readShorthand(items: readonly Item[], at: number): BoundReading | undefined {
  // "3 1/2" is one number.
  if (items[at - 1]?.number !== undefined && items[at]?.number === 1) return undefined;
  const numbers: number[] = [];
  let i = at;
  let plus = false;
  for (; numbers.length < 3; i += 2) {
    const number = items[i]?.number;
    if (number === undefined || number > 12 || !/^[\d.]+$/.test((items[i] as Item).text)) return undefined;
    numbers.push(number);
    const half = halfBehind(items, i + 1);
    // "Duplex 2x5½": two dwellings of five rooms and a half.
    if (half && numbers.length === 2 && number >= 3 && has(items[at - 1], 'type', 'multi_family'))
      return { facts: [], next: half, personal: true };
    const joint = items[i + 1];
    plus ||= joint?.mark === '+';
    // "3+/2+"
    if (joint?.mark === '+' && items[i + 2]?.mark === '/') i++;
    const joins =
      items[i + 1]?.mark === '/' ||
      isDash(items, i + 1, numbers) ||
      (joint?.text === 'x' && numbers.length === 1) ||
      isPlus(items, i + 1);
    if (!joins || items[i + 2]?.number === undefined) break;
  }
  if (numbers.length < 2 || numbers.some((number, place) => place !== 1 && !Number.isInteger(number))) return undefined;
  if (items[i + 1]?.mark === '+') i++;
  const unit = ownUnit(items, i + 1);
  // "3-2" counts bedrooms and bathrooms, "2-3" is a range; "4-2.5-2" is none.
  const dashed = items[at + 1]?.mark === '-';
  if (dashed && numbers.length === 2 && (unit || (numbers[0] as number) <= (numbers[1] as number))) return undefined;
  // "4+1 bedrooms": the room behind the plus is a den.
  if (unit && (plus || (unit.name !== 'beds' && unit.name !== 'baths'))) return undefined;
  return {
    facts: numbers.map((value, place) => bound(fields[place] as Field, '>=', value)),
    next: unit ? unit.next : i + 1,
    field: 'beds',
    explicit: true,
  };
}

/** The item behind a half: "5½", "5 1/2". */
function halfBehind(items: readonly Item[], at: number): number | undefined {
  if (items[at]?.text === '½') return at + 1;
  return items[at]?.number === 1 && items[at + 1]?.mark === '/' && items[at + 2]?.number === 2 ? at + 3 : undefined;
}

/** "Tres y dos", "dos dos": rooms and bathrooms spoken as two numbers alone between marks. */
export function readSpokenPair(items: readonly Item[], at: number): BoundReading | undefined {
  const before = items[at - 1];
  const starts = before === undefined || before.mark !== undefined || before.place !== undefined || has(before, 'fix');
  const second = has(items[at + 1], 'and') ? at + 2 : at + 1;
  const [beds, baths] = [items[at], items[second]];
  // "3 y 2"
  const joined =
    second === at + 2 && (beds?.number ?? 0) >= (baths?.number ?? 0) && items[at - 2]?.number === undefined;
  if (
    !starts ||
    !(isSpoken(beds, 6) || (joined && isRooms(beds))) ||
    !(isSpoken(baths, 5) || (joined && isRooms(baths)))
  )
    return undefined;
  const after = items[second + 1];
  const ends =
    after === undefined || after.mark === ',' || after.mark === '.' || has(after, 'fix') || has(after, 'want');
  if (!ends || has(after, 'unit')) return undefined;
  return {
    facts: [bound('beds', '>=', beds?.number as number), bound('baths', '>=', baths?.number as number)],
    next: second + 1,
    field: 'beds',
    explicit: true,
  };
}

const isSpoken = (item: Item | undefined, most: number): boolean =>
  item?.number !== undefined && item.number >= 1 && item.number <= most && /^[a-z]+$/.test(item.text);

const isRooms = (item: Item | undefined): boolean => /^[1-6]$/.test(item?.text ?? '');

/** "3/2 sqft 1500": the unit belongs to the number that it leads. */
function ownUnit(items: readonly Item[], at: number): ReturnType<typeof unitAt> {
  const unit = unitAt(items, at);
  return unit && items[unit.next]?.number !== undefined && unit.name !== 'beds' && unit.name !== 'baths'
    ? undefined
    : unit;
}

/** "4-2.5-2": hyphens all the way. */
const isDash = (items: readonly Item[], at: number, numbers: readonly number[]): boolean =>
  items[at]?.mark === '-' && items[at]?.glued === true && (numbers.length === 1 || items[at - 2]?.mark === '-');

/** "3+2" and "3 + 2", and no "3+ 2 car". */
const isPlus = (items: readonly Item[], at: number): boolean =>
  items[at]?.mark === '+' && items[at]?.glued === items[at + 1]?.glued;
