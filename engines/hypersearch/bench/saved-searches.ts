import { type Fact, features, homeTypes, type Listing, type Query } from '@lintel/hypersearch';
import { Dice } from './dice.ts';
import { townsOf } from './homes.ts';

export interface Saved {
  city: string | undefined;
  box: { southE6: number; westE6: number; northE6: number; eastE6: number } | undefined;
  low: number;
  high: number;
  beds: number;
  baths: number;
  types: readonly Listing['type'][];
  wanted: readonly (typeof features)[number][];
}

/** Generates typical saved searches: two thirds in a city, one third in a box of the map. */
export function savedSearches(seed: number): () => Saved {
  const dice = new Dice(seed + 7);
  const towns = townsOf(seed);
  return () => {
    const town = towns[Math.floor(dice.next() ** 1.5 * towns.length)]!;
    const quarter = dice.pick(town.neighbourhoods);
    const half = 4500 * 30 ** dice.next();
    const inCity = dice.chance(0.67);
    const low = Math.round(100 + dice.next() * 500) * 1000;
    return {
      city: inCity ? town.name : undefined,
      box: inCity
        ? undefined
        : {
            southE6: Math.round(quarter.latE6 - half),
            northE6: Math.round(quarter.latE6 + half),
            westE6: Math.round(quarter.lonE6 - half * 1.2),
            eastE6: Math.round(quarter.lonE6 + half * 1.2),
          },
      low,
      high: Math.round(low * (1.3 + dice.next())),
      beds: 1 + dice.below(4),
      baths: dice.chance(0.3) ? 1.5 : 0,
      types: dice.chance(0.3) ? [homeTypes[0], homeTypes[2]] : [],
      wanted: [
        ...new Set(Array.from({ length: 1 + dice.below(2) }, () => features[Math.floor(dice.next() ** 2 * 30)]!)),
      ],
    };
  };
}

/** Returns the query of a saved search for the watch. */
export function questionOf({ city, box, low, high, beds, baths, types, wanted }: Saved): Omit<Query, 'today'> {
  const bound = (field: 'price' | 'beds' | 'baths', op: '>=' | '<=', value: number): Fact => ({
    kind: 'bound',
    field,
    op,
    value,
  });
  return {
    facts: [
      ...(city ? [{ kind: 'place' as const, name: city.toLowerCase(), not: false }] : []),
      bound('price', '>=', low),
      bound('price', '<=', high),
      bound('beds', '>=', beds),
      ...(baths ? [bound('baths', '>=', baths)] : []),
      ...types.map((type): Fact => ({ kind: 'type', type, not: false })),
      ...wanted.map((feature): Fact => ({ kind: 'feature', feature, not: false })),
    ],
    ...(box ? { areas: [{ kind: 'box' as const, ...box }] } : {}),
  };
}

/** Evaluates the search directly, as a reference. */
export const meets = (search: Saved, home: Listing): boolean =>
  home.status === 'active' &&
  home.priceCents >= search.low * 100 &&
  home.priceCents <= search.high * 100 &&
  (home.beds ?? -1) >= search.beds &&
  (home.baths ?? -1) >= search.baths &&
  (search.city === undefined || search.city === home.city) &&
  (search.box === undefined ||
    (home.latE6! >= search.box.southE6 &&
      home.latE6! <= search.box.northE6 &&
      home.lonE6! >= search.box.westE6 &&
      home.lonE6! <= search.box.eastE6)) &&
  (search.types.length === 0 || search.types.includes(home.type)) &&
  search.wanted.every((feature) => home.features.includes(feature));
