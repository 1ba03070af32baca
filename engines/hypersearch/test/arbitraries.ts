import fc from 'fast-check';
import { type Criterion, type Fact, features, fields, homeTypes, sorts } from '../src/facts.ts';
import type { Listing } from '../src/listing.ts';
import type { Area, FindOptions, NamedPoint, PointE6, Query, Range } from '../src/query.ts';

/**
 * Random homes and queries for tests: few names and coarse figures, so that names are ambiguous, values equal their
 * bounds and orders contain many ties.
 */
const TODAY = 20_000;

const state = fc.constantFrom('TX', 'WA', 'ON');
const name = fc.constantFrom('Austin', 'Ballard', 'Saint Paul', 'Montréal', 'Seattle', 'Downtown');
const postalCode = fc.constantFrom('78704', '78705', '98107', 'M5V 2T6', 'm5v1a1', 'M4C');
const word = fc.constantFrom('garden', 'Garden', 'garage', 'près', 'PRES', 'l’œuvre', 'mid-century', '2', 'gar');
const feature = fc.constantFrom(...features.slice(0, 6), features.at(-1) as (typeof features)[number]);
const steps = (max: number, size = 1) => fc.integer({ min: 0, max }).map((step) => step * size);
const known = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 });

/** A town of about 10 km around 30° north, on a grid of one kilometer with small offsets. */
const latE6 = fc.tuple(steps(10, 10_000), steps(2)).map(([step, dust]) => 30_000_000 + step + dust);
const lonE6 = fc.tuple(steps(10, 10_000), steps(2)).map(([step, dust]) => -97_000_000 + step + dust);
const point: fc.Arbitrary<PointE6> = fc.record({ latE6, lonE6 });
const metres = fc.constantFrom(0, 500, 1111.95, 3000);
const namedPoint: fc.Arbitrary<NamedPoint> = fc.record(
  { latE6, lonE6, extentMetres: metres, nearMetres: metres },
  { requiredKeys: ['latE6', 'lonE6'] },
);

export const listingOf = (id: fc.Arbitrary<number>): fc.Arbitrary<Listing> =>
  fc
    .record({
      id,
      country: fc.constantFrom('US' as const, 'CA' as const),
      state,
      city: name,
      neighbourhood: known(name),
      postalCode: known(postalCode),
      position: known(point),
      status: fc.constantFrom('active' as const, 'active' as const, 'pending' as const, 'sold' as const),
      type: fc.constantFrom(...homeTypes.slice(0, 4)),
      priceCents: fc.oneof(steps(20, 5_000_000), fc.constantFrom(0, 1, 999_999_999_999, 123_456_789)),
      beds: known(steps(12)),
      baths: known(steps(24, 0.5)),
      sqft: known(steps(10, 500)),
      lotAcres: known(fc.oneof(steps(20, 0.05), fc.constant(640))),
      yearBuilt: known(fc.integer({ min: 1990, max: 2010 })),
      hoaCents: known(steps(5, 10_050)),
      schoolRating: known(steps(20, 0.5)),
      walkScore: known(steps(10, 10)),
      garageSpaces: known(steps(3)),
      stories: known(steps(6, 0.5)),
      netIncomeCents: known(fc.integer({ min: -5, max: 20 }).map((step) => step * 100_000)),
      taxCents: known(steps(10, 50_050)),
      monthlyCostCents: known(steps(12, 40_025)),
      firstPriceCents: known(fc.oneof(steps(20, 5_000_000), fc.constant(123_456_790))),
      cutDay: known(fc.integer({ min: TODAY - 20, max: TODAY })),
      openHouseDay: known(fc.integer({ min: TODAY - 1, max: TODAY + 5 })),
      listedDay: known(fc.integer({ min: TODAY - 60, max: TODAY })),
      offMarketDay: known(fc.integer({ min: TODAY - 20, max: TODAY })),
      features: fc.array(feature, { maxLength: 5 }),
      text: fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
    })
    .map(({ position, ...listing }) => ({ ...listing, ...position, areas: areasOf(listing) }));

/** The larger places follow from a home's city and postal code. One shares the name of a city. */
const areasOf = ({ city, postalCode = '' }: Pick<Listing, 'city' | 'postalCode'>): string[] => [
  ...(postalCode.startsWith('787') ? ['Travis County', 'Seattle'] : []),
  ...(city === 'Ballard' ? ['King County'] : []),
];

const limit = fc.record({
  value: fc.constantFrom(0, 0.5, 2, 5, 10),
  unit: fc.constantFrom('min' as const, 'mi' as const, 'km' as const),
});
const bounds: Record<(typeof fields)[number], fc.Arbitrary<number>> = {
  price: fc.oneof(steps(20, 50_000), fc.constantFrom(0.01, 0.29, 1_234_567.89, 9_999_999_999.99)),
  beds: steps(12),
  baths: steps(24, 0.5),
  sqft: steps(10, 500),
  lot: steps(20, 0.05),
  year: fc.integer({ min: 1990, max: 2010 }),
  hoa: fc.oneof(steps(5, 100.5), fc.constant(0)),
  dom: steps(60),
  school: steps(20, 0.5),
  walk: steps(10, 10),
  garage: steps(3),
  stories: steps(6, 0.5),
  payment: steps(10, 500),
  ppsf: fc.oneof(steps(10, 100), fc.constant(33.33)),
  tax: steps(10, 500.5),
  cost: steps(10, 400.25),
  cut: fc.oneof(steps(20, 5), fc.constant(0.1)),
  cutDays: steps(20),
  openDays: steps(6),
  offDays: steps(20),
  capRate: fc.oneof(steps(10), fc.constant(0.4)),
};
const not = fc.boolean();

const place: fc.Arbitrary<Criterion> = fc.oneof(
  fc
    .record({
      kind: fc.constant('place' as const),
      name: fc.oneof(name, fc.constantFrom('atlantis', '', 'travis county', 'king county')),
      not: fc.constantFrom(false, false, false, true),
      state: known(state),
    })
    .map(({ state, ...criterion }) => (state === undefined ? criterion : { ...criterion, state })),
  fc.record({ kind: fc.constant('state' as const), code: fc.oneof(state, fc.constant('ZZ')) }),
  fc.record({
    kind: fc.constant('zip' as const),
    code: fc.constantFrom('787', '78704', '98107', 'M5V', 'm5v 2t6', '00000'),
  }),
);
const criterion: fc.Arbitrary<Criterion> = fc.oneof(
  place,
  fc.record({ kind: fc.constant('near' as const), name: fc.constantFrom('downtown', 'nowhere') }),
  fc.record({ kind: fc.constant('near' as const), name: fc.constantFrom('downtown', 'station'), within: limit }),
  ...fields.map((field) =>
    fc.record({
      kind: fc.constant('bound' as const),
      field: fc.constant(field),
      op: fc.constantFrom('>=' as const, '<=' as const),
      value: bounds[field],
    }),
  ),
  fc.record({ kind: fc.constant('type' as const), type: fc.constantFrom(...homeTypes.slice(0, 5)), not }),
  fc.record({ kind: fc.constant('feature' as const), feature, not }),
);
const fact: fc.Arbitrary<Fact> = fc.oneof(
  { weight: 4, arbitrary: criterion },
  { weight: 2, arbitrary: place },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('prefer' as const), criterion }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sort' as const), sort: fc.constantFrom(...sorts) }) },
);

const area: fc.Arbitrary<Area> = fc.oneof(
  fc.tuple(point, point).map(([a, b]) => ({
    kind: 'box' as const,
    southE6: Math.min(a.latE6, b.latE6),
    northE6: Math.max(a.latE6, b.latE6),
    westE6: Math.min(a.lonE6, b.lonE6),
    eastE6: Math.max(a.lonE6, b.lonE6),
  })),
  fc.record({
    kind: fc.constant('circle' as const),
    centre: point,
    radiusMetres: fc.constantFrom(0, 1000, 1111.95, 4000),
  }),
  fc.record({ kind: fc.constant('polygon' as const), ring: fc.array(point, { maxLength: 8 }) }),
);

/** A monotone payment rule: a two-hundredth of the price in the US, a hundredth in Canada. */
const payment: NonNullable<Query['payment']> = {
  priceAtMost: (units, country) => units * 100 * (country === 'US' ? 200 : 100),
  priceAtLeast: (units, country) => units * 100 * (country === 'US' ? 200 : 100),
};

export const anyQuery: fc.Arbitrary<Query> = fc
  .record({
    facts: fc.array(fact, { maxLength: 4 }),
    bounds: fc.option(
      area.filter((a) => a.kind === 'box'),
      { nil: undefined, freq: 1 },
    ),
    areas: fc.array(area, { maxLength: 2 }),
    excludedAreas: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(area, { maxLength: 2 })),
    words: fc.array(fc.oneof(word, fc.constantFrom('ga*', 'o*', 'zzz', '*', ' ')), { maxLength: 2 }),
    statuses: fc.subarray(['active' as const, 'pending' as const, 'sold' as const]),
    points: fc.array(namedPoint, { maxLength: 3 }),
    payable: fc.boolean(),
  })
  .map(({ points, payable, bounds, areas, words, ...query }) => ({
    ...query,
    ...(bounds && areas.length === 0 ? { bounds } : {}),
    areas: areas.length === 2 ? areas : [],
    words: words.length === 2 ? words : [],
    points: new Map([
      ['downtown', points],
      ['station', [{ latE6: 30_050_000, lonE6: -96_950_000 }]],
    ]),
    ...(payable ? { payment } : {}),
    today: TODAY,
  }));

const someSteps = fc.constantFrom(...fields).chain((field) => {
  const value = bounds[field];
  const range: fc.Arbitrary<Range> = fc.oneof(
    fc.record({ min: value }),
    fc.record({ max: value }),
    fc.record({ min: value, max: value }),
  );
  return fc.array(range, { minLength: 1, maxLength: 3 }).map((ranges) => [field, ranges] as const);
});

export const anyOptions: fc.Arbitrary<FindOptions> = fc
  .record({
    sort: fc.option(fc.constantFrom(...sorts, 'match' as const), { nil: undefined }),
    limit: fc.constantFrom(0, 1, 24, 500),
    zoom: fc.integer({ min: 0, max: 20 }),
    relaxations: fc.boolean(),
    steps: fc.array(someSteps, { maxLength: 3 }).map((steps) => Object.fromEntries(steps)),
  })
  .map(({ sort, zoom, ...options }) => ({ ...options, ...(sort ? { sort } : {}), facets: true, cells: { zoom } }));
