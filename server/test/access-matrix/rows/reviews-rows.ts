import { receiptOf, reviewOf, showingOf } from '../reviews-objects.ts';
import type { Row, Rows } from '../walk.ts';

const ABSENT = 999_999;
const words = { rating: 4, text: 'Showed us four homes and told us why not to buy two.' };

const review = (body: unknown): Row => ({
  of: async (tenant, world) => ({ params: { id: await reviewOf(tenant, world) }, body }),
  absent: { params: { id: ABSENT }, body },
});

export const reviewsRows: Rows = {
  'GET /professionals/me/hours': () => ({}),
  'PUT /professionals/me/hours': () => ({
    body: { timeZone: 'America/Chicago', days: [{ day: 1, fromMinute: 480, untilMinute: 1_080 }] },
  }),
  'GET /buyer/consents': () => ({}),
  'GET /buyer/consents/{id}/receipt.txt': {
    of: async (tenant, world) => ({ params: { id: await receiptOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'GET /professionals/{id}/reviews': {
    of: ({ agent }) => ({ params: { id: agent.agentId } }),
    absent: { params: { id: ABSENT } },
  },
  'POST /professionals/{id}/reviews': {
    of: async (tenant, world) => ({
      params: { id: tenant.agent.agentId },
      body: { ...words, event: 'toured', eventId: await showingOf(tenant, world) },
    }),
    absent: { params: { id: ABSENT }, body: { ...words, event: 'toured', eventId: ABSENT } },
  },
  'PUT /reviews/{id}': review(words),
  'POST /reviews/{id}/reply': review({ text: 'Thank you.' }),
  'POST /reviews/{id}/report': review({ rule: 'abuse' }),
  'POST /reviews/{id}/remove': review({ rule: 'abuse', note: 'It insults a neighbour by name.' }),
};
