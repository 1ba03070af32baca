import { type Fact, parseFact } from '../src/facts.ts';
import { createIndex } from '../src/find/create-index.ts';
import type { Listing } from '../src/listing.ts';
import type { FindOptions, Query } from '../src/query.ts';

/** A home in Austin, for tests that say only what matters to them. */
export const exampleHome = (id: number, said: Partial<Listing> = {}): Listing => ({
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
  ...said,
});

/** Days on market count from here. */
export const TODAY = 20_100;

export const queryOf = (texts: readonly string[], more: Partial<Query> = {}): Query => ({
  facts: texts.map((text) => parseFact(text) as Fact),
  today: TODAY,
  ...more,
});

/** Homes numbered from 1. */
export const homesOf = (said: readonly Partial<Listing>[]): Listing[] =>
  said.map((part, i) => exampleHome(i + 1, part));

export const foundIn = (said: readonly Partial<Listing>[], texts: readonly string[], more: Partial<Query> = {}) => [
  ...createIndex(homesOf(said)).ids(queryOf(texts, more)),
];

export const find = (said: readonly Partial<Listing>[], query: Query, options: Partial<FindOptions> = {}) =>
  createIndex(homesOf(said)).find(query, { limit: 100, ...options });
