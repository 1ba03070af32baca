import { and, eq } from 'drizzle-orm';
import { signedIn } from '../../foundation/access.ts';
import type { Tx } from '../../foundation/db.ts';
import { conflict, forbidden, notFound } from '../../foundation/errors.ts';
import { serve } from '../../foundation/serve.ts';
import type { Person } from '../../foundation/session.ts';
import { agents, buyers } from '../network/index.ts';
import { connectionBetween } from '../professionals/index.ts';
import { messagesContract as contract } from './contract.ts';
import { openThread } from './open-thread.ts';
import { presentThread } from './present.ts';
import { messageThreads } from './tables.ts';

export const start = serve(contract.start, {
  access: signedIn,
  writes: true,
  async run({ input, subject: me, tx }) {
    const pair =
      input.agentId === undefined
        ? { buyerId: input.buyerId!, agentId: await agentOf(tx, me) }
        : { buyerId: await buyerOf(tx, me), agentId: input.agentId };
    const [held] = await tx
      .select()
      .from(messageThreads)
      .where(and(eq(messageThreads.buyerId, pair.buyerId), eq(messageThreads.agentId, pair.agentId)));
    // What was said stays readable, also for those who do not work together any more.
    if (held) return presentThread(tx, held, me);
    const between = await connectionBetween(tx, pair);
    if (between.state !== 'connected' && between.state !== 'pending') throw await refusal(tx, input);
    return presentThread(tx, await openThread(tx, pair, between), me);
  },
});

/** Professionals stand in the directory, so that one may know of them; buyers exist for those who work with them alone. */
async function refusal(tx: Tx, { agentId }: { agentId?: number | undefined }): Promise<Error> {
  if (agentId === undefined) return notFound('You work with nobody of this number');
  const [agent] = await tx.select({ status: agents.status }).from(agents).where(eq(agents.id, agentId));
  return agent?.status === 'active'
    ? conflict('Connect with this professional first; then you can write to each other')
    : notFound('There is no such professional');
}

async function buyerOf(tx: Tx, me: Person): Promise<number> {
  const [buyer] = await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.personId, me.id));
  if (!buyer) throw forbidden('Only home buyers write to professionals first');
  return me.id;
}

async function agentOf(tx: Tx, me: Person): Promise<number> {
  const [agent] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.personId, me.id), eq(agents.status, 'active')));
  if (!agent) throw forbidden('Only active professionals write to their clients');
  return agent.id;
}
