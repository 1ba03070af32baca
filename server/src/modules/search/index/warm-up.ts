import { searchQueryOf } from '../search-query.ts';
import { type Finder, find } from './finder.ts';

/** Sentences of every language and kind: they load lexicons and warm up hot code before requests arrive. */
const sentences = [
  '3 bed 2 bath house in Austin under 500k with a pool, ideally near downtown',
  'condo or townhouse in Seattle, not a fixer upper, no HOA, 20 minutes from the airport',
  'maison de 3 chambres avec garage à Montréal, moins de 700 000 $',
  'casa en Phoenix con alberca y 4 recámaras, menos de 600 mil dólares',
  'anything in Colorado with 2 acres or more, newest first',
];

/** Without warm-up the first search is a hundred times slower than the next. */
export function warmUp(finder: Finder, rounds = 10): void {
  for (let round = 0; round < rounds; round++) {
    for (const query of sentences) {
      find(finder, searchQueryOf(finder, { query }), { limit: 9, facets: true, relaxations: true, cells: { zoom: 9 } });
    }
  }
}
