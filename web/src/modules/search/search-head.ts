import { m } from '@lintel/messages';
import { discoverPath, hyperSearchPath, propertySearchPath } from './paths.ts';
import { isSearch, type SearchState } from './search-state.ts';

const longestTitle = 80;

/**
 * Title and description of a search. Results of sentences are excluded from web indexes, because they are unlimited.
 */
export const searchHead = (state: SearchState, origin: string) => ({
  meta: [
    { title: `${state.q ? `${state.q.slice(0, longestTitle)} · ` : ''}HyperSearch · Lintel` },
    {
      name: 'description',
      content: m.search__search_homes_in_the_usa(),
    },
    ...(isSearch(state) ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${hyperSearchPath}` }],
});

/** Title and description of Property Search. Only its first page without filters is indexed. */
export const propertySearchHead = (state: SearchState, origin: string) => ({
  meta: [
    { title: m.search__property_search_lintel({ value: state.text ? `${state.text.slice(0, longestTitle)} · ` : '' }) },
    {
      name: 'description',
      content: m.search__find_homes_for_sale_in(),
    },
    ...(Object.keys(state).length > 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${propertySearchPath}` }],
});

/** Title and description of the page with homes and professionals. */
export const discoverHead = (state: SearchState, origin: string) => ({
  meta: [
    { title: m.search__discover_lintel({ value: state.q ? `${state.q.slice(0, longestTitle)} · ` : '' }) },
    {
      name: 'description',
      content: m.search__search_homes_by_sentence_place(),
    },
    ...(Object.keys(state).length > 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${discoverPath}` }],
});
