import { type NewListing, newListingSchema } from './new-listing.ts';

const fieldNames = Object.keys(newListingSchema('2026-11-20').shape);

/** A house in Austin as a source states it, with overrides; for tests only. */
export function stated(its: Partial<NewListing> = {}): NewListing {
  return {
    ...Object.fromEntries(fieldNames.map((field) => [field, null])),
    originatingSystemName: 'Test MLS',
    listingKey: 'A-1',
    city: 'Austin',
    stateOrProvince: 'TX',
    country: 'US',
    currency: 'USD',
    listPriceCents: 50_000_000,
    standardStatus: 'Active',
    homeType: 'single_family',
    features: [],
    media: [],
    internetEntireListingDisplayYn: true,
    internetAddressDisplayYn: true,
    internetAutomatedValuationDisplayYn: true,
    internetConsumerCommentYn: true,
    ...its,
  } as NewListing;
}
