import { eq } from 'drizzle-orm';
import { type BuyerProfile, lockBuyer } from '../../companies/index.ts';
import type { SharedFact } from '../contract.ts';
import { connections } from '../tables.ts';
import { publishConnection, sidesOf } from './publish-connection.ts';
import { consent, openBetween, type Requesting } from './request-connection.ts';

const shared: SharedFact[] = ['name', 'email', 'phone'];

/**
 * Connects a buyer with an agent who already works for a person they buy with, without a request: the agent has agreed
 * by inviting. Writes the consent with its receipt. Does nothing for a buyer who already works with the agent.
 */
export async function connectWithConsent(call: Requesting, buyer: BuyerProfile, agentId: number): Promise<void> {
  const { tx, emit, audit, address } = call;
  const buyerId = buyer.personId;
  await lockBuyer(tx, buyerId);
  const [open] = await tx.select().from(connections).where(openBetween(buyerId, agentId));
  if (buyer.agentId === agentId || open?.state === 'connected') return;
  const now = new Date();
  const row = { state: 'connected', shared, consentedAt: now, answeredAt: now } as const;
  const [connection] = open
    ? await tx.update(connections).set(row).where(eq(connections.id, open.id)).returning()
    : await tx
        .insert(connections)
        .values({ buyerId, agentId, ...row })
        .returning();
  const { professional } = await sidesOf(tx, connection!);
  await consent(tx, connection!, professional.name, shared, address);
  await audit({
    action: 'connection.connected',
    object: `connection:${connection!.id}`,
    details: { buyer: buyerId, agent: agentId, shared },
  });
  await publishConnection(tx, emit, connection!, buyerId);
}
