import { dealsConsent, dealTemplate } from '../../../src/modules/matching/past-deals/contract.ts';
import { dealImportOf } from '../matches-objects.ts';
import type { Rows } from '../walk.ts';

const ABSENT = 999_999;
const here = { query: '?location=Austin' };

export const matchingRows: Rows = {
  'GET /smartmatch/agents': () => here,
  'GET /smartmatch/agents/{id}': () => ({ params: { id: 999_999 } }),
  'GET /smartmatch/lenders': () => ({}),
  'GET /smartmatch/lenders/own': () => ({}),
  'PUT /smartmatch/lenders/own': () => ({ body: { type: 'bank' } }),
  'POST /smartmatch/analyze': () => ({ body: { searchLocation: 'Austin' } }),
  'GET /smartmatch/stats': () => ({}),
  'GET /smartmatch/criteria': () => ({}),
  'GET /smartmatch/formula': () => ({}),
  'GET /smartmatch/standing': () => ({}),
  'POST /smartmatch/deals/preview': () => ({ body: { csv: dealTemplate } }),
  'POST /smartmatch/deals/imports': () => ({ body: { csv: dealTemplate, fileName: 'deals.csv' } }),
  'GET /smartmatch/deals/imports': () => ({}),
  'DELETE /smartmatch/deals/imports/{id}': {
    of: async (tenant, world) => ({ params: { id: await dealImportOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'GET /smartmatch/deals/consent': () => ({}),
  'PUT /smartmatch/deals/consent': () => ({ body: { agree: true, version: dealsConsent.version } }),
  'GET /smartmatch/intake': () => ({}),
  'PUT /smartmatch/intake': () => ({ body: { takesClients: true, capacity: 5 } }),
};
