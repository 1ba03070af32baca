import type { Rows } from '../walk.ts';

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
  'GET /smartmatch/intake': () => ({}),
  'PUT /smartmatch/intake': () => ({ body: { takesClients: true, capacity: 5 } }),
};
