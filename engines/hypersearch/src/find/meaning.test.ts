import { describe, expect, it } from 'vitest';
import { type Fact, parseFact } from '../facts.ts';
import type { Listing } from '../listing.ts';
import type { Area, FindOptions, PaymentRule, Query } from '../query.ts';
import { createIndex } from './create-index.ts';
import { exampleHome } from './example-home.ts';

const TODAY = 20_100;

const factsOf = (...texts: string[]) => texts.map((text) => parseFact(text) as Fact);
const queryOf = (texts: string[], more: Partial<Query> = {}): Query => ({
  facts: factsOf(...texts),
  today: TODAY,
  ...more,
});
const homesOf = (said: readonly Partial<Listing>[]) => said.map((part, i) => exampleHome(i + 1, part));
const foundIn = (said: readonly Partial<Listing>[], texts: string[], more: Partial<Query> = {}) => [
  ...createIndex(homesOf(said)).ids(queryOf(texts, more)),
];
const find = (said: readonly Partial<Listing>[], query: Query, options: Partial<FindOptions> = {}) =>
  createIndex(homesOf(said)).find(query, { limit: 100, ...options });

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

  it('on the payment go by the rule of the country, and are reported where there is none', () => {
    const payment: PaymentRule = {
      priceAtMost: (units, country) => units * (country === 'US' ? 20_000 : 10_000),
      priceAtLeast: (units, country) => units * (country === 'US' ? 20_000 : 10_000),
    };
    const said: Partial<Listing>[] = [{ priceCents: 40_000_000 }, { priceCents: 40_000_000, country: 'CA' }];
    expect(foundIn(said, ['payment<=2000'], { payment })).toEqual([1]);
    expect(foundIn(said, ['payment>=2001'], { payment })).toEqual([2]);
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

describe('places', () => {
  const said: Partial<Listing>[] = [
    { city: 'Seattle', state: 'WA', neighbourhood: 'Ballard', postalCode: '98107' },
    { city: 'Seattle', state: 'WA', neighbourhood: 'Fremont', postalCode: '98103' },
    { city: 'Portland', state: 'OR', neighbourhood: 'Ballard', postalCode: '97201' },
    { city: 'Portland', state: 'ME', postalCode: '04101' },
    { city: 'Montréal', state: 'QC', country: 'CA', neighbourhood: 'Le Plateau', postalCode: 'H2T 1S6' },
    { city: 'Ballard', state: 'WA' },
  ];

  it.each<[string, string[], number[]]>([
    ['a name is a city or a neighbourhood', ['place:ballard'], [1, 3, 6]],
    ['accents and case do not matter', ['place:montreal'], [5]],
    ['several are alternatives', ['place:fremont', 'place:montreal'], [2, 5]],
    ['a neighbourhood named with its city means the one within it', ['place:ballard', 'place:seattle'], [1]],
    ['and leaves other cities as alternatives', ['place:ballard', 'place:seattle', 'place:montreal'], [1, 5]],
    [
      'a neighbourhood that is in both named cities counts in both',
      ['place:ballard', 'place:seattle', 'place:portland'],
      [1, 3],
    ],
    ['a ZIP named with its city means only the ZIP', ['place:seattle', 'zip:98103'], [2]],
    ['a ZIP elsewhere is an alternative', ['place:seattle', 'zip:97201'], [1, 2, 3]],
    ['a postal code is found by its beginning, spaces aside', ['zip:H2T'], [5]],
    ['a whole one too', ['zip:h2t 1s6'], [5]],
    ['a state alone', ['state:WA'], [1, 2, 6]],
    ['several states are alternatives', ['state:OR', 'state:QC'], [3, 5]],
    ['a state named with its place means the place within it', ['place:portland', 'state:ME'], [4]],
    ['a state of no named place is an alternative', ['place:montreal', 'state:ME'], [4, 5]],
    ['an excluded place is out, be it city or neighbourhood', ['not-place:ballard'], [2, 4, 5]],
    ['a state with an excluded city', ['state:WA', 'not-place:seattle'], [6]],
    ['a place without homes finds none', ['place:atlantis'], []],
    ['and does not hinder the others', ['place:atlantis', 'place:fremont'], [2]],
  ])('%s', (_, texts, ids) => {
    expect(foundIn(said, texts)).toEqual(ids);
  });

  it('a state pins a name that several states share', () => {
    const facts: Fact[] = [{ kind: 'place', name: 'portland', not: false, state: 'OR' }];
    expect([...createIndex(homesOf(said)).ids({ facts, today: TODAY })]).toEqual([3]);
  });

  it('those without homes are reported, also when their last home has gone', () => {
    const index = createIndex(homesOf(said));
    const unknown = (text: string) => index.find(queryOf([text]), { limit: 0 }).notApplied;
    expect(unknown('place:atlantis')).toEqual([{ fact: 'place:atlantis', why: 'unknown-place' }]);
    expect(unknown('place:fremont')).toEqual([]);
    index.apply([{ op: 'delete', id: 2 }]);
    expect(unknown('place:fremont')).toEqual([{ fact: 'place:fremont', why: 'unknown-place' }]);
  });
});

describe('near and areas', () => {
  const centre = { latE6: 30_000_000, lonE6: -97_000_000 };
  /** 0.01° of latitude is 1,111.95 m. */
  const northOf = (steps: number) => ({ latE6: centre.latE6 + steps * 10_000, lonE6: centre.lonE6 });
  const said: Partial<Listing>[] = [northOf(0), northOf(1), northOf(4), northOf(5), {}];
  const points = new Map([['downtown', [centre]]]);

  it.each<[string, number[]]>([
    ['near:downtown', [1, 2, 3]],
    ['near:downtown<=1km', [1]],
    ['near:downtown<=1mi', [1, 2]],
    ['near:downtown<=10min', [1, 2, 3, 4]],
    ['near:downtown<=0km', [1]],
  ])('%s finds the homes within it', (text, ids) => {
    expect(foundIn(said, [text], { points })).toEqual(ids);
  });

  it('any of several points of the name will do, and none at all finds nothing', () => {
    expect(foundIn(said, ['near:gym<=1km'], { points: new Map([['gym', [northOf(1), northOf(5)]]]) })).toEqual([2, 4]);
    expect(foundIn(said, ['near:gym'], { points: new Map([['gym', []]]) })).toEqual([]);
  });

  it('without known points near does not restrict and is reported', () => {
    const found = find(said, queryOf(['near:the moon']));
    expect(found.total).toBe(5);
    expect(found.notApplied).toEqual([{ fact: 'near:the moon', why: 'unknown-point' }]);
  });

  const boxTo = (steps: number): Extract<Area, { kind: 'box' }> => ({
    kind: 'box',
    southE6: centre.latE6,
    westE6: centre.lonE6,
    northE6: northOf(steps).latE6,
    eastE6: centre.lonE6,
  });
  const eastOf = (steps: number) => ({ ...northOf(steps), lonE6: centre.lonE6 + 9 });
  const square: Area = { kind: 'polygon', ring: [northOf(1), eastOf(1), eastOf(4), northOf(4)] };

  it.each<[string, Partial<Query>, number[]]>([
    ['a box has its edges', { areas: [boxTo(1)] }, [1, 2]],
    ['a circle has its rim', { areas: [{ kind: 'circle', centre, radiusMetres: 1111.95 }] }, [1, 2]],
    ['a polygon has its south-western corner and not its north-western one', { areas: [square] }, [2]],
    [
      'several areas are alternatives',
      { areas: [boxTo(0), { kind: 'circle', centre: northOf(5), radiusMetres: 1 }] },
      [1, 4],
    ],
    ['an excluded area is a hole, and keeps homes that are not on the map', { excludedAreas: [boxTo(4)] }, [4, 5]],
    ['a hole in an area', { areas: [boxTo(5)], excludedAreas: [boxTo(1)] }, [3, 4]],
    [
      'the view holds beside the areas',
      { areas: [boxTo(5)], bounds: { ...boxTo(4), southE6: northOf(1).latE6 } },
      [2, 3],
    ],
  ])('%s', (_, more, ids) => {
    expect(foundIn(said, [], more)).toEqual(ids);
  });
});

describe('order', () => {
  it('a score is the sum of its reasons: wishes, closeness, use of the budget, freshness', () => {
    const centre = { latE6: 30_000_000, lonE6: -97_000_000 };
    const query = queryOf(
      ['price<=600000', 'price<=1000000', 'near:downtown<=2km', 'prefer:has:pool', 'prefer:beds>=3'],
      {
        points: new Map([['downtown', [centre]]]),
      },
    );
    const home: Partial<Listing> = { features: ['pool'], listedDay: TODAY - 12, latE6: 30_010_000, lonE6: -97_000_000 };
    expect(find([home], query).hits).toEqual([
      {
        id: 1,
        key: 156,
        score: 156,
        reasons: [
          { kind: 'wish', fact: 'prefer:has:pool', points: 100 },
          { kind: 'near', fact: 'near:downtown<=2km', points: 13, value: 1112 },
          { kind: 'price', fact: 'price<=600000', points: 25, value: 10_000_000 },
          { kind: 'recency', points: 18, value: 12 },
        ],
      },
    ]);
  });

  it('homes that are no longer active have no points for freshness', () => {
    const found = find([{ status: 'sold', listedDay: TODAY }], queryOf([], { statuses: ['sold'] }));
    expect(found.hits).toEqual([{ id: 1, key: 0, score: 0, reasons: [] }]);
  });

  it.each<[string, Partial<Listing>[], number[]]>([
    ['price_asc', [{ priceCents: 3 }, { priceCents: 1 }, { priceCents: 1 }], [2, 3, 1]],
    ['price_desc', [{ priceCents: 1 }, { priceCents: 3 }, { priceCents: 3 }], [2, 3, 1]],
    ['newest', [{ listedDay: 5 }, { listedDay: 9 }], [2, 1]],
    ['sqft_desc', [{}, { sqft: 900 }, { sqft: 1000 }], [3, 2, 1]],
    ['lot_desc', [{ lotAcres: 0.1 }, {}, { lotAcres: 2 }], [3, 1, 2]],
    ['price_per_sqft_asc', [{}, { sqft: 100 }, { sqft: 200 }, { sqft: 0 }], [3, 2, 1, 4]],
    [
      'roi_desc',
      [{}, { netIncomeCents: -1 }, { netIncomeCents: 5 }, { netIncomeCents: 5, priceCents: 0 }],
      [3, 2, 1, 4],
    ],
  ])('sort:%s, unknown last, ties by id', (sort, said, ids) => {
    expect(find(said, queryOf([`sort:${sort}`])).hits.map(({ id }) => id)).toEqual(ids);
  });

  it('the sort of the options goes before the one that was said', () => {
    const said: Partial<Listing>[] = [{ priceCents: 1 }, { priceCents: 2 }];
    const { hits } = find(said, queryOf(['sort:price_asc']), { sort: 'price_desc' });
    expect(hits.map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('counts', () => {
  it('cells and homes without a place on the map add up to the total', () => {
    const said: Partial<Listing>[] = [
      { latE6: 0, lonE6: 0 },
      { latE6: -1, lonE6: 1 },
      { latE6: 89_999_999, lonE6: -180_000_000 },
      {},
    ];
    const { total, cells } = find(said, queryOf([]), { cells: { zoom: 0 } });
    expect(total).toBe(4);
    expect(cells).toEqual([
      { x: 0, y: 0, count: 1, centre: { latE6: 89_999_999, lonE6: -180_000_000 }, id: 3 },
      { x: 2, y: 2, count: 2, centre: { latE6: 0, lonE6: 1 } },
    ]);
  });

  it('relaxations tell the total without each restriction', () => {
    const said: Partial<Listing>[] = [
      { city: 'Austin', beds: 3, features: ['pool'] },
      { city: 'Austin', beds: 2, features: ['pool'] },
      { city: 'Dallas', beds: 3, features: ['pool'] },
      { city: 'Boise', beds: 3, features: ['pool'] },
      { city: 'Austin', beds: 2 },
    ];
    const query = queryOf(['place:austin', 'place:dallas', 'beds>=3', 'has:pool']);
    const { total, relaxations } = find(said, query, { relaxations: true });
    expect(total).toBe(2);
    expect(relaxations).toEqual(
      new Map([
        ['place:austin', 1],
        ['place:dallas', 1],
        ['places', 3],
        ['beds>=3', 3],
        ['has:pool', 2],
      ]),
    );
  });

  it('nothing is found in an index without homes', () => {
    const found = createIndex([]).find(queryOf(['place:austin']), { limit: 5, facets: true, cells: { zoom: 3 } });
    expect(found).toMatchObject({ total: 0, hits: [], cells: [], facets: { price: { edges: [], counts: [] } } });
  });
});

describe('changes', () => {
  it('a listing that is put again is found as it is now and no longer as it was', () => {
    const index = createIndex(homesOf([{ city: 'Austin' }, { city: 'Austin' }]));
    index.apply([{ op: 'put', listing: exampleHome(1, { city: 'Dallas', text: 'lake' }) }]);
    expect([...index.ids(queryOf(['place:austin']))]).toEqual([2]);
    expect([...index.ids(queryOf(['place:dallas'], { words: ['lake'] }))]).toEqual([1]);
    expect(index.size).toBe(2);
  });

  it('the last of several changes of one listing counts', () => {
    const index = createIndex([]);
    const put = (city: string) => ({ op: 'put' as const, listing: exampleHome(1, { city }) });
    index.apply([put('Austin'), { op: 'delete', id: 1 }, put('Dallas')]);
    expect([...index.ids(queryOf([]))]).toEqual([1]);
    expect(index.find(queryOf(['place:dallas']), { limit: 0 }).total).toBe(1);
    index.apply([put('Boise'), { op: 'delete', id: 1 }]);
    expect(index.size).toBe(0);
  });

  it('deleting what is not there changes nothing', () => {
    const index = createIndex(homesOf([{}]));
    index.apply([{ op: 'delete', id: 99 }]);
    expect(index.size).toBe(1);
  });

  it('a listing that cannot be read leaves all as it was', () => {
    const index = createIndex(homesOf([{}]));
    const broken = { ...exampleHome(1), text: undefined as unknown as string };
    expect(() =>
      index.apply([
        { op: 'delete', id: 1 },
        { op: 'put', listing: { ...broken, id: 2 } },
      ]),
    ).toThrow();
    expect([...index.ids(queryOf([]))]).toEqual([1]);
  });
});

describe('queries from outside', () => {
  const odd = [Number.NaN, Number.POSITIVE_INFINITY, -1, 1e308];
  it.each(odd)('a figure of %d anywhere gives an answer', (figure) => {
    const point = { latE6: figure, lonE6: figure };
    const query: Query = {
      today: TODAY,
      facts: [
        { kind: 'bound', field: 'price', op: '<=', value: figure },
        { kind: 'prefer', wish: { kind: 'bound', field: 'dom', op: '>=', value: figure } },
      ],
      areas: [
        { kind: 'box', southE6: figure, westE6: figure, northE6: figure, eastE6: figure },
        { kind: 'circle', centre: point, radiusMetres: figure },
        { kind: 'polygon', ring: [point, { latE6: 0, lonE6: 0 }, { latE6: 360e6, lonE6: -360e6 }] },
      ],
    };
    expect(() => find([{ latE6: 1, lonE6: 1 }], query, { facets: true, relaxations: true })).not.toThrow();
  });
});
