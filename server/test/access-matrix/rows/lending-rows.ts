import { aCondition, aDisclosure, aLetter, aLock, anApplication, invitedTo } from '../lending-objects.ts';

import type { Row, Rows, Sent } from '../walk.ts';
import { documentOf } from './documents-rows.ts';

const absentId = { id: 2_000_000 };
/** The token of no invitation. */
const forged = { body: { token: '0'.repeat(43) } };

/** A call on an application, a new one each time. */
const onApplication = (body?: unknown, status?: Parameters<typeof anApplication>[2]): Row => ({
  of: async (tenant, world): Promise<Sent> => ({ params: { id: await anApplication(tenant, world, status) }, body }),
  absent: { params: absentId, body },
});

const demographics = { ethnicity: null, race: null, sex: null, declined: true };
const delivery = { sentOn: '2026-11-02', method: 'mail' };
const limits = {
  ...{
    kind: 'pre_approval',
    program: 'FHA',
    priceMax: 400_000,
    loanMax: 320_000,
    paymentMax: 2_500,
    downMin: 0,
    cashMax: 90_000,
  },
  ...{ ratePercent: 6.5, years: 30, expiresOn: '2099-01-01' },
};

const product = { program: 'conventional', termYears: 30, rate: 6.5 };

export const lendingRows: Rows = {
  'GET /mortgage/rate-sheet': () => ({}),
  'GET /mortgage/team': () => ({}),
  'GET /mortgage/shared-statuses': () => ({}),
  'PUT /mortgage/rate-sheet': () => ({ body: { products: [product] } }),
  'POST /mortgage/rate-sheet/import': () => ({ body: { csv: 'line,program,term_years,rate\nproduct,fha,30,6' } }),
  'GET /mortgage/stats': () => ({}),
  'GET /mortgage/applications': () => ({}),
  'GET /mortgage/activity': () => ({}),
  'GET /mortgage/activity.csv': () => ({}),
  'POST /mortgage/applications': {
    of: async (tenant, world) => {
      await anApplication(tenant, world);
      return { body: { agentId: tenant.lender.agentId, buyerId: tenant.buyer.id }, invalid: true };
    },
    absent: { body: { agentId: absentId.id, buyerId: absentId.id }, invalid: true },
  },
  'GET /mortgage/applications/{id}': onApplication(),
  'PUT /mortgage/applications/{id}/fields': onApplication({ version: 1, changes: { 'borrower.1.FirstName': 'Grace' } }),
  'POST /mortgage/applications/{id}/status': onApplication({ status: 'withdrawn' }),
  'PUT /mortgage/applications/{id}/dates': onApplication({ closingOn: '2099-01-01' }),
  'GET /mortgage/applications/{id}/demographics': onApplication(),
  'PUT /mortgage/applications/{id}/demographics': onApplication(demographics),
  'POST /mortgage/applications/{id}/conditions': onApplication({ title: 'Appraisal', neededFrom: 'third_party' }),
  'POST /mortgage/applications/{id}/conditions/checklist': onApplication({}),
  'POST /mortgage/conditions/{id}/document': {
    of: async (tenant, world) => ({
      params: { id: await aCondition(tenant, world) },
      body: { documentId: await documentOf(tenant, world) },
    }),
    absent: { params: absentId, body: { documentId: 1 } },
  },
  'POST /mortgage/conditions/{id}/review': {
    of: async (tenant, world) => ({ params: { id: await aCondition(tenant, world) }, body: { status: 'waived' } }),
    absent: { params: absentId, body: { status: 'waived' } },
  },
  'POST /mortgage/applications/{id}/disclosures': onApplication({
    kind: 'loan_estimate',
    sentOn: '2026-11-02',
    method: 'mail',
  }),
  'PUT /mortgage/disclosures/{id}': {
    of: async (tenant, world) => ({ params: { id: await aDisclosure(tenant, world) }, body: delivery }),
    absent: { params: absentId, body: delivery },
  },
  'POST /mortgage/applications/{id}/rate-lock': onApplication({ lockedOn: '2026-11-02', days: 30, ratePercent: 6.5 }),
  'POST /mortgage/applications/{id}/rate-lock/extension': {
    of: async (tenant, world) => ({ params: { id: await aLock(tenant, world) }, body: { on: '2026-11-20', days: 7 } }),
    absent: { params: absentId, body: { on: '2026-11-20', days: 7 } },
  },
  'PUT /mortgage/applications/{id}/letter-limits': onApplication(limits),
  'POST /mortgage/applications/{id}/letters': onApplication({
    home: '12 Main St',
    price: 400_000,
    downPayment: 80_000,
  }),
  'POST /mortgage/letters/{id}/revoke': {
    of: async (tenant, world) => ({ params: { id: await aLetter(tenant, world) } }),
    absent: { params: absentId },
  },
  'GET /mortgage/letters/{id}/pdf': {
    of: async (tenant, world) => ({ params: { id: await aLetter(tenant, world) } }),
    absent: { params: absentId },
  },
  'POST /mortgage/applications/{id}/export': onApplication({ format: 'json' }),
  'POST /mortgage/applications/{id}/import': onApplication({
    version: 1,
    content: '{"values":{"borrower.1.FirstName":"Grace"}}',
  }),
  'POST /mortgage/applications/{id}/import/preview': onApplication({
    content: '{"values":{"borrower.1.FirstName":"Grace"}}',
  }),
  'POST /mortgage/applications/{id}/co-borrower': onApplication({ email: 'second@example.com' }, 'pending'),
  'DELETE /mortgage/applications/{id}/co-borrower': {
    of: async (tenant, world): Promise<Sent> => ({ params: { id: await invitedTo(tenant, world) } }),
    absent: { params: absentId },
  },
  'POST /mortgage/co-borrower-invitation': () => forged,
  'POST /mortgage/co-borrower-invitation/acceptance': () => forged,
  'POST /mortgage/applications/{id}/signature': onApplication(undefined, 'pending'),
  'GET /mortgage/applications/{id}/pdf': onApplication(),
  'GET /mortgage/letters/verify/{code}': () => ({ params: { code: 'AAAAAAAAA' } }),
  'GET /mortgage/applications/{id}/status-shares': onApplication(),
  'PUT /mortgage/applications/{id}/status-shares': {
    of: async (tenant, world): Promise<Sent> => ({
      params: { id: await anApplication(tenant, world) },
      body: { agentId: tenant.agent.agentId, shared: true },
    }),
    absent: { params: absentId, body: { agentId: 1, shared: true } },
  },
};
