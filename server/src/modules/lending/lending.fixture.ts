import type { TestApp } from '../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestBuyer } from '../../../test/people.ts';
import { licenses } from '../licensing/tables.ts';

export interface Lending {
  company: Awaited<ReturnType<typeof aCompany>>;
  agent: TestAgent;
  buyer: TestBuyer;
}

/** A licensed mortgage company in Texas with an agent and a client. */
export async function aLender(app: TestApp): Promise<Lending> {
  const company = await aCompany(app);
  const agent = await anAgent(app, company, { agentType: 'mortgage' });
  const held = { country: 'US', jurisdiction: 'TX', status: 'verified', expiresOn: '2099-01-01' } as const;
  await app.context.database.db.insert(licenses).values([
    { ...held, agentId: agent.agentId, licenseType: 'mortgage', licenseNumber: `NMLS-${agent.agentId}` },
    {
      ...held,
      resellerId: company.resellerId,
      licenseType: 'mortgage_brokerage',
      licenseNumber: `NMLS-C-${company.resellerId}`,
    },
  ]);
  return { company, agent, buyer: await aBuyer(app, agent) };
}

/** Every required field, and the six facts without the taxpayer number. */
export const complete = {
  'borrower.1.FirstName': 'Ada',
  'borrower.1.LastName': 'Stone',
  'borrower.1.BorrowerBirthDate': '1990-02-28',
  'current_income_item.1.IncomeType': 'Base',
  'current_income_item.1.CurrentIncomeMonthlyTotalAmount': 9_876.54,
  'subject_property.1.AddressLineText': '12 Main St',
  'subject_property.1.PropertyEstimatedValueAmount': 400_000,
  'loan.1.MortgageType': 'Conventional',
  'loan.1.SalesContractAmount': 400_000,
  'loan.1.BaseLoanAmount': 320_000,
  'loan.1.LoanAmortizationPeriodCount': 360,
  'declaration_detail.1.IntentToOccupyIndicator': true,
};

export type As = Record<string, string>;

/** The calls of the mortgage API that tests repeat, on the app that a test file starts. */
export function mortgageCalls(appOf: () => TestApp) {
  const call = (method: string, path: string, body: unknown, as: As) =>
    appOf().request(method, `/api/mortgage${path}`, body, as);
  const start = async (buyer: TestBuyer, body: object = {}) =>
    (await call('POST', '/applications', body, buyer.as)).body;
  const edit = (id: number, version: number, changes: object, as: As) =>
    call('PUT', `/applications/${id}/fields`, { version, changes }, as);
  const move = (id: number, status: string, as: As, more: object = {}) =>
    call('POST', `/applications/${id}/status`, { status, ...more }, as);
  /** An application whose every required field is filled in, in the status. */
  async function inStatus(
    status: 'pending' | 'submitted' | 'under_review',
    { buyer, agent }: Lending,
  ): Promise<number> {
    const { id } = await start(buyer);
    await edit(id, 1, complete, buyer.as);
    if (status !== 'pending') await move(id, 'submitted', buyer.as);
    if (status === 'under_review') for (const next of ['in_progress', 'under_review']) await move(id, next, agent.as);
    return id;
  }
  return { call, start, edit, move, inStatus };
}
