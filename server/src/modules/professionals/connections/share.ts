import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { confirmed, personProfiles } from '../../accounts/index.ts';
import { agentProfiles, lockBuyer, releaseBuyer } from '../../companies/index.ts';
import { meAsBuyer } from '../access.ts';
import { professionalsContract as contract } from '../contract.ts';
import { connections } from '../tables.ts';
import { publishConnection } from './publish-connection.ts';
import { consent, openBetween } from './request-connection.ts';
import { memberOf } from './team.ts';

export const share = serve(contract.share, {
  access: confirmed(meAsBuyer),
  writes: true,
  async run({ input: { id: agentId, shared }, me, tx, emit, audit, address }) {
    const buyerId = me.id;
    const before = await openConnection(tx, buyerId, agentId);
    await consent(tx, before, await nameOf(tx, agentId), shared, address);
    await tx.update(connections).set({ shared, consentedAt: new Date() }).where(eq(connections.id, before.id));
    await audit({
      action: 'connection.shared',
      object: `connection:${before.id}`,
      details: { buyer: buyerId, agent: agentId, before: before.shared, shared },
    });
    await publishConnection(tx, emit, { ...before, shared }, buyerId);
    return (await memberOf(tx, buyerId, agentId))!;
  },
});

/**
 * Locks the open connection of the two. The connection of a buyer who came by code is created with the first
 * consent.
 */
async function openConnection(tx: Tx, buyerId: number, agentId: number) {
  await lockBuyer(tx, buyerId);
  const [open] = await tx.select().from(connections).where(openBetween(buyerId, agentId)).for('update');
  const member = await memberOf(tx, buyerId, agentId);
  if (!member) throw notFound(m.professionals__youre_not_connected_with_this());
  const byCode = {
    origin: 'code',
    state: 'connected',
    answeredAt: member.since ? new Date(member.since) : null,
  } as const;
  if (open && (open.state === 'connected' || member.origin === 'request')) return open;
  if (open) {
    const [connected] = await tx.update(connections).set(byCode).where(eq(connections.id, open.id)).returning();
    return { ...connected!, shared: member.shared };
  }
  const [made] = await tx
    .insert(connections)
    .values({ buyerId, agentId, shared: member.shared, ...byCode })
    .returning();
  return made!;
}

async function nameOf(tx: Tx, agentId: number): Promise<string> {
  const [found] = await tx
    .select({ name: personProfiles.name })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(eq(agentProfiles.id, agentId));
  return found?.name ?? '';
}

/** Ends a pending request or a connection; returns undefined when there is none. */
export async function close(
  tx: Tx,
  { buyerId, agentId }: { buyerId: number; agentId: number },
  how: { state: 'withdrawn' | 'ended'; byId: number; reason?: string | null },
) {
  const ending = { state: how.state, endedAt: new Date(), endedById: how.byId, reason: how.reason || null };
  const from = how.state === 'withdrawn' ? 'pending' : 'connected';
  const [row] = await tx
    .update(connections)
    .set(ending)
    .where(and(eq(connections.buyerId, buyerId), eq(connections.agentId, agentId), eq(connections.state, from)))
    .returning();
  if (how.state === 'withdrawn') return row;
  const released = await releaseBuyer(tx, buyerId, agentId);
  if (row || !released) return row;
  const [made] = await tx
    .insert(connections)
    .values({ buyerId, agentId, origin: 'code', ...ending })
    .returning();
  return made;
}
