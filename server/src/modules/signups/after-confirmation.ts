import { m } from '@lintel/messages';
import type { Tx } from '../../platform/database/db.ts';
import { queueEmail } from '../../platform/email/email-outbox.ts';
import type { Emit } from '../../platform/events/events.ts';
import { type ConfirmedAddress, profileOf, wholesalers } from '../accounts/index.ts';
import {
  companyOfOwner,
  companyPaths,
  confirmAgent,
  connectByCode,
  joinedAgent,
  notifyOwner,
} from '../companies/index.ts';
import { licensesOfCompany, submitLicenses, takesLeads, waitingLicense } from '../licensing/index.ts';
import { notify, notifyOperators } from '../notifications/index.ts';
import type { SignUpEmails } from './emails.ts';
import { clientJoined } from './events.ts';
import { salesRequested } from './reseller/sales.ts';

/**
 * Activates an account's role in the network once its address is confirmed. Before that, no other person sees it
 * and no one is notified of it.
 */
export const activateAfterConfirmation = (emails: SignUpEmails) => async (confirmed: ConfirmedAddress) => {
  await startReview(confirmed);
  await openToCompany(confirmed, emails);
  await notifyOperatorsOfCompany(confirmed, emails);
  // An attacker may have opened the account with a code of their choice, so the agent is connected only for the
  // session that signed up.
  if (confirmed.bySession) await connectWithAgent(confirmed, emails);
};

/** The promised review time of a license starts with the confirmation. */
async function startReview({ tx, emit, personId }: ConfirmedAddress): Promise<void> {
  for (const { id, resellerId } of await submitLicenses(tx, personId))
    await notifyOperators(tx, emit, { ...waitingLicense(id), ...(resellerId === null ? {} : { mailed: true }) });
}

async function openToCompany({ tx, emit, personId }: ConfirmedAddress, emails: SignUpEmails): Promise<void> {
  if (await confirmAgent(tx, personId)) await notifyCompany({ tx, emit }, emails, personId);
}

/** Notifies a company of a new agent who applied or accepted its invitation. */
export async function notifyCompany(
  { tx, emit }: { tx: Tx; emit: Emit },
  emails: SignUpEmails,
  agentPersonId: number,
): Promise<void> {
  const { agent, company, name } = (await joinedAgent(tx, agentPersonId))!;
  const owner = await profileOf(tx, company.ownerId);
  const about = { agentName: name, agentType: agent.agentType, companyName: company.companyName };
  const isActive = agent.status === 'active';
  await queueEmail(tx, emails.agentForCompany({ ...about, to: owner!.email, isInvited: isActive }), 'stranger');
  await notifyOwner(tx, emit, company.id, {
    kind: 'team',
    key: `agent.signed_up:${agent.id}`,
    title: isActive
      ? m.network__accepted_your_invitation({ name })
      : m.network__wants_to_join({ name, companyName: company.companyName }),
    body: isActive ? m.network__they_can_receive_buyers_once() : m.network__accept_or_decline_them_they(),
    path: isActive ? companyPaths.agents : `${companyPaths.agents}?status=pending`,
    mailed: true,
  });
}

async function notifyOperatorsOfCompany(
  { tx, emit, personId, email }: ConfirmedAddress,
  emails: SignUpEmails,
): Promise<void> {
  const company = await companyOfOwner(tx, personId);
  if (!company) return;
  const { companyName, subscriptionTier } = company;
  for (const { jurisdiction, licenseNumber } of await licensesOfCompany(tx, company.id)) {
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
async function connectWithAgent({ tx, emit, personId }: ConfirmedAddress, emails: SignUpEmails): Promise<void> {
  const found = await connectByCode(tx, personId, takesLeads());
  if (!found) return;
  const buyer = await profileOf(tx, personId);
  const agent = await profileOf(tx, found.agentPersonId);
  const about = { buyerName: buyer!.name, code: found.code };
  await queueEmail(tx, emails.buyerForAgent({ to: agent!.email, ...about }), 'stranger');
  await notify(tx, emit, {
    ...{ personId: found.agentPersonId, kind: 'connection', key: `client.joined:${personId}`, mailed: true },
    ...{ title: m.network__joined_with_your_code({ name: buyer!.name }), body: m.network__say_hello() },
    path: '/crm',
    push: { title: m.network__push_new_client(), body: m.network__say_hello() },
  });
  await emit(clientJoined, { buyerId: personId, agentId: found.agentId });
}
