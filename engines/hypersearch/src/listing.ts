import type { Feature, HomeType } from './facts.ts';

/**
 * What the index knows of a home. Only what may be shown to the public goes in: a listing whose address
 * is hidden comes without coordinates and without street.
 */
export interface Listing {
  /** Positive 31-bit integer; ties in any order break by it, ascending. */
  id: number;
  country: 'US' | 'CA';
  /** Two letters, upper case. */
  state: string;
  /** City as shown; folded inside. */
  city: string;
  /** Neighbourhood as shown, if known. */
  neighbourhood?: string | undefined;
  /** ZIP (`78704`) or Canadian postal code (`M5V 2T6`); a search by its prefix finds it. */
  postalCode?: string | undefined;
  /** The larger places that its city and postal code lie in, as shown: its county, former city or metropolitan area. */
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
  /** A month, minor units; 0 is known to have none, absent is not known. */
  hoaCents?: number | undefined;
  schoolRating?: number | undefined;
  walkScore?: number | undefined;
  garageSpaces?: number | undefined;
  stories?: number | undefined;
  /** Net operating income a year in minor units, where the seller states it: the base of `sort:roi_desc`. */
  netIncomeCents?: number | undefined;
  /** Property tax a year, minor units. */
  taxCents?: number | undefined;
  /** All that the home costs a month, as far as it is known, minor units. */
  monthlyCostCents?: number | undefined;
  /** The first asking price, minor units. */
  firstPriceCents?: number | undefined;
  /** Day number on which the price was last cut. */
  cutDay?: number | undefined;
  /** Day number on which the next open house begins, or the one that is on. */
  openHouseDay?: number | undefined;
  /** Day numbers (days since 1970-01-01). Days on market = (off market day, else today) − listed day; absent is not known. */
  listedDay?: number | undefined;
  offMarketDay?: number | undefined;
  /** The day number on which it was last put on the market, where `listedDay` counts days of earlier times in. */
  onMarketDay?: number | undefined;
  /** Of a sold home: the day number of the closing and the price, minor units, where it is known. */
  closedDay?: number | undefined;
  closePriceCents?: number | undefined;
  features: readonly Feature[];
  /** Words for text search: remarks, street, neighbourhood. Not kept, only indexed. */
  text: string;
}
