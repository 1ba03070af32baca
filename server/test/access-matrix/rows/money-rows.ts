import { checkoutOf, invoiceOf } from '../objects.ts';
import type { Rows } from '../walk.ts';

const plan = { tier: 'enterprise', billingInterval: 'monthly' };

export const moneyRows: Rows = {
  'GET /plans': () => ({}),
  'POST /billing/checkout': () => ({ body: plan }),
  'GET /billing/checkout/{sessionId}': {
    of: async (tenant, world) => ({ params: { sessionId: await checkoutOf(tenant, world) } }),
    absent: { params: { sessionId: 'cs_test_forged' } },
  },
  'POST /billing/checkout/{sessionId}/answer': {
    of: async (tenant, world) => ({
      params: { sessionId: await checkoutOf(tenant, world) },
      body: { answer: 'cancel' },
    }),
    absent: { params: { sessionId: 'cs_test_forged' }, body: { answer: 'pay' } },
  },
  'GET /billing/subscription': () => ({}),
  'POST /billing/subscription/preview': () => ({ body: plan }),
  'POST /billing/subscription/change': () => ({
    body: { ...plan, prorationAt: '2026-01-01T00:00:00.000Z', totalCents: 1 },
    invalid: true,
  }),
  'POST /billing/subscription/cancel': () => ({ body: {} }),
  'POST /billing/subscription/resume': () => ({}),
  'POST /billing/subscription/portal': () => ({}),
  'PATCH /billing/customer': () => ({ body: { taxId: '12-3456789' } }),
  'GET /billing/invoices': () => ({}),
  'GET /billing/invoices/{id}/pdf': {
    of: async (tenant, world) => ({ params: { id: await invoiceOf(tenant, world) } }),
    absent: { params: { id: 999_999 } },
  },
  'POST /billing/webhooks/{provider}': () => ({ params: { provider: 'test' }, body: { forged: true }, invalid: true }),
};
