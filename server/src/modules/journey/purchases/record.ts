import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { forbidden, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { purchaseAccess } from '../access.ts';
import { addActivity } from '../activity/add-activity.ts';
import { publishStep } from '../progress/moves.ts';
import { purchaseRecords, purchases } from '../tables.ts';
import { addRecords, checkWhole, openRecord } from './add-records.ts';
import { applyClosing } from './closing.ts';
import { purchasesContract as contract } from './contract.ts';
import { presentPurchase, recorderOf } from './get.ts';
import { captureStep, firstNameOf, publishRecords } from './publish-records.ts';
import type { PurchaseRow } from './rows.ts';
import { recordLabel } from './terms.ts';

export const record = serve(contract.record, {
  access: purchaseAccess.may('record'),
  writes: true,
  async run({ subject, input: { records }, me, tx, emit, audit }) {
    const now = new Date();
    const purchase = await locked(tx, subject);
    await captureStep(tx, emit, purchase.buyerId, now);
    const recorder = await recorderOf(tx, purchase, me.id);
    const written = await addRecords(tx, purchase, records, { personId: me.id, recorder, now });
    await publishRecords({ tx, emit, audit }, { purchase, written, personId: me.id, recorder, now });
    return presentPurchase(tx, purchase, me.id, now);
  },
});

export const confirm = serve(contract.confirm, {
  access: purchaseAccess.may('confirm'),
  writes: true,
  async run({ subject, input: { recordId }, me, tx, emit, audit }) {
    const now = new Date();
    const purchase = await locked(tx, subject);
    const [found] = await tx.select().from(purchaseRecords).where(openRecord(purchase.id, recordId));
    if (!found) throw notFound();
    if (found.confirmedAt === null) {
      await tx.update(purchaseRecords).set({ confirmedAt: now }).where(eq(purchaseRecords.id, recordId));
      await audit({ action: 'purchase.record_confirmed', object: `purchase:${purchase.id}`, details: { recordId } });
      await applyClosing(tx, emit, purchase);
      await publishStep(tx, emit, purchase.buyerId, { now });
    }
    return presentPurchase(tx, purchase, me.id, now);
  },
});

export const undo = serve(contract.undo, {
  access: purchaseAccess.may('record'),
  writes: true,
  async run({ subject, input: { recordId, undone }, me, tx, emit, audit }) {
    const now = new Date();
    const purchase = await locked(tx, subject);
    await captureStep(tx, emit, purchase.buyerId, now);
    const [found] = await tx.select().from(purchaseRecords).where(eq(purchaseRecords.id, recordId));
    if (!found || found.purchaseId !== purchase.id) throw notFound();
    if (me.id !== purchase.buyerId && found.recordedById !== me.id) throw forbidden(m.journey__only_the_buyer_or_the());
    if ((found.undoneAt !== null) === undone) return presentPurchase(tx, purchase, me.id, now);
    await tx
      .update(purchaseRecords)
      .set({ undoneAt: undone ? now : null })
      .where(eq(purchaseRecords.id, recordId));
    await checkWhole(tx, purchase);
    await audit({
      action: undone ? 'purchase.record_undone' : 'purchase.record_restored',
      object: `purchase:${purchase.id}`,
      details: { recordId },
    });
    const own = me.id === purchase.buyerId;
    const what = `${undone ? m.journey__removed_2() : m.journey__restored_2()}: ${recordLabel(found.kind, purchase.country)}`;
    await addActivity(tx, [
      {
        personId: purchase.buyerId,
        kind: 'journey',
        key: `record-undone:${recordId}:${now.getTime()}`,
        title: `${own ? m.journey__you() : await firstNameOf(tx, me.id)} ${what}`,
        detail: purchase.home,
        path: `/purchases/${purchase.id}`,
        own,
        at: now,
      },
    ]);
    await applyClosing(tx, emit, purchase);
    await publishStep(tx, emit, purchase.buyerId, { now });
    return presentPurchase(tx, purchase, me.id, now);
  },
});

/** Serializes writes, so that concurrent writers see each other's records. */
async function locked(tx: Tx, { id }: PurchaseRow): Promise<PurchaseRow> {
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('update');
  return purchase!;
}
