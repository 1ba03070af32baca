import { m } from '@lintel/messages';
import { discoverPath, hyperSearchPath, propertySearchPath } from './paths.ts';
import { isSearch, type SearchState } from './search-state.ts';

const longestTitle = 80;

/** Title and description of a search. Endless results of typed sentences are no pages for an index of the web. */
export const searchHead = (state: SearchState, origin: string) => ({
  meta: [
    { title: `${state.q ? `${state.q.slice(0, longestTitle)} · ` : ''}HyperSearch · Lintel` },
    {
      name: 'description',
      content: m.search__search_homes_in_the_usa(),
    },
    ...(isSearch(state) ? [{ name: 'robots', content: m.search__noindex_follow() }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${hyperSearchPath}` }],
});

/** The same for Property Search. The page without filters is one for an index of the web, its further pages are not. */
export const propertySearchHead = (state: SearchState, origin: string) => ({
  meta: [
    { title: m.search__property_search_lintel({ value: state.text ? `${state.text.slice(0, longestTitle)} · ` : '' }) },
    {
      name: 'description',
      content: m.search__homes_for_sale_in_the(),
    },
    ...(Object.keys(state).length > 0 ? [{ name: 'robots', content: m.search__noindex_follow() }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${propertySearchPath}` }],
});

/** The same for the page of both: homes and, in its other tab, people. */
export const discoverHead = (state: SearchState, origin: string) => ({
  meta: [
    { title: `${state.q ? `${state.q.slice(0, longestTitle)} · ` : ''}Discover · Lintel` },
    {
      name: 'description',
      content: m.search__homes_by_sentence_place_and(),
    },
    ...(Object.keys(state).length > 0 ? [{ name: 'robots', content: m.search__noindex_follow() }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${discoverPath}` }],
});
