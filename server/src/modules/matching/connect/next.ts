import { DAY_MS } from '@lintel/geo';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import {
  connectionsByIds,
  consentText,
  consentVersion,
  professionalsByIds,
  restingOf,
  type SharedFact,
  teamOf,
} from '../../professionals/index.ts';
import { ineligibilityOf } from '../ranking/eligible.ts';
import { matches } from './connect.tables.ts';
import { daysToOffer, type NextMatch } from './contract.ts';

export type MatchRow = typeof matches.$inferSelect;

/**
 * Returns the next candidate of each match that lapsed or was declined: the first one further down the list who
 * takes clients now and was not requested recently. There is none while another professional of the kind is
 * pending or connected, or after the buyer moved on or declined the offer.
 */
export async function nextOf(db: Db, rows: readonly MatchRow[], now = new Date()): Promise<Map<number, NextMatch>> {
  const offers = new Map<number, NextMatch>();
  const open = rows.filter(
    ({ state, passedAt, position }) =>
      (state === 'lapsed' || state === 'declined') && passedAt === null && position !== null,
  );
  if (open.length === 0) return offers;
  const gone = await db
    .select({ id: matches.previousId })
    .from(matches)
    .where(
      and(
        inArray(
          matches.previousId,
          open.map(({ id }) => id),
        ),
        isNotNull(matches.previousId),
      ),
    );
  const movedOn = new Set(gone.map(({ id }) => id));
  const connections = new Map(
    (
      await connectionsByIds(
        db,
        open.map(({ connectionId }) => connectionId),
      )
    ).map((row) => [row.id, row]),
  );
  const team = await teamOf(db, open[0]!.buyerId, now);
  for (const match of open) {
    const connection = connections.get(match.connectionId);
    const over = connection?.endedAt ?? connection?.answeredAt;
    if (movedOn.has(match.id) || !over || now.getTime() - over.getTime() > daysToOffer * DAY_MS) continue;
    const kind = match.agentType === 'mortgage' ? 'mortgage_advisor' : 'agent';
    if (team.some(({ professional }) => professional.type === kind)) continue;
    const next = await firstBehind(db, match, now);
    if (!next) continue;
    const shared = connection!.shared as SharedFact[];
    offers.set(match.id, {
      ...next,
      shared,
      consentText: consentText(`${next.professional.firstName} ${next.professional.lastName}`, shared),
      consentVersion,
      until: new Date(over.getTime() + daysToOffer * DAY_MS).toISOString(),
    });
  }
  return offers;
}

/** State of the buyer's search, which has the form `Austin, TX`. */
const stateOf = (search: MatchRow['search']): string | undefined =>
  /, ([A-Z]{2})$/.exec(typeof search?.place === 'string' ? search.place : '')?.[1];

async function firstBehind(db: Db, { shown, position, buyerId, agentType, search }: MatchRow, now: Date) {
  const behind = shown.slice(position!);
  const ids = behind.map(({ agentId }) => agentId);
  const cards = new Map((await professionalsByIds(db, buyerId, ids, now)).map((card) => [card.id, card]));
  const resting = await restingOf(db, buyerId, ids, now);
  const obstacles = await ineligibilityOf(db, ids, now, stateOf(search));
  const type = agentType === 'mortgage' ? 'mortgage_advisor' : 'agent';
  const at = behind.findIndex(({ agentId }) => {
    const card = cards.get(agentId);
    return (
      obstacles.get(agentId) === null &&
      card?.takesClients &&
      card.connection === 'none' &&
      card.type === type &&
      !resting.has(agentId)
    );
  });
  if (at < 0) return undefined;
  const { agentId, percentile, matchScore, reasons } = behind[at]!;
  return { professional: cards.get(agentId)!, position: position! + at + 1, percentile, matchScore, reasons };
}

/** Locks the row of a match, so that two concurrent confirmations send one request. */
export const lockedMatch = async (db: Db, id: number): Promise<MatchRow> =>
  (await db.select().from(matches).where(eq(matches.id, id)).for('update'))[0]!;
