import type {
  FindOptions,
  Found,
  Hit,
  ListingIndex,
  PaymentRule,
  PlaceNames,
  PointE6,
  Query,
} from '@lintel/hypersearch';
import type { Db } from '../../foundation/db.ts';
import { part } from '../../foundation/part.ts';
import { propertiesByIds, type Rates } from '../listings/index.ts';
import type { Match } from './contract.ts';
import { presentMatch } from './reasons.ts';

/** What a search needs beside the question; made when the app starts. */
export interface Finder {
  index: ListingIndex;
  placeNames: PlaceNames;
  /** Where a named landmark is; the cities named beside it tell which of several is meant. */
  landmarkPoints(name: string, cities: readonly string[]): PointE6[];
  rates: Rates;
  payment: PaymentRule;
  clock(): Date;
}

export const finderPart = part<Finder>('finder');

type Asked = Omit<Query, 'today' | 'payment' | 'points'>;

/** A query made whole: today, the payment rule, and the points of its landmarks. */
export function wholeQuery(finder: Finder, asked: Asked): Query {
  const wishes = asked.facts.map((fact) => (fact.kind === 'prefer' ? fact.wish : fact));
  const cities = wishes.flatMap((wish) => (wish.kind === 'place' && !wish.not ? [wish.name] : []));
  const points = new Map<string, readonly PointE6[]>();
  for (const wish of wishes) {
    if (wish.kind !== 'near' || points.has(wish.name)) continue;
    const found = finder.landmarkPoints(wish.name, cities);
    if (found.length > 0) points.set(wish.name, found);
  }
  const today = Math.floor(finder.clock().getTime() / 86_400_000);
  return { ...asked, points, today, payment: finder.payment };
}

export const find = (finder: Finder, asked: Asked, options: FindOptions): Found =>
  finder.index.find(wholeQuery(finder, asked), options);

/** The homes of hits, with score and reasons; one that vanished in between is left out. */
export async function matchesOf(db: Db, finder: Finder, hits: readonly Hit[]): Promise<Match[]> {
  const ids = hits.map((hit) => hit.id);
  const properties = await propertiesByIds(db, ids, { rates: finder.rates, now: finder.clock() });
  const byId = new Map(properties.map((property) => [property.id, property]));
  return hits.flatMap((hit) => {
    const property = byId.get(hit.id);
    return property ? [{ ...property, ...presentMatch(hit) }] : [];
  });
}
