import { orNothing } from '../../wire/or-nothing.ts';
import { askAnalysis, askReading, askResults, pageOf, sentenceOf } from './calls.ts';
import type { FirstAnswers } from './queries.ts';
import { isSearch, type SearchState } from './search-state.ts';

/** All that the first view of a search shows, asked at once. What fails is left out: the page asks for it again. */
export async function firstAnswers(state: SearchState): Promise<FirstAnswers> {
  const sentence = state.q === undefined ? undefined : sentenceOf(state);
  const [reading, results, analysis] = await Promise.all([
    sentence && orNothing(askReading(sentence)),
    isSearch(state) ? orNothing(askResults(pageOf(state))) : undefined,
    sentence && state.tab ? orNothing(askAnalysis(sentence)) : undefined,
  ]);
  return { reading, results, analysis };
}
