/** Names of landmarks without a word that leads to them: "Keeneland no farther than 15 mi", "naval station norfolk". */
import { readMeasure } from '../../bounds/near-limit.ts';
import type { Parse } from '../../parse.ts';
import { has, type Item } from '../../words/items.ts';
import { isUnknown, nameOf, properNameEnd } from '../names.ts';

/** How far the unit of the limit may be behind the name. */
const reach = 8;

/** A name that begins a clause, with how far the home may be from it; the item behind the limit. */
export function claimNamedLimit(parse: Parse, at: number): number | undefined {
  const { items, context, scopes } = parse;
  const item = items[at] as Item;
  if (!item.capital || item.distanceAhead > reach || item.mark !== undefined || scopes.negation) return undefined;
  if (at > 0 && items[at - 1]?.mark === undefined) return undefined;
  if (item.senses.some(({ kind }) => kind !== 'hood' && kind !== 'poi')) return undefined;
  let end = properNameEnd(items, context.tokens, at, context.capitalsMarkNames);
  if (end === at && (isUnknown(item) || item.place)) end = at + 1;
  while (end < at + 4 && end > at && isUnknown(items[end])) end++;
  if (has(items[end], 'poi') && !has(items[end], 'poi', 'downtown')) end++;
  if (end === at || !farther.has(items[end]?.text ?? '')) return undefined;
  if (!(has(items[end], 'cmp', '<=') || has(items[end], 'cmp', '<'))) return undefined;
  const measured = readMeasure(items, end + 1);
  if (!measured?.limit) return undefined;
  const next = items[measured.next];
  const ends = next === undefined || next.mark !== undefined || has(next, 'mode') || has(next, 'and');
  if (!ends) return undefined;
  const name = nameOf(items, context.tokens, context.sentence, at, end);
  parse.claim([{ kind: 'near', name, within: measured.limit }], at, measured.next);
  return measured.next;
}
const farther: ReadonlySet<string> = new Set('no not max within under less maximum at'.split(' '));

const forces: ReadonlySet<string> = new Set('naval air army joint coast marine'.split(' '));
const posts: ReadonlySet<string> = new Set('base station air force guard corps reserve'.split(' '));

/** "Naval air station jacksonville" in small letters: the item behind the base with the town that it is named for, or `at`. */
export function baseEnd(items: readonly Item[], at: number): number {
  if (!forces.has(items[at]?.text ?? '')) return at;
  let end = at + 1;
  while (end < at + 4 && posts.has(items[end]?.text ?? '')) end++;
  if (end === at + 1 || !/^(?:base|station)$/.test(items[end - 1]?.text ?? '')) return at;
  if (!items[end]?.place && !isUnknown(items[end])) return at;
  end++;
  if (isUnknown(items[end])) end++;
  return end;
}
