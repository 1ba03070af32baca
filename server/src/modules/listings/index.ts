import type { ServerModule } from '../../platform/app/app-context.ts';
import { liveRatesToken } from '../rates/index.ts';
import { pruneChanges } from './changes/follow-changes.ts';
import { compare } from './compare.ts';
import { get } from './get.ts';
import { illustration, shareImage } from './illustrate.ts';
import { ratesNow, ratesToken } from './rates.ts';
import { serveSitemap } from './sitemap.ts';

/** Homes: their records, public views and pictures. */
export const listingsOperations = { compare, get, illustration, shareImage };

export { streetLine } from './address/contract.ts';
export { listingCountsOf, listingIdsOf } from './by-agent.ts';
export {
  type FollowedChanges,
  type Following,
  followChanges,
  type ListingChange,
} from './changes/follow-changes.ts';
export { ListingAgent, Property, type PropertyDetail } from './contract.ts';
export { costAssumptions, listedHome } from './costs.ts';
export { type IndexedRow, indexed, type NamedRow } from './indexed.ts';
export { presentAgent, propertiesByIds } from './properties.ts';
export { publicDetailsByIds } from './public-details.ts';
export type { PublicListing } from './public-listings.ts';
export { type Rates, type RatesNow, ratesToken } from './rates.ts';
export {
  activeListingsOf,
  allIndexedRows,
  allNamedRows,
  changesSince,
  currentWatermark,
  homeKeysOfListing,
  openHousesEnded,
  publicListing,
  publicListingsByIds,
  statesWithUndisclosedPrices,
  type Watermark,
} from './records.ts';

export { type PostalAddress, publicListingAt } from './relist/at-address.ts';
export { earlierListings } from './relist/earlier-listings.ts';
export { fillHomeKeys } from './relist/fill-home-keys.ts';
export { homeKeysOf, homeOf } from './relist/home-keys.ts';
export { linkRelists } from './relist/link-relists.ts';
export {
  allowsEstimate,
  areaOfPlace,
  citiesWithSales,
  cityOfPlace,
  districtsOfCity,
  estimableListings,
  publicSales,
  salesBySystem,
  salesOfMarket,
  soldMarkets,
} from './sales.ts';
export { daysBefore } from './store/days.ts';
export {
  type ListingField,
  type NewListing,
  newListingSchema,
  requiredFields,
  type StandardStatus,
} from './store/new-listing.ts';
export { type PutCounts, putListings, putListingsIn } from './store/put-listings.ts';
export { setListAgent } from './store/set-list-agent.ts';
export { setOpenHouse } from './store/set-open-house.ts';
export { withdrawListings } from './store/withdraw.ts';
export type { StoredPhoto } from './tables.ts';

export const listings: ServerModule = {
  name: 'listings',
  start(app) {
    app.register(ratesToken, ratesNow(app.settings, app.resolve(liveRatesToken)));
    serveSitemap(app);
    app.jobs.schedule('forget-changes-of-listings', '29 4 * * *', () => pruneChanges(app, 30));
  },
};
