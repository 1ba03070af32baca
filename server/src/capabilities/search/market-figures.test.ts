import { describe, expect, it } from 'vitest';
import { listPriceTrend, marketFigures, median } from './market-figures.ts';

const today = Date.UTC(2026, 10, 20) / 86_400_000;
const homes = (count: number, inCanada = 0) => ({
  total: count,
  inCanada,
  figures: {
    price: Float64Array.from({ length: count }, (_, i) => (300_000 + i * 10_000) * 100),
    sqft: Float64Array.from({ length: count }, (_, i) => (i % 2 ? 1000 : Number.NaN)),
    listedDay: Float64Array.from({ length: count }, (_, i) => today - i),
  },
});

describe('figures of a market', () => {
  it('takes the middle of what is known', () => {
    expect(median(Float64Array.of(3, Number.NaN, 1))).toEqual({ value: 2, n: 2 });
    expect(median(Float64Array.of(5, 1, 3))).toEqual({ value: 3, n: 3 });
    expect(median(new Float64Array())).toBeUndefined();
  });

  it('gives medians, the share of cuts and months of supply, each with its n', () => {
    expect(marketFigures(homes(21), 7, 84, today)).toEqual({
      homes: 21,
      medianListPrice: { value: 400_000, n: 21 },
      medianPricePerSquareFoot: { value: 400, n: 10 },
      medianDaysOnMarket: { value: 10, n: 21 },
      monthsOfSupply: { value: 3, n: 84 },
      priceCutShare: { value: 0.333, n: 21 },
      currency: 'USD',
    });
  });

  it('hides every figure under ten homes', () => {
    const { homes: count, currency, ...figures } = marketFigures(homes(9), 1, 9, today);
    expect(count).toBe(9);
    expect(currency).toBe('USD');
    expect(Object.values(figures)).toEqual([null, null, null, null, null]);
  });

  it('has no common price of two currencies', () => {
    expect(marketFigures(homes(30, 4), 0, 0, today)).toMatchObject({ medianListPrice: null, currency: null });
    expect(marketFigures(homes(30, 30), 0, 0, today).currency).toBe('CAD');
  });

  it('follows the list price month by month, leaving out months under ten', () => {
    const trend = listPriceTrend(homes(45), today);
    expect(trend.map(({ month, n }) => [month, n])).toEqual([
      ['2026-10', 25],
      ['2026-11', 20],
    ]);
    expect(trend[1]!.medianListPrice).toBe(395_000);
  });
});
