import { journeyOverrides, purchaseRecords, purchases } from '../../../src/modules/journey/tables.ts';
import type { Rows } from '../walk.ts';
import type { Tenant, World } from '../world.ts';

const noOne = 999_999;
const offer = { kind: 'offer_made' } as const;

/** Creates a purchase of the buyer with an offer recorded by their agent. */
async function purchaseOf({ buyer, agent }: Tenant, { app }: World) {
  const { db } = app.context.database;
  const [purchase] = await db
    .insert(purchases)
    .values({ buyerId: buyer.id, home: '12 Elm Street', country: 'US', currency: 'USD' })
    .returning({ id: purchases.id });
  const [record] = await db
    .insert(purchaseRecords)
    .values({
      purchaseId: purchase!.id,
      kind: 'offer_made',
      happenedOn: '2026-01-01',
      recordedById: agent.id,
      recordedAs: 'agent',
    })
    .returning({ id: purchaseRecords.id });
  return { id: purchase!.id, recordId: record!.id };
}

async function overrideOf({ buyer, agent }: Tenant, { app }: World) {
  const [made] = await app.context.database.db
    .insert(journeyOverrides)
    .values({ personId: buyer.id, fromStep: 1, step: 2, reason: 'By hand', byId: agent.id })
    .returning({ id: journeyOverrides.id });
  return { id: buyer.id, overrideId: made!.id };
}

/** A call on a buyer: of one's own company, of another one, or nonexistent. */
const ofBuyer = (body?: unknown) => ({
  of: ({ buyer }: Tenant) => ({ params: { id: buyer.id }, body }),
  absent: { params: { id: noOne }, body },
});

let step = 0;

export const journeyRows: Rows = {
  'GET /user/{id}': ofBuyer(),
  'GET /next-steps/{id}': ofBuyer(),
  'POST /next-steps/{id}/choice': ofBuyer({ item: 'state-budget', choice: 'snooze' }),
  'GET /activity': () => ({}),
  'GET /journey/{id}': ofBuyer(),
  'GET /journey/{id}/timeline': ofBuyer(),
  'POST /journey/{id}/override': {
    // Always different from the current step.
    of: ({ buyer }) => ({ params: { id: buyer.id }, body: { step: 5 + (step++ % 2), reason: 'By hand' } }),
    absent: { params: { id: noOne }, body: { step: 5, reason: 'By hand' } },
  },
  'POST /journey/{id}/override/{overrideId}/undoing': {
    of: async (tenant, world) => ({ params: await overrideOf(tenant, world) }),
    absent: { params: { id: noOne, overrideId: noOne } },
  },
  'PUT /journey/{id}/budget': ofBuyer({ budgetMaxCents: 50_000_000 }),
  'PUT /journey/{id}/cash': ofBuyer({ paysCash: false }),
  'POST /journey/{id}/purchases': ofBuyer({ home: '12 Elm Street', record: offer }),
  'GET /purchases/{id}': {
    of: async (tenant, world) => ({ params: { id: (await purchaseOf(tenant, world)).id } }),
    absent: { params: { id: noOne } },
  },
  'POST /purchases/{id}/records': {
    of: async (tenant, world) => ({
      params: { id: (await purchaseOf(tenant, world)).id },
      body: { records: [{ kind: 'offer_accepted' }] },
    }),
    absent: { params: { id: noOne }, body: { records: [offer] } },
  },
  'POST /purchases/{id}/records/{recordId}/confirmation': {
    of: async (tenant, world) => ({ params: await purchaseOf(tenant, world) }),
    absent: { params: { id: noOne, recordId: noOne } },
  },
  'POST /purchases/{id}/records/{recordId}/undoing': {
    of: async (tenant, world) => ({ params: await purchaseOf(tenant, world) }),
    absent: { params: { id: noOne, recordId: noOne } },
  },
};
