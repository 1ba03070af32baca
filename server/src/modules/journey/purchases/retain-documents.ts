import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { documentReviewed, retainByPurchases } from '../../documents/index.ts';
import { purchaseState } from './fold.ts';
import { purchasesOf } from './rows.ts';

/** Starts the retention of documents approved for a purchase at its closing, when a rule requires it. */
export async function retainDocuments(tx: Tx, buyerId: number): Promise<void> {
  const states = (await purchasesOf(tx, buyerId)).flatMap(({ records }) => purchaseState(records) ?? []);
  await retainByPurchases(
    tx,
    buyerId,
    states.map(({ stage, ended, closed }) => {
      // A closing that the buyer has not confirmed keeps the purchase open.
      const closedOn = closed?.statedBy === null ? closed.happenedOn : null;
      return { closedOn, open: !ended && (stage !== 'closed' || closedOn === null) };
    }),
  );
}

/** Documents may be approved after the offer and after the closing. */
export const retainApprovedDocuments = ({ events }: AppContext): void =>
  events.on(documentReviewed, 'keep-papers', async ({ ownerId }, tx) => retainDocuments(tx, ownerId));
