import { has, type Item, senseOf } from '../words/items.ts';
import { currencyMarks, readWhole, type Whole } from './whole-number.ts';

/** A number as written: figures or words, with its scale and currency. */
export interface Quantity {
  value: number;
  /** The typed digits, before k, mil or million. */
  bare: number;
  /** 1 where no scale word stood by it. */
  scale: number;
  money: boolean;
  /** `300s`, `1990s`, `nineties`. */
  decade: boolean;
  /** Written in figures without grouping, as a year or a ZIP code is. */
  plainDigits: number;
  next: number;
}

/** Reads one number at `at`: "$1.2 million", "two hundred thousand", "half a million", "2 1/2", "two and a half". */
export function readQuantity(items: readonly Item[], at: number): Quantity | undefined {
  let next = at;
  let money = false;
  let sign = 1;
  if (items[next]?.mark === '-' && items[next + 1]?.number !== undefined) {
    sign = -1;
    next++;
  }
  while (
    currencyMarks.has(items[next]?.mark ?? '') ||
    ((has(items[next], 'currency') || items[next]?.text === 'ca') && currencyMarks.has(items[next + 1]?.mark ?? ''))
  ) {
    money = true;
    next++;
  }
  const halfAcre = has(items[next], 'andhalf') && items[next - 1]?.number === undefined;
  if (halfAcre && has(items[has(items[next + 1], 'art') ? next + 2 : next + 1], 'unit', 'acre'))
    // "2,500 sq ft and half an acre"
    return { ...noScale, value: 0.5, bare: 0.5, money, next: has(items[next + 1], 'art') ? next + 2 : next + 1 };
  // "The mid fours"
  const band = has(items[next - 1], 'part') ? Number(senseOf(items[next], 'bandof')) : 0;
  if (band > 0) return { ...noScale, value: band, bare: band, money, decade: true, next: next + 1 };
  const fraction = senseOf(items[next], 'frac');
  const first = items[next];
  if (first === undefined) return undefined;
  if (
    first.number === undefined &&
    isArticleItem(first) &&
    ((has(items[next + 1], 'unit', 'acre') && items[next + 1]?.text !== 'ac') ||
      has(items[next + 1], 'unit', 'hectare'))
  )
    return { ...noScale, value: 1, bare: 1, money, next: next + 1 };
  let whole: Whole | undefined;
  if (fraction !== undefined && first.number === undefined) {
    const scaled = senseOf(items[next + 1], 'mult');
    if (scaled !== undefined && Number(scaled) >= 1000)
      return {
        ...noScale,
        value: Number(fraction) * Number(scaled),
        bare: Number(fraction),
        scale: Number(scaled),
        money: true,
        next: afterCurrency(items, next + 2),
      };
    return { ...noScale, value: Number(fraction), bare: Number(fraction), money, next: next + 1 };
  }
  if (
    first.number === undefined &&
    has(first, 'mult') &&
    Number(senseOf(first, 'mult')) >= 100 &&
    ((isArticle(items[next - 1], first) && !isNoun(first, items[next - 1])) || beginsAlone(items, next))
  )
    whole = { value: 1, next, digits: 0 };
  else if (
    first.number === undefined &&
    isArticleItem(first) &&
    !isNoun(items[next + 1], first) &&
    has(items[next + 1], 'mult') &&
    Number(senseOf(items[next + 1], 'mult')) >= 100 &&
    (items[next + 1] as Item).text.length > 2
  )
    whole = { value: 1, next: next + 1, digits: 0 };
  else whole = readWhole(items, next);
  if (!whole) return undefined;
  next = whole.next;
  let bare = whole.value;
  if (has(items[next], 'andhalf')) {
    bare += 0.5;
    next++;
  }
  const lead = partOfMillion(items, next);
  if (lead && has(items[lead.next], 'mult', '1000000')) {
    bare += lead.part;
    next = lead.next;
  }
  let scale = 1;
  for (
    let mult = senseOf(items[next], 'mult');
    mult !== undefined && scaleFits(items, next, bare * scale, Number(mult), money);
    mult = senseOf(items[next], 'mult')
  ) {
    // "1.25 mil" is no thousand in any language.
    const { text } = items[next] as Item;
    if (text === 'mill' || (text === 'mil' && mult === '1000000')) scale *= bare < 20 ? 1_000_000 : 1_000;
    else scale *= text === 'mil' && !Number.isInteger(bare) && bare < 10 ? 1_000_000 : Number(mult);
    next++;
    if (Number(mult) === 100) {
      // "two hundred and fifty thousand"
      const joined = has(items[next], 'and') ? next + 1 : next;
      const rest = readWhole(items, joined);
      if (
        rest &&
        rest.value < 100 &&
        items[joined]?.mark === undefined &&
        // "2 hundred 50 thousand"
        (rest.digits === 0 || (rest.digits === 2 && joined === next && has(items[rest.next], 'mult', '1000'))) &&
        // "Between fifteen hundred and two thousand"
        (bare < 10 || !has(items[rest.next], 'mult')) &&
        senseOf(items[rest.next], 'mult') !== '100'
      ) {
        bare = bare * 100 + rest.value;
        scale /= 100;
        next = rest.next;
      }
    } else if (Number(mult) === 1000 || Number(mult) === 1_000_000) {
      const rest = readWhole(items, has(items[next], 'and') ? next + 1 : next);
      const hundred = rest && senseOf(items[rest.next], 'mult') === '100';
      if (rest && rest.digits === 0 && hundred && Number(mult) === 1000) {
        // "Mille neuf cent soixante"
        const tens = readWhole(items, rest.next + 1);
        const more = tens && tens.digits === 0 && tens.value < 100 && !has(items[tens.next], 'mult') ? tens : undefined;
        bare += (rest.value * 100 + (more?.value ?? 0)) / scale;
        next = more?.next ?? rest.next + 1;
      } else if (rest && rest.digits === 0 && isRest(items, next, rest, bare * scale)) {
        // "Mil ochocientos", "un millón doscientos", "a million two fifty"
        bare += rest.value / (Number(mult) === 1000 ? scale : 1000);
        next = rest.next;
      } else if (
        rest &&
        Number(mult) === 1_000_000 &&
        (rest.digits === 0 || (rest.value >= 100 && rest.value < 1000)) &&
        (hundred || senseOf(items[rest.next], 'mult') === '1000')
      ) {
        const hundreds = hundred ? 100 : 1;
        const more = hundred
          ? readWhole(items, has(items[rest.next + 1], 'and') ? rest.next + 2 : rest.next + 1)
          : undefined;
        // "One million two hundred fifty thousand"
        const tens =
          more && more.digits === 0 && more.value < 100 && has(items[more.next], 'mult', '1000') ? more : undefined;
        const end = tens?.next ?? rest.next + (hundred ? 1 : 0);
        bare += ((rest.value * hundreds + (tens?.value ?? 0)) * 1000) / 1_000_000;
        next = end + (has(items[end], 'mult', '1000') ? 1 : 0);
      } else if (rest && rest.digits === 0 && Number(mult) === 1_000_000 && isTenths(items, next, rest)) {
        bare += rest.value / 10;
        next = rest.next;
      }
    }
    if (has(items[next], 'andhalf')) {
      bare += 0.5;
      next++;
    }
    const part = Number(mult) === 1_000_000 ? partOfMillion(items, next) : undefined;
    if (part && !counts(items[part.next]) && items[part.next]?.text !== 'de' && !has(items[part.next], 'mult')) {
      bare += part.part;
      next = part.next;
    }
  }
  // "Three hundred to three fifty thousand": hundreds alone are figures like others.
  if (scale === 100) {
    bare *= 100;
    scale = 1;
  }
  let decade = false;
  // "350k s/hoa"
  if (has(items[next], 'decade', '') && whole.digits > 0 && items[next + 1]?.mark !== '/') {
    decade = true;
    next++;
  }
  const end = afterCurrency(items, next);
  if (end > next) money = true;
  const value = roundOff(bare * scale) * sign;
  return {
    value,
    bare: bare * sign,
    scale,
    money,
    decade,
    plainDigits: money ? 0 : scale === 1 ? whole.digits : isYearInWords(scale, value, whole.digits) ? 4 : 0,
    next: end,
  };
}

/** "Un million deux", "a million two": tenths of a million, unless they are bedrooms. */
const isTenths = (items: readonly Item[], at: number, rest: { value: number; next: number }): boolean =>
  rest.next === at + 1 &&
  rest.value > 0 &&
  rest.value < 10 &&
  !has(items[at], 'art') &&
  !has(items[rest.next], 'unit') &&
  !has(items[rest.next], 'adj') &&
  !has(items[rest.next], 'art');

/** Reads the bare number after thousands or millions, up to `said`: hundreds, and what makes a year of two thousand. */
function isRest(items: readonly Item[], at: number, rest: { value: number; next: number }, said: number): boolean {
  const after = items[rest.next];
  // "Two thousand and eight"
  if (has(items[at], 'and') && said === 2000 && rest.value < 100 && rest.value > 0 && !has(after, 'mult'))
    return !counts(after);
  if (has(items[at], 'and') || has(after, 'mult') || rest.value >= 1000) return false;
  if (rest.value >= 100) return said < 1_000_000 || !counts(after);
  return said === 2000 && rest.value > 0 && !counts(after);
}

/** "In" is a word far oftener than an inch. */
const counts = (item: Item | undefined): boolean => has(item, 'unit') && !has(item, 'in');

/** "Millón y medio", "million and a half", "mil ochocientos": no article precedes. */
function beginsAlone(items: readonly Item[], at: number): boolean {
  const [first, second] = [items[at] as Item, items[at + 1]];
  if (first.text.length < 3) return false;
  if (has(first, 'mult', '1000000') && (has(second, 'andhalf') || partOfMillion(items, at + 1))) return true;
  const hundreds = (second?.number ?? 0) >= 100 || senseOf(items[at + 2], 'mult') === '100';
  return has(first, 'mult', '1000') && second?.number !== undefined && !/^\d/.test(second.text) && hundreds;
}

/** "And a quarter", « et quart », «y cuarto» of a million. */
function partOfMillion(items: readonly Item[], at: number): { part: number; next: number } | undefined {
  if (!has(items[at], 'and')) return undefined;
  const of = has(items[at + 1], 'art') || items[at + 1]?.number === 1 ? at + 2 : at + 1;
  const part = Number(senseOf(items[of], 'frac') ?? senseOf(items[of], 'millionpart'));
  return part === 0.25 || part === 0.75 ? { part, next: of + 1 } : undefined;
}

/** "Two thousand ten". */
const isYearInWords = (scale: number, value: number, digits: number): boolean =>
  scale === 1000 && digits === 0 && value >= 1900 && value < 2100;
const noScale = { scale: 1, decade: false, plainDigits: 0 };
const roundOff = (value: number) => Math.round(value * 1e6) / 1e6;
const isArticleItem = (item: Item) => has(item, 'art');
/** "The paper mill", "the grand hall": only "a mill" and "a grand" are sums. */
const isNoun = (item: Item | undefined, before: Item | undefined): boolean =>
  /^(?:mill|grand)$/.test(item?.text ?? '') && !/^an?$/.test(before?.text ?? '');
const isArticle = (before: Item | undefined, item: Item) =>
  item.text.length > 2 && before !== undefined && before.number === undefined;

/** `m` is a million after 1.2 and behind a mark of money, but meters after 500. */
function scaleFits(items: readonly Item[], at: number, value: number, mult: number, money: boolean): boolean {
  const item = items[at] as Item;
  if (item.text !== 'm' || mult !== 1_000_000) return true;
  // "$1.05m to $1.15m"
  return value < 100 && (money || !has(items[at + 1], 'from') || currencyMarks.has(items[at + 2]?.mark ?? ''));
}

function afterCurrency(items: readonly Item[], at: number): number {
  let next = at;
  while (
    currencyMarks.has(items[next]?.mark ?? '')
      ? items[next + 1]?.number === undefined || (items[next - 1]?.mark === undefined && !isPrefix(items, next))
      : // "3 c. sous-sol fini"
        (has(items[next], 'currency') && !(items[next]?.text === 'c' && (items[next - 1]?.number ?? 9) < 9)) ||
        // "460 in Bucks County"
        (has(items[next], 'of') && has(items[next + 1], 'currency') && items[next + 2]?.text !== 'county')
  )
    next++;
  return next;
}

/** "68001 $1,400,000": the mark belongs to the number that it touches. */
const isPrefix = (items: readonly Item[], at: number): boolean =>
  items[at + 1]?.glued === true && items[at]?.glued === false;
