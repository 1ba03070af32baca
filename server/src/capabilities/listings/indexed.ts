import type { Feature, Listing } from '@lintel/hypersearch';
import { dayNumber } from './present.ts';
import type { PublicListing } from './public-listings.ts';

const known = <T>(value: T | null): T | undefined => value ?? undefined;

/** A public listing as the index knows it; the view has already left out what may not be shown. */
export const indexed = (row: PublicListing): Listing => ({
  id: row.id,
  country: row.country,
  state: row.stateOrProvince,
  city: row.city,
  neighbourhood: known(row.neighbourhood),
  postalCode: known(row.postalCode),
  latE6: known(row.latE6),
  lonE6: known(row.lonE6),
  status: row.status,
  type: row.homeType,
  priceCents: row.listPriceCents,
  beds: known(row.bedroomsTotal),
  baths: known(row.baths),
  sqft: known(row.livingAreaSqft),
  lotAcres: known(row.lotSizeAcres),
  yearBuilt: known(row.yearBuilt),
  hoaCents: known(row.associationFeeMonthlyCents),
  schoolRating: known(row.schoolRating),
  walkScore: known(row.walkScore),
  garageSpaces: known(row.garageSpaces),
  stories: known(row.storiesTotal),
  netIncomeCents: known(row.netOperatingIncomeCents),
  listedDay: dayNumber(row.listedOn),
  offMarketDay: row.offMarketOn === null ? undefined : dayNumber(row.offMarketOn),
  features: row.features as Feature[],
  text: [row.address, row.neighbourhood, row.city, row.listingId, row.publicRemarks].filter(Boolean).join(' '),
});
