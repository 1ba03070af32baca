import type { Feature, HomeType } from '@lintel/hypersearch';
import type { Day } from '../calendar.ts';
import type { Market, Neighbourhood } from '../markets/index.ts';

/** Location and type: drawn first, because everything else depends on them. */
export interface Site {
  market: Market;
  neighbourhood: Neighbourhood;
  type: HomeType;
  yearBuilt: number | undefined;
  condition: Condition;
}

/** Exclusive, so that a home is never both new and in need of work. */
export type Condition = 'new' | 'renovated' | 'kept' | 'fixer_upper';

export interface Building {
  sqft: number | undefined;
  beds: number | undefined;
  bathsFull: number | undefined;
  bathsHalf: number | undefined;
  stories: number | undefined;
  garageSpaces: number | undefined;
  lotAcres: number | undefined;
  /** Number of dwellings in a multi-family house. */
  units: number | undefined;
  /** Stories of a condo's building. */
  towerStories: number | undefined;
}

export interface Fee {
  amountCents: number;
  frequency: 'Monthly' | 'Quarterly' | 'Annually';
  monthlyCents: number;
}

export interface Money {
  priceCents: number;
  taxCents: number;
  taxYear: number;
  /** Undefined means no fee. */
  fee: Fee | undefined;
  netIncomeCents: number | undefined;
}

type HistoryEvent = 'listed' | 'price_change' | 'pending' | 'back_on_market' | 'sold' | 'withdrawn' | 'relisted';

export interface History {
  status: 'Active' | 'Pending' | 'Closed';
  listedDay: Day;
  /** The first day under contract. */
  offMarketDay: Day | undefined;
  closeDay: Day | undefined;
  originalPriceCents: number;
  previousPriceCents: number | undefined;
  closePriceCents: number | undefined;
  /** Oldest first. */
  events: readonly { event: HistoryEvent; day: Day; priceCents: number }[];
  openHouse: { day: Day; from: string; to: string } | undefined;
}

export interface Home extends Site, Building, Money, History {
  features: ReadonlySet<Feature>;
  schoolRating: number;
  walkScore: number;
}
