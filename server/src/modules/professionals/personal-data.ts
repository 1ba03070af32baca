import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { PersonalData } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import { workingHours } from './hours/hours.tables.ts';
import { consentReceipts } from './receipts/receipts.tables.ts';
import { eraseReviews, reviewRowsOf } from './reviews/personal-data.ts';
import { connections } from './tables.ts';

const agentIds = (db: Db | Tx, personId: number) =>
  db.select({ id: agentProfiles.id }).from(agentProfiles).where(eq(agentProfiles.personId, personId));

/** A person's connections, the facts they shared, and their reviews. */
export const professionalsData: PersonalData = {
  name: 'professionals',
  tables: ['connections', 'consent_receipts', 'working_hours', 'reviews', 'review_versions', 'client_closings'],
  rows: async (db, personId) => ({
    connections: await db.select().from(connections).where(eq(connections.buyerId, personId)),
    consentReceipts: await db.select().from(consentReceipts).where(eq(consentReceipts.buyerId, personId)),
    workingHours: await db
      .select()
      .from(workingHours)
      .where(inArray(workingHours.agentId, agentIds(db, personId))),
    ...(await reviewRowsOf(db, personId)),
    // Excludes the other side's text.
    clients: (
      await db
        .select()
        .from(connections)
        .where(inArray(connections.agentId, agentIds(db, personId)))
    ).map(({ message: _, shared: __, reason: ___, ...row }) => row),
  }),
  async erase(tx, personId) {
    const theirs = or(eq(connections.buyerId, personId), inArray(connections.agentId, agentIds(tx, personId)));
    await tx
      .update(connections)
      .set({ state: 'ended', endedAt: sql`now()` })
      .where(and(theirs, inArray(connections.state, ['pending', 'connected'])));
    await tx.update(connections).set({ message: null, shared: [], reason: null }).where(theirs);
    // Consents stay as a hash, like all consents; the text names the professional and is deleted.
    await tx
      .update(consentReceipts)
      .set({ text: null })
      .where(or(eq(consentReceipts.buyerId, personId), inArray(consentReceipts.agentId, agentIds(tx, personId))));
    await tx.delete(workingHours).where(inArray(workingHours.agentId, agentIds(tx, personId)));
    await eraseReviews(tx, personId);
  },
};
