import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { profileOf } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { purchaseAccess } from '../access.ts';
import { isoDay } from '../progress/format-day.ts';
import { anotherProfessional } from '../progress/shown-to.ts';
import { seesJourney, teamMembersOf } from '../progress/team.ts';
import { purchasesContract as contract, type Purchase } from './contract.ts';
import { choicesFor, stateOf, summaryOf } from './present.ts';
import { type PurchaseRow, type RecordRow, recordsOf } from './rows.ts';
import { dueLabels, recordLabel } from './terms.ts';

export type RecorderRole = RecordRow['recordedAs'];

export const get = serve(contract.get, {
  access: purchaseAccess.may('see'),
  run: ({ subject: purchase, me, db }) => presentPurchase(db, purchase, me.id, new Date()),
});

/** Returns the role in which a person records on a purchase: the buyer, or one of the two kinds of professionals. */
export async function recorderOf(
  db: Db,
  { buyerId }: Pick<PurchaseRow, 'buyerId'>,
  personId: number,
): Promise<RecorderRole> {
  if (personId === buyerId) return 'buyer';
  const [agent] = await db
    .select({ type: agentProfiles.agentType })
    .from(agentProfiles)
    .where(eq(agentProfiles.personId, personId));
  return agent?.type === 'mortgage' ? 'lender' : 'agent';
}

/** Presents a purchase to `viewerId`. */
export async function presentPurchase(db: Db, row: PurchaseRow, viewerId: number, now: Date): Promise<Purchase> {
  const records = await recordsOf(db, row.id);
  const state = stateOf(records);
  const recorder = await recorderOf(db, row, viewerId);
  const buyer = await profileOf(db, row.buyerId);
  const team = await teamMembersOf(db, row.buyerId, now);
  const mine = row.buyerId === viewerId;
  return {
    ...summaryOf(row, state, isoDay(now)),
    buyerName: buyer?.name ?? '',
    mine,
    records: records
      .filter(({ undoneAt }) => undoneAt === null)
      .map((record) => ({
        id: record.id,
        kind: record.kind,
        label: recordLabel(record.kind, row.country),
        dueLabel: dueLabels[record.kind] ?? null,
        happenedOn: record.happenedOn,
        dueOn: record.dueOn,
        priceCents: record.priceCents,
        note: record.note,
        by:
          record.recordedById === viewerId
            ? 'you'
            : mine || record.recordedAs === 'buyer'
              ? record.byName
              : anotherProfessional(),
        recordedAs: record.recordedAs,
        confirmed: record.confirmedAt !== null,
        createdAt: record.createdAt.toISOString(),
        canUndo: mine || record.recordedById === viewerId,
        canConfirm: mine && record.confirmedAt === null,
      })),
    choices: choicesFor(state, row.country, recorder),
    // Only the buyer may see their other professionals.
    seenBy: mine ? team.filter(seesJourney).map(({ name }) => name) : [],
  };
}
