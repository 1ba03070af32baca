import { has, type Item, senseOf } from '../words/items.ts';

/** The unit at or just after `at`, over words such as "full" or "large". */
export function unitAt(items: readonly Item[], at: number): { name: string; next: number } | undefined {
  for (let i = at; i < at + 3; i++) {
    const item = items[i];
    if (!item) return undefined;
    if (has(item, 'old')) return { name: 'old', next: i + 1 };
    // "4b3b 3gar", "2 ba 1 gar"
    if (i === at && countsGarages(items, i)) return { name: 'car', next: i + 1 };
    // "4d", and no "4 d enganche"
    if (!item.glued && (item.text === 'd' || (item.text === 'c' && (items[at - 1]?.number ?? 9) > 8))) return undefined;
    // "390 mil mi niño"
    if (item.text === 'mi' && !item.glued && has(item, 'poss') && (has(items[i + 1], 'person') || items[i + 1]?.common))
      return undefined;
    // "2h/1b": habitaciones and baños
    if (item.text === 'h' && i === at && items[i + 1]?.mark === '/' && /^b/.test(items[i + 3]?.text ?? ''))
      return { name: 'beds', next: i + 1 };
    const unit = senseOf(item, 'unit');
    // "<385k yard": a sum, and the yard that is asked for.
    if (unit === 'yd' && has(items[at - 1], 'mult')) return undefined;
    // "280 000 $ car on veut"
    if (unit === 'car' && i === at && item.text === 'car' && items[at - 1]?.mark === '$') return undefined;
    if (unit === 'bb')
      return {
        name: [2, 3].some((step) => has(items[i - step], 'unit', 'bb') || has(items[i - step], 'unit', 'beds'))
          ? 'baths'
          : 'beds',
        next: i + 1,
      };
    if (unit) {
      if (isLabel(items, i)) return undefined;
      if (
        i > at &&
        unit !== 'beds' &&
        unit !== 'baths' &&
        unit !== 'sqft' &&
        unit !== 'acre' &&
        unit !== 'car' &&
        unit !== 'sqm'
      )
        return undefined;
      const same = senseOf(items[i + 1], 'unit') === unit ? i + 2 : i + 1;
      return { name: unit, next: same };
    }
    if (
      !has(item, 'adj') &&
      !(
        has(item, 'of') &&
        i === at &&
        (unit !== undefined || has(items[i + 1], 'unit', 'sqft') || has(items[i + 1], 'unit', 'car'))
      )
    )
      return undefined;
  }
  return undefined;
}

/** "$180k-220k sqft: 1200-1800": the name of the area that follows, which has no unit of its own. */
const isLabel = (items: readonly Item[], at: number): boolean =>
  items[at + 1]?.mark === ':' &&
  (has(items[at], 'unit', 'sqft') || has(items[at], 'unit', 'year')) &&
  items[at + 2]?.number !== undefined &&
  unitAt(items, at + 3) === undefined;

/** "3 gar", "2 garage", and no "une garage" or "3/2 garage". */
function countsGarages(items: readonly Item[], at: number): boolean {
  const count = items[at - 1];
  if (items[at - 2]?.mark === '/') return false;
  if (items[at]?.text === 'gar') return count?.number !== undefined;
  return (
    /^(?:garages?|garajes?|cocheras?)$/.test(items[at]?.text ?? '') && [2, 3, 4, 5, 6].includes(count?.number ?? 0)
  );
}
