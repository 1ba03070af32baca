import type { Invoice } from '@lintel/server/billing';
import { askInvoices } from './calls.ts';

const head = ['Number', 'Issued', 'Paid', 'State', 'For', 'Before tax (USD)', 'Tax', 'Tax (USD)', 'Total (USD)'];

/** All bills as a table for a spreadsheet; days in UTC, amounts with a dot. */
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
  return [head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n');
}

const amount = (cents: number): string => (cents / 100).toFixed(2);

/** A cell that a spreadsheet would take for a formula begins with an apostrophe; a number may be negative. */
function quoted(cell: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Asks for page after page, and gives the browser one file. */
export async function saveInvoices(): Promise<void> {
  const all: Invoice[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await askInvoices(page);
    all.push(...answer.invoices);
    pages = answer.pages;
  }
  const url = URL.createObjectURL(new Blob([csvOf(all)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'lintel-invoices.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
