import { appointments } from '../../src/modules/appointments/tables.ts';
import { consentReceipts } from '../../src/modules/professionals/receipts/receipts.tables.ts';
import { reviews } from '../../src/modules/professionals/reviews/reviews.tables.ts';
import { connections } from '../../src/modules/professionals/tables.ts';
import { anAgent } from '../people.ts';
import type { Tenant, World } from './world.ts';

/** Consent receipts and reviews of clients, created for each call. */

const db = ({ app }: World) => app.context.database.db;

/** Creates a past showing of the company's buyer with its agent. */
export async function showingOf({ buyer, agent }: Tenant, world: World): Promise<number> {
  const startsAt = new Date(Date.now() - 86_400_000);
  const [row] = await db(world)
    .insert(appointments)
    .values({
      ...{ buyerId: buyer.id, agentId: agent.agentId, kind: 'showing', state: 'done', minutes: 30, timeZone: 'UTC' },
      ...{ times: [startsAt.toISOString()], startsAt },
    })
    .returning({ id: appointments.id });
  return row!.id;
}

/** Creates a review by the company's buyer of its agent. */
export async function reviewOf(tenant: Tenant, world: World): Promise<number> {
  const [row] = await db(world)
    .insert(reviews)
    .values({
      ...{ agentId: tenant.agent.agentId, authorId: tenant.buyer.id, eventKind: 'toured', rating: 5 },
      ...{ eventId: await showingOf(tenant, world), text: 'Patient, and knew every street.' },
    })
    .returning({ id: reviews.id });
  return row!.id;
}

/** Creates a consent receipt of the company's buyer for another agent of the company. */
export async function receiptOf({ owner, buyer }: Tenant, world: World): Promise<number> {
  const { agentId } = await anAgent(world.app, owner);
  const pair = { buyerId: buyer.id, agentId };
  const [open] = await db(world).insert(connections).values(pair).returning({ id: connections.id });
  const [row] = await db(world)
    .insert(consentReceipts)
    .values({ ...pair, connectionId: open!.id, text: 'I agree', version: '1', textHash: 'x' })
    .returning({ id: consentReceipts.id });
  return row!.id;
}
