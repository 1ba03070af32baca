/** How many homes each criterion excludes. */
import { type Criterion, factText } from '../../src/facts.ts';
import { wantedWords } from '../../src/find/store/words.ts';
import type { Query } from '../../src/query.ts';
import { isAlternativePlace, meetsBound, test, wishesOf } from './criteria.ts';
import type { Home } from './home.ts';

export function relaxationsOf(all: readonly Home[], query: Query): Map<string, number> {
  const count = (changed: Query) => all.filter(test(all, changed)).length;
  const without = (drop: (criterion: Criterion) => boolean) =>
    count({
      ...query,
      facts: query.facts.filter((fact) => !(wishesOf([fact]).length === 1 && drop(fact as Criterion))),
    });
  const relaxations = new Map<string, number>();
  const criteria = wishesOf(query.facts);
  const home = all[0];
  for (const criterion of criteria) {
    if (criterion.kind === 'near' && !query.points?.has(criterion.name)) continue;
    if (criterion.kind === 'bound' && home && meetsBound(home, criterion, query) === undefined) continue;
    const key = factText(criterion);
    relaxations.set(
      key,
      without((other) => factText(other) === key),
    );
  }
  const distinct = (list: readonly Criterion[]) => new Set(list.map(factText)).size;
  const isType = (criterion: Criterion) => criterion.kind === 'type' && !criterion.not;
  if (distinct(criteria.filter(isAlternativePlace)) > 1) relaxations.set('places', without(isAlternativePlace));
  if (distinct(criteria.filter(isType)) > 1) relaxations.set('types', without(isType));
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
