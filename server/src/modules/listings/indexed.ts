import { DAY_MS } from '@lintel/geo';
import type { Feature, Listing } from '@lintel/hypersearch';
import { areasOf, countyName } from '../places/index.ts';
import { monthlyCostCents } from './costs.ts';
import { type PublicListing, publicListings } from './public-listings.ts';
import type { Rates } from './rates.ts';

export const dayNumber = (date: string): number => Math.floor(Date.parse(date) / DAY_MS);

const known = <T>(value: T | null): T | undefined => value ?? undefined;

const knownDay = (date: string | null): number | undefined => (date === null ? undefined : dayNumber(date));

const utcDay = (at: Date | null): number | undefined => (at === null ? undefined : Math.floor(at.getTime() / DAY_MS));

const p = publicListings;

/** The columns that identify a public listing by name. */
export const namedColumns = {
  id: p.id,
  listingId: p.listingId,
  address: p.address,
  city: p.city,
  neighbourhood: p.neighbourhood,
  countyOrParish: p.countyOrParish,
  stateOrProvince: p.stateOrProvince,
  postalCode: p.postalCode,
  country: p.country,
  latE6: p.latE6,
  lonE6: p.lonE6,
  status: p.status,
} as const;

/** The columns that the search index needs. */
export const indexedColumns = {
  ...namedColumns,
  listPriceCents: p.listPriceCents,
  associationFeeMonthlyCents: p.associationFeeMonthlyCents,
  netOperatingIncomeCents: p.netOperatingIncomeCents,
  taxAnnualAmountCents: p.taxAnnualAmountCents,
  originalListPriceCents: p.originalListPriceCents,
  previousListPriceCents: p.previousListPriceCents,
  priceChangeTimestamp: p.priceChangeTimestamp,
  openHouseStartsAt: p.openHouseStartsAt,
  homeType: p.homeType,
  marketSince: p.marketSince,
  listedOn: p.listedOn,
  closeDate: p.closeDate,
  closePriceCents: p.closePriceCents,
  offMarketOn: p.offMarketOn,
  bedroomsTotal: p.bedroomsTotal,
  baths: p.baths,
  livingAreaSqft: p.livingAreaSqft,
  lotSizeAcres: p.lotSizeAcres,
  yearBuilt: p.yearBuilt,
  storiesTotal: p.storiesTotal,
  garageSpaces: p.garageSpaces,
  features: p.features,
  walkScore: p.walkScore,
  schoolRating: p.schoolRating,
  publicRemarks: p.publicRemarks,
} as const;

export type NamedRow = Pick<PublicListing, keyof typeof namedColumns>;
export type IndexedRow = Pick<PublicListing, keyof typeof indexedColumns>;

/** The areas around a home, and the county that its listing names. */
function areasIn(row: IndexedRow): readonly string[] {
  const areas = areasOf({ ...row, state: row.stateOrProvince });
  const county = countyName(row);
  return county === undefined || areas.includes(county) ? areas : [...areas, county];
}

/** Converts a public listing for the index; the view has already removed what may not be shown. */
export const indexed = (row: IndexedRow, rates: Rates): Listing => ({
  id: row.id,
  country: row.country,
  state: row.stateOrProvince,
  city: row.city,
  neighbourhood: known(row.neighbourhood),
  postalCode: known(row.postalCode),
  areas: areasIn(row),
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
  taxCents: known(row.taxAnnualAmountCents),
  monthlyCostCents: monthlyCostCents(row, rates),
  firstPriceCents: known(row.originalListPriceCents ?? row.previousListPriceCents),
  cutDay: row.features.includes('price_reduced') ? utcDay(row.priceChangeTimestamp) : undefined,
  openHouseDay: row.features.includes('open_house') ? utcDay(row.openHouseStartsAt) : undefined,
  // A relisted home is not new: neither for days on market nor for the order by newest.
  listedDay: knownDay(row.marketSince),
  offMarketDay: knownDay(row.offMarketOn),
  // Without the date on which a home left the market, no month can count it as for sale.
  onMarketDay: row.status === 'active' || row.offMarketOn !== null ? knownDay(row.listedOn) : undefined,
  closedDay: knownDay(row.closeDate),
  closePriceCents: known(row.closePriceCents),
  features: row.features as Feature[],
  text: [
    row.address,
    row.neighbourhood,
    row.city,
    row.stateOrProvince,
    row.postalCode,
    row.listingId,
    row.publicRemarks,
  ]
    .filter(Boolean)
    .join(' '),
});
