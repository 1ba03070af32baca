import { agentOf, codeOf, feeOf, invitationOf } from '../objects.ts';
import type { Row, Rows } from '../walk.ts';

const ABSENT = 999_999;

/** A call on an agent of the company with this status. */
const agent = (status: 'pending' | 'active' | 'suspended', body: unknown = {}): Row => ({
  of: async (tenant, world) => ({ params: { id: await agentOf(tenant, world, status) }, body }),
  absent: { params: { id: ABSENT }, body },
});

const invitation: Row = {
  of: async (tenant, world) => ({ params: { id: await invitationOf(tenant, world) } }),
  absent: { params: { id: ABSENT } },
};

const fee = (status: 'open' | 'paid', body: unknown = {}): Row => ({
  of: async (tenant, world) => ({ params: { id: await feeOf(tenant, world, status) }, body }),
  absent: { params: { id: ABSENT }, body },
});

let made = 0;

export const companyRows: Rows = {
  'GET /reseller/stats': () => ({}),
  'GET /reseller/desk': () => ({}),
  'GET /reseller/company': () => ({}),
  'PATCH /reseller/company': () => ({ body: { contactPersonName: 'Ada Stone' } }),
  'POST /reseller/company/code': () => ({}),
  'GET /reseller/analytics': () => ({}),
  'GET /reseller/analytics/export': () => ({}),
  'GET /agent/membership': () => ({}),
  'POST /agent/rejoin': () => ({ body: { invitation: 'f'.repeat(43) } }),
  'GET /reseller/agents': () => ({}),
  'GET /reseller/agents/export': () => ({}),
  'POST /reseller/agents/{id}/accept': agent('pending'),
  'POST /reseller/agents/{id}/reject': agent('pending'),
  'POST /reseller/agents/{id}/suspend': agent('active'),
  'POST /reseller/agents/{id}/reactivate': agent('suspended'),
  'POST /reseller/agents/{id}/price': agent('active', { agentPriceCents: 5_000 }),
  'POST /reseller/agents/{id}/offboard': agent('active', { reassignTo: null }),
  'GET /reseller/agent-codes': () => ({}),
  'GET /reseller/agent-codes/export': () => ({}),
  'POST /reseller/create-agent-code': {
    of: ({ agent: { agentId } }) => ({ body: { agentId, code: `code-${++made}` } }),
    absent: { body: { agentId: ABSENT, code: 'code-of-nobody' } },
  },
  'GET /reseller/suggest-code': () => ({}),
  'POST /reseller/toggle-agent-code': {
    of: async (tenant, world) => ({ body: { codeId: await codeOf(tenant, world), isActive: false } }),
    absent: { body: { codeId: ABSENT, isActive: false } },
  },
  'GET /reseller/agent-codes/{id}/qr': {
    of: async (tenant, world) => ({ params: { id: await codeOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'GET /reseller/invitations': () => ({}),
  'POST /reseller/invitations': () => ({ body: { email: `invited-${++made}@example.com`, agentType: 'real_estate' } }),
  'POST /reseller/invitations/{id}/resend': invitation,
  'POST /reseller/invitations/{id}/revoke': invitation,
  'GET /reseller/fees': () => ({}),
  'GET /reseller/fees/export': () => ({}),
  'POST /reseller/fees/{id}/paid': fee('open'),
  'POST /reseller/fees/{id}/unpaid': fee('paid'),
  'POST /reseller/fees/{id}/void': fee('open', { reason: 'a mistake' }),
  'GET /agent/fees': () => ({}),
};
