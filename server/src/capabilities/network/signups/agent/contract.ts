import { z } from 'zod';
import { Id, IdParam, idSaying } from '../../../../foundation/contract.ts';
import { Jurisdiction } from '../../licenses/contract.ts';
import { TotalCount } from '../../reseller/agents/contract.ts';
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

export const AgentType = z.enum(['real_estate', 'mortgage'], 'Please select your agent type');

/** Tokens of letters and codes of companies are random or chosen; what is longer is none. */
export const InvitationToken = z.string().trim().min(1).max(200);
export const ResellerCode = line(3, 'Please enter the code of your company', 40);

export const AgentSignUp = z
  .strictObject({
    ...names,
    ...ownPhone,
    ...passwords,
    agentType: AgentType,
    licenseNumber: line(5, 'License number is required for verification', 40),
    /** Whose register holds the licence; the company's, if it is not said. */
    licenseState: Jurisdiction.optional(),
    /** Where the agent works; the company's, if it is not said. */
    city: line(2, 'Please enter the city').optional(),
    /** One of the three says which company it is. */
    resellerCode: ResellerCode.or(z.literal('')).optional(),
    invitationToken: InvitationToken.optional(),
    /** The company that an agent found and applies to; null where it is still to be chosen. */
    companyId: idSaying('Please choose a company')
      .nullish()
      .describe(
        'The company to apply to. Exactly one of `companyId`, `resellerCode` and `invitationToken` must be given; of several the sign-up is refused',
      ),
    /** Not believed: where it is not the company of the three above, the sign-up is refused. */
    resellerId: Id.nullish(),
    selectedCountries,
    ...agreements,
    acceptLicenseVerification: accepted('You must consent to license verification').optional(),
    role: z.literal('agent').default('agent'),
  })
  .refine(samePasswords, passwordsDiffer)
  .refine((typed) => waysOf(typed) > 0 || typed.companyId === null, {
    ...{ path: ['resellerCode'], error: 'Please enter the code of your company', ...atOnce },
  })
  .refine((typed) => waysOf(typed) > 0 || typed.companyId !== null, {
    ...{ path: ['companyId'], error: 'Please choose a company', ...atOnce },
  })
  .refine((typed) => waysOf(typed) < 2 || typed.companyId == null, {
    ...{ path: ['companyId'], error: 'Please leave this out, or the code or invitation: one of them alone', ...atOnce },
  })
  .refine((typed) => waysOf(typed) < 2 || typed.companyId != null, {
    ...{ path: ['resellerCode'], error: 'Please leave this out, or the invitation: one of them alone', ...atOnce },
  });
export type AgentSignUp = z.infer<typeof AgentSignUp>;

type Ways = Partial<Record<'resellerCode' | 'invitationToken' | 'companyId', unknown>>;

/** How many of the ways into a company were given. */
const waysOf = ({ resellerCode, invitationToken, companyId }: Ways): number =>
  [resellerCode || null, invitationToken, companyId].filter((way) => way != null).length;

export const AgentSignedUp = z.object({
  agentId: Id,
  companyName: z.string(),
  /** Pending until the company has accepted. Leads come only when the licence is verified too. */
  status: z.enum(['pending', 'active', 'suspended', 'left']),
  home: z.string(),
});

/** A company that takes agents, and what an agent pays it a month; null where it has not said. Nothing of its people. */
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

/** Which companies are looked for: by words of their name or city, and by where they are. */
export const CompanySearch = z.strictObject({
  search: z.string().trim().max(100).optional().describe('Words of the name or city; accents and case do not matter'),
  country: Country.optional(),
  stateOrProvince: Jurisdiction.optional(),
  id: IdParam.optional().describe('This company alone'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type CompanySearch = z.infer<typeof CompanySearch>;

/** A company that an agent may apply to. Nothing of its people, and not its code, which it gives to whom it likes. */
const OpenCompany = JoinableCompany.omit({ resellerCode: true }).extend({
  id: Id,
  city: z.string(),
  stateOrProvince: z.string(),
  country: Country,
});
export type OpenCompany = z.infer<typeof OpenCompany>;
export const OpenCompanies = z.object({ headers: TotalCount, body: z.array(OpenCompany) });
