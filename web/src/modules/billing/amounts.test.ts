import type { Plan } from '@lintel/server/billing';
import { expect, it } from 'vitest';
import { agentsOf, dollars, exactDollars, spanOf } from './amounts.ts';

const price = (amountCents: number) => ({ priceId: 'p', amountCents, taxCents: 0, totalCents: amountCents });
const plan = (seatsMin: number, seatsMax: number | null, month: number | null): Plan => ({
  id: 'starter',
  name: 'Any',
  seatsMin,
  seatsMax,
  popular: false,
  features: [],
  monthly: month === null ? null : price(month),
  yearly: null,
  saving: null,
});

it('amounts show cents only if there are any, and invoice amounts always', () => {
  expect([dollars(12_300), dollars(12_350)]).toEqual(['$123', '$123.50']);
  expect([exactDollars(12_300), exactDollars(-50)]).toEqual(['$123.00', '−$0.50']);
});

it('the range of plan prices is computed from the plans', () => {
  expect(spanOf([plan(1, 3, 1_100), plan(4, 9, 2_250), plan(10, null, null)])).toBe(
    'Plans from 1 agent: $11 to $22.50 a month, or custom pricing.',
  );
  expect(spanOf([plan(2, null, null)])).toBe('Plans from 2 agents: price on request.');
  expect(agentsOf(plan(4, 9, 1))).toBe('4 to 9');
  expect(agentsOf(plan(10, null, 1))).toBe('10 or more');
});
