import type { Feature, HomeType } from './facts.ts';

/**
 * A home as the index stores it. Contains public data only: a listing with a hidden address has neither coordinates nor
 * a street.
 */
export interface Listing {
  /** Positive 31-bit integer. Every sort order breaks ties by ascending id. */
  id: number;
  country: 'US' | 'CA';
  /** Two letters, upper case. */
  state: string;
  /** City as displayed. The index folds it. */
  city: string;
  /** Neighborhood as displayed, if known. */
  neighbourhood?: string | undefined;
  /** ZIP (`78704`) or Canadian postal code (`M5V 2T6`). A search by a prefix of it also matches. */
  postalCode?: string | undefined;
  /** Larger places that contain the city and postal code, as displayed: the county, former city or metropolitan area. */
  areas?: readonly string[] | undefined;
  /** Micro-degrees (degrees × 1e6, rounded), both or neither. */
  latE6?: number | undefined;
  lonE6?: number | undefined;
  status: 'active' | 'pending' | 'sold';
  type: HomeType;
  /** Minor units of the listing's currency (US: USD, CA: CAD); below 2^53. */
  priceCents: number;
  beds?: number | undefined;
  /** Steps of 0.25: 2 full and 1 half are 2.5. */
  baths?: number | undefined;
  sqft?: number | undefined;
  lotAcres?: number | undefined;
  yearBuilt?: number | undefined;
  /** Monthly fee in minor units. 0 means no fee; undefined means unknown. */
  hoaCents?: number | undefined;
  schoolRating?: number | undefined;
  walkScore?: number | undefined;
  garageSpaces?: number | undefined;
  stories?: number | undefined;
  /** Annual net operating income in minor units, where the seller states it. `sort:roi_desc` uses it. */
  netIncomeCents?: number | undefined;
  /** Annual property tax in minor units. */
  taxCents?: number | undefined;
  /** Total monthly cost in minor units, from the known parts. */
  monthlyCostCents?: number | undefined;
  /** First asking price in minor units. */
  firstPriceCents?: number | undefined;
  /** Day number of the last price cut. */
  cutDay?: number | undefined;
  /** Day number of the current or next open house. */
  openHouseDay?: number | undefined;
  /**
   * Day numbers (days since 1970-01-01). Days on market = (off-market day, or today) − listed day; undefined means
   * unknown.
   */
  listedDay?: number | undefined;
  offMarketDay?: number | undefined;
  /** Day number of the latest return to the market, where `listedDay` includes earlier listing periods. */
  onMarketDay?: number | undefined;
  /** Closing day number and price in minor units of a sold home, where known. */
  closedDay?: number | undefined;
  closePriceCents?: number | undefined;
  features: readonly Feature[];
  /** Text for word search: remarks, street, neighborhood. The index stores its words, not the text. */
  text: string;
}
