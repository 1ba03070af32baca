import type { Listing } from '../listing.ts';

/** A home in Austin, for tests that say only what matters to them. */
export const exampleHome = (id: number, said: Partial<Listing> = {}): Listing => ({
  id,
  country: 'US',
  state: 'TX',
  city: 'Austin',
  status: 'active',
  type: 'single_family',
  priceCents: 50_000_000,
  listedDay: 20_000,
  features: [],
  text: '',
  ...said,
});
