import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { recordClosing } from '../../professionals/index.ts';
import { retainDocuments } from './retain-documents.ts';
import { type PurchaseRow, recordsOf } from './rows.ts';

/**
 * Starts the retention period of documents at the closing. Notifies the professionals whom the buyer worked with once
 * the buyer confirmed the closing, and when it is undone.
 */
export async function applyClosing(tx: Tx, emit: Emit, { id: purchaseId, buyerId }: PurchaseRow): Promise<void> {
  await retainDocuments(tx, buyerId);
  const closings = (await recordsOf(tx, purchaseId)).filter(({ kind }) => kind === 'closed');
  if (closings.length === 0) return;
  const holds = closings.find(({ undoneAt, confirmedAt }) => undoneAt === null && confirmedAt !== null);
  await recordClosing(tx, emit, { buyerId, purchaseId, closedOn: holds?.happenedOn ?? null });
}
