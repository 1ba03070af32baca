import { m } from '@lintel/messages';
import type { Invoice } from '@lintel/server/billing';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import { fetchInvoices } from '../calls.ts';

const head = () => [
  m.billing__number(),
  m.billing__issued(),
  m.billing__paid(),
  m.billing__status(),
  m.billing__for(),
  m.billing__before_tax_usd(),
  m.billing__tax(),
  m.billing__tax_usd(),
  m.billing__total_usd(),
];

/** Formats all invoices as CSV; days are UTC, amounts use a decimal point. */
export function csvOf(invoices: readonly Invoice[]): string {
  const rows = invoices.map((invoice) => [
    invoice.number,
    invoice.issuedAt.slice(0, 10),
    invoice.paidAt?.slice(0, 10) ?? '',
    invoice.status,
    invoice.lines.map((line) => line.description).join('; '),
    amount(invoice.subtotalCents),
    invoice.taxLabel ?? '',
    amount(invoice.taxCents),
    amount(invoice.totalCents),
  ]);
  return csvText([head(), ...rows]);
}

const amount = (cents: number): string => (cents / 100).toFixed(2);

/** Loads all pages and saves them as one file. */
export async function saveInvoices(): Promise<void> {
  const all: Invoice[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await fetchInvoices(page);
    all.push(...answer.invoices);
    pages = answer.pages;
  }
  saveCsv('lintel-invoices.csv', csvOf(all));
}
