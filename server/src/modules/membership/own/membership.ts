import { createHash } from 'node:crypto';
import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles, profileOf } from '../../accounts/index.ts';
import {
  agents,
  companyPaths,
  invitations,
  isOpen,
  lockCompany,
  meAsAgent,
  notifyOwner,
  resellers,
} from '../../companies/index.ts';
import { ownMembershipContract as contract, type Membership } from './contract.ts';

export const membership = serve(contract.membership, {
  access: meAsAgent,
  run: ({ subject: { id }, db }) => membershipOf(db, id),
});

/** Readmits a former agent with an invitation, which has reserved their seat. */
export const rejoin = serve(contract.rejoin, {
  access: meAsAgent,
  writes: true,
  async run({ input, subject: me, tx, emit, audit }) {
    await lockCompany(tx, { id: me.resellerId });
    const [agent] = await tx.select({ status: agents.status }).from(agents).where(eq(agents.id, me.id));
    const [invitation] = await tx
      .select({ id: invitations.id, agentPriceCents: invitations.agentPriceCents })
      .from(invitations)
      .innerJoin(personProfiles, eq(personProfiles.email, invitations.email))
      .where(
        and(
          eq(invitations.tokenHash, createHash('sha256').update(input.invitation).digest('hex')),
          eq(invitations.resellerId, me.resellerId),
          eq(personProfiles.id, me.personId),
          isOpen,
        ),
      );
    if (!invitation) throw notFound(m.network__this_invitation_is_no_longer());
    if (agent?.status !== 'left') throw conflict(m.network__youre_already_with_this_company());
    await tx.update(invitations).set({ acceptedAt: new Date() }).where(eq(invitations.id, invitation.id));
    await tx
      .update(agents)
      .set({ status: 'active', leftAt: null, priceCents: invitation.agentPriceCents })
      .where(eq(agents.id, me.id));
    const person = await profileOf(tx, me.personId);
    await notifyOwner(tx, emit, me.resellerId, {
      kind: 'team',
      key: `agent.rejoined:${me.id}:${invitation.id}`,
      title: m.network__accepted_your_invitation({ name: person?.name ?? m.network__an_agent() }),
      body: m.network__theyre_back_at_your_company(),
      path: companyPaths.agents,
    });
    await audit({
      action: 'agent.rejoined',
      object: `agent:${me.id}`,
      details: { reseller: me.resellerId, invitation: invitation.id },
    });
    return membershipOf(tx, me.id);
  },
});

async function membershipOf(db: Db, agentId: number): Promise<Membership> {
  const [row] = await db
    .select({ agent: agents, companyName: resellers.companyName, companyPriceCents: resellers.agentPriceCents })
    .from(agents)
    .innerJoin(resellers, eq(resellers.id, agents.resellerId))
    .where(eq(agents.id, agentId));
  if (!row) throw notFound();
  const { agent, companyName, companyPriceCents } = row;
  return {
    companyName,
    status: agent.status === 'unconfirmed' ? 'pending' : agent.status,
    agentPricingTier: agent.priceCents ?? companyPriceCents,
    currency: 'USD',
    joinedAt: agent.joinedAt.toISOString(),
    leftAt: agent.leftAt?.toISOString() ?? null,
  };
}
