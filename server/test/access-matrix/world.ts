import { inArray } from 'drizzle-orm';
import { hashPassword } from '../../src/modules/accounts/index.ts';
import { credentials, people } from '../../src/modules/accounts/tables.ts';
import { liveModelToken } from '../../src/modules/matching/ranking/model/live-model.ts';
import { connections } from '../../src/modules/professionals/tables.ts';
import type { TestApp } from '../harness.ts';
import {
  aBuyer,
  aCompany,
  anAgent,
  aPerson,
  type TestAgent,
  type TestBuyer,
  type TestCompany,
  type TestPerson,
} from '../people.ts';

/** Two companies with all their people, so that one can try to access the other's objects. */
export interface World {
  app: TestApp;
  wholesaler: TestPerson;
  /** A buyer and a company owner with unconfirmed addresses. */
  newBuyer: TestPerson;
  newOwner: TestPerson;
  ours: Tenant;
  theirs: Tenant;
}

export interface Tenant {
  owner: TestCompany;
  agent: TestAgent;
  lender: TestAgent;
  buyer: TestBuyer;
}

export async function createWorld(app: TestApp): Promise<World> {
  const wholesaler = await aPerson(app, 'wholesaler');
  const newBuyer = await aBuyer(app);
  const newOwner = await aCompany(app);
  await app.context.database.db
    .update(people)
    .set({ emailVerified: false, twoFactorEnabled: false })
    .where(inArray(people.id, [newBuyer.id, newOwner.id]));
  const tenants = { ours: await createTenant(app), theirs: await createTenant(app) };
  const world = { app, wholesaler, newBuyer, newOwner, ...tenants };
  const password = await hashPassword(everybodysPassword);
  const { owner, agent, lender, buyer } = world.ours;
  const callers = [wholesaler, owner, agent, lender, buyer, newBuyer, newOwner];
  await app.context.database.db
    .insert(credentials)
    .values(callers.map(({ id }) => ({ userId: id, accountId: String(id), providerId: 'credential', password })));
  // A model that was fitted before these professionals existed would not know them.
  await app.context.resolve(liveModelToken).refit();
  return world;
}

export const everybodysPassword = 'a stone above the door';

async function createTenant(app: TestApp): Promise<Tenant> {
  const owner = await aCompany(app);
  const agent = await anAgent(app, owner);
  const lender = await anAgent(app, owner, { agentType: 'mortgage' });
  const buyer = await aBuyer(app, agent);
  await app.context.database.db.insert(connections).values({
    buyerId: buyer.id,
    agentId: agent.agentId,
    state: 'connected',
    origin: 'code',
    shared: ['name', 'journey'],
  });
  return { owner, agent, lender, buyer };
}

/**
 * The callers: a visitor, one per role of the first company, the wholesaler, and two accounts with
 * unconfirmed addresses.
 */
export const roles = {
  visitor: () => ({}),
  buyer: ({ ours }: World) => ours.buyer.as,
  agent: ({ ours }: World) => ours.agent.as,
  lender: ({ ours }: World) => ours.lender.as,
  reseller: ({ ours }: World) => ours.owner.as,
  wholesaler: ({ wholesaler }: World) => wholesaler.as,
  'new buyer': ({ newBuyer }: World) => newBuyer.as,
  'new owner': ({ newOwner }: World) => newOwner.as,
} as const;

export type Role = keyof typeof roles;
