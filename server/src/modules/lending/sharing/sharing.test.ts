import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, anAgent } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { connections } from '../../professionals/tables.ts';
import { aLender, type Lending, mortgageCalls } from '../lending.fixture.ts';
import { loanApplications } from '../tables.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const { call, inStatus } = mortgageCalls(() => app);

describe('people around an application', () => {
  it('shows a real estate agent the status with the borrower’s consent, and never an amount', async () => {
    const { company, agent } = lender;
    const realtor = await anAgent(app, company);
    const buyer = await aBuyer(app, agent);
    await app.context.database.db
      .insert(connections)
      .values({ buyerId: buyer.id, agentId: realtor.agentId, state: 'connected' });
    const id = await inStatus('submitted', { ...lender, buyer });
    const path = `/applications/${id}/status-shares`;
    const seen = async () => (await call('GET', '/shared-statuses', undefined, realtor.as)).body;
    expect(await seen()).toEqual([]);
    expect((await call('GET', path, undefined, agent.as)).status).toBe(403);
    const share = (shared: boolean, agentId = realtor.agentId) => call('PUT', path, { agentId, shared }, buyer.as);
    expect((await share(true, agent.agentId)).body.fields[0].field).toBe('agentId');
    expect((await share(true)).body).toEqual([{ agentId: realtor.agentId, name: expect.any(String), shared: true }]);
    const [status] = await seen();
    expect(Object.keys(status).toSorted()).toEqual([
      ...['applicationId', 'borrower', 'borrowerId', 'changedAt', 'closingOn', 'home', 'status'],
    ]);
    expect(status).toMatchObject({ applicationId: id, home: '12 Main St', status: 'submitted' });
    await share(false);
    expect(await seen()).toEqual([]);
    const entries = await db().select().from(auditLog).where(like(auditLog.action, 'loan.status_%'));
    expect(entries.map(({ action }) => action)).toEqual(['loan.status_shared', 'loan.status_unshared']);
  });

  it('shows a company the licenses, letters and due notices of its mortgage agents, and no borrower', async () => {
    const other = await aLender(app);
    await call('GET', '/team', undefined, other.agent.as).then(({ status }) => expect(status).toBe(403));
    const id = await inStatus('submitted', other);
    await db().update(loanApplications).set({ sixFactsOn: '2026-01-05' }).where(eq(loanApplications.id, id));
    const { body } = await call('GET', '/team', undefined, other.company.as);
    expect(body).toEqual([
      {
        ...{ agentId: other.agent.agentId, name: expect.any(String), active: true, openApplications: 1 },
        licenses: [
          { jurisdiction: 'TX', number: `NMLS-${other.agent.agentId}`, expiresOn: '2099-01-01', state: 'valid' },
        ],
        ...{ letters: 0, validLetters: 0, ratesStatedOn: null },
        noticesDue: [{ kind: 'loan_estimate_due', on: '2026-01-08', daysLeft: expect.any(Number) }],
      },
    ]);
  });
});
