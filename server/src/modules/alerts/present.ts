import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { completeQuery, type Finder } from '../search/index.ts';
import type { SavedSearch } from './contract.ts';
import { chipsOf, queryString, summaryOf } from './labels.ts';
import { queryOf, type StoredQuery } from './stored-query.ts';
import type { savedSearches } from './tables.ts';

export type SavedRow = typeof savedSearches.$inferSelect;

/** Counts the current matches of a search in the live index. */
export const matchesNow = (finder: Finder, question: StoredQuery): number =>
  finder.index.find(queryNow(finder, question), { limit: 0 }).total;

/** Adds today's date and the payment rule to a stored query; landmarks stay where they were when it was saved. */
export function queryNow(finder: Finder, question: StoredQuery) {
  const { points, ...query } = queryOf(question);
  return { ...completeQuery(finder, { ...query, facts: query.facts }), points: points ?? new Map() };
}

interface Counted {
  fresh: number;
  last: string | null;
}

/** Returns, for some searches, the number of unviewed alerts and the time of the last one. */
async function counted(db: Db, ids: readonly number[]): Promise<Map<number, Counted>> {
  const { rows } = await db.execute<{ id: number; fresh: number; last: string | null }>(sql`
    select s.id, count(a.id) filter (where a.created_at > s.visited_at)::integer as fresh, max(a.created_at)::text as last
    from saved_searches s left join search_alerts a on a.search_id = s.id
    where s.id = any(${sql.param([...ids])}::integer[]) group by s.id`);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

export async function presentSearches(db: Db, finder: Finder, rows: readonly SavedRow[]): Promise<SavedSearch[]> {
  const counts = await counted(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { fresh, last } = counts.get(row.id) ?? { fresh: 0, last: null };
    return {
      id: row.id,
      name: row.name,
      search: row.search,
      searchQuery: queryString(row.search),
      searchQueryHumanReadable: summaryOf(row.question),
      chips: chipsOf(row.question),
      areas: { included: row.question.areas?.length ?? 0, excluded: row.question.excludedAreas?.length ?? 0 },
      frequency: row.frequency,
      events: row.events,
      paused: row.paused,
      matchesNow: matchesNow(finder, row.question),
      newMatches: fresh,
      lastAlertAt: last === null ? null : new Date(last).toISOString(),
      createdAt: row.createdAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
    };
  });
}

export const presentSearch = async (db: Db, finder: Finder, row: SavedRow): Promise<SavedSearch> =>
  (await presentSearches(db, finder, [row]))[0]!;
