import { expect, it } from 'vitest';
import { type MarketFigures, marketRows } from './market-rows.ts';

const figures: MarketFigures = {
  homes: 40,
  medianListPrice: { value: 512_000, n: 40 },
  medianPricePerSquareFoot: { value: 301, n: 38 },
  medianDaysOnMarket: null,
  monthsOfSupply: { value: 4.2, n: 120 },
  priceCutShare: { value: 0.275, n: 40 },
  currency: 'CAD',
};

it('each figure comes with how many homes stand behind it, and is hidden where too few do', () => {
  expect(marketRows(figures)).toEqual([
    { label: 'Median list price', value: '$512,000', why: '', n: '40' },
    { label: 'Median price per sq ft', value: '$301', why: '', n: '38' },
    { label: 'Median days on the market', value: undefined, why: 'Fewer than ten homes', n: '' },
    { label: 'Supply', value: '4.2 months', why: '', n: '120' },
    { label: 'Homes with a price cut', value: '28%', why: '', n: '40' },
  ]);
});

it('homes in two currencies have no common price, and it says so', () => {
  const mixed = { ...figures, medianListPrice: null, medianPricePerSquareFoot: null, currency: null };
  expect(marketRows(mixed).map((row) => row.why)).toEqual([
    'Two currencies, no common figure',
    'Two currencies, no common figure',
    'Fewer than ten homes',
    '',
    '',
  ]);
});
