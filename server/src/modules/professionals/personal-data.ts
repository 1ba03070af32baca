import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { PersonalData } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import { isConcealed } from './connections/shared-with.ts';
import { workingHours } from './hours/hours.tables.ts';
import { consentReceipts } from './receipts/receipts.tables.ts';
import { eraseReviews, reviewRowsOf } from './reviews/personal-data.ts';
import { appointments, connections } from './tables.ts';

const agentIds = (db: Db | Tx, personId: number) =>
  db.select({ id: agentProfiles.id }).from(agentProfiles).where(eq(agentProfiles.personId, personId));

/** A person's connections, the facts they shared, their appointments and their reviews. */
export const professionalsData: PersonalData = {
  name: 'professionals',
  tables: [
    'connections',
    'appointments',
    'consent_receipts',
    'working_hours',
    'reviews',
    'review_versions',
    'client_closings',
  ],
  rows: async (db, personId) => ({
    connections: await db.select().from(connections).where(eq(connections.buyerId, personId)),
    appointments: await db.select().from(appointments).where(eq(appointments.buyerId, personId)),
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
    clientAppointments: (
      await db
        .select()
        .from(appointments)
        .where(
          and(
            inArray(appointments.agentId, agentIds(db, personId)),
            not(isConcealed(appointments.agentId, appointments.buyerId)),
          ),
        )
    ).map(({ note: _, ...row }) => row),
  }),
  async erase(tx, personId) {
    const theirs = or(eq(connections.buyerId, personId), inArray(connections.agentId, agentIds(tx, personId)));
    await tx
      .update(connections)
      .set({ state: 'ended', endedAt: sql`now()` })
      .where(and(theirs, inArray(connections.state, ['pending', 'connected'])));
    await tx.update(connections).set({ message: null, shared: [], reason: null }).where(theirs);
    const dates = or(eq(appointments.buyerId, personId), inArray(appointments.agentId, agentIds(tx, personId)));
    await tx
      .update(appointments)
      .set({ state: 'cancelled', changedAt: sql`now()` })
      .where(and(dates, inArray(appointments.state, ['proposed', 'confirmed'])));
    await tx.update(appointments).set({ note: null, reason: null }).where(dates);
    // Consents stay as a hash, like all consents; the text names the professional and is deleted.
    await tx
      .update(consentReceipts)
      .set({ text: null })
      .where(or(eq(consentReceipts.buyerId, personId), inArray(consentReceipts.agentId, agentIds(tx, personId))));
    await tx.delete(workingHours).where(inArray(workingHours.agentId, agentIds(tx, personId)));
    await eraseReviews(tx, personId);
  },
};
