import { m } from '@lintel/messages';
import { eq, getViewSelectedFields } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { profileOf } from '../../accounts/index.ts';
import {
  acceptInvitation,
  agentProfiles,
  companyPaths,
  companyProfiles,
  lockCompany,
  meAsAgent,
  notifyOwner,
  ownInvitation,
  readmitAgent,
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
    const [agent] = await tx
      .select({ status: agentProfiles.status })
      .from(agentProfiles)
      .where(eq(agentProfiles.id, me.id));
    const invitation = await ownInvitation(tx, {
      token: input.invitation,
      companyId: me.resellerId,
      personId: me.personId,
    });
    if (!invitation) throw notFound(m.network__this_invitation_is_no_longer());
    if (agent?.status !== 'left') throw conflict(m.network__youre_already_with_this_company());
    await acceptInvitation(tx, invitation.id);
    await readmitAgent(tx, me.id, invitation.agentPriceCents);
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
    .select({
      agent: getViewSelectedFields(agentProfiles),
      companyName: companyProfiles.companyName,
      companyPriceCents: companyProfiles.agentPriceCents,
    })
    .from(agentProfiles)
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(eq(agentProfiles.id, agentId));
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
