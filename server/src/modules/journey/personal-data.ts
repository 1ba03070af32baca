import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { PersonalData } from '../accounts/index.ts';
import { sharesWith } from '../professionals/index.ts';
import { activities, journeyOverrides, journeys, nextStepChoices, purchaseRecords, purchases } from './tables.ts';

/** A buyer's journey is erased with the buyer; records by professionals stay with the buyer, without their author. */
export const journeyData: PersonalData = {
  name: 'journey',
  tables: ['journeys', 'journey_overrides', 'purchases', 'purchase_records', 'next_step_choices', 'activities'],
  rows: async (db, personId) => ({
    journey: await db.select().from(journeys).where(eq(journeys.personId, personId)),
    stepsSet: await db.select().from(journeyOverrides).where(eq(journeyOverrides.personId, personId)),
    // Includes what the person wrote on another person's journey, while it is shared.
    stepsSetForOthers: await db
      .select({
        personId: journeyOverrides.personId,
        step: journeyOverrides.step,
        reason: journeyOverrides.reason,
        createdAt: journeyOverrides.createdAt,
      })
      .from(journeyOverrides)
      .where(and(eq(journeyOverrides.byId, personId), seenBy(personId, journeyOverrides.personId))),
    purchases: await db.select().from(purchases).where(eq(purchases.buyerId, personId)),
    records: await db
      .select()
      .from(purchaseRecords)
      .where(inArray(purchaseRecords.purchaseId, own(db, personId))),
    recordsWritten: (
      await db
        .select({ record: purchaseRecords })
        .from(purchaseRecords)
        .innerJoin(purchases, eq(purchases.id, purchaseRecords.purchaseId))
        .where(and(eq(purchaseRecords.recordedById, personId), seenBy(personId, purchases.buyerId)))
    ).map(({ record }) => record),
    stepsPutAside: await db.select().from(nextStepChoices).where(eq(nextStepChoices.personId, personId)),
    activity: await db.select().from(activities).where(eq(activities.personId, personId)),
  }),
  async erase(tx, personId) {
    for (const table of [journeys, journeyOverrides, nextStepChoices, activities] as const)
      await tx.delete(table).where(eq(table.personId, personId));
    await tx.delete(purchases).where(eq(purchases.buyerId, personId));
    await tx.update(journeyOverrides).set({ byId: null }).where(eq(journeyOverrides.byId, personId));
    await tx.update(purchaseRecords).set({ recordedById: null }).where(eq(purchaseRecords.recordedById, personId));
    await tx.update(purchases).set({ createdById: null }).where(eq(purchases.createdById, personId));
  },
};

/** Matches people whose journey is the caller's own or currently shared with them. */
const seenBy = (id: number, buyer: typeof purchases.buyerId | typeof journeyOverrides.personId) =>
  or(eq(buyer, id), sharesWith({ id }, buyer, 'journey'));

const own = (db: Db, personId: number) =>
  db.select({ id: purchases.id }).from(purchases).where(eq(purchases.buyerId, personId));
