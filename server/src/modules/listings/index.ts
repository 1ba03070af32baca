import type { ServerModule } from '../../platform/app/app-context.ts';
import { token } from '../../platform/serve/registry.ts';
import { liveRatesToken } from '../rates/index.ts';
import { pruneChanges } from './changes/follow-changes.ts';
import { compare } from './compare.ts';
import { get } from './get.ts';
import { illustration } from './illustrate.ts';
import { scheduleFeed } from './import/reso/feed-job.ts';
import { ratesNow, ratesToken } from './rates.ts';

/** Homes: their records, public views and pictures. */
export const listingsOperations = { compare, get, illustration };

export {
  type FollowedChanges,
  type Following,
  followChanges,
  type ListingChange,
} from './changes/follow-changes.ts';
export { ListingAgent, Property, type PropertyDetail, streetLine } from './contract.ts';
export { costAssumptions } from './costs.ts';
export { readPostalCode } from './import/addresses.ts';
export { CsvFileError, csvRows } from './import/csv-rows.ts';
export { readDay } from './import/dates.ts';
export { homeTypeOf } from './import/home-types.ts';
export { InvalidValue } from './import/invalid-value.ts';
export { readNumber } from './import/numbers.ts';
export { stateCode, timeZoneOf } from './import/regions.ts';
export { type IndexedRow, indexed, type NamedRow } from './indexed.ts';
export { presentAgent, propertiesByIds } from './properties.ts';
export { publicDetailsByIds } from './public-details.ts';
export type { PublicListing } from './public-listings.ts';
export { type Rates, type RatesNow, ratesToken } from './rates.ts';
export {
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

export { earlierListings } from './relist/earlier-listings.ts';
export { homeKeysOf, homeOf } from './relist/home-keys.ts';
export { linkRelists } from './relist/link-relists.ts';

export const listings: ServerModule = {
  name: 'listings',
  start(app) {
    app.register(ratesToken, ratesNow(app.settings, app.resolve(liveRatesToken)));
    app.register(feedStopToken, scheduleFeed(app));
    app.jobs.schedule('forget-changes-of-listings', '29 4 * * *', () => pruneChanges(app, 30));
  },
  stop: (app) => app.resolve(feedStopToken)(),
};

const feedStopToken = token<() => void>('feed');
