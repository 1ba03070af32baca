import { expect, it } from 'vitest';
import { citeText } from './cite.ts';
import { bandPoints, monthPoints, stockPoints } from './market-points.ts';
import { type MarketSet, marketRows } from './market-rows.ts';

const month = (name: string, complete: boolean, n: number) => ({
  month: name,
  complete,
  listed: n,
  medianListPrice: n >= 10 ? { value: 500_000, n } : null,
  sales: 0,
  medianSalePrice: null,
  saleToList: null,
  forSale: n,
});
const market: MarketSet = {
  homes: 40,
  currency: 'CAD',
  medianListPrice: { value: 512_000, n: 40 },
  medianPricePerSquareFoot: { value: 301, n: 38 },
  medianDaysOnMarket: null,
  monthsOfSupply: { value: 4.2, n: 120 },
  priceCutShare: { value: 0.275, n: 40 },
  medianPriceCut: { value: 0.0312, n: 11 },
  medianSalePrice: { value: 498_000, n: 120 },
  saleToList: { value: 0.985, n: 118 },
  medianDaysToSell: null,
  months: [month('2026-09', true, 4), month('2026-10', true, 21), month('2026-11', false, 12)],
  timeOnMarket: [{ band: '0-7', homes: 10, share: { value: 0.25, n: 40 } }],
  types: [],
};

it('each figure has its sample size and is hidden when the sample is too small', () => {
  expect(marketRows(market).map(({ label, value, why, n }) => [label, value ?? why, n])).toEqual([
    ['Median list price', 'CA$512,000', '40'],
    ['Median price per area', 'CA$3,240 per m²', '38'],
    ['Median days on the market', 'Fewer than ten homes', ''],
    ['Homes with a price cut', '28%', '40'],
    ['Median price cut', '3.1%', '11'],
    ['Supply', '4.2 months', '120'],
    ['Median sale price, 12 months', 'CA$498,000', '120'],
    ['Sale price as a share of last asking price', '98.5%', '118'],
    ['Median days to contract', 'Fewer than ten homes', ''],
  ]);
});

it('homes in two currencies have no common price, and the reason is shown', () => {
  const mixed = { ...market, medianListPrice: null, medianPricePerSquareFoot: null, currency: null };
  expect(
    marketRows(mixed)
      .map(({ why }) => why)
      .slice(0, 3),
  ).toEqual(['Prices are in two currencies', 'Prices are in two currencies', 'Fewer than ten homes']);
});

it('a trend omits months with fewer than ten homes and marks the current month', () => {
  expect(monthPoints(market, 'medianListPrice')).toEqual([
    { label: 'Oct 2026', value: 500_000, n: 21 },
    { label: 'Nov 2026, so far', value: 500_000, n: 12 },
  ]);
  expect(stockPoints({ ...market, homes: 9 })).toEqual([]);
  expect(bandPoints(market)).toEqual([{ label: '0 to 7 days', value: 0.25, n: 10 }]);
});

it('an insight names its sources', () => {
  const area = { ...market, name: 'Austin, TX' };
  const cited = (row: string) => citeText({ row, value: 1, n: 1204 }, { area });
  expect(cited('set/medianListPrice')).toBe('Your results: median list price (1,204 homes)');
  expect(cited('area/months/2026-10/medianListPrice')).toBe(
    'All of Austin, TX: median list price of homes listed in Oct 2026 (1,204 homes)',
  );
  expect(cited('set/timeOnMarket/91+')).toBe('Your results: time on the market, 91 days or more (1,204 homes)');
  expect(cited('set/types/condo/medianPricePerSquareFoot')).toBe(
    'Your results: median price per area, condo (1,204 homes)',
  );
});
