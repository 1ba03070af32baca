import { discoverPath, hyperSearchPath, propertySearchPath } from './paths.ts';
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

/** The same for Property Search. The page without filters is one for an index of the web, its further pages are not. */
export const propertySearchHead = (state: SearchState, origin: string) => ({
  meta: [
    { title: `${state.text ? `${state.text.slice(0, longestTitle)} · ` : ''}Property Search · Lintel` },
    {
      name: 'description',
      content: 'Homes for sale in the USA and Canada, by address, city or state, filters and areas drawn on a map.',
    },
    ...(Object.keys(state).length > 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${propertySearchPath}` }],
});

/** The same for the page of both: homes and, in its other tab, people. */
export const discoverHead = (state: SearchState, origin: string) => ({
  meta: [
    { title: `${state.q ? `${state.q.slice(0, longestTitle)} · ` : ''}Discover · Lintel` },
    {
      name: 'description',
      content: 'Homes by sentence, place and price, and the agents and lenders matched to you, on one page.',
    },
    ...(Object.keys(state).length > 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${discoverPath}` }],
});
