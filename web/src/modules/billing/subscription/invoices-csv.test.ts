import { expect, it } from 'vitest';
import { csvOf } from './invoices-csv.ts';

it('an invoice is a CSV row without cells that a spreadsheet would run as formulas', () => {
  const period = { quantity: 1, amountCents: 1_050, periodStart: '', periodEnd: '' };
  const [, row] = csvOf([
    {
      id: 1,
      number: '=1+1',
      status: 'paid',
      currency: 'usd',
      lines: [{ ...period, description: 'A "plan", monthly' }],
      subtotalCents: -1_050,
      taxCents: 137,
      taxLabel: 'HST 13%',
      totalCents: 1_187,
      issuedAt: '2026-11-20T23:59:59.000Z',
      paidAt: null,
    },
  ]).split('\r\n');
  expect(row).toBe(`'=1+1,2026-11-20,,paid,"A ""plan"", monthly",-10.50,HST 13%,1.37,11.87`);
});
