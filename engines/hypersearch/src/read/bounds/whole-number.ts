import { has, type Item } from '../words/items.ts';

/** A number without its scale: `digits` as in `Quantity.plainDigits`. */
export interface Whole {
  value: number;
  next: number;
  digits: number;
}

export const currencyMarks = new Set(['$', '€', '£']);

/** Figures, or number words put together: "twenty five", "four fifty" (= 450), "one point two", "2 1/2". */
export function readWhole(items: readonly Item[], at: number): Whole | undefined {
  const first = items[at];
  if (first?.number === undefined) return undefined;
  let next = at + 1;
  const digits = /^\d+$/.test(first.text) ? first.text.length : /^\d/.test(first.text) ? 1 : 0;
  let value = first.number;
  if (digits > 0) {
    // French and Spanish group thousands by spaces.
    while (
      value < 1e9 &&
      /^\d{3}$/.test(items[next]?.text ?? '') &&
      items[next]?.number !== undefined &&
      (first.text.length <= 3 || next > at + 1) &&
      groups(items, at, next)
    ) {
      value = value * 1000 + (items[next]?.number as number);
      next++;
    }
    const half = items[next];
    const slash = items[next + 1]?.mark === '/' && items[next + 2]?.number !== undefined;
    if (half?.number === 0.5 && half.text === '½') return { value: value + 0.5, next: next + 1, digits };
    if (slash && half?.number === 1 && (items[next + 2]?.number ?? 0) === 2)
      return { value: value + 0.5, next: next + 3, digits };
    if (
      items[next]?.mark === '/' &&
      value < 4 &&
      [2, 3, 4].includes(items[next + 1]?.number ?? 0) &&
      value < (items[next + 1]?.number ?? 0) &&
      has(items[next + 2], 'unit') &&
      !has(items[next + 2], 'unit', 'beds') &&
      !has(items[next + 2], 'unit', 'baths')
    )
      return { value: value / (items[next + 1]?.number as number), next: next + 2, digits: 1 };
    return { value, next, digits: next > at + 1 ? 0 : digits };
  }
  if (has(items[next], 'point') && items[next + 1]?.number !== undefined && (items[next + 1]?.number ?? 99) < 100) {
    const decimals = items[next + 1]?.number as number;
    const more = items[next + 2]?.number;
    next += 2;
    if (more !== undefined && more < 10 && decimals < 10 && !/^\d/.test(items[next]?.text ?? '')) {
      next++;
      return { value: value + decimals / 10 + more / 100, next, digits: 0 };
    }
    return { value: value + decimals / (decimals < 10 ? 10 : 100), next, digits: 0 };
  }
  let year = false;
  for (let word = items[next]; word?.number !== undefined && !/^\d/.test(word.text); word = items[next]) {
    if (value >= 20 && value < 100 && value % 10 === 0 && word.number < 10 && word.number > 0) value += word.number;
    else if (value >= 100 && value % 100 === 0 && word.number < 100) value += word.number;
    // "Three twenty five"
    else if (
      value > 100 &&
      value < 1000 &&
      value % 10 === 0 &&
      value % 100 >= 20 &&
      word.number > 0 &&
      word.number < 10 &&
      !has(items[next + 1], 'unit')
    )
      value += word.number;
    else if (value > 0 && value < 10 && word.number >= 10 && word.number < 100) value = value * 100 + word.number;
    else if (value >= 17 && value <= 20 && word.number >= 10 && word.number < 100) {
      // "nineteen ninety five", "twenty fifteen"
      value = value * 100 + word.number;
      year = true;
    } else if (year && value % 10 === 0 && word.number < 10 && word.number > 0) value += word.number;
    else break;
    next++;
  }
  if (
    value >= 20 &&
    value < 1000 &&
    value % 10 === 0 &&
    has(items[next], 'and') &&
    (items[next + 1]?.number ?? 99) < 10 &&
    // "Vingt et un", and no "cinquante et cinq".
    (items[next]?.text !== 'et' || items[next + 1]?.number === 1) &&
    // "Tres veinte y tres sesenta"
    !((items[next + 2]?.number ?? 0) >= 10 && !/^\d/.test(items[next + 2]?.text ?? '')) &&
    has(items[next], 'tens')
  ) {
    value += items[next + 1]?.number as number;
    next += 2;
  }
  return { value, next, digits: year ? 4 : 0 };
}

/** `550 000`: three figures after a space belong to the number when they are zeros or money follows. */
function groups(items: readonly Item[], first: number, at: number): boolean {
  const group = items[at] as Item;
  if (group.text === '000') return true;
  const after = items[at + 1];
  const lead = (items[first]?.text ?? '').length <= 3;
  return (
    lead &&
    (currencyMarks.has(after?.mark ?? '') ||
      currencyMarks.has(items[first - 1]?.mark ?? '') ||
      has(after, 'currency') ||
      has(after, 'unit', 'sqft') ||
      has(after, 'unit', 'sqm') ||
      has(after, 'permonth') ||
      // "1 900 max"
      (has(after, 'post', '<=') && items[first - 1]?.number === undefined && items[first - 1]?.mark !== '/') ||
      /^\d{3}$/.test(after?.text ?? '') ||
      (isLimited(items[first - 1]) && !has(after, 'mult') && !has(after, 'unit')) ||
      // "389 900 à Saint-Jérôme"
      (/00$|9\d$/.test(group.text) && !has(after, 'mult') && !has(after, 'unit') && has(after, 'in')) ||
      isRangeOfGroups(items, at + 1))
  );
}

/** "Moins de 1 700,": what compares before a figure that ends its clause is said of all of it. */
const isLimited = (item: Item | undefined): boolean =>
  has(item, 'cmp') || ['payment', 'price', 'hoa'].some((field) => has(item, 'field', field));

/** "1 100 à 1 300": both ends are grouped. */
function isRangeOfGroups(items: readonly Item[], at: number): boolean {
  const joins = has(items[at], 'to') || items[at]?.mark === '-' || items[at]?.mark === '–';
  return joins && /^\d{1,3}$/.test(items[at + 1]?.text ?? '') && /^\d{3}$/.test(items[at + 2]?.text ?? '');
}
