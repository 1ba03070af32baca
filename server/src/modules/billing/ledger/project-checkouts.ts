import { and, eq } from 'drizzle-orm';
import { checkouts } from '../tables.ts';
import type { Fact } from './facts.ts';
import { inOrder } from './fold.ts';
import type { KnownFacts, RecordingContext } from './recording.ts';

type State = (typeof checkouts.status.enumValues)[number];

/** Updates checkouts from all facts about them: paid if any fact says so, else the last fact. */
export async function projectCheckouts(
  recording: RecordingContext,
  { customer, facts, fresh }: KnownFacts,
): Promise<void> {
  const { tx } = recording;
  for (const sessionId of new Set(fresh.flatMap((fact) => idOf(fact) ?? []))) {
    const own = inOrder(facts.filter((fact) => idOf(fact) === sessionId));
    const paid = own.find((fact) => fact.event.kind === 'checkout.paid');
    const last = paid ?? own.at(-1)!;
    const status = last.event.kind.slice('checkout.'.length) as State;
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

const idOf = ({ event }: Fact): string | undefined => ('sessionId' in event ? event.sessionId : undefined);

/** The provider may learn the location, and with it the tax, only on its own page. */
function sums(subtotalCents: number, { event }: Fact) {
  if (event.kind !== 'checkout.paid' || event.totalCents === undefined) return {};
  const { totalCents, taxCents = totalCents - subtotalCents } = event;
  return { subtotalCents: totalCents - taxCents, taxCents, totalCents };
}
