import type { NewLease, NewListing } from '../../listings/index.ts';

/** Monthly rents outside these bounds are of parking spaces, of rooms a night, or prices of homes. */
const [LEAST_CENTS, MOST_CENTS] = [20_000, 10_000_000];

/**
 * Returns the lease that a listing states, or the rule that it breaks. A closed lease states the agreed rent as its close
 * price, another one the rent that is asked as its list price.
 */
export function leaseOfListing(
  listing: Partial<NewListing>,
  today: string,
):
  | { lease: NewLease }
  | { field: 'listingKey' | 'city' | 'closeDate' | 'closePriceCents' | 'listPriceCents'; rule: string } {
  const { originatingSystemName, listingKey, city, stateOrProvince, country } = listing;
  if (!originatingSystemName || !listingKey) return { field: 'listingKey', rule: 'is required' };
  if (!city || !stateOrProvince || !country) return { field: 'city', rule: 'is required with its state' };
  const isClosed = listing.standardStatus === 'Closed';
  const field = isClosed ? ('closePriceCents' as const) : ('listPriceCents' as const);
  const rentCents = listing[field];
  if (!rentCents || rentCents < LEAST_CENTS || rentCents > MOST_CENTS)
    return { field, rule: 'must be a monthly rent from 200 to 100,000' };
  const modified = (listing.modificationTimestamp ?? null)?.toISOString().slice(0, 10);
  const knownOn = (isClosed ? listing.closeDate : null) ?? modified ?? today;
  if (knownOn > today) return { field: 'closeDate', rule: 'must not be in the future' };
  const { neighbourhood = null, bedroomsTotal: bedrooms = null } = listing;
  return {
    lease: {
      ...{ originatingSystemName, listingKey, city, stateOrProvince, country },
      ...{ neighbourhood, bedrooms, rentCents, isClosed, knownOn },
    },
  };
}
