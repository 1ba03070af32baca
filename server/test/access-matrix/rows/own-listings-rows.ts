import { licenses } from '../../../src/modules/licensing/tables.ts';
import { ownListingPhotos, ownListings } from '../../../src/modules/own-listings/tables.ts';
import { home, storeHomes } from '../../homes.ts';
import type { Rows, Sent } from '../walk.ts';
import type { Tenant, World } from '../world.ts';

const ABSENT = 999_999;
const NO_PHOTO = '00000000-0000-4000-8000-000000000000';
const fields = {
  ...{ country: 'US' as const, streetLine: '1 Oak', unitNumber: null, city: 'Austin', stateOrProvince: 'TX' },
  ...{ postalCode: '78704', latitude: null, longitude: null, showsAddress: true, propertyType: 'land' as const },
  ...{ listPrice: 90_000, bedrooms: null, bathroomsFull: null, bathroomsHalf: null, squareFeet: null, lotAcres: 1 },
  ...{ yearBuilt: null, stories: null, garageSpaces: null, taxAnnual: null, hoaMonthly: null, features: [] },
  description: 'An acre.',
};

async function draftOf({ agent }: Tenant, { app }: World): Promise<number> {
  const [draft] = await app.context.database.db
    .insert(ownListings)
    .values({ agentId: agent.agentId, fields })
    .returning({ id: ownListings.id });
  return draft!.id;
}

async function licensedDraftOf(tenant: Tenant, world: World): Promise<number> {
  await world.app.context.database.db.insert(licenses).values({
    ...{ agentId: tenant.agent.agentId, country: 'US', jurisdiction: 'TX', licenseType: 'real_estate' },
    ...{ licenseNumber: 'L-1', status: 'verified' },
  });
  return draftOf(tenant, world);
}

async function photoOf(tenant: Tenant, world: World): Promise<string> {
  const [photo] = await world.app.context.database.db
    .insert(ownListingPhotos)
    .values({ ownListingId: await draftOf(tenant, world), position: 0, sizeBytes: 1, version: 1 })
    .returning({ id: ownListingPhotos.id });
  return photo!.id;
}

const draft = (body?: object): Rows[string] => ({
  of: async (tenant, world) => ({ params: { id: await draftOf(tenant, world) }, body }),
  absent: { params: { id: ABSENT }, body },
});
const photo = (sent?: Omit<Sent, 'params'>): Rows[string] => ({
  of: async (tenant, world) => ({ params: { photoId: await photoOf(tenant, world) }, ...sent }),
  absent: { params: { photoId: NO_PHOTO }, ...sent },
});

export const ownListingsRows: Rows = {
  'GET /own-listings': () => ({}),
  'POST /own-listings': () => ({}),
  'GET /own-listings/{id}': draft(),
  'PATCH /own-listings/{id}': draft({ revision: 1, fields: { bedrooms: 2 } }),
  'DELETE /own-listings/{id}': draft(),
  'POST /own-listings/{id}/publish': {
    of: async (tenant, world) => ({ params: { id: await licensedDraftOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'POST /own-listings/{id}/status': draft({ status: 'Hold' }),
  'POST /own-listings/wording': () => ({ body: { text: 'A house' } }),
  'POST /own-listings/{id}/photos': draft({ fileSize: 10 }),
  'PUT /own-listings/photos/{photoId}/content': photo({
    body: 'x',
    headers: { 'content-type': 'application/octet-stream' },
  }),
  'PATCH /own-listings/photos/{photoId}': photo({ body: { alt: 'Kitchen' } }),
  'DELETE /own-listings/photos/{photoId}': photo(),
  'POST /own-listings/{id}/photos/order': draft({ photoIds: [] }),
  'GET /own-listings/photos/{photoId}/{version}/{width}': () => ({
    params: { photoId: NO_PHOTO, version: 1, width: 480 },
  }),
  'POST /properties/{id}/views': {
    of: async (_, { app }) => ({ params: { id: (await storeHomes(app.context.database, home()))[0]! } }),
    absent: { params: { id: ABSENT } },
  },
  'GET /own-listings/{id}/audience': draft(),
  'GET /own-listings/{id}/report.csv': draft(),
  'GET /own-listings/{id}/report.pdf': draft(),
};
