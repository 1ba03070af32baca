import { createHash, randomBytes } from 'node:crypto';
import { contacts } from '../../../src/modules/contacts/tables.ts';
import { homeValueEmails } from '../../../src/modules/market-reports/homes/tables.ts';
import { homeSends } from '../../../src/modules/prospecting/tables.ts';
import type { Database } from '../../../src/platform/database/db.ts';
import { home, storeHomes } from '../../homes.ts';
import type { Row, Rows } from '../walk.ts';
import type { Tenant, World } from '../world.ts';

const ABSENT = 999_999;
const NO_TOKEN = 'A'.repeat(32);

async function contactOf({ owner, agent }: Tenant, { app }: World): Promise<number> {
  const [contact] = await app.context.database.db
    .insert(contacts)
    .values({
      ...{ companyId: owner.resellerId, ownerAgentId: agent.agentId },
      ...{ firstName: 'Rosa', currency: 'USD' },
    })
    .returning({ id: contacts.id });
  return contact!.id;
}

async function sendOf(tenant: Tenant, world: World) {
  const { db } = world.app.context.database;
  const [listingId] = (await storeHomes(world.app.context.database, home())) as [number];
  const token = randomBytes(24).toString('base64url');
  const [row] = await db
    .insert(homeSends)
    .values({
      agentId: tenant.agent.agentId,
      contactId: await contactOf(tenant, world),
      listingIds: [listingId],
      tokenHash: createHash('sha256').update(token).digest('hex'),
    })
    .returning({ id: homeSends.id });
  return { id: row!.id, token, listingId };
}

const at = { street: '1 Oak Street', city: 'Austin', state: 'TX', postalCode: '78704', facts: {} };

/** Stores a home with a monthly estimate. */
async function homeEmailOf({ buyer }: Tenant, { app }: World): Promise<number> {
  const [row] = await app.context.database.db
    .insert(homeValueEmails)
    .values({ ...at, personId: buyer.id, confirmedAt: new Date() })
    .onConflictDoUpdate({
      target: [homeValueEmails.personId, homeValueEmails.email, homeValueEmails.street, homeValueEmails.postalCode],
      set: { confirmedAt: new Date() },
    })
    .returning({ id: homeValueEmails.id });
  return row!.id;
}

/** Stores enough homes for a market page. */
async function austin(database: Database): Promise<string> {
  await storeHomes(database, ...Array.from({ length: 10 }, () => home()));
  return 'austin-tx';
}

const onContact = (body?: object): Row => ({
  of: async (tenant, world) => ({
    params: { id: await contactOf(tenant, world), place: await austin(world.app.context.database) },
    ...(body ? { body } : {}),
  }),
  absent: { params: { id: ABSENT, place: 'austin-tx' }, ...(body ? { body } : {}) },
});

export const prospectingRows: Rows = {
  'POST /leads/{id}/home-sends': {
    of: async (tenant, world) => {
      const listingIds = await storeHomes(world.app.context.database, home());
      return { params: { id: await contactOf(tenant, world) }, body: { listingIds } };
    },
    absent: { params: { id: ABSENT }, body: { listingIds: [1] } },
  },
  'GET /leads/{id}/home-sends': {
    of: async (tenant, world) => ({ params: { id: await contactOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'POST /home-sends/{id}/revoke': {
    of: async (tenant, world) => ({ params: { id: (await sendOf(tenant, world)).id } }),
    absent: { params: { id: ABSENT } },
  },
  'GET /home-sends/links/{token}': {
    of: async (tenant, world) => ({ params: { token: (await sendOf(tenant, world)).token } }),
    absent: { params: { token: NO_TOKEN } },
  },
  'POST /home-sends/links/{token}/opened': {
    of: async (tenant, world) => ({ params: { token: (await sendOf(tenant, world)).token } }),
    absent: { params: { token: NO_TOKEN } },
  },
  'POST /home-sends/links/{token}/reactions': {
    of: async (tenant, world) => {
      const { token, listingId } = await sendOf(tenant, world);
      return { params: { token }, body: { listingId, reaction: 'liked' } };
    },
    absent: { params: { token: NO_TOKEN }, body: { listingId: 1, reaction: 'liked' } },
  },
  'GET /leads/{id}/market-areas': onContact(),
  'PUT /leads/{id}/market-areas/{place}': onContact({}),
  'DELETE /leads/{id}/market-areas/{place}': onContact({}),
  'GET /leads/{id}/market-areas/{place}/preview': onContact(),
  'GET /market-areas': () => ({}),
  'PUT /market-areas/{place}': {
    of: async (_, { app }) => ({ params: { place: await austin(app.context.database) }, body: {} }),
    absent: { params: { place: 'nowhere-tx' }, body: {} },
  },
  'DELETE /market-areas/{place}': () => ({ params: { place: 'austin-tx' }, body: {} }),
  'GET /home-value-emails': () => ({}),
  'POST /home-value-emails': () => ({ body: { ...at, email: 'owner@homes.example' } }),
  'DELETE /home-value-emails/{id}': {
    of: async (tenant, world) => ({ params: { id: await homeEmailOf(tenant, world) }, body: {} }),
    absent: { params: { id: ABSENT }, body: {} },
  },
  'GET /home-value-emails/links/{token}': () => ({ params: { token: NO_TOKEN } }),
  'POST /home-value-emails/links/{token}/confirm': () => ({ params: { token: NO_TOKEN }, body: {} }),
  'POST /home-value-emails/links/{token}/unsubscribe': () => ({ params: { token: NO_TOKEN }, body: {} }),
  'GET /market-reports/links/{token}': () => ({ params: { token: NO_TOKEN } }),
  'POST /market-reports/links/{token}/unsubscribe': () => ({ params: { token: NO_TOKEN }, body: {} }),
};
