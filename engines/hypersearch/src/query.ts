import type { Criterion, Fact, Feature, Field, HomeType, Sort } from './facts.ts';
import type { Epoch } from './find/catalogue.ts';
import type { Figure } from './find/store/rows.ts';
import type { Listing } from './listing.ts';

/** Micro-degrees. */
export interface PointE6 {
  latE6: number;
  lonE6: number;
}

/** A candidate point for the name in a `near:` fact. */
export interface NamedPoint extends PointE6 {
  /** Meters from the point to the edge of the place; 0 for a landmark. */
  extentMetres?: number;
  /** Distance beyond that edge that "near" covers without a stated limit, in meters. Default: `NEAR_METRES`. */
  nearMetres?: number;
}

/** Areas on the map. A ring is a simple polygon, open (first point not repeated) or closed, in either direction. */
export type Area =
  | { kind: 'box'; southE6: number; westE6: number; northE6: number; eastE6: number }
  | { kind: 'circle'; centre: PointE6; radiusMetres: number }
  | { kind: 'polygon'; ring: readonly PointE6[] };

/** A search: facts, plus conditions that only a map or a server can supply. A home must meet all parts. */
export interface Query {
  facts: readonly Fact[];
  /** The visible part of the map. Applies in addition to `areas`. */
  bounds?: Extract<Area, { kind: 'box' }>;
  /** Alternatives: a home must lie in at least one. */
  areas?: readonly Area[];
  excludedAreas?: readonly Area[];
  /** True when no part of the search could be applied. The query then finds no home. */
  nothing?: boolean;
  /** Words that must all occur in the listing's text (folded, whole words; a final `*` matches a prefix). */
  words?: readonly string[];
  /** Accepted statuses, as alternatives. Default: active only. */
  statuses?: readonly ('active' | 'pending' | 'sold')[];
  /**
   * Points for each name in a `near:` fact. A home may be near any of them. A `near:` fact whose name has no entry does
   * not restrict the result and is reported in `Found.notApplied`.
   */
  points?: ReadonlyMap<string, readonly NamedPoint[]>;
  /** Day number of today, for days on market. */
  today: number;
  /** Payment rules by country: convert between a monthly payment in whole units and a price in minor units. */
  payment?: PaymentRule;
  /** Purchase terms of the search. `costs` applies them; without `costs` they have no effect. */
  terms?: Terms;
  /** Returns the cost rule for the given terms. */
  costs?(terms: Terms): CostRule;
  /** Limits the homes to those the buyer can buy. With `least`, only homes with at least this verdict match; the order `reach` needs no `least`. */
  reach?: { of: Reach; least?: 'yes' | 'nearly' };
}

/**
 * The limits of a buyer. The index keeps the verdicts on its homes for as long as the object lives, so an object must
 * always give the same ones, and one object should serve all searches of a buyer.
 */
export interface Reach {
  /** Undefined where the buyer cannot buy. The city may be folded. */
  at(place: Pick<Listing, 'country' | 'state' | 'city'>): PlaceReach | undefined;
}

/** The limits of a buyer in one place. Minor units; the tax is a year's, the fee a month's. */
export interface PlaceReach {
  /** The highest price with the verdict `yes`, whatever tax and fee are. */
  readonly upTo: number;
  canBuy(priceCents: number, taxCents: number | undefined, hoaCents: number | undefined): boolean;
  verdict(priceCents: number, taxCents: number | undefined, hoaCents: number | undefined): 'yes' | 'nearly' | 'not_yet';
}

/** Purchase terms that a buyer states. An omitted term takes its default. Amounts in whole currency units. */
export interface Terms {
  down?: { percent: number } | { amount: number };
  ratePercent?: number;
  years?: number;
  /** Annual income and monthly debt payments. Homes must be affordable on them. */
  means?: Means;
  /** Maximum cash to close. */
  cashAtMost?: number;
  /** The least stated net operating income after principal and interest, a month; 0 is any amount above zero. */
  cashFlowAtLeast?: number;
}

/** Income, debts and savings that a buyer states. Amounts in whole currency units. */
export interface Means {
  /** A year. */
  income: number;
  /** A month. */
  debts: number;
  /** Judged by the rules of loan programs instead of the usual guide of lenders. */
  programs?: { savings?: number; creditScore?: number };
}

/** The fields of a home that its costs depend on. The city may be folded. */
export type CostedHome = Pick<
  Listing,
  'country' | 'state' | 'city' | 'status' | 'type' | 'priceCents' | 'taxCents' | 'hoaCents' | 'netIncomeCents'
>;

/**
 * Calculates the costs of homes on the terms of a search. Replaces the costs stored in the index, which keeps what the
 * rule says of its homes for as long as the object lives.
 */
export interface CostRule {
  /** Returns the total monthly cost, or principal and interest alone, in minor units. NaN when unknown. */
  monthlyCents(home: CostedHome, basis?: 'pi'): number;
  isWithinMeans(home: CostedHome): boolean;
  /** The same as `isWithinMeans`, faster, where the means are judged by the rules of loan programs. */
  reach?: Reach;
  isWithinCash(home: CostedHome): boolean;
}

/** Converts a bound on the monthly payment to a bound on the price. Both functions must be monotone. */
export interface PaymentRule {
  /**
   * Returns the highest price (minor units) whose monthly payment is ≤ `payment` (whole currency units), or −1 if none
   * exists.
   */
  priceAtMost(payment: number, country: 'US' | 'CA'): number;
  /** Returns the lowest price (minor units) whose monthly payment is ≥ `payment`. */
  priceAtLeast(payment: number, country: 'US' | 'CA'): number;
}

/** A range with both ends included; either end may be open. Units as in facts. An unknown figure lies in no range. */
export interface Range {
  min?: number;
  max?: number;
}

/** Results that `find` returns in addition to the total. */
export interface FindOptions {
  /** Overrides a `sort:` fact. 'match' orders by score, 'reach' by `Query.reach`: yes, nearly, not yet; then newest. 'cash_flow' by
   * the stated income less the loan payment, on the terms of the search or the usual ones, the highest first. */
  sort?: Sort | 'match' | 'reach' | 'cash_flow';
  /** 0–500. */
  limit: number;
  /** Continues after this hit (the last hit of the previous page). */
  after?: { key: number; id: number };
  /** Computes all facets, or only the named ones, which is faster. Other facets are empty. */
  facets?: boolean | readonly (keyof Facets)[];
  /** Ranges of fields in which to count the homes found. */
  steps?: Partial<Record<Field, readonly Range[]>>;
  /**
   * Counts the homes for each filter value in place of the current criteria on the same filter; all other criteria
   * apply. `steps` are the values that forms offer.
   */
  filterCounts?: { steps: Partial<Record<Field, readonly Range[]>> };
  /** Clusters the result on a web-mercator grid. A cell is 2^-zoom × 1/4 of the world's width. */
  cells?: { zoom: number };
  /** Computes the totals with each criterion dropped in turn, in one pass. */
  relaxations?: boolean;
}

/** A home in the result. */
export interface Hit {
  id: number;
  /** The sort value (the score for 'match'), for `after`. */
  key: number;
  /** Whole points: the sum of the points of `reasons`. */
  score: number;
  reasons: readonly Reason[];
}

/** A component of a home's score. Points are whole numbers, so that every implementation computes the same order. */
export interface Reason {
  kind: 'criterion' | 'price' | 'recency' | 'near' | 'words';
  /** Canonical text of the related fact, if any. */
  fact?: string;
  points: number;
  /** The underlying figure: meters for near, days for recency, minor units under the budget for price. */
  value?: number;
}

/** Counts of the homes found, by property. The maps omit values that no home has. */
export interface Facets {
  types: ReadonlyMap<HomeType, number>;
  features: ReadonlyMap<Feature, number>;
  /** Counts by bedrooms, index 0 to 10; the last entry counts ten or more. Homes with unknown bedrooms are excluded. */
  beds: readonly number[];
  baths: readonly number[];
  /**
   * 30 equal steps from the 1st to the 99th percentile of the result's prices. The first and last steps include
   * outliers. Minor units.
   */
  price: { edges: readonly number[]; counts: readonly number[] };
  statuses: ReadonlyMap<'active' | 'pending' | 'sold', number>;
}

/**
 * The number of homes for each value of a filter, in place of the current criteria on it. A price step replaces the
 * price bounds, a type the types, and so on; an excluded feature is counted without its exclusion.
 */
export interface FilterCounts extends Pick<Facets, 'types' | 'features' | 'statuses' | 'price'> {
  /** The number of homes in each requested range. Fields that cannot be evaluated are missing. */
  steps: Partial<Record<Field, readonly number[]>>;
}

/** A map grid cell that contains homes: their number and the mean of their coordinates. */
export interface Cell {
  x: number;
  y: number;
  count: number;
  centre: PointE6;
  /**
   * The home when the cell contains exactly one: its id, price in minor units (the closing price of a sold home,
   * where known), and country.
   */
  id?: number;
  priceCents?: number;
  country?: 'US' | 'CA';
}

/** The result of a query. Parts that were not requested are absent. */
export interface Found {
  total: number;
  hits: readonly Hit[];
  facets?: Facets;
  /** The number of homes in each requested range. Fields that cannot be evaluated are missing. */
  steps?: Partial<Record<Field, readonly number[]>>;
  filterCounts?: FilterCounts;
  cells?: readonly Cell[];
  /**
   * Canonical fact text → total without that fact. Also includes `places` and `types` (several alternatives, all
   * dropped), `bounds`, `area`, `words` and `status` where the query has them.
   */
  relaxations?: ReadonlyMap<string, number>;
  /** Facts that could not be applied, with the reason. */
  notApplied: readonly { fact: string; why: 'unknown-place' | 'unknown-point' | 'no-payment-rule' }[];
}

/** A new or changed listing, or the id of a deleted listing. */
export type Change = { op: 'put'; listing: Listing } | { op: 'delete'; id: number };

/**
 * One column per figure, all in the same row order. NaN marks an unknown figure. `type` is the index in `homeTypes`.
 * Money in minor units, days as day numbers.
 */
export interface Columns<Name extends Figure> {
  total: number;
  /** The number of homes in Canada. Prices in two currencies have no common median. */
  inCanada: number;
  figures: Record<Name, Float64Array>;
}

/** Resolves the combined meaning of several places, which depends on the locations of homes (see `find/places.ts`). */
export interface PlaceJudge {
  /** Returns whether a search for these places, as alternatives, would find the home if the index contained it. */
  isAt(places: readonly Criterion[], home: Listing): boolean;
}

/** The read operations of an index. */
export interface Searches extends PlaceJudge {
  readonly size: number;
  find(query: Query, options: FindOptions): Found;
  /** Returns the ids of all matching homes in ascending order. */
  ids(query: Query): Int32Array;
  /** Returns figures of all matching homes, for example for medians of the whole result. */
  columns<Name extends Figure>(query: Query, names: readonly Name[]): Columns<Name>;
}

/** The single writer. It also answers queries. */
export interface ListingIndex extends Searches {
  /**
   * Corrects a word that occurs in no living home's text: "fireplce" → fireplace. Returns undefined when the word
   * occurs, or when no indexed word is close enough (one typo from four letters on, two from seven).
   */
  nearestWord(word: string): string | undefined;
  /**
   * The number of homes that word search cannot find yet because `readTexts` has not read their texts. A snapshot keeps
   * this state.
   */
  readonly unreadTexts: number;
  /** Reads up to `most` deferred texts. Returns an epoch like `apply`, or undefined when no text is left. */
  readTexts(most: number): Epoch | undefined;
  /** Applies all changes or none; later queries see them. Returns an epoch for searchers in other threads. */
  apply(changes: readonly Change[]): Epoch;
  /** Returns all homes, for opening searchers. Structured-clonable: buffers are shared, not copied. */
  snapshot(): Epoch;
}

/** A reader for one thread. */
export interface ListingSearcher extends Searches {
  /** The number of the last applied epoch. */
  readonly epoch: number;
  /** The number of homes that word search cannot find yet; see `ListingIndex`. */
  readonly unreadTexts: number;
  /**
   * Applies the changes of one `apply`. Epochs must arrive in order; an epoch that was already applied has no effect.
   * Throws if an epoch is missing; open a searcher from a new snapshot then.
   */
  take(epoch: Epoch): void;
}
