import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { conflict, invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { myWorkingCompany } from '../access.ts';
import { type CompanyEmails, companyEmailsToken } from '../emails.ts';
import type { Company } from '../profiles.ts';
import { lockCompany, takeSeat } from '../seats.ts';
import { agents, invitations } from '../tables.ts';
import { invitationsContract as contract } from './contract.ts';
import { invitationRows, isOpen, shown, statusOf } from './rows.ts';

const HOLDS_DAYS = 14;

export const create = serve(contract.create, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { email, agentType, agentPriceCents }, subject: company, tx, audit, resolve }) {
    await takeSeat(tx, company);
    await assertNotInvited(tx, company, email);
    const { token, ...secret } = newToken();
    const priceCents = agentPriceCents ?? company.agentPriceCents;
    const [stored] = await tx
      .insert(invitations)
      .values({ resellerId: company.id, email, agentType, agentPriceCents: priceCents, ...secret })
      .returning();
    await send(tx, resolve(companyEmailsToken), company, stored!, token);
    await audit({
      action: 'invitation.sent',
      object: `invitation:${stored!.id}`,
      details: { reseller: company.id, email, agentType, agentPriceCents: priceCents },
    });
    return shown(stored!);
  },
});

export const resend = serve(contract.resend, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id }, subject: company, tx, audit, resolve }) {
    await lockCompany(tx, company);
    const invitation = await invitationRows(tx, company).one(id);
    const status = statusOf(invitation);
    if (status === 'accepted' || status === 'revoked')
      throw conflict(m.network__this_invitation_was_send_a({ status }));
    // An expired invitation has freed its seat.
    if (status === 'expired') {
      await takeSeat(tx, company);
      await assertNotInvited(tx, company, invitation.email);
    }
    const { token, ...secret } = newToken();
    const [stored] = await tx.update(invitations).set(secret).where(eq(invitations.id, id)).returning();
    await send(tx, resolve(companyEmailsToken), company, stored!, token);
    await audit({ action: 'invitation.sent_again', object: `invitation:${id}`, details: { reseller: company.id } });
    return shown(stored!);
  },
});

export const revoke = serve(contract.revoke, {
  access: myWorkingCompany,
  writes: true,
  async run({ input: { id }, subject: company, tx, audit }) {
    await lockCompany(tx, company);
    const invitation = await invitationRows(tx, company).one(id);
    if (invitation.acceptedAt) throw conflict(m.network__this_invitation_was_accepted_the());
    if (invitation.revokedAt) throw conflict(m.network__this_invitation_was_already_withdrawn());
    const [stored] = await tx
      .update(invitations)
      .set({ revokedAt: new Date() })
      .where(eq(invitations.id, id))
      .returning();
    await audit({ action: 'invitation.revoked', object: `invitation:${id}`, details: { reseller: company.id } });
    return shown(stored!);
  },
});

/** Creates a 256-bit token for the email. Only its hash is stored, so a reader of the database cannot use it. */
function newToken() {
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    tokenHash: createHash('sha256').update(token).digest('hex'),
    expiresAt: new Date(Date.now() + HOLDS_DAYS * DAY_MS),
  };
}

/**
 * Rejects a second invitation and invitations of current members. Membership in another company is not revealed.
 */
async function assertNotInvited(tx: Tx, company: Company, email: string): Promise<void> {
  const [open] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.resellerId, company.id), eq(invitations.email, email), isOpen));
  if (open) throw invalid('email', m.network__this_address_already_has_an());
  const [agent] = await memberByEmail(tx, company, email);
  if (agent && agent.status !== 'left') throw invalid('email', m.network__someone_with_this_address_is());
}

const memberByEmail = (tx: Tx, company: Company, email: string) =>
  tx
    .select({ id: agents.id, status: agents.status })
    .from(agents)
    .innerJoin(personProfiles, eq(personProfiles.id, agents.personId))
    .where(and(eq(agents.resellerId, company.id), eq(personProfiles.email, email)));

async function send(
  tx: Tx,
  emails: CompanyEmails,
  company: Company,
  invitation: typeof invitations.$inferSelect,
  token: string,
): Promise<void> {
  const { email, agentType, agentPriceCents: priceCents, expiresAt } = invitation;
  const [before] = await memberByEmail(tx, company, email);
  const about = { to: email, company: company.companyName, agentType, priceCents, token, expiresAt };
  await queueEmail(tx, emails.invitation({ ...about, again: before?.status === 'left' }), 'stranger');
}
