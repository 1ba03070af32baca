import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { sendReceipt } from '../emails.ts';
import { invoices } from '../tables.ts';
import type { Fact, InvoiceContent } from './facts.ts';
import { inOrder } from './fold.ts';
import type { Customer, KnownFacts, ProviderName, RecordingContext } from './recording.ts';

/** Updates invoices from all facts about them. */
export async function projectInvoices(
  recording: RecordingContext,
  { customer, facts, fresh }: KnownFacts,
): Promise<void> {
  const touched = new Set(fresh.flatMap((fact) => idOf(fact) ?? []));
  for (const id of touched) {
    const own = inOrder(facts.filter((fact) => idOf(fact) === id));
    const provider = fresh.find((fact) => idOf(fact) === id)!.provider;
    await projectOne(recording, customer, provider, own);
  }
}

const idOf = ({ event }: Fact): string | undefined =>
  'invoice' in event ? event.invoice.providerInvoiceId : undefined;

async function projectOne(
  recording: RecordingContext,
  customer: Customer,
  provider: ProviderName,
  own: readonly Fact[],
) {
  const { tx } = recording;
  const content = contentOf(own);
  const paidAt = atOf(own, 'invoice.paid') ?? null;
  const refundedAt = atOf(own, 'invoice.refunded') ?? null;
  const status = refundedAt ? 'refunded' : paidAt ? 'paid' : atOf(own, 'invoice.voided') ? 'void' : 'open';
  const { providerInvoiceId } = content;
  const [before] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.provider, provider), eq(invoices.providerInvoiceId, providerInvoiceId)));
  if (before && before.customerId !== customer.id) return;
  const state = { status, paidAt, refundedAt, providerPaymentId: content.paymentId ?? null } as const;
  const [after] = before
    ? // An issued invoice never changes except for its status.
      await tx.update(invoices).set(state).where(eq(invoices.id, before.id)).returning()
    : await tx
        .insert(invoices)
        .values({
          ...state,
          customerId: customer.id,
          provider,
          providerInvoiceId,
          number: content.number ?? (await nextNumber(tx, content.issuedAt.slice(0, 4))),
          currency: content.currency,
          lines: content.lines,
          subtotalCents: content.subtotalCents,
          taxCents: content.taxCents,
          taxLabel: content.taxLabel,
          totalCents: content.totalCents,
          issuedAt: new Date(content.issuedAt),
          billTo: billTo(customer),
        })
        .returning();
  if (before?.status === status) return;
  recording.note(`invoice.${status === 'open' ? 'issued' : status}`, `invoice:${after!.id}`, {
    number: after!.number,
    customer: customer.id,
    totalCents: after!.totalCents,
  });
  if (status === 'paid' || status === 'refunded') await sendReceipt(recording, customer, after!);
}

/** The latest fact wins, but fields that only one of them has are kept. */
function contentOf(own: readonly Fact[]): InvoiceContent {
  const contents = own.flatMap(({ event }) => ('invoice' in event ? [event.invoice] : []));
  return Object.assign({}, ...contents.map((each) => JSON.parse(JSON.stringify(each))));
}

const atOf = (own: readonly Fact[], kind: Fact['event']['kind']): Date | undefined =>
  own.find((fact) => fact.event.kind === kind)?.occurredAt;

const LOCK = 7_411_206;

/**
 * Returns the next number of the year: `2026-000123`. Numbers have no gaps, because the number is assigned in the
 * transaction that issues the invoice.
 */
export async function nextNumber(tx: Tx, year: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const { rows } = await tx.execute<{ last: number | null }>(sql`
    select max(substr(number, 6)::int) as last from invoices where number ~ ${`^${year}-[0-9]{6}$`}`);
  return `${year}-${String((rows[0]?.last ?? 0) + 1).padStart(6, '0')}`;
}

/** Snapshots the billing details at this moment for the invoice. */
export const billTo = ({ name, email, country, stateOrProvince, postalCode, unparsedAddress, taxId }: Customer) => ({
  ...{ name, email, country, stateOrProvince, postalCode, unparsedAddress, taxId },
});
