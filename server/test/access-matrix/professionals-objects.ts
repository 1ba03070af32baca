import { licenses } from '../../src/modules/licensing/tables.ts';
import { connections } from '../../src/modules/professionals/tables.ts';
import { aBuyer, anAgent } from '../people.ts';
import type { Tenant, World } from './world.ts';

/** Relationships between buyers and professionals, created for each call. */

const db = ({ app }: World) => app.context.database.db;

/** Creates another agent of the company who takes clients, with this relationship to the company's buyer. */
export async function colleagueOf(tenant: Tenant, world: World, state: 'none' | 'pending' | 'connected') {
  const { agentId } = await anAgent(world.app, tenant.owner);
  await db(world)
    .insert(licenses)
    .values({
      ...{ agentId, country: 'US', jurisdiction: 'TX', licenseType: 'real_estate', licenseNumber: `L-${agentId}` },
      status: 'verified',
    });
  if (state !== 'none') await db(world).insert(connections).values({ buyerId: tenant.buyer.id, agentId, state });
  return agentId;
}

/** Creates a request of a new buyer to the company's agent. */
export async function requestOf({ agent }: Tenant, world: World): Promise<number> {
  const buyer = await aBuyer(world.app);
  const [row] = await db(world)
    .insert(connections)
    .values({ buyerId: buyer.id, agentId: agent.agentId, shared: ['name'] })
    .returning({ id: connections.id });
  return row!.id;
}

/** Creates a buyer who signed up with a code of the company's agent. */
export const clientOf = async ({ agent }: Tenant, { app }: World): Promise<number> => (await aBuyer(app, agent)).id;
