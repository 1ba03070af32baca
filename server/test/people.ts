import { people } from '../src/modules/accounts/tables.ts';
import { customers, subscriptions } from '../src/modules/billing/tables.ts';
import { agents, buyers, resellers } from '../src/modules/companies/tables.ts';
import type { TestApp } from './harness.ts';

type Role = (typeof people.role.enumValues)[number];

export interface TestPerson {
  id: number;
  email: string;
  /** Headers that authenticate a request as this person (see the harness). */
  as: Record<string, string>;
}

let made = 0;

/** Creates a person with a confirmed address and a second factor, without a password. */
export async function aPerson(
  app: TestApp,
  role: Role,
  fields: Partial<typeof people.$inferInsert> = {},
): Promise<TestPerson> {
  const email = `person-${++made}@example.com`;
  const [person] = await app.context.database.db
    .insert(people)
    .values({
      email,
      firstName: 'Ada',
      lastName: 'Stone',
      role,
      emailVerified: true,
      twoFactorEnabled: true,
      ...fields,
    })
    .returning({ id: people.id, email: people.email });
  return { ...person!, as: { 'x-test-person': String(person!.id) } };
}

const DAY_MS = 86_400_000;

export interface TestCompany extends TestPerson {
  resellerId: number;
  customerId: number;
}

/** Creates the owner of a verified company with a paid plan (professional, 40 seats). */
export async function aCompany(
  app: TestApp,
  fields: Partial<typeof resellers.$inferInsert> = {},
  plan: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<TestCompany> {
  const { db } = app.context.database;
  const owner = await aPerson(app, 'reseller');
  const companyName = `Company ${owner.id}`;
  const [customer] = await db
    .insert(customers)
    .values({ ownerId: owner.id, name: companyName, email: owner.email, country: 'US', stateOrProvince: 'TX' })
    .returning({ id: customers.id });
  const customerId = customer!.id;
  await db.insert(subscriptions).values({
    customerId,
    priceId: 'professional-monthly',
    tier: 'professional',
    billingInterval: 'monthly',
    amountCents: 1_000,
    seats: 40,
    status: 'active',
    provider: 'test',
    providerSubscriptionId: `sub_test_${customerId}`,
    currentPeriodStart: new Date(Date.now() - 10 * DAY_MS),
    currentPeriodEnd: new Date(Date.now() + 20 * DAY_MS),
    ...plan,
  });
  const [reseller] = await db
    .insert(resellers)
    .values({
      ownerId: owner.id,
      customerId,
      companyName,
      licenseNumber: `TX-${owner.id}`,
      country: 'US',
      stateOrProvince: 'TX',
      city: 'Austin',
      subscriptionTier: 'professional',
      verification: 'verified',
      resellerCode: `company-${owner.id}`,
      ...fields,
    })
    .returning({ id: resellers.id });
  return { ...owner, resellerId: reseller!.id, customerId };
}

export interface TestAgent extends TestPerson {
  agentId: number;
}

/** Creates an active agent of a company. */
export async function anAgent(
  app: TestApp,
  { resellerId }: { resellerId: number },
  fields: Partial<typeof agents.$inferInsert> = {},
): Promise<TestAgent> {
  const person = await aPerson(app, 'agent');
  const [agent] = await app.context.database.db
    .insert(agents)
    .values({
      personId: person.id,
      resellerId,
      agentType: 'real_estate',
      licenseNumber: `A-${person.id}`,
      stateOrProvince: 'TX',
      city: 'Austin',
      countries: ['US'],
      status: 'active',
      ...fields,
    })
    .returning({ id: agents.id });
  return { ...person, agentId: agent!.id };
}

export interface TestBuyer extends TestPerson {
  buyerId: number;
}

/** Creates a buyer, with or without an agent. */
export async function aBuyer(app: TestApp, agent?: { agentId: number }): Promise<TestBuyer> {
  const person = await aPerson(app, 'end_user');
  const [buyer] = await app.context.database.db
    .insert(buyers)
    .values({ personId: person.id, agentId: agent?.agentId ?? null, country: 'US', countries: ['US'] })
    .returning({ id: buyers.id });
  return { ...person, buyerId: buyer!.id };
}
