import type { Rows } from '../walk.ts';

const ABSENT = 999_999;
const body = { feedback: { propertyId: ABSENT, verdict: 'more' } };

export const recommendationsRows: Rows = {
  'GET /recommendations/{id}': {
    of: ({ buyer }) => ({ params: { id: buyer.id } }),
    absent: { params: { id: ABSENT } },
  },
  // There is no home in this world: one's own answers 404 for it, and everybody else's before it is looked at.
  'POST /recommendations/{id}/feedback': {
    of: ({ buyer }) => ({ params: { id: buyer.id }, body }),
    absent: { params: { id: ABSENT }, body },
  },
  'DELETE /recommendations/{id}/feedback/{propertyId}': {
    of: ({ buyer }) => ({ params: { id: buyer.id, propertyId: ABSENT } }),
    absent: { params: { id: ABSENT, propertyId: ABSENT } },
  },
};
