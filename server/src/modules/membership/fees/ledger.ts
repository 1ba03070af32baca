import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/db.ts';
import { type feeCharges, ledgerEntries } from '../tables.ts';

export type Charge = typeof feeCharges.$inferSelect;
type Kind = (typeof ledgerEntries.kind.enumValues)[number];
type Account = (charge: Charge) => string;

const agent: Account = ({ agentId }) => `agent:${agentId}`;
const fees: Account = ({ resellerId }) => `company:${resellerId}:fees`;
const received: Account = ({ resellerId }) => `company:${resellerId}:received`;

/** Each movement debits the first account and credits the second. No kind of movement pays anyone out. */
const moves: Record<Kind, readonly [to: Account, from: Account]> = {
  issued: [agent, fees],
  paid: [received, agent],
  payment_taken_back: [agent, received],
  voided: [fees, agent],
};

/** Writes ledger entries for a change of a charge. Only this function writes to the ledger. */
export async function book(tx: Tx, charge: Charge, kind: Kind, at: Date): Promise<void> {
  const transactionId = randomUUID();
  const [to, from] = moves[kind];
  const entry = { transactionId, chargeId: charge.id, kind, at };
  await tx.insert(ledgerEntries).values([
    { ...entry, account: to(charge), amountCents: charge.amountCents },
    { ...entry, account: from(charge), amountCents: -charge.amountCents },
  ]);
}
