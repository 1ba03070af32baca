import { type Fact, parseFact } from '../src/facts.ts';
import { createIndex } from '../src/find/create-index.ts';
import type { Listing } from '../src/listing.ts';
import type { FindOptions, Query } from '../src/query.ts';

/** Returns a home in Austin with overrides, so that tests specify only relevant fields. */
export const exampleHome = (id: number, overrides: Partial<Listing> = {}): Listing => ({
  id,
  country: 'US',
  state: 'TX',
  city: 'Austin',
  status: 'active',
  type: 'single_family',
  priceCents: 50_000_000,
  listedDay: 20_000,
  features: [],
  text: '',
  ...overrides,
});

/** The reference day for days on market. */
export const TODAY = 20_100;

export const queryOf = (texts: readonly string[], more: Partial<Query> = {}): Query => ({
  facts: texts.map((text) => parseFact(text) as Fact),
  today: TODAY,
  ...more,
});

/** Returns homes with ids from 1. */
export const homesOf = (listings: readonly Partial<Listing>[]): Listing[] =>
  listings.map((part, i) => exampleHome(i + 1, part));

export const foundIn = (listings: readonly Partial<Listing>[], texts: readonly string[], more: Partial<Query> = {}) => [
  ...createIndex(homesOf(listings)).ids(queryOf(texts, more)),
];

export const find = (listings: readonly Partial<Listing>[], query: Query, options: Partial<FindOptions> = {}) =>
  createIndex(homesOf(listings)).find(query, { limit: 100, ...options });
