/** Figures that are denied: what a number is not, and what takes its place. */
import type { Field } from '../../../facts.ts';
import { innerBound } from '../../claims.ts';
import type { Parse } from '../../parse.ts';
import { isBareNo } from '../../scopes/denials.ts';
import { has } from '../../words/items.ts';

/** "It isn't 600, it's 660": a "no" and a form of "be" before the figure, another figure behind it. */
export function isDenied(items: Parse['items'], at: number, end: number): boolean {
  // "Not 3 bathrooms like I said, 2"
  const said = items.slice(end, end + 4).findIndex(({ text }) => /^(?:said|wrote|dit|ecrit|dije|puse)$/.test(text));
  const next = said > 0 && /^(?:like|as|comme|como)$/.test(items[end]?.text ?? '') ? end + said + 1 : end;
  // "Pas 3 chambres, 4"
  const bare =
    items[next + 1]?.number !== undefined &&
    (items[next + 2] === undefined ||
      /^[,.;!?]$/.test(items[next + 2]?.mark ?? '') ||
      polite.test(items[next + 2]?.text ?? ''));
  if (!has(items[at - 1], 'be') && !has(items[at], 'be') && !(has(items[at - 1], 'not') && bare)) return false;
  if (items[next]?.mark !== ',' && !has(items[next], 'but')) return false;
  return [1, 2, 3].some((step) => items[next + step]?.number !== undefined || items[next + step]?.mark === '$');
}

const polite = /^(?:please|pls|por|s|svp|merci|thanks)$/;

/** "El presupuesto no es 600, es 660", "el precio 400 no, 450": the "no" is next to the number. */
export function deniesInside(items: Parse['items'], at: number, next: number): boolean {
  if (items[next]?.text === 'no' && items[next + 1]?.mark === ',') return beginsFigure(items, next + 2);
  const not = items.slice(at, next).findIndex((item, i) => item.text === 'no' && has(items[at + i + 1], 'be'));
  if (not < 0 || items[next]?.mark !== ',' || !has(items[next + 1], 'be')) return false;
  return beginsFigure(items, next + 2);
}

const beginsFigure = (items: Parse['items'], at: number): boolean =>
  items[at]?.number !== undefined || items[at]?.mark === '$';

/** "The budget is 500, not 450", "4 beds in Irving, not 3": what it is not was said before. */
export function saysInstead({ claims, items }: Parse, at: number, field: Field | undefined): boolean {
  const last = claims.at(-1);
  const [said] = last?.facts.map(innerBound) ?? [];
  const not = at - 1;
  const bare = items[at]?.number !== undefined || items[at]?.mark === '$';
  if (!bare || !has(items[not], 'not') || has(items[not], 'cmp')) return false;
  const behind = last?.to === not || (last?.to === not - 1 && items[not - 1]?.mark === ',');
  if (behind && said?.field === field) return true;
  const next = items[at + 1];
  // "Four bedrooms. Not three and a den."
  const ends = next === undefined || next.mark !== undefined || has(next, 'and') || has(next, 'or') || has(next, 'but');
  return ends && claims.some(({ facts }) => facts.some((fact) => innerBound(fact)?.field === field));
}

/** "Exactly 3 … no, 4 bedrooms": the range of a figure that is corrected before its unit was said. */
export function correctedFigure({ items }: Parse, at: number): { from: number; to: number } | undefined {
  const from = items[at]?.number === undefined ? at + 1 : at;
  if (items[from]?.number === undefined || (from > at && !has(items[at], 'exact') && !has(items[at], 'cmp')))
    return undefined;
  let to = from + 1;
  while (items[to]?.mark !== undefined && pauses.has(items[to]?.mark as string)) to++;
  const word = items[to];
  const fixes = has(word, 'fix') || (word !== undefined && isBareNo(word) && !has(word, 'cmp'));
  const end = items[to + 1]?.mark === ',' ? to + 2 : to + 1;
  const counts = items[end]?.number !== undefined && has(items[end + 1], 'unit');
  return fixes && to > from + 1 && counts ? { from, to: end } : undefined;
}
const pauses: ReadonlySet<string> = new Set([',', '.', '..', '...', '…', '-', '–', '—']);

/** "Under 400 no 450": without a comma the "no" is of the number before it. « Deux chambres, non trois » always corrects. */
export const isCorrection = ({ claims, items }: Parse, at: number): boolean => {
  const gap = at - 1 - (claims.at(-1)?.to ?? 0);
  const { text = '' } = items[at - 1] ?? {};
  return gap === 0
    ? /^(?:no|non|nope)$/.test(text)
    : gap === 1 && items[at - 2]?.mark === ',' && /^(?:non|nope)$/.test(text);
};
