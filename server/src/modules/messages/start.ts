import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { signedIn } from '../../platform/serve/access.ts';
import { conflict, forbidden, notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { Person } from '../../platform/serve/session.ts';
import { confirmed } from '../accounts/index.ts';
import { agentProfiles, buyerProfiles, companyProfiles } from '../companies/index.ts';
import { connectionBetween } from '../professionals/index.ts';
import { threadAccess } from './access.ts';
import { messagesContract as contract } from './contract.ts';
import { openCompanyThread, openThread } from './open-thread.ts';
import { presentThread } from './present.ts';
import { messageThreads } from './tables.ts';

export const start = serve(contract.start, {
  access: confirmed(signedIn),
  writes: true,
  async run({ input, subject: me, tx }) {
    const withCompany = await companyPair(tx, me, input);
    if (withCompany) return presentThread(tx, await openCompanyThread(tx, withCompany), me);
    const pair =
      input.agentId === undefined
        ? { buyerId: input.buyerId!, agentId: (await agentOf(tx, me)).id }
        : { buyerId: await buyerOf(tx, me), agentId: input.agentId };
    const [existing] = await tx
      .select()
      .from(messageThreads)
      .where(
        and(
          eq(messageThreads.buyerId, pair.buyerId),
          eq(messageThreads.agentId, pair.agentId),
          threadAccess.visible(me),
        ),
      );
    // Past messages stay readable, also for people who no longer work together.
    if (existing) return presentThread(tx, existing, me);
    const between = await connectionBetween(tx, pair);
    if (between.state !== 'connected' && between.state !== 'pending') throw await rejectionOf(tx, input);
    return presentThread(tx, await openThread(tx, pair, between), me);
  },
});

/**
 * Professionals are in the directory, so their existence is public; a buyer exists only for people who work with them.
 */
async function rejectionOf(tx: Tx, { agentId }: { agentId?: number | undefined }): Promise<Error> {
  if (agentId === undefined) return notFound(m.messages__you_dont_work_with_this());
  const [agent] = await tx
    .select({ status: agentProfiles.status })
    .from(agentProfiles)
    .where(eq(agentProfiles.id, agentId));
  return agent?.status === 'active'
    ? conflict(m.messages__connect_with_this_professional_first())
    : notFound(m.messages__we_couldnt_find_this_professional());
}

async function buyerOf(tx: Tx, me: Person): Promise<number> {
  const [buyer] = await tx
    .select({ id: buyerProfiles.id })
    .from(buyerProfiles)
    .where(eq(buyerProfiles.personId, me.id));
  if (!buyer) throw forbidden(m.messages__only_home_buyers_can_message());
  return me.id;
}

/** Returns the company and the agent of a conversation, or undefined when another one was requested. */
async function companyPair(
  tx: Tx,
  me: Person,
  { agentId, company }: { agentId?: number | undefined; company?: true | undefined },
): Promise<{ resellerId: number; agentId: number } | undefined> {
  if (company) {
    const { id, resellerId } = await agentOf(tx, me);
    return { resellerId, agentId: id };
  }
  if (agentId === undefined) return undefined;
  const [own] = await tx
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(eq(companyProfiles.ownerId, me.id));
  if (!own) return undefined;
  const [agent] = await tx
    .select({ status: agentProfiles.status })
    .from(agentProfiles)
    .where(and(eq(agentProfiles.id, agentId), eq(agentProfiles.resellerId, own.id)));
  // Past messages stay readable after an agent has left; a first message requires an active agent.
  const [existing] = await tx
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(and(eq(messageThreads.resellerId, own.id), eq(messageThreads.agentId, agentId)));
  if (!existing && agent?.status !== 'active') throw notFound(m.messages__we_couldnt_find_this_agent());
  return { resellerId: own.id, agentId };
}

async function agentOf(tx: Tx, me: Person): Promise<{ id: number; resellerId: number }> {
  const [agent] = await tx
    .select({ id: agentProfiles.id, resellerId: agentProfiles.resellerId })
    .from(agentProfiles)
    .where(and(eq(agentProfiles.personId, me.id), eq(agentProfiles.status, 'active')));
  if (!agent) throw forbidden(m.messages__only_active_agents_can_start());
  return agent;
}
