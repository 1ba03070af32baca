import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { printable } from '../../../platform/pdf/printable.ts';
import { printInvoice } from './invoice-pdf.ts';

const invoice = {
  id: 1,
  number: '2026-000042',
  status: 'paid' as const,
  currency: 'usd' as const,
  lines: [
    {
      description: 'Professional plan, monthly',
      quantity: 1,
      amountCents: 79_900,
      periodStart: '2026-11-21T10:00:00.000Z',
      periodEnd: '2026-12-21T10:00:00.000Z',
    },
  ],
  subtotalCents: 79_900,
  taxCents: 11_965,
  taxLabel: 'GST 5% + QST 9.975%',
  totalCents: 91_865,
  issuedAt: '2026-11-21T10:00:00.000Z',
  paidAt: '2026-11-21T10:00:00.000Z',
};
const to = {
  name: 'Maison Élégante',
  email: 'a@example.com',
  country: 'CA' as const,
  stateOrProvince: 'QC',
  postalCode: 'H2X 1Y4',
  unparsedAddress: '1200 rue Sainte-Catherine Ouest',
  taxId: '123456789 RT0001',
};

const around = { to, seller: ['Lintel Inc.', 'GST/HST 987654321 RT0001'], isTest: false };

describe('an invoice as PDF', () => {
  it('shows number, parties, tax id, lines, tax, total, dates and the paid mark', async () => {
    const words = wordsOf(await printInvoice(invoice, around));
    for (const each of [
      ...['Number 2026-000042', 'Issued on November 21, 2026', 'Paid on November 21, 2026'],
      ...['Maison Élégante', 'QC H2X 1Y4 Canada', 'Tax ID: 123456789 RT0001', 'Professional plan, monthly'],
      ...['November 21, 2026 to December 21, 2026', 'Tax: GST 5% + QST 9.975%', '$119.65', '$918.65'],
    ])
      expect(words).toContain(each);
    expect(words).toContain('GST/HST 987654321 RT0001');
    expect(words).not.toContain('Test invoice');
    expect(wordsOf(await printInvoice(invoice, { ...around, isTest: true }))).toContain(
      'Test invoice: no money was moved',
    );
  });

  it('prints names in any script without an error', async () => {
    expect(printable('O’Brien & Łódź Ő ﬁ')).toBe('O’Brien & Lódz O fi');
    expect(printable('שלום 🏠')).toBe('???? ?');
    expect(
      (await printInvoice(invoice, { ...around, to: { ...to, name: '\u202Eevil\u0000🏠'.repeat(50) } })).length,
    ).toBeGreaterThan(1_000);
  });

  it('continues on another page when there are many lines', async () => {
    const lines = Array.from({ length: 60 }, () => invoice.lines[0]!);
    const words = wordsOf(await printInvoice({ ...invoice, lines }, around));
    expect(words.match(/Professional plan, monthly/g)).toHaveLength(60);
    expect(words).toContain('$918.65');
  });
});

/** Extracts the texts of a PDF. */
function wordsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, bytes]) => {
    try {
      return inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams
    .join('\n')
    .split('\n')
    .map((line) =>
      line.endsWith('TJ')
        ? [...line.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join('')
        : '',
    )
    .join('\n');
}
