import type { Rows } from '../walk.ts';

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

export const affordabilityRows: Rows = {
  'GET /affordability/terms': () => ({}),
  'GET /affordability/profile': () => ({}),
  'PUT /affordability/profile': () => ({ body: profile }),
  'DELETE /affordability/profile': () => ({}),
  'GET /commute/addresses': () => ({}),
  'PUT /commute/addresses': () => ({ body: { addresses: [] } }),
  'POST /commute/locate': () => ({ body: { home: 999_999, text: '78704' } }),
  'POST /commute/trips': () => ({ body: { home: 999_999, to: [{ latitude: 30, longitude: -97 }] } }),
};
