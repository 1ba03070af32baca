import { hyperSearchPath } from './paths.ts';
import { isSearch, type SearchState } from './search-state.ts';

const longestTitle = 80;

/** Title and description of a search. Endless results of typed sentences are no pages for an index of the web. */
export const searchHead = (state: SearchState, origin: string) => ({
  meta: [
    { title: `${state.q ? `${state.q.slice(0, longestTitle)} · ` : ''}HyperSearch · Lintel` },
    {
      name: 'description',
      content: 'Search homes in the USA and Canada in your own words: every word is accounted for.',
    },
    ...(isSearch(state) ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${hyperSearchPath}` }],
});
