import { m } from '@lintel/messages';
import { and, count, desc, eq } from 'drizzle-orm';
import { notFound } from '../../../platform/serve/errors.ts';
import { pageOf } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { payer } from '../access.ts';
import { billingContract, type Invoice } from '../contract.ts';
import { InvoiceLine } from '../ledger/facts.ts';
import { billTo } from '../ledger/project-invoices.ts';
import type { InvoiceRow } from '../ledger/recording.ts';
import { billingServices } from '../provider.ts';
import { invoices as table } from '../tables.ts';
import { printInvoice } from './invoice-pdf.ts';

const PAGE = 20;

export const invoices = serve(billingContract.invoices, {
  access: payer,
  async run({ input: { page }, subject: { customer }, db }) {
    const at = pageOf(page, PAGE);
    const own = eq(table.customerId, customer.id);
    const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(table).where(own);
    const rows = await db
      .select()
      .from(table)
      .where(own)
      .orderBy(desc(table.issuedAt), desc(table.id))
      .limit(at.limit)
      .offset(at.offset);
    return { ...at.among(total), invoices: rows.map(present) };
  },
});

export const invoicePdf = serve(billingContract.invoicePdf, {
  access: payer,
  async run({ input: { id }, subject: { customer }, db, resolve }) {
    const [row] = await db
      .select()
      .from(table)
      .where(and(eq(table.id, id), eq(table.customerId, customer.id)));
    if (!row) throw notFound(m.billing__we_couldnt_find_this_invoice());
    const bytes = await printInvoice(present(row), {
      to: (row.billTo as ReturnType<typeof billTo> | null) ?? billTo(customer),
      seller: resolve(billingServices).seller,
      isTest: (row.provider ?? 'test') === 'test',
    });
    const headers = {
      'content-disposition': `inline; filename="lintel-invoice-${row.number}.pdf"`,
      'cache-control': 'private, no-store',
    };
    return { headers, body: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }) };
  },
});

const present = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  status: row.status,
  currency: 'usd',
  lines: InvoiceLine.array().parse(row.lines),
  subtotalCents: row.subtotalCents,
  taxCents: row.taxCents,
  taxLabel: row.taxLabel,
  totalCents: row.totalCents,
  issuedAt: row.issuedAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});
