import type { Db } from '../../../platform/database/db.ts';
import { matches } from './connect.tables.ts';
import type { ShownSearch } from './list-token.ts';

/** The list as shown, the requested professional, and the outcome. */
export interface MatchRecord {
  id: number;
  agentType: 'real_estate' | 'mortgage';
  /** Ids of agents in the order of the list; only the requested one when there was no list. */
  shown: number[];
  contacted: number;
  /** Position from 1. */
  position: number;
  search: ShownSearch | null;
  askedAt: Date;
  repliedAt: Date | null;
  replyMinutes: number | null;
  state: (typeof matches.$inferSelect)['state'];
  toured: boolean;
  closed: boolean;
  /** The private answer, or null without one. */
  satisfied: boolean | null;
}

/** Returns all matches for the ranking to learn from, ordered by id, without buyers. */
export async function outcomesOf(db: Db): Promise<MatchRecord[]> {
  const rows = await db.select().from(matches).orderBy(matches.id);
  return rows.map((row) => ({
    ...{ id: row.id, agentType: row.agentType, contacted: row.agentId, search: row.search, state: row.state },
    shown: row.shown.length > 0 ? row.shown.map(({ agentId }) => agentId) : [row.agentId],
    position: row.position ?? 1,
    ...{ askedAt: row.askedAt, repliedAt: row.repliedAt, replyMinutes: row.replyMinutes },
    toured: row.touredAt !== null,
    closed: row.closedAt !== null,
    satisfied: row.satisfied,
  }));
}
