import { m } from '@lintel/messages';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { queueEmail } from '../../platform/email/email-outbox.ts';
import type { Emit } from '../../platform/events/events.ts';
import { type ConfirmedAddress, personProfiles, profileOf, wholesalers } from '../accounts/index.ts';
import { agentCodes, agents, buyers, companyPaths, notifyOwner, resellers } from '../companies/index.ts';
import { licenses, takesLeads, waitingLicense } from '../licensing/index.ts';
import { notifyOperators } from '../notifications/index.ts';
import type { SignUpEmails } from './emails.ts';
import { salesRequested } from './reseller/sales.ts';

/**
 * Activates an account's role in the network once its address is confirmed. Before that, no other person sees it
 * and no one is notified of it.
 */
export const activateAfterConfirmation = (emails: SignUpEmails) => async (confirmed: ConfirmedAddress) => {
  await submitLicenses(confirmed);
  await openToCompany(confirmed, emails);
  await notifyOperatorsOfCompany(confirmed, emails);
  // An attacker may have opened the account with a code of their choice, so the agent is connected only for the
  // session that signed up.
  if (confirmed.bySession) await connectWithAgent(confirmed, emails);
};

/** The promised review time of a license starts with the confirmation. */
async function submitLicenses({ tx, emit, personId }: ConfirmedAddress): Promise<void> {
  const waiting = await tx
    .update(licenses)
    .set({ createdAt: new Date() })
    .where(sql`${licenses.status} = 'pending' and (
    ${licenses.agentId} in (select id from ${agents} where person_id = ${personId})
    or ${licenses.resellerId} in (select id from ${resellers} where owner_id = ${personId}))`)
    .returning({ id: licenses.id, resellerId: licenses.resellerId });
  for (const { id, resellerId } of waiting)
    await notifyOperators(tx, emit, { ...waitingLicense(id), ...(resellerId === null ? {} : { mailed: true }) });
}

async function openToCompany({ tx, emit, personId }: ConfirmedAddress, emails: SignUpEmails): Promise<void> {
  const [agent] = await tx
    .update(agents)
    .set({ status: 'pending' })
    .where(and(eq(agents.personId, personId), eq(agents.status, 'unconfirmed')))
    .returning({ id: agents.id });
  if (agent) await notifyCompany({ tx, emit }, emails, agent.id);
}

/** Notifies a company of a new agent who applied or accepted its invitation. */
export async function notifyCompany(
  { tx, emit }: { tx: Tx; emit: Emit },
  emails: SignUpEmails,
  agentId: number,
): Promise<void> {
  const [found] = await tx
    .select({ agent: agents, company: resellers, name: personProfiles.name })
    .from(agents)
    .innerJoin(resellers, eq(resellers.id, agents.resellerId))
    .innerJoin(personProfiles, eq(personProfiles.id, agents.personId))
    .where(eq(agents.id, agentId));
  const { agent, company, name } = found!;
  const owner = await profileOf(tx, company.ownerId);
  const about = { agentName: name, agentType: agent.agentType, companyName: company.companyName };
  const isActive = agent.status === 'active';
  await queueEmail(tx, emails.agentForCompany({ ...about, to: owner!.email, isInvited: isActive }), 'stranger');
  await notifyOwner(tx, emit, company.id, {
    kind: 'team',
    key: `agent.signed_up:${agentId}`,
    title: isActive
      ? m.network__accepted_your_invitation({ name: name! })
      : m.network__wants_to_join({ name: name!, companyName: company.companyName }),
    body: isActive ? m.network__they_can_receive_buyers_once() : m.network__accept_or_decline_them_they(),
    path: isActive ? companyPaths.agents : `${companyPaths.agents}?status=pending`,
    mailed: true,
  });
}

async function notifyOperatorsOfCompany(
  { tx, emit, personId, email }: ConfirmedAddress,
  emails: SignUpEmails,
): Promise<void> {
  const found = await tx
    .select({ company: resellers, license: licenses })
    .from(resellers)
    .innerJoin(licenses, eq(licenses.resellerId, resellers.id))
    .where(eq(resellers.ownerId, personId));
  for (const { company, license } of found) {
    const { companyName, subscriptionTier } = company;
    const { jurisdiction, licenseNumber } = license;
    const expectedAgentCount = company.expectedAgentCount ?? 1;
    const isCustom = subscriptionTier === 'custom';
    const about = { companyName, jurisdiction, licenseNumber, expectedAgentCount, isCustom };
    for (const { email: to } of await wholesalers(tx))
      await queueEmail(tx, emails.companyForOperator({ ...about, to }), 'stranger');
    await queueEmail(tx, emails.companyForOwner({ ...about, to: email }), 'trusted');
    if (isCustom) await emit(salesRequested, { personId, companyName, expectedAgentCount });
  }
}

/** Connects a buyer with the agent of their sign-up code, if that agent still takes clients. */
async function connectWithAgent({ tx, personId }: ConfirmedAddress, emails: SignUpEmails): Promise<void> {
  const [found] = await tx
    .select({ code: agentCodes.code, agentId: agents.id, agentPersonId: agents.personId })
    .from(buyers)
    .innerJoin(agentCodes, eq(agentCodes.id, buyers.agentCodeId))
    .innerJoin(agents, eq(agents.id, agentCodes.agentId))
    .where(and(eq(buyers.personId, personId), isNull(buyers.agentId), isNotNull(buyers.agentCodeId), takesLeads()));
  if (!found) return;
  await tx.update(buyers).set({ agentId: found.agentId }).where(eq(buyers.personId, personId));
  const buyer = await profileOf(tx, personId);
  const agent = await profileOf(tx, found.agentPersonId);
  const about = { buyerName: buyer!.name, code: found.code };
  await queueEmail(tx, emails.buyerForAgent({ to: agent!.email, ...about }), 'stranger');
}
