import { describe, expect, it } from 'vitest';
import { type Fit, fitValuer, isProtected, median, type Sale, type Valuer, value, walk } from '../src/index.ts';
import { smallMarket } from './small-market.ts';

const { sales, truth } = smallMarket({ count: 500 });
const asOf = '2021-10-01';
const before = sales.filter(({ soldOn }) => soldOn < asOf);
const after = sales.filter(({ soldOn }) => soldOn >= asOf);
const valuer = valuerOf(fitValuer(sales, asOf, { seed: 1 }));

function valuerOf(fit: Fit): Valuer {
  if ('refused' in fit) throw new Error(fit.refused);
  return fit.valuer;
}

describe('a valuation', () => {
  const valuations = after.map((sale) => ({ sale, ...value(valuer, sale, sale.soldOn) }));

  it('is nearer to the true value than the noise of single sales', () => {
    const errors = valuations.map(({ sale, estimate }) => Math.abs(estimate / truth.get(sale.id)! - 1));
    expect(median(errors)).toBeLessThan(0.045);
  });

  it('holds the price in about 80 % of the intervals', () => {
    const held = valuations.filter(({ sale, low, high }) => sale.price >= low && sale.price <= high).length;
    expect(held / valuations.length).toBeGreaterThan(0.68);
    expect(held / valuations.length).toBeLessThan(0.92);
  });

  it('is explained by points that add up to the difference from the area’s median', () => {
    for (const { estimate, areaMedian, points } of valuations) {
      const sum = points.reduce((total, { amount }) => total + amount, 0);
      expect(Math.abs(sum - (estimate - areaMedian))).toBeLessThan(1e-9);
    }
  });

  it('gives a larger home more points for its area', () => {
    const [sale] = after as [Sale];
    const points = (livingArea: number) =>
      value(valuer, { ...sale, numbers: { ...sale.numbers, livingArea } }, asOf).points.find(
        ({ feature }) => feature === 'livingArea',
      )!.amount;
    expect(points(2600)).toBeGreaterThan(points(1100) + 50_000);
  });

  it('does not depend on the list price, and states a second estimate that does', () => {
    const listed = sales.map((sale) => ({ ...sale, listPrice: sale.price * 1.02 }));
    const aware = valuerOf(fitValuer(listed, asOf, { seed: 1 }));
    const [sale] = listed.slice(-1) as [Sale];
    const cheap = value(aware, { ...sale, listPrice: sale.price / 2 }, asOf);
    expect(cheap.estimate).toBe(value(aware, sale, asOf).estimate);
    expect(Math.abs(value(aware, sale, asOf).listAware!.estimate / sale.price - 1)).toBeLessThan(0.02);
  });

  it('gives an interval where every asking price is the recorded price', () => {
    const listed = sales.map((sale) => ({ ...sale, listPrice: sale.price }));
    const aware = valuerOf(fitValuer(listed, asOf, { seed: 1 }));
    const { low, high } = value(aware, { ...sales[0]!, listPrice: 400_000 }, asOf).listAware!;
    expect(low).toBeCloseTo(400_000);
    expect(high).toBeCloseTo(400_000);
  });

  it('names comparables that were sold before the fit, without the home itself', () => {
    for (const { sale, comparables } of valuations) {
      expect(comparables.length).toBeGreaterThan(3);
      for (const { id, soldOn } of comparables) {
        expect(soldOn < asOf).toBe(true);
        expect(id).not.toBe(sale.id);
      }
    }
  });

  it('refuses a feature that became known after the sale', () => {
    const [sale] = after as [Sale];
    const planted = { ...sale, knownOn: { quality: '2030-01-01' } };
    expect(() => value(valuer, planted, sale.soldOn)).toThrow(/quality became known after/);
  });
});

describe('a fit', () => {
  it('does not change with sales on or after its day', () => {
    const wild = after.map((sale) => ({ ...sale, price: sale.price * 10 }));
    const other = valuerOf(fitValuer([...before, ...wild], asOf, { seed: 1 }));
    for (const sale of after.slice(0, 20))
      expect(value(other, sale, asOf).estimate).toBe(value(valuer, sale, asOf).estimate);
  });

  it('keeps its estimates within 3 % when prices are wrong and rows are doubled', () => {
    const wrong = before.map((sale, at) =>
      at % 40 === 0 ? { ...sale, price: at % 80 === 0 ? 1 : sale.price * 100 } : sale,
    );
    const other = valuerOf(fitValuer([...wrong, ...wrong], asOf, { seed: 1 }));
    const shifts = after.map((sale) =>
      Math.abs(value(other, sale, asOf).estimate / value(valuer, sale, asOf).estimate - 1),
    );
    expect(median(shifts)).toBeLessThan(0.03);
  });

  it('refuses a market with too few sales', () => {
    expect(fitValuer(sales.slice(0, 60), asOf, { seed: 1 })).toEqual({ refused: expect.stringContaining('at least') });
  });

  it('values homes without position, features or area', () => {
    const { estimate, low, high } = value(valuer, { id: 'x', areas: [], numbers: {}, words: {} }, asOf);
    expect(low).toBeGreaterThan(0);
    expect(low < estimate && estimate < high).toBe(true);
  });
});

it('values each target of a walk from the sales before its day only', () => {
  const targets = after.slice(-12).map((sale) => ({ ...sale, on: sale.soldOn }));
  const walked = [...walk(before, targets)];
  // Prices of the targets' own days and later reach no estimate.
  const wild = after.slice(-12).map((sale) => ({ ...sale, price: sale.price * 3 }));
  expect(walked).toEqual([...walk([...before, ...wild], targets)]);
  for (const one of walked)
    expect('valuation' in one && one.valuation.comparables.every(({ soldOn }) => soldOn < one.target.on)).toBe(true);
});

it.each(['medianIncome', 'percent_white', 'School Rating', 'families with children'])(
  'refuses %s as an input',
  (name) => {
    expect(isProtected(name)).toBe(true);
  },
);

it.each(['terrace', 'condition', 'view', 'grade'])('accepts %s as an input', (name) => {
  expect(isProtected(name)).toBe(false);
});
