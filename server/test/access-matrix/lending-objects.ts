import { letterLimits, loanApplications, loanConditions, loanLetters } from '../../src/modules/lending/tables.ts';
import { licenses } from '../../src/modules/licensing/tables.ts';
import { connections } from '../../src/modules/professionals/tables.ts';
import type { Tenant, World } from './world.ts';

type Status = (typeof loanApplications.status.enumValues)[number];

const values = {
  'borrower.1.FirstName': 'Ada',
  'borrower.1.LastName': 'Stone',
  'borrower.1.BorrowerBirthDate': '1990-02-28',
  'loan.1.MortgageType': 'Conventional',
  'loan.1.SalesContractAmount': 400_000,
  'loan.1.BaseLoanAmount': 320_000,
  'loan.1.LoanAmortizationPeriodCount': 360,
  'declaration_detail.1.IntentToOccupyIndicator': true,
};

/** An application of the tenant's buyer with its lender, who work together and are licensed. */
export async function anApplication(
  { lender, owner, buyer }: Tenant,
  { app }: World,
  status: Status = 'submitted',
): Promise<number> {
  const { db } = app.context.database;
  const shared = ['name' as const];
  await db
    .insert(connections)
    .values({ buyerId: buyer.id, agentId: lender.agentId, state: 'connected', origin: 'code', shared })
    .onConflictDoNothing();
  const held = { country: 'US', jurisdiction: 'TX', status: 'verified', expiresOn: '2099-01-01' } as const;
  await db.insert(licenses).values([
    { ...held, agentId: lender.agentId, licenseType: 'mortgage', licenseNumber: 'NMLS-1' },
    { ...held, resellerId: owner.resellerId, licenseType: 'mortgage_brokerage', licenseNumber: 'NMLS-2' },
  ]);
  const [application] = await db
    .insert(loanApplications)
    .values({
      ...{ buyerId: buyer.id, agentId: lender.agentId, country: 'US', currency: 'USD', stateOrProvince: 'TX', status },
      data: JSON.stringify({ values, changedIn: {} }),
    })
    .returning({ id: loanApplications.id });
  const cents = {
    priceMaxCents: 50_000_000,
    loanMaxCents: 40_000_000,
    paymentMaxCents: 300_000,
    downMinCents: 0,
    cashMaxCents: 20_000_000,
  };
  await db.insert(letterLimits).values({
    ...{
      applicationId: application!.id,
      kind: 'pre_approval',
      program: 'Conventional',
      ...cents,
      ratePercent: 6.5,
      years: 30,
    },
    expiresOn: '2099-01-01',
  });
  return application!.id;
}

export async function aCondition(tenant: Tenant, world: World): Promise<number> {
  const [condition] = await world.app.context.database.db
    .insert(loanConditions)
    .values({ applicationId: await anApplication(tenant, world), title: 'Appraisal', neededFrom: 'third_party' })
    .returning({ id: loanConditions.id });
  return condition!.id;
}

let letters = 0;

export async function aLetter(tenant: Tenant, world: World): Promise<number> {
  const [letter] = await world.app.context.database.db
    .insert(loanLetters)
    .values({
      ...{
        applicationId: await anApplication(tenant, world),
        code: `LETTER${++letters}`,
        kind: 'pre_approval',
        program: 'Conventional',
      },
      ...{
        buyerName: 'Ada Stone',
        home: '12 Main St',
        priceCents: 40_000_000,
        loanCents: 32_000_000,
        expiresOn: '2099-01-01',
      },
    })
    .returning({ id: loanLetters.id });
  return letter!.id;
}
