import { orNothing } from '../../wire/or-nothing.ts';
import {
  askMarket,
  askReading,
  askRelaxations,
  askResults,
  marketQuestionOf,
  pageOf,
  questionOf,
  sentenceOf,
} from './calls.ts';
import type { FirstAnswers } from './queries.ts';
import { isSearch, type SearchState } from './search-state.ts';

/** All that the first view of a search shows, asked at once. What fails is left out: the page asks for it again. */
export async function firstAnswers(state: SearchState): Promise<FirstAnswers> {
  const sentence = state.q === undefined ? undefined : sentenceOf(state);
  const [reading, results, market] = await Promise.all([
    sentence && orNothing(askReading(sentence)),
    isSearch(state) ? homesOrWaysOut(state) : undefined,
    state.tab && isSearch(state) ? orNothing(askMarket(marketQuestionOf(state))) : undefined,
  ]);
  return { reading, ...results, market };
}

/** The same for Property Search, where all homes are shown at first. */
export async function firstHomes(state: SearchState): Promise<FirstAnswers> {
  const [reading, homes] = await Promise.all([
    state.q === undefined ? undefined : orNothing(askReading(sentenceOf(state))),
    homesOrWaysOut(state),
  ]);
  return { reading, ...homes };
}

/** The homes or, where there are none, what would find some. */
async function homesOrWaysOut(state: SearchState): Promise<FirstAnswers> {
  const results = await orNothing(askResults(pageOf(state)));
  if (results?.total !== 0) return { results };
  return { results, relaxations: await orNothing(askRelaxations(questionOf(state))) };
}
