import type { Rows } from '../walk.ts';

const here = { query: '?location=Austin' };

export const matchingRows: Rows = {
  'GET /smartmatch/agents': () => here,
  'GET /smartmatch/lenders': () => ({}),
  'POST /smartmatch/analyze': () => ({ body: { searchLocation: 'Austin' } }),
  'GET /smartmatch/stats': () => ({}),
  'GET /smartmatch/criteria': () => ({}),
  'GET /smartmatch/formula': () => ({}),
  'GET /smartmatch/standing': () => ({}),
};
