import { eq } from 'drizzle-orm';
import { people } from '../../src/modules/accounts/tables.ts';
import { subscriptions } from '../../src/modules/billing/tables.ts';
import { resellers } from '../../src/modules/companies/tables.ts';
import { coBorrowers } from '../../src/modules/lending/co-borrower/co-borrower.tables.ts';
import {
  letterLimits,
  loanApplications,
  loanConditions,
  loanDisclosures,
  loanLetters,
  rateLocks,
} from '../../src/modules/lending/tables.ts';
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
  // Earlier rows of the walk end the plan of the company, or its verification; letters need a company that may work.
  await db.update(subscriptions).set({ status: 'active' }).where(eq(subscriptions.customerId, owner.customerId));
  await db
    .update(resellers)
    .set({ verification: 'verified', suspendedAt: null })
    .where(eq(resellers.id, owner.resellerId));
  await db.update(people).set({ emailVerified: true }).where(eq(people.id, owner.id));
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

export async function aDisclosure(tenant: Tenant, world: World): Promise<number> {
  const [disclosure] = await world.app.context.database.db
    .insert(loanDisclosures)
    .values({
      applicationId: await anApplication(tenant, world),
      kind: 'revised_estimate',
      changedOn: '2026-11-02',
      method: 'mail',
    })
    .returning({ id: loanDisclosures.id });
  return disclosure!.id;
}

/** An application whose rate is locked. */
export async function aLock(tenant: Tenant, world: World): Promise<number> {
  const applicationId = await anApplication(tenant, world);
  await world.app.context.database.db
    .insert(rateLocks)
    .values({ applicationId, lockedOn: '2026-11-02', days: 30, ratePercent: 6.5 });
  return applicationId;
}

/** An application that is not submitted, with an invited co-borrower. */
export async function invitedTo(tenant: Tenant, world: World): Promise<number> {
  const applicationId = await anApplication(tenant, world, 'pending');
  await world.app.context.database.db
    .insert(coBorrowers)
    .values({ applicationId, email: 'second@example.com', expiresAt: new Date('2099-01-01T00:00:00Z') });
  return applicationId;
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
