import type { Fact } from '../../facts.ts';
import type { Claim } from '../claims.ts';
import type { SentenceContext } from '../context/sentence-context.ts';
import { has, type Item, senseOf } from '../words/items.ts';

/** "Sans sous-sol humide", "I don't want a basement that floods": what follows a criterion says of which ones the "no" is. */
export function isQualified(
  { facts, to }: Claim,
  items: readonly Item[],
  { language, capitalsMarkNames }: Pick<SentenceContext, 'language' | 'capitalsMarkNames'>,
): boolean {
  const next = items[to];
  if (!next || next.mark !== undefined || next.number !== undefined || next.place !== undefined) return false;
  if (language === 'en') return /^(?:that|which)$/.test(next.text) && facts.every((fact) => fact.kind === 'feature');
  if (!facts.every((fact) => fact.kind === 'feature' || fact.kind === 'type')) return false;
  return next.senses.length === 0 && !next.common && !next.functional && !(next.capital && capitalsMarkNames);
}

/** "My son he goes to Laurier two bedrooms": rooms that nothing leads to are of the home that is wanted. */
export function countsRooms(items: readonly Item[], away: number, from: number, [first]: readonly Fact[]): boolean {
  if (first?.kind !== 'bound' || (first.field !== 'beds' && first.field !== 'baths') || from <= away + 1) return false;
  // "Our current home has 2 baths"
  if (items[from - 1]?.text === 'has') return false;
  // "I own a condo with a pool and two baths"
  if (has(items[from - 1], 'and') && items.slice(away, from).some((item) => has(item, 'has'))) return false;
  if (from - 2 > away && listsRooms(items, from - 1)) return false;
  return !['art', 'poss', 'of', 'in'].some((kind) => has(items[from - 1], kind));
}

/** "A three bedroom, one bath in Lorain": rooms of one home on both sides of a comma. */
export const listsRooms = (items: readonly Item[], at: number): boolean => {
  const [before, next] = [senseOf(items[at - 1], 'unit'), senseOf(items[at + 2], 'unit')];
  const isRoom = (unit: string | undefined) => unit === 'beds' || unit === 'baths';
  return items[at + 1]?.number !== undefined && isRoom(before) && isRoom(next) && before !== next;
};

/** Words that say that something is missing: "no bananas". */
export const lacks: ReadonlySet<string> = new Set(
  'no without zero sans pas aucun aucune sin ningun ninguna nada w/o wo'.split(' '),
);

/** Returns true if a number follows the item `from` and precedes `to`. */
export const hasFigure = (items: readonly Item[], from: number, to: number): boolean =>
  items.slice(from + 1, to).some(({ number }) => number !== undefined);
