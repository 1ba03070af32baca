/** Chooses the field that a number bounds when neither a word nor a unit names it. */
import type { Field } from '../../facts.ts';
import { isUnknown } from '../places/names.ts';
import { has, type Item } from '../words/items.ts';
import { type Draft, isListed, postalWords, type Verdict } from './bound-draft.ts';
import type { BoundContext, ReadBound } from './bound-reading.ts';
import { counted, impossibleValue, money } from './bound-values.ts';
import { isYear, yearBounds } from './bound-years.ts';

/** Names the field of a bare number, or says that it bounds none. */
export function nameField(draft: Draft, context: BoundContext, depth: number, read: ReadBound): Verdict {
  const { low: figure } = draft;
  // "In the 39074 area between 505k and 555k": no home has that many square feet.
  if (draft.field === 'sqft' && (figure.money || (figure.value >= 50_000 && draft.unit === undefined)))
    draft.field = 'price';
  // "Nothing listed above 210": the asking price, and no days.
  if (draft.field === 'dom' && draft.unit === undefined && (figure.money || figure.value >= 100) && isListed(draft))
    draft.field = 'price';
  // "Casas en venta por menos de 300 mil": no home is listed for as many days.
  if (draft.field === 'dom' && draft.unit === undefined && (figure.money || figure.value >= 10_000)) {
    if (namesMore(draft)) return 'no bound';
    draft.field = 'price';
  }
  // "Terrain moins de 40 000 $"
  if (draft.field === 'lot' && draft.unit === undefined && (figure.money || figure.value >= 20_000))
    draft.field = 'price';
  // "375 000 tout compris": no month costs as much.
  if (draft.field === 'payment' && draft.values.every((value) => value >= 40_000)) draft.field = 'price';
  // "A good area, 2 duplexes"
  if (draft.field === 'sqft' && draft.unit === undefined && draft.values.every((value) => value < 100))
    return 'no bound';
  // "A garage for no more than 350,000"
  if (counted.has(draft.field ?? '') && draft.unit === undefined && Math.max(...draft.values) >= 10_000)
    return 'no bound';
  if (draft.field !== undefined) return undefined;
  if (looksPostal(draft)) return 'no bound';
  // "Une entrée de 200 ampères": the unit is unknown.
  if (
    draft.op === 'between' &&
    !draft.high &&
    !figure.money &&
    figure.scale === 1 &&
    isUnknown(draft.items[figure.next])
  )
    return 'no bound';
  const { op, high, values } = draft;
  if (isPriced(draft) || ((op === '<' || op === '<=') && isMillions(draft))) draft.field = 'price';
  else if (depth === 0 && op !== 'none') {
    draft.field = sharedField(draft, context, read);
    draft.explicit ||= draft.field !== undefined;
  }
  if (draft.field === undefined && context.resumes) {
    const last = context.last();
    draft.field = last.fields.find((field) => fits(field, values));
    if (op === 'none' && last.op && draft.field === last.fields[0]) draft.op = last.op;
  }
  if (draft.field === undefined && (op !== 'none' || high) && values.every((value) => value >= 100)) {
    // "Houses 2015 and up"
    if (isYear(draft, context) && !high && draft.post?.op === '>=' && (values[0] as number) >= 1930)
      return { facts: yearBounds(values, '>=', draft.lead), next: draft.next, field: 'year', explicit: true };
    if (Math.max(...values) < 10_000 && op !== 'none' && isYear(draft, context))
      // "Between 1990 and 2005"
      return high && Math.min(...values) > 1880
        ? { facts: yearBounds(values, op, draft.lead), next: draft.next, field: 'year', explicit: true }
        : 'no bound';
    draft.field = 'price';
  }
  if (draft.field === undefined && isRoomCount(draft, context)) {
    draft.field = 'beds';
    draft.values = draft.values.map((value) => value - 2.5);
  }
  if (draft.field === undefined && isHouseOf(draft)) draft.field = 'beds';
  if (draft.field === undefined && (isMillions(draft) || isBareAsk(draft) || isTwoFigures(draft)))
    draft.field = 'price';
  return draft.field === undefined ? 'no bound' : undefined;
}

/** "En venta en Las Vegas por menos de 300 mil": the price is read without the words before the place. */
const namesMore = ({ items, at, low }: Draft): boolean =>
  items
    .slice(at, low.next)
    .some(
      ({ senses, mark, number, place }) =>
        place !== undefined || (senses.length === 0 && mark === undefined && number === undefined),
    );

/** Five plain figures are a ZIP code unless something says price. */
const looksPostal = ({ items, at, lead, low, high, op }: Draft): boolean =>
  low.plainDigits === 5 &&
  !high &&
  (op === 'none' || op === 'about' || lead.moment) &&
  (postalWords.has(items[at - 1]?.text ?? '') || !(items[low.next - 1] as Item).text.endsWith('000'));

function isPriced({ low, high, op, values }: Draft): boolean {
  if (low.money || high?.money || low.scale >= 1000 || (high?.scale ?? 1) >= 1000) return true;
  const largest = Math.max(...values);
  return largest >= 20_000 || (largest >= 10_000 && op !== 'none');
}

/** "Appartement 4 1/2": Québec counts rooms, of which two and a half are no bedrooms. */
function isRoomCount({ items, at, low, high, op, unit }: Draft, context: BoundContext): boolean {
  const percent = items[low.next]?.mark === '%';
  const bare = op === 'none' && !high && unit === undefined && !low.money && low.scale === 1 && !percent;
  const before = items[at - 1];
  return (
    bare &&
    low.value % 1 === 0.5 &&
    low.value > 3 &&
    low.value < 7 &&
    (has(before, 'type', 'condo') ||
      has(before, 'art') ||
      (has(before, 'of') && ['type', 'dwelling'].some((kind) => has(items[at - 2], kind))) ||
      standsForRooms(items, at, context))
  );
}

/** "Casa de 4, Rialto": a house is counted by its bedrooms. */
const isHouseOf = ({ items, at, low, high, op, unit }: Draft): boolean =>
  op === 'none' &&
  !high &&
  unit === undefined &&
  low.scale === 1 &&
  /^[2-8]$/.test(items[low.next - 1]?.text ?? '') &&
  items[at - 1]?.text === 'de' &&
  has(items[at - 2], 'house') &&
  (items[low.next] === undefined || items[low.next]?.mark === ',' || has(items[low.next], 'in', 'strict'));

/** "5 et demi, Ahuntsic": a half that is no decimal, alone, where no bedrooms were counted. */
function standsForRooms(items: readonly Item[], at: number, context: BoundContext): boolean {
  const before = items[at - 1];
  const alone = before === undefined || before.mark !== undefined || before.place !== undefined || before.number === 1;
  const written = Number.isInteger(items[at]?.number);
  return written && (has(before, 'or') || ((alone || has(before, 'adj')) && !context.last().fields.includes('beds')));
}

/** "Under 1.2", "1.2 to 1.4", "condo in Irvine, 1.35": figures with a point that no unit counts are in millions. */
function isMillions({ items, at, low, high, op, next, unit }: Draft): boolean {
  const pointed = (quantity: Draft['low']) => /^\d\.\d{1,2}$/.test(items[quantity.next - 1]?.text ?? '');
  if (unit !== undefined || low.scale > 1 || low.bare >= 10) return false;
  if (high) return pointed(low) && pointed(high) && high.bare < 10;
  if (op === '<' || op === '<=') return pointed(low) || !Number.isInteger(low.bare);
  // "4 bed, 2.5" counts bathrooms.
  const ends = items[next] === undefined || items[next]?.mark !== undefined;
  const begins =
    items[at - 1] === undefined ||
    /^(?:says|said|dit|dice)$/.test(items[at - 1]?.text ?? '') ||
    items[at - 1]?.mark !== undefined ||
    isCriterionLike(items[at - 1]);
  return op === 'none' && ends && begins && pointed(low) && low.bare >= 1 && low.bare % 1 !== 0.5;
}

/** "Under 90" at the end of a clause, beside no unit; "70 to 110" as a clause of its own. */
function isTwoFigures({ items, at, next, high, op, unit, values }: Draft): boolean {
  const ends = items[next] === undefined || items[next]?.mark === ',' || items[next]?.mark === '.';
  if (!ends || unit !== undefined || values.some((value) => value < 40 || value % 5 !== 0)) return false;
  if (high) return op === 'none' && items[at - 1]?.mark === ',' && values.every((value) => value < 200);
  return (op === '<' || op === '<=') && values.every((value) => value < 100);
}

/** A lone "500" between other criteria, as in "3 bed austin 500". */
function isBareAsk({ items, at, next, values }: Draft): boolean {
  const before = items[at - 1];
  // "425 firm", "540 now"
  const after = items[trails.has(items[next]?.text ?? '') ? next + 1 : next];
  const round = values.every((value) => value >= 100 && value < 2000 && value % 5 === 0);
  // "So maybe 540 now"
  if (hedges.has(before?.text ?? '') && (after === undefined || /^[,.;?!]$/.test(after.mark ?? ''))) return round;
  // "What can I get for 250 in Duluth"
  if (before?.text === 'for' && (has(after, 'in', 'strict') || /^w(?:ith)?$/.test(after?.text ?? ''))) return round;
  const spoken = !/^\d/.test(items[at]?.text ?? '') && next > at + 1;
  // "Two baths eight fifty close to the station"
  if (spoken && round && isCriterionLike(before) && ['near', 'in', 'want'].some((kind) => has(after, kind)))
    return true;
  if (after !== undefined && !/^[,.;?!]$/.test(after.mark ?? '')) return false;
  // "San Antonio, 4 bed, 350"
  const earlier = items[at - 2];
  if ((before?.mark === ',' || before?.mark === '.') && (isCriterionLike(earlier) || isRoomPair(items, at - 2)))
    return round;
  // "4 beds, fenced, VA loan, 310": behind words of the purchase.
  if (before?.mark === ',' && isOfPurchase(items, at - 1)) return round;
  // "El Paso, 3 beds, central air for sure, 240", "house in Reno, nothing fancy, 240": the sum at the end of a list of criteria.
  if (before?.mark === ',' && endsText(items, next) && criteriaIn(items, at - 1)) return round;
  // "Condo uh seven fifty"
  const inWords = !/^\d/.test(items[at]?.text ?? '') && next > at + 1;
  if (inWords && before?.common === true && before.senses.length === 0 && isCriterionLike(earlier)) return round;
  const said = before?.text === 'say' && items[at - 2]?.text === 'i';
  if (!isCriterionLike(before) && !said && !/^(?:for|por|so)$/.test(before?.text ?? '')) return false;
  return round;
}

const trails: ReadonlySet<string> = new Set(['firm', 'now', 'maybe', 'please', 'ahora', 'maintenant']);
const hedges: ReadonlySet<string> = new Set(
  'maybe perhaps so now probably peut-etre maintenant disons quizas quiza ahora'.split(' '),
);

/** "3/2, 400": bedrooms and bathrooms that end at `last`. */
const isRoomPair = (items: readonly Item[], last: number): boolean =>
  items[last - 1]?.mark === '/' && [last, last - 2].every((at) => (items[at]?.number ?? 99) < 10);

const endsText = (items: readonly Item[], at: number): boolean =>
  items[at] === undefined || (items[at]?.mark !== ',' && items[at + 1] === undefined);

/** "VA loan", "cash buyer", "quick closing": the clause that ends before `end` says how the home is bought. */
const isOfPurchase = (items: readonly Item[], end: number): boolean =>
  purchase.test(items[end - 1]?.text ?? '') &&
  [2, 3, 4].some((step) => items[end - step] === undefined || items[end - step]?.mark !== undefined);
const purchase =
  /^(?:loan|buyers?|closing|close|cash|fha|usda|financing|preapproved|approved|investment|purchase|investor|hypotheque|comptant|acheteurs?|contado|compradora?)$/;

/** A criterion in the clause that ends before `end` ("porch please", "new roof"), or in one before it whose clauses commas join. */
function criteriaIn(items: readonly Item[], end: number): boolean {
  for (let i = end - 1; i >= 0 && (items[i]?.mark === undefined || items[i]?.mark === ','); i--)
    if (isCriterionLike(items[i]) || has(items[i], 'topic') || isYearFigure(items[i])) return true;
  return false;
}

const isYearFigure = (item: Item | undefined): boolean => (item?.number ?? 0) >= 1850 && (item?.number ?? 0) <= 2030;

const isCriterionLike = (item: Item | undefined): boolean =>
  item?.place !== undefined ||
  ['unit', 'type', 'has', 'house', 'state', 'studio', 'set', 'poi', 'spot'].some((kind) => has(item, kind));

/** "At least 3 and no more than 5 bedrooms", "at least 900 but not more than 1,200 square feet": the unit at the end serves both. */
function sharedField({ items, next, op, values }: Draft, context: BoundContext, read: ReadBound): Field | undefined {
  let i = next;
  let joined = false;
  while (i < next + 2 && (has(items[i], 'and') || has(items[i], 'but') || items[i]?.mark === ','))
    joined ||= items[i++]?.mark === undefined;
  // « Mais pas » is one phrase: « au moins 900 mais pas plus de 1200 pieds carrés »
  const denied = has(items[i], 'not') && /^(?:but|mais|pero)$/.test(items[i]?.text ?? '');
  if (denied) i++;
  if (i === next || (!joined && !denied && Math.max(...values) >= 100)) return undefined;
  const other = read(items, i, () => ({ ...context, resumes: false }), 1);
  if (!other?.explicit || !other.field) return undefined;
  if (counted.has(other.field)) return Math.max(...values) < 100 ? other.field : undefined;
  // "Under 450 and over 1,200 sq ft": a price and an area.
  const [limit] = other.facts;
  const value = values[0] as number;
  if (!(joined || denied) || !areas.has(other.field) || limit?.kind !== 'bound') return undefined;
  if ((limit.op === '<=') === denied) return undefined;
  return (op === '>' || op === '>=') && value < limit.value ? other.field : undefined;
}
const areas: ReadonlySet<string> = new Set(['sqft', 'lot']);

function fits(field: Field, values: readonly number[]): boolean {
  if (impossibleValue(field, values)) return false;
  return values.every((value) =>
    counted.has(field)
      ? value <= 20 && Number.isInteger(field === 'baths' ? value * 2 : value)
      : money.has(field) || field === 'sqft'
        ? value >= 20
        : true,
  );
}
