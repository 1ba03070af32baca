import type { PropertyDetail } from '@lintel/server/listings';
import { describe, expect, it } from 'vitest';
import { readCompareState } from './compare-ids.ts';
import { type CompareRow, compareGroups } from './compare-rows.ts';

const home = (its: Partial<PropertyDetail>): PropertyDetail =>
  ({
    id: 1,
    currency: 'USD',
    country: 'US',
    city: 'Austin',
    state: 'TX',
    neighbourhood: null,
    price: 400_000,
    pricePerSquareFoot: null,
    monthlyCost: null,
    cashToClose: null,
    hoaMonthly: null,
    taxes: null,
    propertyType: 'townhouse',
    bedrooms: 3,
    bathrooms: 2,
    squareFeet: null,
    lotAcres: null,
    yearBuilt: null,
    stories: null,
    garageSpaces: null,
    heating: null,
    cooling: null,
    status: 'active',
    daysOnMarket: 3,
    listedOn: '2026-11-01',
    schoolRating: null,
    schoolRatingSource: null,
    walkScore: null,
    walkScoreSource: null,
    schools: { elementary: null, middle: null, high: null },
    office: null,
    agent: null,
    mlsNumber: null,
    source: { name: 'Test MLS', modifiedAt: '2026-11-01T00:00:00Z' },
    features: [],
    history: [],
    ...its,
  }) as PropertyDetail;

const rowsOf = (...homes: Partial<PropertyDetail>[]): Map<string, CompareRow> =>
  new Map(
    compareGroups(homes.map(home))
      .flatMap(({ rows }) => rows)
      .map((row) => [row.name, row]),
  );

describe('a comparison', () => {
  it('marks rows that differ and the best known figure', () => {
    const rows = rowsOf({ squareFeet: 1_800 }, { squareFeet: 2_100, price: 380_000 }, { price: 380_000 });
    expect(rows.get('Price')).toEqual({
      name: 'Price',
      differs: true,
      cells: [{ text: '$400,000' }, { text: '$380,000', best: 'lowest' }, { text: '$380,000', best: 'lowest' }],
    });
    expect(rows.get('Living area')?.cells).toEqual([
      { text: '1,800 sq ft' },
      { text: '2,100 sq ft', best: 'largest' },
      { text: 'Not specified' },
    ]);
    expect(rows.get('Bedrooms')).toMatchObject({
      differs: false,
      cells: [{ text: '3' }, { text: '3' }, { text: '3' }],
    });
  });

  it('marks no lowest price across currencies', () => {
    const rows = rowsOf({}, { currency: 'CAD', country: 'CA', price: 380_000 });
    expect(rows.get('Price')?.cells.some(({ best }) => best)).toBe(false);
  });

  it('omits rows without a value for any home', () => {
    expect(rowsOf({}, {}).has('Year built')).toBe(false);
    expect(rowsOf({}, { yearBuilt: 1999 }).get('Year built')?.cells).toEqual([
      { text: 'Not specified' },
      { text: '1999' },
    ]);
  });

  it('separates shared features from those of some homes, and never states that a feature is missing', () => {
    const rows = rowsOf({ features: ['pool', 'garage'] }, { features: ['garage'] });
    expect(rows.get('Common to all homes')?.common).toBe('Garage');
    expect(rows.get('Pool')).toMatchObject({ differs: true, cells: [{ text: 'Yes' }, { text: 'Not specified' }] });
    expect(rowsOf({}, {}).get('Common to all homes')?.common).toBe('Nothing');
  });

  it('adds up price cuts, not increases', () => {
    const history: PropertyDetail['history'] = [
      { on: '2026-10-01', event: 'price_change', price: 380_000, changePercent: -5 },
      { on: '2026-09-01', event: 'price_change', price: 400_000, changePercent: 2.6 },
      { on: '2026-08-15', event: 'price_change', price: 390_000, changePercent: -2.5 },
      { on: '2026-08-01', event: 'listed', price: 400_000, changePercent: null },
    ];
    const cells = rowsOf({ history }, {}).get('Price cuts')?.cells;
    expect(cells).toEqual([{ text: '2 cuts, −$30,000 total' }, { text: 'None' }]);
  });

  it('names the parts missing from a total', () => {
    const monthlyCost = { total: 2_500, missing: ['property_tax'] } as unknown as PropertyDetail['monthlyCost'];
    expect(rowsOf({ monthlyCost }, {}).get('Estimated monthly cost')?.cells[0]).toMatchObject({
      text: '$2,500',
      note: 'excluding property tax',
    });
  });
});

it.each([
  [{}, {}],
  [{ id: '3' }, { id: [3] }],
  [{ id: ['3', '7', '3', 'x', '0', '-1', '99999999999', '1.5'] }, { id: [3, 7] }],
  [{ id: ['1', '2', '3', '4', '5', '6', '7'] }, { id: [1, 2, 3, 4, 5, 6] }],
  [{ id: { a: 1 } }, {}],
])('reads the homes from a URL: %j', (params, state) => {
  expect(readCompareState(params)).toEqual(state);
});
