import { DAY_MS } from '@lintel/geo';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { buyerProfiles } from '../../companies/index.ts';
import type { AppointmentsBetween } from '../connections/appointments-between.ts';
import { clientClosed } from '../events.ts';
import { connections } from '../tables.ts';
import { daysToReview, type ReviewChance } from './contract.ts';
import { clientClosings, reviews } from './reviews.tables.ts';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Returns completed showings and closed purchases with this professional within a year without a review, newest
 * first.
 */
export async function chancesOf(
  db: Db,
  { buyerId, agentId }: { buyerId: number; agentId: number },
  appointments: AppointmentsBetween,
  now = new Date(),
): Promise<ReviewChance[]> {
  const since = new Date(now.getTime() - daysToReview * DAY_MS);
  const reviewed = new Set(
    (
      await db
        .select({ kind: reviews.eventKind, id: reviews.eventId })
        .from(reviews)
        .where(eq(reviews.agentId, agentId))
    ).map(({ kind, id }) => `${kind}:${id}`),
  );
  const toured = await appointments.toured(db, { buyerId, agentId }, since);
  const closed = await db
    .select({ eventId: clientClosings.purchaseId, happenedOn: clientClosings.closedOn })
    .from(clientClosings)
    .where(
      and(
        eq(clientClosings.buyerId, buyerId),
        eq(clientClosings.agentId, agentId),
        gte(clientClosings.closedOn, dayOf(since)),
      ),
    );
  const until = (day: string) => dayOf(new Date(Date.parse(day) + daysToReview * DAY_MS));
  return [
    ...toured.map(({ id, startsAt }) => ({ event: 'toured' as const, eventId: id, happenedOn: dayOf(startsAt) })),
    ...closed.map((row) => ({ event: 'closed' as const, ...row })),
  ]
    .filter(({ event, eventId }) => !reviewed.has(`${event}:${eventId}`))
    .map((chance) => ({ ...chance, until: until(chance.happenedOn) }))
    .toSorted((a, b) => (a.happenedOn < b.happenedOn ? 1 : -1));
}

/**
 * Records the closing of a purchase as the buyer entered or confirmed it; `closedOn` is an ISO date, or null for a
 * withdrawn closing. It counts for all professionals connected with the buyer on that day. Call it again whenever
 * it may have changed.
 */
export async function recordClosing(
  tx: Tx,
  emit: Emit,
  { buyerId, purchaseId, closedOn }: { buyerId: number; purchaseId: number; closedOn: string | null },
): Promise<void> {
  const ofPurchase = and(eq(clientClosings.buyerId, buyerId), eq(clientClosings.purchaseId, purchaseId));
  if (closedOn === null) {
    const gone = await tx.delete(clientClosings).where(ofPurchase).returning();
    for (const { agentId } of gone) await emit(clientClosed, { buyerId, agentId, purchaseId, closedOn: null });
    return;
  }
  // Allows one more day, because the date is in the buyer's own zone.
  const { rows } = await tx.execute<{ agent_id: number }>(sql`
    select ${connections.agentId} as agent_id from ${connections}
      where ${connections.buyerId} = ${buyerId} and (${connections.state} = 'connected' or (${connections.state} = 'ended'
        and ${connections.endedAt} >= ${closedOn}::date and ${connections.origin} = 'request' and ${connections.answeredAt} is not null))
        and coalesce(${connections.answeredAt}, ${connections.createdAt}) < ${closedOn}::date + 2
    union select ${buyerProfiles.agentId} from ${buyerProfiles} where ${buyerProfiles.personId} = ${buyerId} and ${buyerProfiles.agentId} is not null`);
  for (const { agent_id: agentId } of rows) {
    const [made] = await tx
      .insert(clientClosings)
      .values({ agentId, purchaseId, buyerId, closedOn })
      .onConflictDoUpdate({ target: [clientClosings.agentId, clientClosings.purchaseId], set: { closedOn } })
      .returning();
    if (made) await emit(clientClosed, { buyerId, agentId, purchaseId, closedOn });
  }
}
