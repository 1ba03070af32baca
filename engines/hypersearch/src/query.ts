import type { Fact, Feature, Field, HomeType, Sort, Wish } from './facts.ts';
import type { Epoch } from './find/catalogue.ts';
import type { Figure } from './find/rows.ts';
import type { Listing } from './listing.ts';

/** Micro-degrees. */
export interface PointE6 {
  latE6: number;
  lonE6: number;
}

/** A point that a `near:` fact may mean. */
export interface NamedPoint extends PointE6 {
  /** Metres from the point to the edge of the place; 0 for a landmark. */
  extentMetres?: number;
  /** Reach of "near" without a limit beyond that edge, in meters; `NEAR_METRES` when absent. */
  nearMetres?: number;
}

/** Areas on the map. A ring is a simple polygon, open (first point not repeated) or closed, either way round. */
export type Area =
  | { kind: 'box'; southE6: number; westE6: number; northE6: number; eastE6: number }
  | { kind: 'circle'; centre: PointE6; radiusMetres: number }
  | { kind: 'polygon'; ring: readonly PointE6[] };

/** What to look for: facts, and what only a map or a server can add. All parts must hold together. */
export interface Query {
  facts: readonly Fact[];
  /** The part of the map in view: holds beside the areas. */
  bounds?: Extract<Area, { kind: 'box' }>;
  /** Several areas are alternatives. */
  areas?: readonly Area[];
  excludedAreas?: readonly Area[];
  /** Nothing of what was asked can be applied: no home is found. */
  nothing?: boolean;
  /** Words that must all occur in the listing's text (folded, whole words; a last `*` asks for a prefix). */
  words?: readonly string[];
  /** Default: active only. Several are alternatives. */
  statuses?: readonly ('active' | 'pending' | 'sold')[];
  /**
   * Where the named points of `near:` facts are: the points of that name, any of which may be meant.
   * A `near:` fact whose name has no entry here does not restrict, and is reported in `Found.notApplied`.
   */
  points?: ReadonlyMap<string, readonly NamedPoint[]>;
  /** Day number of today: days on market count from it. */
  today: number;
  /** Payment rule of each country: highest price in minor units whose payment is at most the given whole units, and the reverse. */
  payment?: PaymentRule;
  /** Terms of the purchase that the search states. `costs` applies them; without `costs` they have no effect. */
  terms?: Terms;
  /** Judges homes on terms. */
  costs?(terms: Terms): CostRule;
}

/** Terms of a purchase that a buyer states; a term that is left out takes its usual value. Amounts in whole currency units. */
export interface Terms {
  down?: { percent: number } | { amount: number };
  ratePercent?: number;
  years?: number;
  /** Homes must be affordable on this income a year, with these payments on debts a month. */
  means?: { income: number; debts: number };
  /** The cash to close must be at most this. */
  cashAtMost?: number;
}

/** The fields of a home on which its costs depend; the city may be folded. */
export type CostedHome = Pick<
  Listing,
  'country' | 'state' | 'city' | 'status' | 'type' | 'priceCents' | 'taxCents' | 'hoaCents'
>;

/** The costs of homes on the terms of a search, in place of those that the index keeps. */
export interface CostRule {
  /** In minor units: all that the home costs a month, or principal and interest alone. NaN where it is not known. */
  monthlyCents(home: CostedHome, basis?: 'pi'): number;
  isWithinMeans(home: CostedHome): boolean;
  isWithinCash(home: CostedHome): boolean;
}

/** Turns a bound on the monthly payment into a bound on the price; both must be monotone. */
export interface PaymentRule {
  /** The highest price (minor units) whose monthly payment is ≤ `payment` (whole currency units); −1 if none. */
  priceAtMost(payment: number, country: 'US' | 'CA'): number;
  /** The lowest price (minor units) whose monthly payment is ≥ `payment`. */
  priceAtLeast(payment: number, country: 'US' | 'CA'): number;
}

/** Both ends included, one of them may be left open. Units as in facts; a figure that is not known lies in no range. */
export interface Range {
  min?: number;
  max?: number;
}

/** What is to be told of the homes that a query finds, beside their number. */
export interface FindOptions {
  /** Overrides a `sort:` fact; 'match' is the order by score. */
  sort?: Sort | 'match';
  /** 0–500. */
  limit: number;
  /** Continue after this hit (taken from the last hit of the page before). */
  after?: { key: number; id: number };
  /** All, or those that are named, which is quicker; the others are empty. */
  facets?: boolean | readonly (keyof Facets)[];
  /** How many of the homes lie in each of these ranges of each of these fields. */
  steps?: Partial<Record<Field, readonly Range[]>>;
  /** Clusters of the result on a web-mercator grid: cells of 2^-zoom × 1/4 of the world's width. */
  cells?: { zoom: number };
  /** Totals with each wish dropped in turn, in one pass. */
  relaxations?: boolean;
}

/** A home that was found. */
export interface Hit {
  id: number;
  /** The value that ordered it (the score for 'match'), for `after`. */
  key: number;
  /** Whole points; the sum of its reasons' points. */
  score: number;
  reasons: readonly Reason[];
}

/** Why a home stands where it stands. Points are whole numbers, so that any other engine computes the same order. */
export interface Reason {
  kind: 'wish' | 'price' | 'recency' | 'near' | 'words';
  /** Canonical text of the fact it speaks of, if any. */
  fact?: string;
  points: number;
  /** The figure behind it: metres for near, days for recency, minor units under the budget for price. */
  value?: number;
}

/** How the homes that were found divide; what holds in none of them is missing from the maps. */
export interface Facets {
  types: ReadonlyMap<HomeType, number>;
  features: ReadonlyMap<Feature, number>;
  /** Index = bedrooms, 0 to 10; the last counts ten and more; homes with unknown bedrooms are left out. */
  beds: readonly number[];
  baths: readonly number[];
  /** 30 equal steps between the 1st and 99th percentile of the result's prices; ends include what lies beyond. Minor units. */
  price: { edges: readonly number[]; counts: readonly number[] };
  statuses: ReadonlyMap<'active' | 'pending' | 'sold', number>;
}

/** A cell of the map grid with homes in it: how many, and the mean of their points. */
export interface Cell {
  x: number;
  y: number;
  count: number;
  centre: PointE6;
  /** The home itself where the cell holds one. */
  id?: number;
}

/** The answer to a query. Parts that were not asked for are absent. */
export interface Found {
  total: number;
  hits: readonly Hit[];
  facets?: Facets;
  /** Beside each range that was asked for: the homes in it. A field that cannot be judged is missing. */
  steps?: Partial<Record<Field, readonly number[]>>;
  cells?: readonly Cell[];
  /**
   * Canonical fact text → total without it. Also `places` and `types` (several alternatives, all dropped),
   * `bounds`, `area`, `words`, and `status` where the query has them.
   */
  relaxations?: ReadonlyMap<string, number>;
  /** Facts that could not be applied and why. */
  notApplied: readonly { fact: string; why: 'unknown-place' | 'unknown-point' | 'no-payment-rule' }[];
}

/** A listing that is new or was changed, or the id of one that is gone. */
export type Change = { op: 'put'; listing: Listing } | { op: 'delete'; id: number };

/** One column a figure, all in the same order; NaN where a figure is not known. `type` is the place in `homeTypes`. Money in minor units, days as day numbers. */
export interface Columns<Name extends Figure> {
  total: number;
  /** How many of the homes are in Canada: prices of the two countries have no common median. */
  inCanada: number;
  figures: Record<Name, Float64Array>;
}

/** Says what several places mean together, which turns on where homes are (see `find/places.ts`). */
export interface PlaceJudge {
  /** Whether a search for these places, alternatives of each other, finds the home, were it in the index. */
  isAt(places: readonly Wish[], home: Listing): boolean;
}

/** What can be asked of the homes of an index. */
export interface Searches extends PlaceJudge {
  readonly size: number;
  find(query: Query, options: FindOptions): Found;
  /** All matching ids ascending. */
  ids(query: Query): Int32Array;
  /** Figures of all matching homes, for medians over a whole result set. */
  columns<Name extends Figure>(query: Query, names: readonly Name[]): Columns<Name>;
}

/** The one writer, which also answers. */
export interface ListingIndex extends Searches {
  /**
   * The word of the living homes' texts that was meant by one that stands in none: "fireplce" → fireplace. Undefined where
   * it stands in some, or where none is near (one slip from four letters on, two from seven).
   */
  nearestWord(word: string): string | undefined;
  /** How many homes words cannot find yet, since their texts are left for `readTexts`. A snapshot taken meanwhile keeps the gap. */
  readonly unreadTexts: number;
  /** Reads texts that were left for later, so many homes of them; an epoch as `apply` gives it, undefined when all are read. */
  readTexts(most: number): Epoch | undefined;
  /** All or nothing, for every question from now on. What it gives is for searchers in other threads. */
  apply(changes: readonly Change[]): Epoch;
  /** All homes, to open searchers with; structured-clonable, its buffers are shared and not copied. */
  snapshot(): Epoch;
}

/** A reader of its own thread. */
export interface ListingSearcher extends Searches {
  /** The number of the last epoch that it took. */
  readonly epoch: number;
  /** How many homes words cannot find yet; see `ListingIndex`. */
  readonly unreadTexts: number;
  /**
   * Brings in what an `apply` changed: epochs in their order, one that it knows already changes nothing. Throws where one is
   * missing; then a searcher is opened from a new snapshot.
   */
  take(epoch: Epoch): void;
}
