import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { agentProfiles } from '../../companies/index.ts';
import { priorWeight, type ReviewSummary } from './contract.ts';
import { reviews } from './reviews.tables.ts';

/** A review as ranking input, without author and text. */
export interface ReviewRecord {
  id: number;
  agentId: number;
  rating: number;
  createdAt: Date;
  eventKind: 'toured' | 'closed';
  eventId: number;
}

/** Returns all reviews except removed ones, ordered by id. */
export const reviewRecordsOf = (db: Db): Promise<ReviewRecord[]> =>
  db
    .select({
      id: reviews.id,
      agentId: reviews.agentId,
      rating: reviews.rating,
      createdAt: reviews.createdAt,
      eventKind: reviews.eventKind,
      eventId: reviews.eventId,
    })
    .from(reviews)
    .where(isNull(reviews.removedAt))
    .orderBy(reviews.id);

/** Plain mean of an agent's stars (a column of ids) with one decimal, and n, for cards. */
export const ratingOf = (agentId: SQLWrapper) => sql<{ n: number; mean: number | null }>`(
  select json_build_object('n', count(*)::integer, 'mean', round(avg(given.rating), 1)) from ${reviews} as given
  where given.agent_id = ${agentId} and given.removed_at is null)`;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Returns a professional's ratings with those of all professionals of the kind. */
export async function summaryOf(db: Db, agentId: number): Promise<ReviewSummary> {
  const rows = await db
    .select({ rating: reviews.rating, n: sql<number>`count(*)::integer` })
    .from(reviews)
    .where(and(eq(reviews.agentId, agentId), isNull(reviews.removedAt)))
    .groupBy(reviews.rating);
  const [prior] = await db
    .select({ mean: sql<number | null>`avg(${reviews.rating})::float8`, n: sql<number>`count(*)::integer` })
    .from(reviews)
    .innerJoin(agentProfiles, eq(agentProfiles.id, reviews.agentId))
    .where(
      and(
        isNull(reviews.removedAt),
        sql`${agentProfiles.agentType} = (select own.agent_type from ${agentProfiles} as own where own.id = ${agentId})`,
      ),
    );
  const counts = [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.n ?? 0);
  const n = counts.reduce((sum, each) => sum + each, 0);
  const sum = counts.reduce((total, each, at) => total + each * (at + 1), 0);
  return {
    n,
    mean: n === 0 ? null : rounded(sum / n),
    shrunkMean: n === 0 ? null : rounded((sum + priorWeight * prior!.mean!) / (n + priorWeight)),
    prior: { mean: prior!.mean === null ? null : rounded(prior!.mean), n: prior!.n, weight: priorWeight },
    counts,
  };
}
