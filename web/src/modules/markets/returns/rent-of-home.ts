import type { PropertyDetail } from '@lintel/server/listings';
import type { MarketPlace } from '@lintel/server/markets';

export type PlaceRents = Pick<MarketPlace, 'city' | 'rents'>;

/** The median rent of the home's city for its number of bedrooms; undefined with fewer than ten leases. */
export function rentOfHome(home: PropertyDetail | undefined, market: PlaceRents | undefined) {
  const { rents, city } = market ?? {};
  const found = rents?.byBedrooms.find(({ bedrooms }) => bedrooms === home?.bedrooms);
  if (!home || !rents || !found || rents.currency !== home.currency) return undefined;
  const { isClosed, until, sources } = rents;
  return { ...found, ...{ city: city!, isClosed, until, sources } };
}
