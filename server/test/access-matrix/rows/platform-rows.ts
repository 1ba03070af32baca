import { licenseOf, ticketOf } from '../objects.ts';
import type { Row, Rows } from '../walk.ts';

const ABSENT = 999_999;

const newRate = { product: 'us_fixed_30y', percent: 6.36, effectiveOn: '2026-01-02', source: 'Freddie Mac PMMS' };

const company = (body?: unknown): Row => ({
  of: ({ owner }) => ({ params: { id: owner.resellerId }, body }),
  absent: { params: { id: ABSENT }, body },
});

const ticket = (body?: unknown): Row => ({
  of: async (tenant, world) => ({ params: { id: await ticketOf(tenant, world) }, body }),
  absent: { params: { id: ABSENT }, body },
});

export const platformRows: Rows = {
  'GET /wholesaler/stats': () => ({}),
  'GET /wholesaler/markets': () => ({}),
  'GET /wholesaler/markets/coverage': () => ({}),
  'GET /wholesaler/markets/coverage.csv': () => ({}),
  'GET /wholesaler/markets/runs': () => ({}),
  'GET /wholesaler/markets/runs.csv': () => ({}),
  'GET /wholesaler/markets/predictions': () => ({}),
  'GET /wholesaler/markets/predictions.csv': () => ({}),
  'GET /wholesaler/resellers': () => ({}),
  'GET /wholesaler/resellers.csv': () => ({}),
  'GET /wholesaler/resellers/{id}': company(),
  'POST /wholesaler/resellers/{id}/notes': company({ note: 'Called back' }),
  // In this order the second reverts the first.
  'POST /wholesaler/resellers/{id}/suspend': company({ reason: 'Complaints' }),
  'POST /wholesaler/resellers/{id}/reactivate': company(),
  'GET /wholesaler/pending-verifications': () => ({}),
  'GET /wholesaler/pending-verifications/{id}/name-match': {
    of: async (tenant, world) => ({
      params: { id: await licenseOf(tenant, world, 'pending') },
      query: '?registerName=Company',
    }),
    absent: { params: { id: ABSENT }, query: '?registerName=Company' },
  },
  'POST /wholesaler/verify-license': {
    of: async (tenant, world) => ({
      body: { verificationId: await licenseOf(tenant, world, 'pending'), status: 'verified' },
    }),
    absent: { body: { verificationId: ABSENT, status: 'verified' } },
  },
  'GET /wholesaler/analytics': () => ({}),
  'GET /wholesaler/analytics/rows': () => ({ query: '?of=resellers&month=2026-01' }),
  'GET /wholesaler/analytics.csv': () => ({}),
  'GET /wholesaler/rates': () => ({}),
  'POST /wholesaler/rates': () => ({ body: newRate }),
  'DELETE /wholesaler/rates/{id}': () => ({ params: { id: ABSENT } }),
  'POST /wholesaler/rates/{id}/restore': () => ({ params: { id: ABSENT } }),
  'GET /licenses': () => ({}),
  'POST /licenses/{id}/appeal': {
    of: async (tenant, world) => ({
      params: { id: await licenseOf(tenant, world, 'rejected') },
      body: { message: 'The register names us by our former name.' },
    }),
    absent: { params: { id: ABSENT }, body: { message: 'The register names us by our former name.' } },
  },
  'GET /audit': () => ({}),
  'GET /audit/chain': () => ({}),
  'GET /audit.csv': () => ({}),
  'POST /support/tickets': () => ({
    body: { fullName: 'Ada Stone', email: 'ada@example.com', subject: 'A question', message: 'How?' },
  }),
  'GET /support/tickets': () => ({}),
  'GET /support/tickets/{id}': ticket(),
  'POST /support/tickets/{id}/replies': ticket({ message: 'Like this.' }),
  'POST /support/tickets/{id}/closing': ticket(),
};
