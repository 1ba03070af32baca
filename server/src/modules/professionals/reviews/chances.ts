import { DAY_MS } from '@lintel/geo';
import { and, eq, gte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { buyerProfiles } from '../../companies/index.ts';
import { clientClosed } from '../events.ts';
import { appointments, connections } from '../tables.ts';
import { daysToReview, type ReviewChance } from './contract.ts';
import { clientClosings, reviews } from './reviews.tables.ts';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Returns completed showings and closed purchases with this professional within a year without a review, newest
 * first.
 */
export async function chancesOf(db: Db, buyerId: number, agentId: number, now = new Date()): Promise<ReviewChance[]> {
  const since = new Date(now.getTime() - daysToReview * DAY_MS);
  const unreviewed = (kind: 'toured' | 'closed', id: SQL) =>
    notExists(
      db
        .select({ id: reviews.id })
        .from(reviews)
        .where(and(eq(reviews.agentId, agentId), eq(reviews.eventKind, kind), eq(reviews.eventId, id))),
    );
  const toured = await db
    .select({ eventId: appointments.id, at: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.buyerId, buyerId),
        eq(appointments.agentId, agentId),
        eq(appointments.kind, 'showing'),
        eq(appointments.state, 'done'),
        gte(appointments.startsAt, since),
        unreviewed('toured', sql`${appointments.id}`),
      ),
    );
  const closed = await db
    .select({ eventId: clientClosings.purchaseId, happenedOn: clientClosings.closedOn })
    .from(clientClosings)
    .where(
      and(
        eq(clientClosings.buyerId, buyerId),
        eq(clientClosings.agentId, agentId),
        gte(clientClosings.closedOn, dayOf(since)),
        unreviewed('closed', sql`${clientClosings.purchaseId}`),
      ),
    );
  const until = (day: string) => dayOf(new Date(Date.parse(day) + daysToReview * DAY_MS));
  return [
    ...toured.map(({ eventId, at }) => ({ event: 'toured' as const, eventId, happenedOn: dayOf(at!) })),
    ...closed.map((row) => ({ event: 'closed' as const, ...row })),
  ]
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
