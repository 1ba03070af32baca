import { and, eq } from 'drizzle-orm';
import { licenses } from '../../src/modules/licensing/tables.ts';
import { matches } from '../../src/modules/matching/connect/connect.tables.ts';
import { dealImports } from '../../src/modules/matching/past-deals/past-deals.tables.ts';
import { connections } from '../../src/modules/professionals/tables.ts';
import { anAgent } from '../people.ts';
import type { Tenant, World } from './world.ts';

/** Buyers' requests to professionals from lists, created for each call. */

const db = ({ app }: World) => app.context.database.db;

/** Returns a lender of the company who takes clients, with no pending request of its buyer. */
export async function lenderOf({ owner, buyer }: Tenant, world: World): Promise<number> {
  await db(world)
    .update(connections)
    .set({ state: 'withdrawn' })
    .where(and(eq(connections.buyerId, buyer.id), eq(connections.state, 'pending')));
  const { agentId } = await anAgent(world.app, owner, { agentType: 'mortgage' });
  await db(world)
    .insert(licenses)
    .values({
      ...{ agentId, country: 'US', jurisdiction: 'TX', licenseType: 'mortgage', licenseNumber: `M-${agentId}` },
      status: 'verified',
    });
  return agentId;
}

/** A match of the company's buyer: lapsed with a next professional on its list, or closed. */
export async function matchOf(tenant: Tenant, world: World, how: 'lapsed' | 'closed') {
  const [agentId, nextId] = [await lenderOf(tenant, world), await lenderOf(tenant, world)];
  const now = new Date();
  const state = how === 'lapsed' ? ('lapsed' as const) : ('ended' as const);
  const pair = { buyerId: tenant.buyer.id, agentId };
  const [connection] = await db(world)
    .insert(connections)
    .values({ ...pair, state, shared: ['name'], endedAt: now })
    .returning({ id: connections.id });
  const entry = { percentile: null, matchScore: null, reasons: [] };
  const [match] = await db(world)
    .insert(matches)
    .values({
      ...{
        ...pair,
        agentType: 'mortgage',
        connectionId: connection!.id,
        state,
        position: 1,
        formula: '1',
        shownAt: now,
      },
      shown: [
        { agentId, ...entry },
        { agentId: nextId, ...entry },
      ],
      ...{ askedAt: now, replyDueAt: now, lapsesAt: now, closedAt: how === 'closed' ? now : null },
    })
    .returning({ id: matches.id });
  return { id: match!.id, nextId };
}

/** Creates an import of past deals of the company. */
export async function dealImportOf({ owner: { resellerId } }: Tenant, world: World): Promise<number> {
  const [made] = await db(world)
    .insert(dealImports)
    .values({ resellerId, fileName: 'deals.csv', deals: 0, refused: 0 })
    .returning({ id: dealImports.id });
  return made!.id;
}
