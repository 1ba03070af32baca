import type { FindOptions } from '@lintel/hypersearch';
import { firstOf, listHeaders } from '../../../platform/serve/paging.ts';
import type { Token } from '../../../platform/serve/registry.ts';
import { withJsonPrefix } from '../../../platform/serve/reply-json.ts';
import type { Match } from '../contract.ts';
import { find, finderToken } from '../index/finder.ts';
import { presentMatch } from '../reasons.ts';
import { correctedQueryOf } from '../search-query.ts';
import { cardCacheToken, type Home } from './card-cache.ts';
import { correctionsHeader, cursorAfter, readCursor } from './cursor.ts';

type PageInput = Parameters<typeof correctedQueryOf>[1] & {
  sort?: FindOptions['sort'];
  limit: number;
  cursor?: string | undefined;
};

/**
 * Builds one page of homes: an array, with the total and the next link in the headers. Homes that disappeared in the
 * meantime are left out.
 */
export async function homesPage(resolve: <T>(token: Token<T>) => T, input: PageInput, path: string) {
  const finder = resolve(finderToken);
  const cards = resolve(cardCacheToken);
  const { search, meant } = correctedQueryOf(finder, input);
  const after = readCursor(input.cursor);
  const { total, hits } = find(finder, search, {
    limit: input.limit + 1,
    ...(input.sort ? { sort: input.sort } : {}),
    ...(after ? { after } : {}),
  });
  const { shown, last } = firstOf(hits, input.limit);
  const ids = shown.map((hit) => hit.id);
  const found = search.terms ? await cards.onTerms(ids, search.terms) : await cards.of(ids);
  return {
    headers: {
      ...listHeaders(total, last && { path, query: { ...input, cursor: cursorAfter(last) } }),
      ...correctionsHeader(meant),
    },
    body: shown.flatMap((hit, at) => {
      const card = found[at];
      return card
        ? [withJsonPrefix<Match, Home>(card.home, { agent: card.agent, ...presentMatch(hit, card.country) })]
        : [];
    }),
  };
}
