import type { PropertyDetail } from '@lintel/server/listings';
import type { MarketPlace } from '@lintel/server/markets';
import { expect, it } from 'vitest';
import { rentsCsv } from '../rents-csv.ts';
import { sourceOf } from './source-words.ts';
import { readTyped, searchOf } from './terms.ts';

const home = {
  ...{ id: 7, price: 500_000, country: 'US', currency: 'USD', address: '12 Main St', city: 'Austin', bedrooms: 2 },
  ...{ taxes: null, hoaMonthly: null },
  costDefaults: { rate: { percent: 6.2 }, closingPercent: 2, years: 30, insurancePercent: 0.5 },
} as PropertyDetail;
const two = { bedrooms: 2, n: 12, median: 2_100, low: 1_900, high: 2_300 };
const market: Pick<MarketPlace, 'city' | 'rents'> = {
  city: 'Austin',
  rents: {
    ...{ n: 30, median: 2_500, low: 1_800, high: 3_000, currency: 'USD', isClosed: true, byBedrooms: [two] },
    ...{ from: '2026-01-05', until: '2026-10-30', sources: ['Test MLS'] },
  },
};
const rentSource = (typed: ReturnType<typeof readTyped>, home_: PropertyDetail) =>
  sourceOf('rent', typed, { home: home_, market });

it('starts from the median rent of the city and bedrooms, with its source and day', () => {
  const typed = readTyped({ home: '7' }, home, market);
  expect(typed.rent).toBe('2100');
  expect(rentSource(typed, home)).toBe(
    'Median of 12 closed leases in Austin with 2 bedrooms, the last on Oct 30, 2026, from Test MLS',
  );
  expect(searchOf(typed, home, market)).toEqual({ home: '7' });
});

it('keeps an entered rent, and an emptied one, over the known rent', () => {
  const typed = readTyped({ home: '7', rent: '2600' }, home, market);
  expect(typed.rent).toBe('2600');
  expect(rentSource(typed, home)).toBe('Entered');
  expect(searchOf(typed, home, market)).toEqual({ home: '7', rent: '2600' });
  expect(readTyped(searchOf({ ...typed, rent: '' }, home, market), home, market).rent).toBe('');
});

it.each([
  ['another number of bedrooms', { ...home, bedrooms: 3 }, market],
  ['another currency', { ...home, currency: 'CAD' as const }, market],
  ['a city without ten leases', home, { ...market, rents: null }],
])('starts without a rent for %s', (_, of, from) => {
  expect(readTyped({ home: '7' }, of, from).rent).toBe('');
});

it('writes the rents of all leases and by bedrooms as CSV', () => {
  expect(rentsCsv(market.rents!).slice(1)).toEqual([
    ['all', '30', '2500', '1800', '3000', 'USD', 'closed', '2026-01-05', '2026-10-30'],
    ['2', '12', '2100', '1900', '2300', 'USD', 'closed', '2026-01-05', '2026-10-30'],
  ]);
});

it('names the leases of a city when one of its rents is used without a home', () => {
  const typed = readTyped({ rent: '2100' });
  const source = (typed_ = typed, of = market) => sourceOf('rent', typed_, { home: undefined, market: of });
  expect(source()).toBe(
    'Median of 12 closed leases in Austin with 2 bedrooms, the last on Oct 30, 2026, from Test MLS',
  );
  expect(source({ ...typed, rent: '2150' })).toBe('Entered');
  expect(source({ ...typed, country: 'CA' })).toBe('Entered');
  expect(source(typed, { ...market, rents: null })).toBe('Entered; Lintel has no rents for this area');
});
