import { DAY_MS } from '@lintel/geo';
import {
  type Fact,
  type FindOptions,
  type Found,
  factText,
  type Hit,
  type ListingIndex,
  type NamedPoint,
  type PaymentRule,
  type PlaceNames,
  type Query,
  type Suggester,
  type Terms,
} from '@lintel/hypersearch';
import type { Db } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import { costAssumptions, propertiesByIds, type RatesNow } from '../../listings/index.ts';
import type { Match } from '../contract.ts';
import { presentMatch } from '../reasons.ts';
import { type Buyer, costsOn, dayOf, withReach } from './kept-rules.ts';

/** Dependencies of a search in addition to its query; created when the app starts. */
export interface Finder {
  index: ListingIndex;
  placeNames: PlaceNames;
  /**
   * Points of a named place or landmark; the cities and the state named with it select among several of the
   * name.
   */
  landmarkPoints(name: string, cities: readonly string[], state?: string): NamedPoint[];
  /** The cities with homes that are nearest to a point in degrees. */
  citiesNear: Suggester['citiesNear'];
  rates: RatesNow;
  /** Undefined while no country has a current mortgage rate. */
  payment(): PaymentRule | undefined;
  clock(): Date;
}

export const finderToken = token<Finder>('finder');

/** A query without what `completeQuery` adds. */
export interface SearchQuery extends Omit<Query, 'today' | 'payment' | 'costs' | 'points' | 'reach'> {
  buyer?: Buyer;
}

/** A complete query that still names its buyer, because search threads solve the reach themselves. */
export type CompleteQuery = Query & Pick<SearchQuery, 'buyer'>;

/** Evaluates homes on terms, with the current rates and tables. */
export const costsNow =
  (finder: Pick<Finder, 'rates' | 'clock'>): NonNullable<Query['costs']> =>
  (terms) =>
    costsOn(terms, costAssumptions(finder.rates()), dayOf(finder.clock().getTime()));

/**
 * Completes a query: today, the payment rule, the costs on its terms, the reach of its buyer, and the points of its
 * landmarks. Without a mortgage rate, bounds on the monthly cost are dropped.
 */
export function completeQuery(finder: Finder, search: SearchQuery): CompleteQuery {
  const query = queryOf(finder, search);
  return search.buyer ? withReach(query, search.buyer, costAssumptions(finder.rates())) : query;
}

function queryOf(finder: Finder, search: SearchQuery): CompleteQuery {
  const criteria = search.facts.map((fact) => (fact.kind === 'prefer' ? fact.criterion : fact));
  const cities = criteria.flatMap((criterion) =>
    criterion.kind === 'place' && !criterion.not ? [criterion.name] : [],
  );
  const points = new Map<string, readonly NamedPoint[]>();
  for (const criterion of criteria) {
    if (criterion.kind !== 'near' || points.has(criterion.name)) continue;
    const found = finder.landmarkPoints(criterion.name, cities, criterion.state);
    if (found.length > 0) points.set(criterion.name, found);
  }
  const today = Math.floor(finder.clock().getTime() / DAY_MS);
  const payment = finder.payment();
  const costs = search.terms ? { costs: costsNow(finder) } : {};
  if (payment) return { ...search, points, today, payment, ...costs };
  if (search.terms?.ratePercent !== undefined) return { ...search, points, today, ...costs };
  return { ...search, facts: search.facts.filter((fact) => !isAboutCost(fact)), points, today };
}

/** Returns true if a fact bounds the monthly cost, which no home has without a mortgage rate. */
function isAboutCost(fact: Fact): boolean {
  const criterion = fact.kind === 'prefer' ? fact.criterion : fact;
  return criterion.kind === 'bound' && criterion.field === 'cost';
}

export function find(finder: Finder, search: SearchQuery, options: FindOptions): Found {
  const complete = completeQuery(finder, search);
  const isByCosts = options.sort === 'cash_flow' && !complete.costs;
  const found = finder.index.find(isByCosts ? { ...complete, costs: costsNow(finder) } : complete, options);
  if (complete.payment || complete.costs) return found;
  const left = search.facts
    .filter(isAboutCost)
    .map((fact) => ({ fact: factText(fact), why: 'no-payment-rule' as const }));
  return left.length === 0 ? found : { ...found, notApplied: [...found.notApplied, ...left] };
}

/**
 * Returns the homes of hits with score, reasons and the costs on the search's terms, without homes that
 * disappeared in the meantime.
 */
export async function matchesOf(db: Db, finder: Finder, hits: readonly Hit[], terms?: Terms): Promise<Match[]> {
  const ids = hits.map((hit) => hit.id);
  const properties = await propertiesByIds(db, ids, { rates: finder.rates(), now: finder.clock(), terms });
  const byId = new Map(properties.map((property) => [property.id, property]));
  return hits.flatMap((hit) => {
    const property = byId.get(hit.id);
    return property ? [{ ...property, ...presentMatch(hit, property.country) }] : [];
  });
}
