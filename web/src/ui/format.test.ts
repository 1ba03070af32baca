import { describe, expect, it } from 'vitest';
import { counted, day, decimal, money, month, openingHours, shortMoney, timeRange } from './format.ts';
import { csvText } from './table/csv.ts';

describe('numbers and dates', () => {
  it('format money without decimals, as customary in its country', () => {
    expect(money(485_000, 'USD')).toBe('$485,000');
    expect(money(485_000.4, 'CAD')).toBe('CA$485,000');
  });

  it.each([
    [950, '$950'],
    [12_400, '$12k'],
    [999_499, '$999k'],
    [999_500, '$1M'],
    [1_250_000, '$1.25M'],
    [12_340_000, '$12.3M'],
    [-15_000, '−$15k'],
  ])('shorten %d to %s', (amount, text) => {
    expect(shortMoney(amount)).toBe(text);
  });

  it('use the singular for one and the plural for several', () => {
    expect(counted(1, 'home', 'homes')).toBe('1 home');
    expect(counted(2_310, 'home', 'homes')).toBe('2,310 homes');
  });

  it("format a day independently of the machine's time zone", () => {
    expect(day('2026-11-20')).toBe('Nov 20, 2026');
    expect(month('2026-01')).toBe('Jan 2026');
  });

  it("format an open house in the home's time zone", () => {
    const text = timeRange('2026-11-21T19:00:00Z', '2026-11-21T21:00:00Z', 'America/Chicago');
    expect(text).toMatch(/^Sat, Nov 21, 1:00 – 3:00 PM CST$/);
    expect(openingHours('2026-11-21T19:00:00Z', '2026-11-21T21:30:00Z', 'America/Chicago')).toBe(
      'Sat, Nov 21, 1–3:30 PM',
    );
  });

  it('are escaped in CSV so that no cell is a formula, including full-width characters', () => {
    expect(csvText([['=1+1', '＝1+1', '＠a', '-5', '-a', 'x']])).toBe("'=1+1,'＝1+1,'＠a,-5,'-a,x");
  });

  it('omit trailing zeros', () => {
    expect([decimal(2), decimal(2.5), decimal(0.254)]).toEqual(['2', '2.5', '0.25']);
  });
});
