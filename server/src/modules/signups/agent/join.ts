import { m } from '@lintel/messages';
import type { Tx } from '../../../platform/database/db.ts';
import { conflict, invalid, isApiError } from '../../../platform/serve/errors.ts';
import { type ConfirmedAddress, confirmAddress, type OpenedAccount } from '../../accounts/index.ts';
import {
  acceptInvitation,
  addAgent,
  type Company,
  companyByCode,
  companyById,
  invitationByToken,
  lockCompany,
  takeSeatOfPending,
} from '../../companies/index.ts';
import { jurisdictions, stateLicense } from '../../licensing/index.ts';
import { notifyCompany } from '../after-confirmation.ts';
import type { SignUpEmails } from '../emails.ts';
import type { Writing } from '../person/sign-up.ts';
import type { AgentSignUp } from './contract.ts';

interface Joining {
  company: Company;
  priceCents: number | null;
  /**
   * An agent with a code or an application first confirms the address; an invited agent has confirmed it by the
   * email and is accepted.
   */
  status: 'unconfirmed' | 'pending' | 'active';
  by: 'code' | 'application' | 'invitation';
}

/** Creates an agent of the company of a code, an application or an invitation, with an unverified license. */
export async function joinAsAgent(
  writing: Writing,
  { emails, follow }: { emails: SignUpEmails; follow: readonly ((proved: ConfirmedAddress) => Promise<void>)[] },
  { personId }: OpenedAccount,
  typed: AgentSignUp,
): Promise<void> {
  const { tx, audit } = writing;
  const { company, priceCents, status, by } = await resolve(tx, typed);
  const { resellerId, agentType, licenseNumber } = { ...typed, resellerId: company.id };
  if (typed.resellerId != null && typed.resellerId !== resellerId)
    throw invalid('resellerId', m.network__doesnt_match_the_company_for());

  const jurisdiction = typed.licenseState ?? company.stateOrProvince;
  const country = (jurisdictions.CA as readonly string[]).includes(jurisdiction) ? 'CA' : 'US';
  const agentId = await addAgent(tx, {
    ...{ personId, resellerId, agentType, licenseNumber, priceCents, status },
    stateOrProvince: jurisdiction,
    city: typed.city ?? company.city,
    countries: typed.selectedCountries.map((each) => (each === 'USA' ? 'US' : 'CA')),
  });
  const stated = { agentId, country, jurisdiction, licenseType: agentType, licenseNumber } as const;
  const licenseId = await stateLicense(tx, stated);

  if (by === 'invitation') {
    await proveInvited(writing, { personId, email: typed.email }, follow);
    await notifyCompany(writing, emails, personId);
  }
  const details = { resellerId, personId, priceCents, by };
  await audit({ action: 'agent.signed_up', object: `agent:${agentId}`, details });
  await audit({ action: 'license.stated', object: `license:${licenseId}`, details: stated });
}

/** The schema ensures that exactly one way is given. */
function resolve(tx: Tx, typed: AgentSignUp): Promise<Joining> {
  if (typed.invitationToken) return byInvitation(tx, typed);
  return typed.companyId == null ? byCode(tx, typed) : byApplication(tx, typed.companyId);
}

async function byCode(tx: Tx, { resellerCode = '' }: AgentSignUp): Promise<Joining> {
  const company = await companyByCode(tx, resellerCode);
  if (!company) throw invalid('resellerCode', m.network__this_code_doesnt_belong_to());
  return { company, priceCents: company.agentPriceCents, status: 'unconfirmed', by: 'code' };
}

async function byApplication(tx: Tx, companyId: number): Promise<Joining> {
  const company = await companyById(tx, companyId);
  if (!company) throw invalid('companyId', m.network__this_company_isnt_accepting_agents_2());
  return { company, priceCents: company.agentPriceCents, status: 'unconfirmed', by: 'application' };
}

/** The invitation has reserved a seat. If the plan has become smaller since, the agent is pending like others. */
async function byInvitation(tx: Tx, typed: AgentSignUp): Promise<Joining> {
  const found = await invitationByToken(tx, typed.invitationToken!);
  if (!found) throw invalid('invitationToken', m.network__this_invitation_is_no_longer_2());
  const { invitation, company } = found;
  await lockCompany(tx, company);
  if (invitation.email !== typed.email)
    throw invalid('email', m.network__the_invitation_is_for({ email: invitation.email }));
  if (invitation.agentType !== typed.agentType) throw invalid('agentType', m.network__the_invitation_is_for_the());
  if (!(await acceptInvitation(tx, invitation.id)))
    throw invalid('invitationToken', m.network__this_invitation_is_no_longer());
  const isFull = await takeSeatOfPending(tx, company).then(() => false, conflictIsTrue);
  return {
    company,
    priceCents: invitation.agentPriceCents ?? company.agentPriceCents,
    status: isFull ? 'pending' : 'active',
    by: 'invitation',
  };
}

/** The token of an invitation proves access to its mailbox, so the sign-up confirms the address. */
async function proveInvited(
  writing: Writing,
  account: { personId: number; email: string },
  follow: readonly ((proved: ConfirmedAddress) => Promise<void>)[],
): Promise<void> {
  const proof = { ...account, passwordHash: undefined, bySession: true };
  if (await confirmAddress(writing, proof, follow)) return;
  throw conflict(m.network__an_account_with_this_address());
}

function conflictIsTrue(error: unknown): true {
  if (isApiError(error) && error.code === 'CONFLICT') return true;
  throw error;
}
