import type { Tx } from '../../../foundation/db.ts';
import type { Emit } from '../../../foundation/events.ts';
import { tellOfClosing } from '../../professionals/index.ts';
import { keepPapers } from './keep-papers.ts';
import { type PurchaseRow, recordsOf } from './rows.ts';

/**
 * The time for which papers are kept counts from the closing. Those whom the buyer worked with learn that it closed, once
 * the buyer said so; and that it did not, where that is taken back.
 */
export async function followClosing(tx: Tx, emit: Emit, { id: purchaseId, buyerId }: PurchaseRow): Promise<void> {
  await keepPapers(tx, buyerId);
  const closings = (await recordsOf(tx, purchaseId)).filter(({ kind }) => kind === 'closed');
  if (closings.length === 0) return;
  const holds = closings.find(({ undoneAt, confirmedAt }) => undoneAt === null && confirmedAt !== null);
  await tellOfClosing(tx, emit, { buyerId, purchaseId, closedOn: holds?.happenedOn ?? null });
}
