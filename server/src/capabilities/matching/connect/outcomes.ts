import type { Db } from '../../../foundation/db.ts';
import { matches } from './connect.tables.ts';
import type { ShownSearch } from './list-token.ts';

/** What a list showed, whom the buyer asked from it, and what became of it. */
export interface MatchRecord {
  id: number;
  agentType: 'real_estate' | 'mortgage';
  /** Ids of agents in the order of the list; the contacted one alone where there was none. */
  shown: number[];
  contacted: number;
  /** From 1. */
  position: number;
  search: ShownSearch | null;
  askedAt: Date;
  repliedAt: Date | null;
  replyMinutes: number | null;
  state: (typeof matches.$inferSelect)['state'];
  toured: boolean;
  closed: boolean;
  /** The private answer; null while there is none. */
  satisfied: boolean | null;
}

/** All matches for the ranking to learn from, by number. Names no buyer. */
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
