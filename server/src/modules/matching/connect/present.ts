import type { Db } from '../../../platform/database/db.ts';
import { professionalsByIds } from '../../professionals/index.ts';
import type { Match } from './contract.ts';
import { type MatchRow, nextOf } from './next.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Maps matches of one buyer to the buyer's view. */
export async function presentMatches(db: Db, buyerId: number, rows: readonly MatchRow[], now = new Date()) {
  const ids = [...new Set(rows.map(({ agentId }) => agentId))];
  const cards = new Map((await professionalsByIds(db, buyerId, ids, now)).map((card) => [card.id, card]));
  const next = await nextOf(db, rows, now);
  return rows.map(
    (row): Match => ({
      ...{ id: row.id, agentId: row.agentId, agentType: row.agentType, state: row.state, position: row.position },
      professional: cards.get(row.agentId) ?? null,
      listLength: row.shown.length,
      formula: row.formula,
      reasons: reasonsOf(row),
      propertyId: row.listingId,
      ...{ askedAt: iso(row.askedAt)!, replyDueAt: iso(row.replyDueAt)!, lapsesAt: iso(row.lapsesAt)! },
      ...{ repliedAt: iso(row.repliedAt), replyMinutes: row.replyMinutes },
      ...{ touredAt: iso(row.touredAt), closedAt: iso(row.closedAt) },
      asksSatisfaction: row.closedAt !== null && row.satisfied === null,
      satisfied: row.satisfied,
      next: next.get(row.id) ?? null,
    }),
  );
}

export const presentMatch = async (db: Db, row: MatchRow): Promise<Match> =>
  (await presentMatches(db, row.buyerId, [row]))[0]!;

/** Returns the reasons of the requested professional only. */
export const reasonsOf = ({ shown, agentId }: MatchRow) => entryOf({ shown, agentId })?.reasons ?? [];
export const entryOf = ({ shown, agentId }: Pick<MatchRow, 'shown' | 'agentId'>) =>
  shown.find((entry) => entry.agentId === agentId);
