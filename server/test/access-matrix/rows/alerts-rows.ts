import { savedSearches } from '../../../src/modules/alerts/tables.ts';
import type { Rows } from '../walk.ts';
import type { Tenant, World } from '../world.ts';

const ABSENT = 999_999;
const forged = { params: { token: 'forged.and.not.signed' } };

/** Creates a saved search of the tenant's buyer. */
async function searchOf({ buyer }: Tenant, { app }: World): Promise<number> {
  const [saved] = await app.context.database.db
    .insert(savedSearches)
    .values({
      personId: buyer.id,
      name: 'Austin',
      search: {},
      question: { facts: [] },
      frequency: 'off',
      events: ['new'],
    })
    .returning({ id: savedSearches.id });
  return saved!.id;
}

const search = (body?: object): Rows[string] => ({
  of: async (tenant, world) => ({ params: { id: await searchOf(tenant, world) }, body }),
  absent: { params: { id: ABSENT }, body },
});

export const alertsRows: Rows = {
  'GET /saved-searches': () => ({}),
  'POST /saved-searches': () => ({ body: { search: { place: ['Austin'] }, frequency: 'off' } }),
  'GET /saved-searches/{id}': search(),
  'PATCH /saved-searches/{id}': search({ name: 'Mine' }),
  'DELETE /saved-searches/{id}': search(),
  'POST /saved-searches/{id}/restore': search(),
  'POST /saved-searches/{id}/visit': search(),
  'GET /saved-searches/{id}/alerts': search(),
  'GET /search-alerts': () => ({}),
  'GET /alert-links/{token}': () => forged,
  'POST /alert-links/{token}': () => ({ ...forged, body: { action: 'pause' } }),
  'POST /alert-links/{token}/unsubscribe': () => forged,
};
