import { describe, expect, it } from 'vitest';
import { find, foundIn, queryOf, TODAY } from '../../../test/example-homes.ts';
import type { Listing } from '../../listing.ts';
import type { PaymentRule, Query } from '../../query.ts';

describe('bounds', () => {
  it.each<[string, Partial<Listing>[], number[]]>([
    ['price<=500000', [{ priceCents: 50_000_000 }, { priceCents: 50_000_001 }], [1]],
    ['price>=500000', [{ priceCents: 49_999_999 }, { priceCents: 50_000_000 }], [2]],
    ['price<=0.29', [{ priceCents: 29 }, { priceCents: 30 }], [1]],
    ['price<=9999999999.99', [{ priceCents: 999_999_999_999 }, { priceCents: 1_000_000_000_000 }], [1]],
    ['beds>=3', [{ beds: 2 }, { beds: 3 }, { beds: 4 }], [2, 3]],
    ['baths>=2.5', [{ baths: 2 }, { baths: 2.5 }], [2]],
    ['lot>=0.25', [{ lotAcres: 0.24 }, { lotAcres: 0.25 }], [2]],
    ['hoa<=0', [{ hoaCents: 0 }, { hoaCents: 1 }], [1]],
    ['hoa<=200', [{ hoaCents: 20_000 }, { hoaCents: 20_001 }], [1]],
    ['school>=7.5', [{ schoolRating: 7 }, { schoolRating: 7.5 }], [2]],
    ['year<=1940', [{ yearBuilt: 1940 }, { yearBuilt: 1941 }], [1]],
    ['stories>=1.5', [{ stories: 1 }, { stories: 1.5 }], [2]],
  ])('%s includes its end', (fact, listings, ids) => {
    expect(foundIn(listings, [fact])).toEqual(ids);
  });

  it.each(['beds', 'baths', 'sqft', 'lot', 'year', 'hoa', 'school', 'walk', 'garage', 'stories'])(
    'exclude homes with an unknown %s',
    (field) => {
      expect(foundIn([{}], [`${field}<=100000`])).toEqual([]);
      expect(foundIn([{}], [`${field}>=0`])).toEqual([]);
    },
  );

  it('count days on market up to the off-market day, or up to today', () => {
    const listings: Partial<Listing>[] = [
      { listedDay: TODAY - 7 },
      { listedDay: TODAY - 8 },
      { listedDay: TODAY - 90, offMarketDay: TODAY - 83, status: 'sold' },
    ];
    expect(foundIn(listings, ['dom<=7'], { statuses: ['active', 'sold'] })).toEqual([1, 3]);
  });

  it('compare a payment bound with the total monthly cost', () => {
    const payment: PaymentRule = { priceAtMost: () => -1, priceAtLeast: () => 0 };
    const listings: Partial<Listing>[] = [{ monthlyCostCents: 200_000 }, { monthlyCostCents: 200_001 }, {}];
    expect(foundIn(listings, ['payment<=2000'], { payment })).toEqual([1]);
    expect(foundIn(listings, ['payment>=2000'], { payment })).toEqual([1, 2]);
  });

  it('apply the country’s payment rule to principal and interest, and report the bound when there is no rule', () => {
    const payment: PaymentRule = {
      priceAtMost: (units, country) => units * (country === 'US' ? 20_000 : 10_000),
      priceAtLeast: (units, country) => units * (country === 'US' ? 20_000 : 10_000),
    };
    const listings: Partial<Listing>[] = [{ priceCents: 40_000_000 }, { priceCents: 40_000_000, country: 'CA' }];
    const paid = (op: '<=' | '>=', value: number): Partial<Query> => ({
      payment,
      facts: [{ kind: 'bound', field: 'payment', op, value, basis: 'pi' }],
    });
    expect(foundIn(listings, [], paid('<=', 2000))).toEqual([1]);
    expect(foundIn(listings, [], paid('>=', 2001))).toEqual([2]);
    const unruled = find(listings, queryOf(['payment<=2000']));
    expect(unruled.total).toBe(2);
    expect(unruled.notApplied).toEqual([{ fact: 'payment<=2000', why: 'no-payment-rule' }]);
  });
});

describe('features, types, statuses and words', () => {
  it('finds homes with all wanted features and no excluded one', () => {
    const listings: Partial<Listing>[] = [
      { features: ['pool', 'deck'] },
      { features: ['pool'] },
      { features: ['pool', 'deck', 'sunroom'] },
    ];
    expect(foundIn(listings, ['has:pool', 'has:deck'])).toEqual([1, 3]);
    expect(foundIn(listings, ['has:pool', 'no:sunroom'])).toEqual([1, 2]);
  });

  it('treats several types as alternatives and excludes each excluded type', () => {
    const listings: Partial<Listing>[] = [{ type: 'condo' }, { type: 'townhouse' }, { type: 'land' }];
    expect(foundIn(listings, ['type:condo', 'type:townhouse'])).toEqual([1, 2]);
    expect(foundIn(listings, ['not-type:condo', 'not-type:land'])).toEqual([2]);
  });

  it('finds only active homes unless the query names other statuses', () => {
    const listings: Partial<Listing>[] = [{}, { status: 'pending' }, { status: 'sold' }];
    expect(foundIn(listings, [])).toEqual([1]);
    expect(foundIn(listings, [], { statuses: ['pending', 'sold'] })).toEqual([2, 3]);
  });

  it.each<[string[], number[]]>([
    [['garden'], [1, 2]],
    [['GÁRDEN', 'près'], [2]],
    [['oeuvre'], [2]],
    [['gard'], []],
    [['gard*'], [1, 2]],
    [['garden*'], [1, 2]],
    [['près', 'gard*'], [2]],
    [['mid-century'], [1]],
    [['century mid'], [1]],
    [['3'], [1]],
    [['*'], [1, 2]],
    [['<b>'], []],
  ])('words %j find homes whose text has them all', (words, ids) => {
    const listings = [{ text: 'Mid-century home, 3 gardens; a garden.' }, { text: "Près de l'Œuvre: GARDEN" }];
    expect(foundIn(listings, [], { words })).toEqual(ids);
  });
});
