import type { PropertyDetail } from '@lintel/server/listings';
import type { MarketPlace } from '@lintel/server/markets';

export type PlaceRents = Pick<MarketPlace, 'city' | 'rents'>;

/** The median rent of the home's city for its number of bedrooms; undefined with fewer than ten leases. */
export const rentOfHome = (home: PropertyDetail | undefined, market: PlaceRents | undefined) =>
  home && rentsOfPlace(market, home.currency).find(({ bedrooms }) => bedrooms === home.bedrooms);

/** The median rents of a city by the number of bedrooms, with their source; none in another currency. */
export function rentsOfPlace({ rents, city }: Partial<PlaceRents> = {}, currency: PropertyDetail['currency']) {
  if (!rents || city === undefined || rents.currency !== currency) return [];
  const { isClosed, until, sources, byBedrooms } = rents;
  return byBedrooms.map((known) => ({ ...known, ...{ city, isClosed, until, sources } }));
}
