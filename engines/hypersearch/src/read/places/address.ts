import { has, type Item } from '../words/items.ts';
import { isUnknown } from './names.ts';

/** How many words a street's name may have. */
const longestName = 3;

/** "1420 Pine Street": the item after a street address at `at`; it asks for nothing. */
export function streetAddressEnd(items: readonly Item[], at: number): number | undefined {
  if (items[at]?.number === undefined || !/^\d{1,5}$/.test(items[at]?.text ?? '')) return undefined;
  for (let i = at + 1; i <= at + longestName + 1; i++) {
    const item = items[i];
    if (i > at + 1 && has(item, 'street')) return i + 1;
    const name = item !== undefined && item.mark === undefined && item.number === undefined && !has(item, 'unit');
    if (!name || !(item.capital || isUnknown(item))) return undefined;
  }
  return undefined;
}
