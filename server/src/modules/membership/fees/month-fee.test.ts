import { describe, expect, it } from 'vitest';
import { feeOf, monthsBetween, type Term } from './month-fee.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const term = (day: string, status: Term['status'], priceCents: number | null = 29_900): Term => ({
  at: at(day),
  status,
  priceCents,
});
const joined = at('2026-01-05');
const now = at('2027-01-01');
const amount = (month: string, terms: Term[], joinedAt = joined) => feeOf(month, terms, joinedAt, now)?.amountCents;

describe('the monthly fee of an agent', () => {
  it('is the agreed price to the cent, prorated by days in the first month', () => {
    const terms = [term('2026-04-16', 'active')];
    expect(feeOf('2026-04', terms, at('2026-04-16'), now)).toEqual({
      priceCents: 29_900,
      amountCents: 14_950,
      from: '2026-04-16',
      until: '2026-04-30',
    });
    expect(amount('2026-05', terms)).toBe(29_900);
    expect(amount('2026-03', terms)).toBeUndefined();
    // 29900 × 1/31 = 964.516…
    expect(amount('2026-01', [term('2026-01-31', 'active')])).toBe(965);
  });

  it('is zero for a month in which the agent was pending, suspended or gone throughout, and full for a month with any active day', () => {
    const terms = [
      term('2026-01-05', 'active'),
      term('2026-02-10', 'suspended'),
      term('2026-04-20', 'active'),
      term('2026-05-03', 'left'),
      term('2026-07-11', 'active', 31_000),
    ];
    const months = monthsBetween('2026-01', '2026-08').map((month) => amount(month, terms));
    const back = Math.round((31_000 * 21) / 31);
    expect(months).toEqual([26_042, 29_900, undefined, 29_900, 29_900, undefined, back, 31_000]);
    expect(amount('2026-02', [term('2026-01-05', 'pending')])).toBeUndefined();
  });

  it('uses a new price from the next month, and prorates by days when no price was agreed before', () => {
    const moreExpensive = [term('2026-01-05', 'active'), term('2026-03-02', 'active', 39_900)];
    expect([amount('2026-03', moreExpensive), amount('2026-04', moreExpensive)]).toEqual([29_900, 39_900]);
    const agreedLater = [term('2026-01-05', 'active', null), term('2026-04-16', 'active')];
    expect([amount('2026-03', agreedLater), amount('2026-04', agreedLater)]).toEqual([undefined, 14_950]);
    expect(amount('2026-04', [term('2026-01-05', 'active', 0)])).toBeUndefined();
  });

  it('is undefined before the month starts and before the agent is active in it', () => {
    const terms = [term('2026-01-05', 'active'), term('2026-02-10', 'suspended'), term('2026-05-20', 'active')];
    expect(feeOf('2026-02', terms, joined, at('2026-01-31'))).toBeUndefined();
    expect(feeOf('2026-05', terms, joined, at('2026-05-19'))).toBeUndefined();
    expect(feeOf('2026-05', terms, joined, at('2026-05-20'))?.amountCents).toBe(29_900);
  });
});

describe('months', () => {
  it('continue across the end of a year', () => {
    expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11']);
  });
});
