import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../../foundation/db.ts';
import { conflict, invalid, isRefusal } from '../../../../foundation/errors.ts';
import { post } from '../../../../foundation/letters.ts';
import { type OpenedAccount, people } from '../../../accounts/index.ts';
import { jurisdictions } from '../../licenses/contract.ts';
import { noticePaths, notifyOperators, notifyOwner, waitingLicense } from '../../notices.ts';
import { lockCompany, takeSeatOfPending } from '../../reseller/seats.ts';
import { agents, invitations, licenses, type resellers } from '../../tables.ts';
import type { SignUpLetters } from '../letters.ts';
import type { Writing } from '../person/sign-up.ts';
import { companyByCode, companyById, invitationByToken } from './company.ts';
import type { AgentSignUp } from './contract.ts';

interface Joining {
  company: typeof resellers.$inferSelect;
  priceCents: number | null;
  /** By code or application an agent waits for the company; whom it invited it has accepted. */
  status: 'pending' | 'active';
  by: 'code' | 'application' | 'invitation';
}

/** A new agent of the company of a code, an application or an invitation, whose licence was not looked up. */
export async function joinAsAgent(
  { tx, emit, audit }: Writing,
  letters: SignUpLetters,
  { personId, email }: OpenedAccount,
  typed: AgentSignUp,
): Promise<void> {
  const { company, priceCents, status, by } = await resolve(tx, typed, email);
  const { resellerId, agentType, licenseNumber } = { ...typed, resellerId: company.id };
  if (typed.resellerId != null && typed.resellerId !== resellerId)
    throw invalid('resellerId', 'is not the company that this code, invitation or choice leads to');

  const jurisdiction = typed.licenseState ?? company.stateOrProvince;
  const country = (jurisdictions.CA as readonly string[]).includes(jurisdiction) ? 'CA' : 'US';
  const [agent] = await tx
    .insert(agents)
    .values({
      ...{ personId, resellerId, agentType, licenseNumber, priceCents, status },
      stateOrProvince: jurisdiction,
      city: typed.city ?? company.city,
      countries: typed.selectedCountries.map((each) => (each === 'USA' ? 'US' : 'CA')),
    })
    .returning({ id: agents.id });
  const agentId = agent!.id;
  const stated = { agentId, country, jurisdiction, licenseType: agentType, licenseNumber } as const;
  const [license] = await tx.insert(licenses).values(stated).returning({ id: licenses.id });

  const [owner] = await tx.select({ email: people.email }).from(people).where(eq(people.id, company.ownerId));
  const about = { agentName: `${typed.firstName} ${typed.lastName}`, agentType, companyName: company.companyName };
  await post(tx, letters.agentForCompany({ ...about, to: owner!.email, isInvited: status === 'active' }), 'stranger');
  await notifyOwner(tx, emit, resellerId, {
    kind: 'team',
    key: `agent.signed_up:${agentId}`,
    title:
      by === 'invitation'
        ? `${about.agentName} accepted your invitation`
        : `${about.agentName} asks to join ${company.companyName}`,
    body:
      status === 'active'
        ? 'Buyers can come to them as soon as the license is verified.'
        : 'Accept or decline; until then they cannot work.',
    path: status === 'active' ? noticePaths.agents : `${noticePaths.agents}?status=pending`,
    mailed: true,
  });
  await notifyOperators(tx, emit, waitingLicense(license!.id));
  const details = { resellerId, personId, priceCents, by };
  await audit({ action: 'agent.signed_up', object: `agent:${agentId}`, details });
  await audit({ action: 'license.stated', object: `license:${license!.id}`, details: stated });
}

/** The schema has seen to it that there is one way alone. */
function resolve(tx: Tx, typed: AgentSignUp, email: string): Promise<Joining> {
  if (typed.invitationToken) return byInvitation(tx, typed, email);
  return typed.companyId == null ? byCode(tx, typed) : byApplication(tx, typed.companyId);
}

async function byCode(tx: Tx, { resellerCode = '' }: AgentSignUp): Promise<Joining> {
  const company = await companyByCode(tx, resellerCode);
  if (!company)
    throw invalid('resellerCode', 'This code does not lead to a company that takes agents now; please ask the company');
  return { company, priceCents: company.agentPriceCents, status: 'pending', by: 'code' };
}

async function byApplication(tx: Tx, companyId: number): Promise<Joining> {
  const company = await companyById(tx, companyId);
  if (!company) throw invalid('companyId', 'This company takes no agents now; please choose another one');
  return { company, priceCents: company.agentPriceCents, status: 'pending', by: 'application' };
}

/** The seat was kept since the invitation; where the plan has become smaller since, the agent waits like others. */
async function byInvitation(tx: Tx, typed: AgentSignUp, opened: string): Promise<Joining> {
  const found = await invitationByToken(tx, typed.invitationToken!);
  if (!found)
    throw invalid('invitationToken', 'This invitation does not hold any more; please ask the company for a new one');
  const { invitation, company } = found;
  await lockCompany(tx, company);
  if (invitation.email !== typed.email) throw invalid('email', `The invitation is for ${invitation.email}`);
  if (invitation.agentType !== typed.agentType)
    throw invalid('agentType', 'The invitation is for the other type of agent');
  // Whoever holds the letter reads the mail of this address: there is nothing to hide from them.
  if (opened !== typed.email)
    throw conflict(
      'There is an account with this address already. Sign in with it, or write to support to change what it is.',
    );
  const accepted = await tx
    .update(invitations)
    .set({ acceptedAt: new Date() })
    .where(
      sql`${invitations.id} = ${invitation.id} and ${invitations.acceptedAt} is null and ${invitations.revokedAt} is null`,
    )
    .returning({ id: invitations.id });
  if (accepted.length === 0) throw invalid('invitationToken', 'This invitation does not hold any more');
  const isFull = await takeSeatOfPending(tx, company).then(() => false, conflictIsTrue);
  return {
    company,
    priceCents: invitation.agentPriceCents ?? company.agentPriceCents,
    status: isFull ? 'pending' : 'active',
    by: 'invitation',
  };
}

function conflictIsTrue(error: unknown): true {
  if (isRefusal(error) && error.code === 'CONFLICT') return true;
  throw error;
}
