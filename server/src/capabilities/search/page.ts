import type { FindOptions, Query } from '@lintel/hypersearch';
import type { Db } from '../../foundation/db.ts';
import type { Match } from './contract.ts';
import { type Finder, find, matchesOf } from './finder.ts';
import { cursorAfter, pageHeaders, readCursor } from './paging.ts';

interface PageInput {
  sort?: FindOptions['sort'];
  limit: number;
  cursor?: string | undefined;
}

/** One page of homes as the wire has it: an array, its total and the way on in the headers. */
export async function pageOf(
  db: Db,
  finder: Finder,
  asked: Omit<Query, 'today' | 'payment' | 'points'>,
  input: PageInput,
  path: string,
): Promise<{ headers: Record<string, string>; body: Match[] }> {
  const after = readCursor(input.cursor);
  const { total, hits } = find(finder, asked, {
    limit: input.limit + 1,
    ...(input.sort ? { sort: input.sort } : {}),
    ...(after ? { after } : {}),
  });
  const shown = hits.slice(0, input.limit);
  const last = hits.length > input.limit ? shown.at(-1) : undefined;
  return {
    headers: pageHeaders(total, last && cursorAfter(last), path, { ...input }),
    body: await matchesOf(db, finder, shown),
  };
}
