import type { SavedInvestment } from '../../../src/modules/markets/returns/contract.ts';
import { investments } from '../../../src/modules/markets/tables.ts';
import type { Rows } from '../walk.ts';
import type { Tenant, World } from '../world.ts';

const profile = {
  state: 'TX',
  income: 120_000,
  debtsMonthly: 400,
  savings: 60_000,
  credit: '740',
  firstTimeBuyer: true,
  veteran: false,
  years: 30,
};

const inputs: SavedInvestment['inputs'] = {
  ...{
    country: 'US',
    price: 400_000,
    down: 100_000,
    closing: 10_000,
    rate: 6.5,
    years: 30,
    rent: 2_800,
    expenses: 9_000,
  },
  ...{ vacancy: 5, rentGrowth: 2, expenseGrowth: 2, valueGrowth: 2, holding: 10, selling: 6, tax: 0 },
};
let saved = 0;

/** Creates an ROI analysis of the tenant's buyer. */
async function investmentOf({ buyer }: Tenant, { app }: World): Promise<number> {
  const [row] = await app.context.database.db
    .insert(investments)
    .values({ personId: buyer.id, name: `Home ${++saved}`, inputs })
    .returning({ id: investments.id });
  return row!.id;
}

export const affordabilityRows: Rows = {
  'GET /affordability/terms': () => ({}),
  'GET /affordability/profile': () => ({}),
  'PUT /affordability/profile': () => ({ body: profile }),
  'DELETE /affordability/profile': () => ({}),
  'GET /markets/investments': () => ({}),
  'PUT /markets/investments': () => ({ body: { name: 'Duplex', inputs } }),
  'DELETE /markets/investments/{id}': {
    of: async (tenant, world) => ({ params: { id: await investmentOf(tenant, world) } }),
    absent: { params: { id: 999_999 } },
  },
  'GET /commute/addresses': () => ({}),
  'PUT /commute/addresses': () => ({ body: { addresses: [] } }),
  'POST /commute/locate': () => ({ body: { home: 999_999, text: '78704' } }),
  'POST /commute/trips': () => ({ body: { home: 999_999, to: [{ latitude: 30, longitude: -97 }] } }),
};
