import type { Home, Sale } from '@lintel/market';
import type { PublicListing } from '../../listings/index.ts';

/** Columns of a listing that a valuation may use; `excludedInputs` of the engine names those that it may not. */
type ValuedListing = Pick<
  PublicListing,
  | 'id'
  | 'country'
  | 'address'
  | 'postalCode'
  | 'neighbourhood'
  | 'city'
  | 'countyOrParish'
  | 'latE6'
  | 'lonE6'
  | 'homeType'
  | 'listPriceCents'
  | 'closePriceCents'
  | 'closeDate'
  | 'bedroomsTotal'
  | 'baths'
  | 'livingAreaSqft'
  | 'lotSizeAcres'
  | 'yearBuilt'
  | 'storiesTotal'
  | 'garageSpaces'
  | 'associationFeeMonthlyCents'
  | 'walkScore'
  | 'features'
>;

/** Features that describe the property and never the people in it. */
const valuedFeatures = ['pool', 'waterfront', 'fireplace', 'basement', 'air_conditioning', 'golf_course'] as const;

export function homeOfListing(row: ValuedListing): Home {
  const { neighbourhood, postalCode, city, countyOrParish, latE6, lonE6 } = row;
  // A whole postal code of Canada names a few homes; its first three characters name a district.
  const postalArea = row.country === 'CA' ? (postalCode?.slice(0, 3) ?? null) : postalCode;
  const stated = {
    bedrooms: row.bedroomsTotal,
    bathrooms: row.baths,
    livingArea: row.livingAreaSqft,
    lotSize: row.lotSizeAcres,
    yearBuilt: row.yearBuilt,
    stories: row.storiesTotal,
    garageSpaces: row.garageSpaces,
    associationFee: row.associationFeeMonthlyCents,
    walkScore: row.walkScore,
  };
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(stated)) if (value !== null) numbers[name] = value;
  for (const feature of valuedFeatures) numbers[feature] = row.features.includes(feature) ? 1 : 0;
  return {
    id: String(row.id),
    // A hidden address joins no sales.
    property: row.address === null ? String(row.id) : [row.address, city, postalCode].join('|'),
    ...(latE6 === null || lonE6 === null ? {} : { latitude: latE6 / 1e6, longitude: lonE6 / 1e6 }),
    areas: [neighbourhood, postalArea, city, countyOrParish].filter((area) => area !== null),
    numbers,
    words: { homeType: row.homeType },
    listPrice: row.listPriceCents / 100,
  };
}

export const saleOfListing = (row: ValuedListing & { closePriceCents: number; closeDate: string }): Sale => ({
  ...homeOfListing(row),
  price: row.closePriceCents / 100,
  soldOn: row.closeDate,
});
