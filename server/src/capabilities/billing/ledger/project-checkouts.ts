import { and, eq } from 'drizzle-orm';
import { checkouts } from '../tables.ts';
import type { Fact } from './facts.ts';
import { inOrder } from './fold.ts';
import type { Known, Noting } from './record.ts';

type State = (typeof checkouts.status.enumValues)[number];

/** Updates checkouts from all facts about them: paid if any fact says so, else the last fact. */
export async function projectCheckouts(recording: Noting, { customer, facts, fresh }: Known): Promise<void> {
  const { tx } = recording;
  for (const sessionId of new Set(fresh.flatMap((fact) => idOf(fact) ?? []))) {
    const own = inOrder(facts.filter((fact) => idOf(fact) === sessionId));
    const paid = own.find((fact) => fact.telling.kind === 'checkout.paid');
    const last = paid ?? own.at(-1)!;
    const status = last.telling.kind.slice('checkout.'.length) as State;
    const isOwn = and(eq(checkouts.sessionId, sessionId), eq(checkouts.customerId, customer.id));
    const [before] = await tx.select().from(checkouts).where(isOwn);
    if (!before || before.status === status) continue;
    await tx
      .update(checkouts)
      .set({ status, completedAt: last.occurredAt, ...sums(before.subtotalCents, last) })
      .where(isOwn);
    recording.note(`checkout.${status}`, `checkout:${before.id}`, { customer: customer.id });
  }
}

const idOf = ({ telling }: Fact): string | undefined => ('sessionId' in telling ? telling.sessionId : undefined);

/** The provider may learn the location, and with it the tax, only on its own page. */
function sums(subtotalCents: number, { telling }: Fact) {
  if (telling.kind !== 'checkout.paid' || telling.totalCents === undefined) return {};
  const { totalCents, taxCents = totalCents - subtotalCents } = telling;
  return { subtotalCents: totalCents - taxCents, taxCents, totalCents };
}
