import type { FindOptions, Hit } from '@lintel/hypersearch';
import type { Db } from '../../../platform/database/db.ts';
import { firstOf, listHeaders } from '../../../platform/serve/paging.ts';
import type { Token } from '../../../platform/serve/registry.ts';
import { withJsonPrefix } from '../../../platform/serve/reply-json.ts';
import type { Caller } from '../../../platform/serve/session.ts';
import { withBuyer } from '../buyer.ts';
import type { Match } from '../contract.ts';
import { find, finderToken, matchesOf } from '../index/finder.ts';
import { presentMatch } from '../reasons.ts';
import { correctedQueryOf } from '../search-query.ts';
import { type CardCache, cardCacheToken, type Home } from './card-cache.ts';
import { correctionsHeader, cursorAfter, readCursor } from './cursor.ts';

type PageInput = Parameters<typeof correctedQueryOf>[1] & {
  sort?: FindOptions['sort'];
  limit: number;
  cursor?: string | undefined;
};

interface Context {
  me: Caller;
  db: Db;
  resolve<T>(token: Token<T>): T;
}

/**
 * Builds one page of homes: an array, with the total and the next link in the headers. Homes that disappeared in the
 * meantime are left out. `also` names further results of the same search, which `found` contains.
 */
export async function homesPage(
  { me, db, resolve }: Context,
  input: PageInput,
  path: string,
  also?: Partial<FindOptions>,
) {
  const finder = resolve(finderToken);
  const { search, meant } = correctedQueryOf(finder, await withBuyer(input, { me, db }));
  const after = readCursor(input.cursor);
  const found = find(finder, search, {
    ...also,
    limit: input.limit + 1,
    ...(input.sort ? { sort: input.sort } : {}),
    ...(after ? { after } : {}),
  });
  const { total, hits } = found;
  const { shown, last } = firstOf(hits, input.limit);
  return {
    found,
    headers: {
      ...listHeaders(total, last && { path, query: { ...input, cursor: cursorAfter(last) } }),
      ...correctionsHeader(meant),
    },
    // The cached cards have the costs on the default terms.
    body: search.terms
      ? await matchesOf(db, finder, shown, search.terms)
      : await cachedMatches(resolve(cardCacheToken), shown),
  };
}

async function cachedMatches(cards: CardCache, hits: readonly Hit[]): Promise<Match[]> {
  const found = await cards.of(hits.map((hit) => hit.id));
  return hits.flatMap((hit, at) => {
    const card = found[at];
    if (!card) return [];
    return [withJsonPrefix<Match, Home>(card.home, { agent: card.agent, ...presentMatch(hit, card.country) })];
  });
}
