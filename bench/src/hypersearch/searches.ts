import { type Fact, type FindOptions, type HomeType, homeTypes, type PointE6, type Query } from '@lintel/hypersearch';
import { Dice } from '../../../engines/hypersearch/bench/dice.ts';
import { citiesOf, cityDrawn } from './cities.ts';
import { drawnFeatures, TODAY } from './homes.ts';
import { type Words, zipfWords } from './words.ts';

export const kinds = ['city', 'map', 'radius', 'text'] as const;
export type Kind = (typeof kinds)[number];

export type Shape =
  | { kind: 'box' }
  | { kind: 'polygon'; ring: readonly PointE6[] }
  | { kind: 'circle'; centre: PointE6; radiusMetres: number };
export interface Bounds {
  southE6: number;
  westE6: number;
  northE6: number;
  eastE6: number;
}

/** A search in plain numbers, from which both the peers' statements and the index's queries are built. */
export interface SearchSpec {
  /** Index of the city. */
  city?: number;
  area?: { shape: Shape; bounds: Bounds };
  words?: readonly string[];
  /** Whole currency units. */
  price?: readonly [low: number, high: number];
  bedsMin?: number;
  bathsMin?: number;
  types: readonly HomeType[];
  /** Indexes of features. */
  wanted: readonly number[];
  preferred: readonly number[];
  facets: boolean;
  zoom?: number;
}

export interface Search {
  kind: Kind;
  spec: SearchSpec;
  query: Query;
  options: FindOptions;
}

const LIMIT = 24;

/**
 * 60% city, 20% map, 10% radius, 10% text; facets for half, cells for half of the maps. The workload has 1,000.
 */
export function searchesOf(seed: number, count = 1_000, words: Words = zipfWords): Search[] {
  const dice = new Dice(seed + 2);
  const cities = citiesOf(seed);
  return Array.from({ length: count }, (_, i) => {
    const kind: Kind = i % 10 < 6 ? 'city' : i % 10 < 8 ? 'map' : i % 10 === 8 ? 'radius' : 'text';
    const city = cityDrawn(dice);
    const middle = dice.pick(cities[city]!.neighbourhoods);
    const facets = i % 2 === 0;
    const preferred = distinct(2 + dice.below(2), () => dice.below(drawnFeatures.length));
    if (kind === 'text') {
      const wanted = Array.from({ length: 1 + dice.below(3) }, () => words.wanted(dice));
      const inCity = dice.chance(0.7) ? { city } : {};
      return searchOf(kind, { ...inCity, words: wanted, types: [], wanted: [], preferred, facets }, cities[city]!);
    }
    // Map searches have fewer criteria, because a viewport contains few homes.
    const common = {
      ...limits(dice, kind === 'city' ? 1 + dice.below(2) : Number(dice.chance(0.75))),
      preferred,
      facets,
    };
    if (kind === 'city') return searchOf(kind, { city, ...common }, cities[city]!);
    if (kind === 'radius') return searchOf(kind, { area: circle(middle, 1000 * 25 ** dice.next()), ...common });
    // Half of the height: spans are 1 to 60 km.
    const half = 4_500 * 60 ** dice.next();
    const area = dice.chance(0.7) ? box(middle, half) : octagon(middle, half);
    // About 16 cells per row.
    const zoom = Math.round(Math.log2((16 * 360e6) / (half * 2.4))) - 2;
    return searchOf(kind, { area, ...common, ...(i % 20 < 10 ? { zoom } : {}) });
  });
}

function limits(dice: Dice, features: number): Pick<SearchSpec, 'price' | 'bedsMin' | 'bathsMin' | 'types' | 'wanted'> {
  const low = Math.round(150 + dice.next() * 450) * 1000;
  return {
    price: [low, Math.round(low * (1.3 + dice.next()))],
    bedsMin: 1 + dice.below(4),
    ...(dice.chance(0.3) ? { bathsMin: 1.5 } : {}),
    types: dice.chance(0.3) ? [homeTypes[0], homeTypes[2]] : [],
    wanted: distinct(features, () => dice.below(40)),
  };
}

/** Sorted, which reduces the number of different statements. */
const distinct = (count: number, draw: () => number) =>
  [...new Set(Array.from({ length: count }, draw))].sort((a, b) => a - b);

function searchOf(kind: Kind, spec: SearchSpec, city?: { name: string; state: string }): Search {
  const { price, bedsMin, bathsMin, types, wanted, preferred, area, words, facets, zoom } = spec;
  const feature = (number: number) =>
    ({ kind: 'feature', feature: drawnFeatures[number]!, not: false }) as const satisfies Fact;
  const facts: Fact[] = [
    ...(spec.city === undefined ? [] : [{ kind: 'place' as const, name: city!.name.toLowerCase(), not: false }]),
    ...(price ? [bound('price', '>=', price[0]), bound('price', '<=', price[1])] : []),
    ...(bedsMin ? [bound('beds', '>=', bedsMin)] : []),
    ...(bathsMin ? [bound('baths', '>=', bathsMin)] : []),
    ...types.map((type): Fact => ({ kind: 'type', type, not: false })),
    ...wanted.map(feature),
    ...preferred.map((number): Fact => ({ kind: 'prefer', criterion: feature(number) })),
  ];
  const { shape, bounds } = area ?? {};
  return {
    kind,
    spec,
    query: {
      today: TODAY,
      facts,
      ...(words ? { words } : {}),
      ...(shape && bounds ? { areas: [shape.kind === 'box' ? { kind: 'box', ...bounds } : shape] } : {}),
    },
    options: {
      limit: LIMIT,
      ...(facets ? { facets: ['types', 'beds', 'price'] as const } : {}),
      ...(zoom === undefined ? {} : { cells: { zoom } }),
    },
  };
}

const bound = (field: 'price' | 'beds' | 'baths', op: '>=' | '<=', value: number): Fact => ({
  kind: 'bound',
  field,
  op,
  value,
});

const box = ({ latE6, lonE6 }: PointE6, half: number): NonNullable<SearchSpec['area']> => ({
  shape: { kind: 'box' },
  bounds: {
    southE6: Math.round(latE6 - half),
    northE6: Math.round(latE6 + half),
    westE6: Math.round(lonE6 - half * 1.2),
    eastE6: Math.round(lonE6 + half * 1.2),
  },
});

/** Slightly rotated, so that no edge is horizontal, as the peers' rule for convex areas requires. */
function octagon({ latE6, lonE6 }: PointE6, half: number): NonNullable<SearchSpec['area']> {
  const ring = Array.from({ length: 8 }, (_, i) => ({
    latE6: Math.round(latE6 + half * Math.sin((i * Math.PI) / 4 + 0.1)),
    lonE6: Math.round(lonE6 + half * 1.2 * Math.cos((i * Math.PI) / 4 + 0.1)),
  }));
  const [lats, lons] = [ring.map((corner) => corner.latE6), ring.map((corner) => corner.lonE6)];
  const bounds = {
    southE6: Math.min(...lats),
    northE6: Math.max(...lats),
    westE6: Math.min(...lons),
    eastE6: Math.max(...lons),
  };
  return { shape: { kind: 'polygon', ring }, bounds };
}

function circle(centre: PointE6, radiusMetres: number): NonNullable<SearchSpec['area']> {
  // Slightly larger than the circle, because the results are checked again.
  const north = Math.ceil(radiusMetres / 0.111) + 1;
  const east = Math.ceil(north / Math.cos((centre.latE6 * Math.PI) / 180e6)) + 1;
  return {
    shape: { kind: 'circle', centre: { latE6: centre.latE6, lonE6: centre.lonE6 }, radiusMetres },
    bounds: {
      southE6: centre.latE6 - north,
      northE6: centre.latE6 + north,
      westE6: centre.lonE6 - east,
      eastE6: centre.lonE6 + east,
    },
  };
}
