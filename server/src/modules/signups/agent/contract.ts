import { m } from '@lintel/messages';
import { z } from 'zod';
import { Id, IdParam, idWithMessage, PageNumber } from '../../../platform/serve/contract.ts';
import { TotalCount } from '../../companies/agents/contract.ts';
import { Jurisdiction } from '../../licensing/licenses/contract.ts';
import {
  accepted,
  agreements,
  atOnce,
  Country,
  line,
  names,
  ownPhone,
  passwords,
  passwordsDiffer,
  samePasswords,
  selectedCountries,
} from '../person/contract.ts';

export const AgentType = z.enum(['real_estate', 'mortgage'], {
  error: () => m.network__please_select_your_agent_type(),
});

/** Upper bound for invitation tokens and company codes; longer values are invalid. */
export const InvitationToken = z.string().trim().min(1).max(200);
export const ResellerCode = line(3, m.signups__please_enter_the_code_of, 40);

export const AgentSignUp = z
  .strictObject({
    ...names,
    ...ownPhone,
    ...passwords,
    agentType: AgentType,
    licenseNumber: line(5, m.signups__license_number_is_required_for, 40),
    /** Jurisdiction of the license; defaults to the company's. */
    licenseState: Jurisdiction.optional(),
    /** City where the agent works; defaults to the company's. */
    city: line(2, m.signups__please_enter_the_city).optional(),
    /** Exactly one of these three names the company. */
    resellerCode: ResellerCode.or(z.literal('')).optional(),
    invitationToken: InvitationToken.optional(),
    /** The company that an agent applies to, or null while it is not chosen. */
    companyId: idWithMessage(m.signups__please_choose_a_company)
      .nullish()
      .describe(
        'The company to apply to. Exactly one of `companyId`, `resellerCode` and `invitationToken` is required',
      ),
    /** Not trusted: the sign-up is rejected unless it matches the company named by the three fields above. */
    resellerId: Id.nullish(),
    selectedCountries,
    ...agreements,
    acceptLicenseVerification: accepted(m.signups__you_must_consent_to_license).optional(),
    role: z.literal('agent').default('agent'),
  })
  .refine(samePasswords, passwordsDiffer)
  .refine((typed) => waysOf(typed) > 0 || typed.companyId === null, {
    ...{ path: ['resellerCode'], error: () => m.signups__please_enter_the_code_of(), ...atOnce },
  })
  .refine((typed) => waysOf(typed) > 0 || typed.companyId !== null, {
    ...{ path: ['companyId'], error: () => m.signups__please_choose_a_company(), ...atOnce },
  })
  .refine((typed) => waysOf(typed) < 2 || typed.companyId == null, {
    ...{ path: ['companyId'], error: () => m.signups__leave_this_out_when_you(), ...atOnce },
  })
  .refine((typed) => waysOf(typed) < 2 || typed.companyId != null, {
    ...{ path: ['resellerCode'], error: () => m.signups__leave_this_out_when_you_2(), ...atOnce },
  });
export type AgentSignUp = z.infer<typeof AgentSignUp>;

type Ways = Partial<Record<'resellerCode' | 'invitationToken' | 'companyId', unknown>>;

/** Counts the given ways to join a company. */
const waysOf = ({ resellerCode, invitationToken, companyId }: Ways): number =>
  [resellerCode || null, invitationToken, companyId].filter((way) => way != null).length;

export const AgentSignedUp = z.object({
  agentId: Id,
  companyName: z.string(),
  /** Pending until the company accepts. Leads start only when the license is verified too. */
  status: z.enum(['pending', 'active', 'suspended', 'left']),
  home: z.string(),
});

/**
 * A company that accepts agents, with its monthly price or null where none is set. Contains no data about its
 * people.
 */
export const JoinableCompany = z.object({
  companyName: z.string(),
  resellerCode: z.string(),
  agentPriceCents: z.number().int().nullable(),
  currency: z.enum(['usd', 'cad']),
});
export type JoinableCompany = z.infer<typeof JoinableCompany>;

export const OpenInvitation = z.object({
  companyName: z.string(),
  email: z.string(),
  agentType: AgentType,
  agentPriceCents: z.number().int().nullable(),
  currency: z.enum(['usd', 'cad']),
  expiresAt: z.iso.datetime(),
});

/** Search for companies by words of their name or city, and by location. */
export const CompanySearch = z.strictObject({
  search: z.string().trim().max(100).optional().describe('Words of the name or city; case and accents are ignored'),
  country: Country.optional(),
  stateOrProvince: Jurisdiction.optional(),
  id: IdParam.optional().describe('Only this company'),
  page: PageNumber(100_000),
});
export type CompanySearch = z.infer<typeof CompanySearch>;

/** A company that an agent may apply to. Contains no data about its people and no join code. */
const OpenCompany = JoinableCompany.omit({ resellerCode: true }).extend({
  id: Id,
  city: z.string(),
  stateOrProvince: z.string(),
  country: Country,
});
export type OpenCompany = z.infer<typeof OpenCompany>;
export const OpenCompanies = z.object({ headers: TotalCount, body: z.array(OpenCompany) });
