import { randomBytes } from 'node:crypto';
import {
  homeListInvitations,
  homeListMembers,
  homeLists,
  savedHomeNotes,
  savedHomes,
} from '../../../src/modules/saving/tables.ts';
import { home, storeHomes } from '../../homes.ts';
import type { Rows, Sent } from '../walk.ts';
import type { Tenant, World } from '../world.ts';

const ABSENT = 999_999;
const db = ({ app }: World) => app.context.database.db;

async function listOf({ buyer }: Tenant, world: World): Promise<number> {
  const [list] = await db(world).insert(homeLists).values({}).returning({ id: homeLists.id });
  const listId = list!.id;
  await db(world)
    .insert(homeListMembers)
    .values({ personId: buyer.id, listId })
    .onConflictDoUpdate({ target: homeListMembers.personId, set: { listId } });
  return listId;
}

/** Saves a home on the list of the tenant's buyer, with a note. */
async function savedHome(tenant: Tenant, world: World): Promise<{ id: number; noteId: number }> {
  const [listingId] = await storeHomes(world.app.context.database, home());
  const [saved] = await db(world)
    .insert(savedHomes)
    .values({
      ...{ listId: await listOf(tenant, world), listingId: listingId!, currency: 'USD', statusSeen: 'active' },
      ...{ priceCentsThen: 45_000_000, priceCentsSeen: 45_000_000 },
      seen: { city: 'Austin', state: 'TX', bedrooms: 3, homeType: 'single_family' },
    })
    .returning({ id: savedHomes.id });
  const [note] = await db(world)
    .insert(savedHomeNotes)
    .values({ savedHomeId: saved!.id, authorId: tenant.buyer.id, text: 'A porch' })
    .returning({ id: savedHomeNotes.id });
  return { id: saved!.id, noteId: note!.id };
}

async function invitation(tenant: Tenant, world: World): Promise<number> {
  const [stored] = await db(world)
    .insert(homeListInvitations)
    .values({
      ...{ listId: await listOf(tenant, world), invitedById: tenant.buyer.id, email: 'co@example.com' },
      ...{ tokenHash: randomBytes(8).toString('hex'), expiresAt: new Date(Date.now() + 3_600_000) },
    })
    .returning({ id: homeListInvitations.id });
  return stored!.id;
}

const onHome = (body: object) => ({
  of: async (tenant: Tenant, world: World): Promise<Sent> => ({
    params: { ...(await savedHome(tenant, world)) },
    body,
  }),
  absent: { params: { id: ABSENT, noteId: ABSENT }, body },
});
const forged = { body: { token: 'f'.repeat(43) } };

export const savingRows: Rows = {
  'POST /user-properties': {
    of: async ({ buyer }, world) => ({
      body: {
        userId: buyer.id,
        propertyId: (await storeHomes(world.app.context.database, home()))[0],
        status: 'saved',
      },
    }),
    absent: { body: { propertyId: ABSENT } },
  },
  'DELETE /user-properties/{userId}/{propertyId}': {
    of: ({ buyer }) => ({ params: { userId: buyer.id, propertyId: ABSENT } }),
    absent: { params: { userId: ABSENT, propertyId: ABSENT } },
  },
  'GET /user/{id}/properties': {
    of: ({ buyer }) => ({ params: { id: buyer.id } }),
    absent: { params: { id: ABSENT } },
  },
  'GET /saved-homes': () => ({}),
  'GET /saved-homes/ids': () => ({}),
  'POST /saved-homes/{id}/notes': onHome({ text: 'A porch' }),
  'PATCH /saved-homes/{id}/notes/{noteId}': onHome({ text: 'A porch' }),
  'DELETE /saved-homes/{id}/notes/{noteId}': onHome({}),
  'PUT /saved-homes/{id}/tags': onHome({ tags: ['yard'] }),
  'PUT /saved-homes/{id}/vote': onHome({ vote: 'love' }),
  'GET /shared-list': () => ({}),
  'POST /shared-list/invitations': () => ({ body: { email: `${randomBytes(6).toString('hex')}@example.com` } }),
  'DELETE /shared-list/invitations/{id}': {
    of: async (tenant, world) => ({ params: { id: await invitation(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'POST /shared-list/invitation': () => forged,
  'POST /shared-list/membership': () => forged,
  'DELETE /shared-list/membership': () => ({}),
  'DELETE /shared-list/members/{personId}': {
    of: ({ owner }) => ({ params: { personId: owner.id } }),
    absent: { params: { personId: ABSENT } },
  },
};
