import { createHash } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../foundation/db.ts';
import { conflict, notFound, Refusal } from '../../../foundation/errors.ts';
import { serve } from '../../../foundation/serve.ts';
import { consents, people } from '../../accounts/index.ts';
import { agents, buyers, takesLeads } from '../../network/index.ts';
import { meAsBuyer } from '../access.ts';
import {
  consentText,
  consentVersion,
  professionalsContract as contract,
  openRequestsMax,
  type SharedFact,
} from '../contract.ts';
import { connections } from '../tables.ts';
import { announce } from './news.ts';
import { DAY_MS, teamOf } from './team.ts';

/** Whoever declined is not asked again by the same buyer for so long. */
const restDays = 7;

export const connect = serve(contract.connect, {
  access: meAsBuyer,
  writes: true,
  async run({ input: { id: agentId, message, shared }, subject: buyer, me, tx, emit, audit, address }) {
    const buyerId = me!.id;
    // One request of a buyer after the other, so that two at once do not pass the limit together.
    await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.id, buyer.id)).for('update');
    const name = await takesClients(tx, agentId);
    if (buyer.agentId === agentId) throw conflict(`You work with ${name} already`);
    await refuseRepeated(tx, buyerId, agentId, name);
    await consent(tx, buyerId, name, shared, address);
    const [row] = await tx
      .insert(connections)
      .values({ buyerId, agentId, message: message || null, shared, consentedAt: new Date() })
      .returning();
    await audit({
      action: 'connection.requested',
      object: `connection:${row!.id}`,
      details: { buyer: buyerId, agent: agentId, shared },
    });
    await announce(tx, emit, row!, buyerId);
    return memberOf(tx, buyerId, agentId);
  },
});

export const share = serve(contract.share, {
  access: meAsBuyer,
  writes: true,
  async run({ input: { id: agentId, shared }, me, tx, emit, audit, address }) {
    const buyerId = me!.id;
    const [before] = await tx.select().from(connections).where(openBetween(buyerId, agentId)).for('update');
    if (!before) throw notFound('You have no connection with this professional');
    await consent(tx, buyerId, await nameOf(tx, agentId), shared, address);
    await tx.update(connections).set({ shared, consentedAt: new Date() }).where(eq(connections.id, before.id));
    await audit({
      action: 'connection.shared',
      object: `connection:${before.id}`,
      details: { buyer: buyerId, agent: agentId, before: before.shared, shared },
    });
    await announce(tx, emit, { ...before, shared }, buyerId);
    return memberOf(tx, buyerId, agentId);
  },
});

export const openBetween = (buyerId: number, agentId: number) =>
  and(
    eq(connections.buyerId, buyerId),
    eq(connections.agentId, agentId),
    inArray(connections.state, ['pending', 'connected']),
  );

const memberOf = async (db: Db, buyerId: number, agentId: number) =>
  (await teamOf(db, buyerId)).find(({ professionalId }) => professionalId === agentId)!;

/** The name of a professional to whom new clients may come; 404 for one nobody may know of, 409 for one who may not. */
async function takesClients(tx: Tx, agentId: number): Promise<string> {
  const [found] = await tx
    .select({ name: people.name, takes: takesLeads(), status: agents.status })
    .from(agents)
    .innerJoin(people, eq(people.id, agents.personId))
    .where(eq(agents.id, agentId));
  if (found?.status !== 'active') throw notFound('There is no such professional');
  if (!found.takes) throw conflict(`${found.name} cannot take clients now: a licence has to be verified first`);
  return found.name ?? '';
}

async function nameOf(tx: Tx, agentId: number): Promise<string> {
  const [found] = await tx
    .select({ name: people.name })
    .from(agents)
    .innerJoin(people, eq(people.id, agents.personId))
    .where(eq(agents.id, agentId));
  return found?.name ?? '';
}

async function refuseRepeated(tx: Tx, buyerId: number, agentId: number, name: string): Promise<void> {
  const [open] = await tx.select().from(connections).where(openBetween(buyerId, agentId));
  if (open)
    throw conflict(open.state === 'pending' ? `Your request to ${name} waits` : `You work with ${name} already`);
  const [declined] = await tx
    .select({ at: connections.answeredAt })
    .from(connections)
    .where(
      and(
        eq(connections.buyerId, buyerId),
        eq(connections.agentId, agentId),
        eq(connections.state, 'declined'),
        gt(connections.answeredAt, new Date(Date.now() - restDays * DAY_MS)),
      ),
    )
    .orderBy(desc(connections.answeredAt))
    .limit(1);
  if (declined) throw conflict(`${name} declined a request of yours less than ${restDays} days ago`);
  const [waiting] = await tx
    .select({ n: count() })
    .from(connections)
    .where(and(eq(connections.buyerId, buyerId), eq(connections.state, 'pending')));
  if (waiting!.n >= openRequestsMax)
    throw new Refusal(
      'LIMIT_REACHED',
      `${openRequestsMax} requests of yours wait for an answer. Take one back to ask somebody else.`,
    );
}

/** The words that were agreed to are not kept, but what proves them is. */
async function consent(
  tx: Tx,
  personId: number,
  who: string,
  shared: readonly SharedFact[],
  ipAddress: string,
): Promise<void> {
  const textHash = createHash('sha256').update(consentText(who, shared)).digest('hex');
  await tx
    .insert(consents)
    .values({ personId, purpose: 'share_with_professional', version: consentVersion, textHash, ipAddress });
}

/** Ends that which waits or goes on between two; undefined where there is nothing. */
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
  const [freed] = await tx
    .update(buyers)
    .set({ agentId: null })
    .where(sql`${buyers.personId} = ${buyerId} and ${buyers.agentId} = ${agentId}`)
    .returning({ id: buyers.id });
  if (row || !freed) return row;
  const [made] = await tx
    .insert(connections)
    .values({ buyerId, agentId, origin: 'code', ...ending })
    .returning();
  return made;
}
