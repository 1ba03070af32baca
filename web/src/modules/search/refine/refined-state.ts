import type { Refined } from '@lintel/server/search';
import { relax } from '../reading/chip-edits.ts';
import { changing, isBeyondWords, type SearchState } from '../search-state.ts';

/**
 * Returns the page state after a sentence changed the search. Uses the same lists as chip edits, so that Back undoes
 * it.
 */
export function refinedState(state: SearchState, refined: Refined): SearchState {
  const { query, sort, kind, drops } = refined;
  const { q: _, off: __, soft: ___, hard: ____, add: _____, sort: ______, ...rest } = relax(state, [], drops);
  const { view, tab, part } = state;
  const shown = kind === 'new' ? { ...(view && { view }), ...(tab && { tab }), ...(part && { part }) } : rest;
  return {
    ...(query === null ? {} : { q: query }),
    ...listsOf(refined),
    ...shown,
    ...(sort !== null ? { sort } : isBeyondWords(state.sort) ? { sort: state.sort } : {}),
    ...changing(state),
  };
}

const lists = ['off', 'soft', 'hard', 'add'] as const;

/** Omits empty lists from the URL. */
const listsOf = (refined: Refined): SearchState =>
  Object.fromEntries(lists.filter((name) => refined[name].length > 0).map((name) => [name, refined[name]]));
