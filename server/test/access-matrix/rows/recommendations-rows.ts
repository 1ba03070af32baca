import type { Rows } from '../walk.ts';

const ABSENT = 999_999;
const body = { feedback: { propertyId: ABSENT, verdict: 'more' } };

export const recommendationsRows: Rows = {
  'GET /recommendations/{id}': {
    of: ({ buyer }) => ({ params: { id: buyer.id } }),
    absent: { params: { id: ABSENT } },
  },
  // This world has no homes: the own list returns 404 for it, all other lists before the look-up.
  'POST /recommendations/{id}/feedback': {
    of: ({ buyer }) => ({ params: { id: buyer.id }, body }),
    absent: { params: { id: ABSENT }, body },
  },
  'DELETE /recommendations/{id}/feedback/{propertyId}': {
    of: ({ buyer }) => ({ params: { id: buyer.id, propertyId: ABSENT } }),
    absent: { params: { id: ABSENT, propertyId: ABSENT } },
  },
};
