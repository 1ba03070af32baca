import { describe, expect, it } from 'vitest';
import { monthlyPayment } from './payment.ts';
import { paymentRule } from './payment-rule.ts';

const rates = { US: 6.37, CA: 4.19 };
const rule = paymentRule(rates);
const payments = [1, 2, 999, 1500, 2000.5, 3000, 3333.33, 12_000, 250_000];

describe('paymentRule', () => {
  it.each(['US', 'CA'] as const)('%s: the highest price at most a payment is the last whose payment is', (country) => {
    const paymentOf = (priceCents: number) => monthlyPayment({ priceCents, ratePercent: rates[country], country });
    for (const payment of payments) {
      const price = rule.priceAtMost(payment, country);
      expect(paymentOf(price)).toBeLessThanOrEqual(Math.round(payment * 100));
      expect(paymentOf(price + 1)).toBeGreaterThan(Math.round(payment * 100));
    }
  });

  it.each(['US', 'CA'] as const)('%s: the lowest price at least a payment is the first whose payment is', (country) => {
    const paymentOf = (priceCents: number) => monthlyPayment({ priceCents, ratePercent: rates[country], country });
    for (const payment of payments) {
      const price = rule.priceAtLeast(payment, country);
      expect(paymentOf(price)).toBeGreaterThanOrEqual(Math.round(payment * 100));
      expect(paymentOf(price - 1)).toBeLessThan(Math.round(payment * 100));
    }
  });

  it('allows no price for a payment below zero', () => {
    expect(rule.priceAtMost(-1, 'US')).toBe(-1);
    expect(rule.priceAtLeast(-1, 'US')).toBe(0);
  });

  it('allows every price for a payment beyond all prices', () => {
    expect(rule.priceAtMost(1e12, 'CA')).toBeGreaterThan(1e12);
    expect(rule.priceAtMost(Number.POSITIVE_INFINITY, 'US')).toBeGreaterThan(1e12);
  });
});
