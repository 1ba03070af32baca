/** How many homes each criterion excludes. */
import { factText, type Wish } from '../../src/facts.ts';
import { wantedWords } from '../../src/find/store/words.ts';
import type { Query } from '../../src/query.ts';
import { isAlternativePlace, meetsBound, test, wishesOf } from './criteria.ts';
import type { Home } from './home.ts';

export function relaxationsOf(all: readonly Home[], query: Query): Map<string, number> {
  const count = (changed: Query) => all.filter(test(all, changed)).length;
  const without = (drop: (wish: Wish) => boolean) =>
    count({ ...query, facts: query.facts.filter((fact) => !(wishesOf([fact]).length === 1 && drop(fact as Wish))) });
  const relaxations = new Map<string, number>();
  const wishes = wishesOf(query.facts);
  const home = all[0];
  for (const wish of wishes) {
    if (wish.kind === 'near' && !query.points?.has(wish.name)) continue;
    if (wish.kind === 'bound' && home && meetsBound(home, wish, query) === undefined) continue;
    const key = factText(wish);
    relaxations.set(
      key,
      without((other) => factText(other) === key),
    );
  }
  const distinct = (list: readonly Wish[]) => new Set(list.map(factText)).size;
  const isType = (wish: Wish) => wish.kind === 'type' && !wish.not;
  if (distinct(wishes.filter(isAlternativePlace)) > 1) relaxations.set('places', without(isAlternativePlace));
  if (distinct(wishes.filter(isType)) > 1) relaxations.set('types', without(isType));
  if (query.bounds) {
    const { bounds: _, ...unbounded } = query;
    relaxations.set('bounds', count(unbounded));
  }
  if (query.areas?.length || query.excludedAreas?.length)
    relaxations.set('area', count({ ...query, areas: [], excludedAreas: [] }));
  if (wantedWords(query.words ?? [])) relaxations.set('words', count({ ...query, words: [] }));
  if (query.statuses?.length) relaxations.set('status', count({ ...query, statuses: ['active', 'pending', 'sold'] }));
  return relaxations;
}
