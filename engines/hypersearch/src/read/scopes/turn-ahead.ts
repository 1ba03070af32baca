/** What words ahead say of a clause about somebody's life or past: whether it turns, and what it leaves or goes to. */
import { readQuantity } from '../bounds/quantity.ts';
import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';
import { endsSentence } from './scopes.ts';

/** A clause that begins with "was" and another one with "now" behind it: what was searched for before. */
export function wasBefore(items: readonly Item[], at: number): boolean {
  if (items[at]?.text !== 'was' || !(items[at - 1] === undefined || items[at - 1]?.mark !== undefined)) return false;
  const end = items.findIndex((item, index) => index > at && item.mark !== undefined);
  return end > at && end < at + 9 && items[end + 1]?.text === 'now';
}

/** A "but" or a criterion in a later clause of the same sentence. */
export function turnsLater(items: readonly Item[], at: number): boolean {
  for (let i = at + 1; i < at + 14 && !endsSentence(items[i]); i++)
    if (
      has(items[i], 'but') ||
      // "Looked at condos in Edina last fall, way too much"
      has(items[i], 'ruled') ||
      (items[i]?.text === 'not' && items[i + 1]?.text === 'for') ||
      (items[i]?.text === 'too' && items[i + 1]?.text === 'much') ||
      (has(items[i], 'firm') && items[has(items[i - 1], 'pron') ? i - 2 : i - 1]?.mark === ',') ||
      disliked.test(items[i]?.text ?? '') ||
      // "We looked at condos for a year, so a house please"
      (/^(?:so|donc|entonces)$/.test(items[i]?.text ?? '') && startsCriterion(items, i + 1))
    )
      return true;
  return false;
}

/** "We toured a townhouse and hated the stairs" */
const disliked = /^(?:hated|disliked|detested|loathed|regretted|deteste|hai|odie|odiamos|detestamos)$/;

export const startsCriterion = (items: readonly Item[], at: number): boolean => {
  const next = has(items[at], 'art') ? items[at + 1] : items[at];
  // "Rentamos en Kyle a 1,950 al mes": what is paid there.
  if (
    items[at - 1]?.text !== 'to' &&
    next?.number !== undefined &&
    (readQuantity(items, items.indexOf(next))?.value ?? 0) >= 300
  )
    return false;
  return (
    next?.number !== undefined ||
    /^(?:something|quelque|algo)$/.test(next?.text ?? '') ||
    ['type', 'house', 'adj', 'topic', 'dwelling', 'has', 'about'].some((kind) => has(next, kind))
  );
};

/** "Want to work in", "need my current": what would be elsewhere is asked for. */
export function wanted(items: readonly Item[], at: number): boolean {
  const previous = items[at - 1];
  return (
    has(previous, 'want') &&
    !has(previous, 'poss') &&
    previous?.text !== 'keep' &&
    !/^(?:sold|our|my|i|we|vender|vendre)$/.test((items[at] as Item).text)
  );
}

export function originAhead({ items, context }: Parse, at: number): boolean {
  let i = at + 1;
  while (i < at + 4 && (has(items[i], 'art') || has(items[i], 'compass') || has(items[i], 'poi', 'downtown'))) i++;
  const next = items[i];
  const named =
    next?.place !== undefined ||
    has(next, 'state') ||
    (next?.capital === true && context.capitalsMarkNames && next.senses.length === 0);
  const counted = has(items[at], 'cmp') && items[at - 1]?.number !== undefined;
  // "Downsize from 3,000 sq ft"
  const sized = has(items[at], 'origin') && (items[at] as Item).to - (items[at] as Item).from > 1;
  return (
    (named || (sized && next?.number !== undefined)) &&
    !counted &&
    !(has(items[at - 1], 'unit') && items[at - 2]?.number !== undefined) &&
    !has(items[at - 1], 'mode')
  );
}
