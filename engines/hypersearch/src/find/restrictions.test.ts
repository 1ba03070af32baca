import { describe, expect, it } from 'vitest';
import { find, foundIn, queryOf, TODAY } from '../../test/example-homes.ts';
import type { Listing } from '../listing.ts';
import type { PaymentRule, Query } from '../query.ts';

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
  ])('%s includes its end', (fact, said, ids) => {
    expect(foundIn(said, [fact])).toEqual(ids);
  });

  it.each(['beds', 'baths', 'sqft', 'lot', 'year', 'hoa', 'school', 'walk', 'garage', 'stories'])(
    'on %s leave out homes of which it is not known',
    (field) => {
      expect(foundIn([{}], [`${field}<=100000`])).toEqual([]);
      expect(foundIn([{}], [`${field}>=0`])).toEqual([]);
    },
  );

  it('count days on market to the day it left the market, else to today', () => {
    const said: Partial<Listing>[] = [
      { listedDay: TODAY - 7 },
      { listedDay: TODAY - 8 },
      { listedDay: TODAY - 90, offMarketDay: TODAY - 83, status: 'sold' },
    ];
    expect(foundIn(said, ['dom<=7'], { statuses: ['active', 'sold'] })).toEqual([1, 3]);
  });

  it('on the payment go by the total monthly cost', () => {
    const payment: PaymentRule = { priceAtMost: () => -1, priceAtLeast: () => 0 };
    const said: Partial<Listing>[] = [{ monthlyCostCents: 200_000 }, { monthlyCostCents: 200_001 }, {}];
    expect(foundIn(said, ['payment<=2000'], { payment })).toEqual([1]);
    expect(foundIn(said, ['payment>=2000'], { payment })).toEqual([1, 2]);
  });

  it('on principal and interest go by the rule of the country, and are reported where there is none', () => {
    const payment: PaymentRule = {
      priceAtMost: (units, country) => units * (country === 'US' ? 20_000 : 10_000),
      priceAtLeast: (units, country) => units * (country === 'US' ? 20_000 : 10_000),
    };
    const said: Partial<Listing>[] = [{ priceCents: 40_000_000 }, { priceCents: 40_000_000, country: 'CA' }];
    const paid = (op: '<=' | '>=', value: number): Partial<Query> => ({
      payment,
      facts: [{ kind: 'bound', field: 'payment', op, value, basis: 'pi' }],
    });
    expect(foundIn(said, [], paid('<=', 2000))).toEqual([1]);
    expect(foundIn(said, [], paid('>=', 2001))).toEqual([2]);
    const unruled = find(said, queryOf(['payment<=2000']));
    expect(unruled.total).toBe(2);
    expect(unruled.notApplied).toEqual([{ fact: 'payment<=2000', why: 'no-payment-rule' }]);
  });
});

describe('features, types, statuses and words', () => {
  it('all wanted features must be there and no excluded one', () => {
    const said: Partial<Listing>[] = [
      { features: ['pool', 'deck'] },
      { features: ['pool'] },
      { features: ['pool', 'deck', 'sunroom'] },
    ];
    expect(foundIn(said, ['has:pool', 'has:deck'])).toEqual([1, 3]);
    expect(foundIn(said, ['has:pool', 'no:sunroom'])).toEqual([1, 2]);
  });

  it('several types are alternatives, each excluded type is out', () => {
    const said: Partial<Listing>[] = [{ type: 'condo' }, { type: 'townhouse' }, { type: 'land' }];
    expect(foundIn(said, ['type:condo', 'type:townhouse'])).toEqual([1, 2]);
    expect(foundIn(said, ['not-type:condo', 'not-type:land'])).toEqual([2]);
  });

  it('only active homes are found unless other statuses are asked for', () => {
    const said: Partial<Listing>[] = [{}, { status: 'pending' }, { status: 'sold' }];
    expect(foundIn(said, [])).toEqual([1]);
    expect(foundIn(said, [], { statuses: ['pending', 'sold'] })).toEqual([2, 3]);
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
    const said = [{ text: 'Mid-century home, 3 gardens; a garden.' }, { text: "Près de l'Œuvre: GARDEN" }];
    expect(foundIn(said, [], { words })).toEqual(ids);
  });
});
