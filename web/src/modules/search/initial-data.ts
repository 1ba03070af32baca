import { orUndefined } from '../../api/failure.ts';
import {
  fetchMarket,
  fetchReading,
  fetchRelaxations,
  fetchView,
  marketInputOf,
  searchInputOf,
  sentenceOf,
  viewOf,
} from './calls.ts';
import type { InitialData } from './queries.ts';
import { isSearch, type SearchState } from './search-state.ts';
import { fetchSuggestions } from './suggest/queries.ts';

/** Loads the data of a search's first view in parallel. Failed parts are omitted, and the page loads them again. */
export async function hyperSearchData(state: SearchState): Promise<InitialData> {
  const sentence = state.q === undefined ? undefined : sentenceOf(state);
  const [reading, view, market] = await Promise.all([
    sentence && orUndefined(fetchReading(sentence)),
    isSearch(state) ? homesOrRelaxations(state) : undefined,
    state.tab && isSearch(state) ? orUndefined(fetchMarket(marketInputOf(state))) : undefined,
  ]);
  return { reading, ...view, market };
}

/** Loads the first view of Property Search, which initially shows all homes. */
export async function propertySearchData(state: SearchState): Promise<InitialData> {
  const [reading, homes] = await Promise.all([
    state.q === undefined ? undefined : orUndefined(fetchReading(sentenceOf(state))),
    homesOrRelaxations(state),
  ]);
  return { reading, ...homes };
}

/** Loads the homes, or the relaxations and the places and addresses like the text if there are none. */
async function homesOrRelaxations(state: SearchState): Promise<InitialData> {
  const view = await orUndefined(fetchView(viewOf(state)));
  if (view?.total !== 0) return { view };
  const [relaxations, suggestions] = await Promise.all([
    orUndefined(fetchRelaxations(searchInputOf(state))),
    state.text === undefined ? undefined : orUndefined(fetchSuggestions(state.text.trim())),
  ]);
  return { view, relaxations, suggestions };
}
