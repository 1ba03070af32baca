import { hashPassword } from '../../src/capabilities/accounts/index.ts';
import { credentials } from '../../src/capabilities/accounts/tables.ts';
import { connections } from '../../src/capabilities/professionals/tables.ts';
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

/** Two companies with all their people, so that one can reach for what is the other's. */
export interface World {
  app: TestApp;
  wholesaler: TestPerson;
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
  const world = { app, wholesaler, ours: await createTenant(app), theirs: await createTenant(app) };
  const password = await hashPassword(everybodysPassword);
  const { owner, agent, lender, buyer } = world.ours;
  const callers = [wholesaler, owner, agent, lender, buyer];
  await app.house.database.db
    .insert(credentials)
    .values(callers.map(({ id }) => ({ userId: id, accountId: String(id), providerId: 'credential', password })));
  return world;
}

export const everybodysPassword = 'a stone above the door';

async function createTenant(app: TestApp): Promise<Tenant> {
  const owner = await aCompany(app);
  const agent = await anAgent(app, owner);
  const lender = await anAgent(app, owner, { agentType: 'mortgage' });
  const buyer = await aBuyer(app, agent);
  await app.house.database.db.insert(connections).values({
    buyerId: buyer.id,
    agentId: agent.agentId,
    state: 'connected',
    origin: 'code',
    shared: ['name', 'journey'],
  });
  return { owner, agent, lender, buyer };
}

/** Who calls: a visitor, one of each role of the first company, and the wholesaler. */
export const roles = {
  visitor: () => ({}),
  buyer: ({ ours }: World) => ours.buyer.as,
  agent: ({ ours }: World) => ours.agent.as,
  lender: ({ ours }: World) => ours.lender.as,
  reseller: ({ ours }: World) => ours.owner.as,
  wholesaler: ({ wholesaler }: World) => wholesaler.as,
} as const;

export type Role = keyof typeof roles;
