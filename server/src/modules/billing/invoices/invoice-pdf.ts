import { m } from '@lintel/messages';
import PDFDocument from 'pdfkit';
import { printable } from '../../../platform/pdf/printable.ts';
import { exactMoney } from '../../../platform/serve/viewer.ts';
import type { Invoice } from '../contract.ts';
import { dayOf } from '../emails.ts';
import type { billTo } from '../ledger/project-invoices.ts';

const INK = '#1C1B19';
const SOFT = '#57534A';
const LEFT = 56;
const RIGHT = 556;

interface Around {
  to: ReturnType<typeof billTo>;
  seller: readonly string[];
  /** True when no money moved; the invoice states it. */
  isTest: boolean;
}

/** Renders an invoice: number, parties, lines, tax, total, and whether it is paid. */
export function printInvoice(invoice: Invoice, { to, seller, isTest }: Around): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'LETTER',
    margin: LEFT,
    info: { Title: m.billing__invoice({ number: invoice.number }), Author: 'Lintel' },
    lang: 'en',
    displayTitle: true,
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  head(page, invoice, isTest);
  parties(page, to, seller);
  lines(page, invoice);
  sums(page, invoice);
  page.end();
  return done;
}

type Page = PDFKit.PDFDocument;

function head(page: Page, invoice: Invoice, isTest: boolean): void {
  page.fillColor(INK).font('Helvetica-Bold').fontSize(20).text('Lintel', LEFT, 56);
  page.fontSize(20).text('Invoice', LEFT, 56, { width: RIGHT - LEFT, align: 'right' });
  page.font('Helvetica').fontSize(10).fillColor(SOFT);
  const facts = [
    m.billing__number_2({ number: invoice.number }),
    m.billing__issued_on({ dayOf: dayOf(new Date(invoice.issuedAt)) }),
    states[invoice.status](invoice),
    ...(isTest ? [m.billing__test_invoice_no_money_was()] : []),
  ];
  page.text(facts.join('\n'), LEFT, 84, { width: RIGHT - LEFT, align: 'right', lineGap: 3 });
}

const states: Record<Invoice['status'], (invoice: Invoice) => string> = {
  open: () => m.billing__not_paid_yet(),
  paid: ({ paidAt }) => m.billing__paid_on({ dayOf: dayOf(new Date(paidAt!)) }),
  void: () => m.billing__void_nothing_due(),
  refunded: () => m.billing__refunded_in_full(),
};

function parties(page: Page, to: Around['to'], seller: Around['seller']): void {
  const place = [to.stateOrProvince, to.postalCode, to.country === 'CA' ? 'Canada' : 'USA'].filter(Boolean).join(' ');
  const rows = [
    to.name,
    to.unparsedAddress,
    place,
    to.email,
    to.taxId && m.billing__tax_id({ taxId: to.taxId }),
  ].filter(Boolean);
  page.fillColor(SOFT).fontSize(10).text(m.billing__billed_to(), LEFT, 160);
  page.fillColor(INK).text(rows.map((row) => printable(String(row))).join('\n'), LEFT, 176, { width: 300, lineGap: 3 });
  const bottom = page.y;
  page.fillColor(SOFT).text('From', 380, 160);
  page.fillColor(INK).text(seller.map(printable).join('\n'), 380, 176, { width: RIGHT - 380, lineGap: 3 });
  page.y = Math.max(bottom, page.y) + 24;
}

function lines(page: Page, invoice: Invoice): void {
  page.y = Math.max(page.y, 300);
  rule(page);
  row(page, m.billing__description(), m.billing__amount(), SOFT);
  rule(page);
  for (const line of invoice.lines) {
    const period = m.billing__to_2({
      dayOf: dayOf(new Date(line.periodStart)),
      dayOf2: dayOf(new Date(line.periodEnd)),
    });
    row(page, printable(`${line.description}\n${period}`), money(line.amountCents), INK);
  }
  rule(page);
}

function sums(page: Page, invoice: Invoice): void {
  row(page, m.billing__subtotal(), money(invoice.subtotalCents), INK);
  row(
    page,
    invoice.taxLabel ? m.billing__tax_2({ taxLabel: invoice.taxLabel }) : m.billing__tax_none_charged(),
    money(invoice.taxCents),
    INK,
  );
  rule(page);
  page.font('Helvetica-Bold');
  row(page, m.billing__total_in_us_dollars(), money(invoice.totalCents), INK);
  page.font('Helvetica');
}

function row(page: Page, left: string, right: string, color: string): void {
  const top = page.y + 6;
  page.fillColor(color).fontSize(10).text(left, LEFT, top, { width: 380, lineGap: 3 });
  const bottom = page.y;
  page.text(right, 440, top, { width: RIGHT - 440, align: 'right' });
  page.y = Math.max(bottom, page.y) + 4;
}

function rule(page: Page): void {
  page.moveTo(LEFT, page.y).lineTo(RIGHT, page.y).lineWidth(0.5).strokeColor(SOFT).stroke();
}

const money = (cents: number): string => exactMoney(cents, 'USD');
