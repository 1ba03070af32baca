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
