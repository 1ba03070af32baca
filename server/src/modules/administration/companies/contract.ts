import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, PageNumber, PageSize } from '../../../platform/serve/contract.ts';
import { LicenseType } from '../../licensing/licenses/contract.ts';
import { Check } from '../../licensing/verifications/contract.ts';

const count = z.number().int();
const moment = z.iso.datetime();
const money = z.number().int().describe('Cents');

export const PlanStatus = z.enum(['active', 'pending', 'trialing', 'past_due', 'suspended', 'cancelled', 'none']);
export type PlanStatus = z.infer<typeof PlanStatus>;
export const LicenseVerification = z.enum(['pending', 'verified', 'rejected']);

/** Filter for companies, shared by the list and its file. */
const resellerFilter = {
  search: z.string().trim().max(200).optional().describe('Name, contact, email, license or city'),
  status: z
    .union([PlanStatus, z.literal('all')])
    .default('all')
    .describe('Status of the plan, as in `subscriptionStatus`'),
  verification: z.union([LicenseVerification, z.literal('all')]).default('all'),
  sort: z
    .enum(['companyName', 'country', 'currentAgentCount', 'subscriptionTier', 'subscriptionStatus', 'createdAt'])
    .default('companyName'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

export const ResellerFilter = z.strictObject(resellerFilter);
export type ResellerFilter = z.infer<typeof ResellerFilter>;

export const ResellerRow = z.object({
  id: Id,
  companyName: z.string(),
  contactPersonName: z.string(),
  email: z.string(),
  country: z.enum(['USA', 'Canada']),
  licenseNumber: z.string(),
  licenseVerified: z.boolean(),
  verification: LicenseVerification,
  currentAgentCount: z.number().int().describe('Agents who have not left'),
  subscriptionTier: z.enum(['starter', 'professional', 'enterprise', 'custom']),
  subscriptionStatus: PlanStatus.describe(
    'Status of the plan; `suspended` also if the wholesaler suspended the company, `none` if it never had a plan',
  ),
  stateOrProvince: z.string(),
  city: z.string(),
  suspendedAt: moment.nullable(),
  createdAt: moment,
});
export type ResellerRow = z.infer<typeof ResellerRow>;

export const Note = z.object({ id: Id, note: z.string(), author: z.string().nullable(), createdAt: moment });
export type Note = z.infer<typeof Note>;

const CompanyLicense = z.object({
  id: Id,
  holder: z.string(),
  holderKind: z.enum(['company', 'agent']),
  licenseNumber: z.string(),
  jurisdiction: z.string(),
  licenseType: LicenseType,
  status: z.enum(['pending', 'verified', 'rejected', 'expired']),
  expiresOn: z.iso.date().nullable(),
  checkedAt: moment.nullable(),
  checks: z.array(Check),
});

const Plan = z.object({
  tier: z.string(),
  billingInterval: z.enum(['monthly', 'yearly']),
  status: z.string(),
  amountCents: money,
  currency: z.string(),
  seats: count,
  currentPeriodEnd: moment.nullable(),
  pastDueSince: moment.nullable(),
  cancelAtPeriodEnd: z.boolean(),
});

/** Details of one company. */
export const Company = z.object({
  phone: z.string().nullable(),
  website: z.string().nullable(),
  unparsedAddress: z.string().nullable(),
  contactPersonPhone: z.string().nullable(),
  expectedAgentCount: count.nullable(),
  suspensionReason: z.string().nullable(),
  agentsByStatus: z.object({ pending: count, active: count, suspended: count, left: count }),
  buyers: count,
  licenses: z.array(CompanyLicense).describe('Licenses of the company and of up to 50 agents, unverified ones first'),
  plan: Plan.nullable(),
  paidCents: money.describe('Paid invoices before tax, in US dollars'),
  invoices: z
    .array(
      z.object({
        number: z.string(),
        status: z.enum(['open', 'paid', 'void', 'refunded']),
        issuedAt: moment,
        totalCents: money,
        currency: z.string(),
      }),
    )
    .describe('The 12 newest'),
  notes: z.array(Note),
  audit: z
    .array(z.object({ id: Id, at: moment, action: z.string(), actorName: z.string(), object: z.string() }))
    .describe('The 20 newest entries about the company and its licenses'),
});
export type Company = z.infer<typeof Company>;

const headers = z.record(z.string(), z.string());
const file = z.object({ headers, body: z.instanceof(Blob) });
const tags = ['Wholesaler'];
const companyState = z.object({ id: Id, suspendedAt: z.iso.datetime().nullable() });

/** Reason of a suspension; the dashboard's forms use the same schema. */
export const SuspensionBody = z.strictObject({
  reason: z
    .string({ error: () => m.administration__please_give_a_reason() })
    .trim()
    .min(5, { error: () => m.network__please_give_a_reason_of() })
    .max(1_000, { error: () => m.network__must_have_at_most_1() }),
});

export const NoteBody = z.strictObject({
  note: z
    .string({ error: () => m.administration__please_write_a_note() })
    .trim()
    .min(1, { error: () => m.network__please_write_a_note() })
    .max(2_000, { error: () => m.network__must_have_at_most_2() }),
});

export const companyReviewContract = {
  resellers: call
    .route({
      method: 'GET',
      path: '/wholesaler/resellers',
      summary: 'List companies, with X-Total-Count and a Link to the next page',
      tags,
      outputStructure: 'detailed',
    })
    .input(
      ResellerFilter.extend({
        page: PageNumber(1_000_000),
        limit: PageSize(200, 100),
      }),
    )
    .output(z.object({ headers, body: z.array(ResellerRow) })),
  resellersFile: call
    .route({
      method: 'GET',
      path: '/wholesaler/resellers.csv',
      summary: 'Download these companies as a CSV file',
      tags,
      outputStructure: 'detailed',
    })
    .input(ResellerFilter)
    .output(file),
  reseller: call
    .route({ method: 'GET', path: '/wholesaler/resellers/{id}', summary: 'Get a company', tags })
    .input(z.strictObject({ id: IdParam }))
    .output(ResellerRow.extend(Company.shape)),
  suspend: call
    .route({
      method: 'POST',
      path: '/wholesaler/resellers/{id}/suspend',
      summary: 'Suspend a company and its agents',
      tags,
    })
    .input(SuspensionBody.extend({ id: IdParam }))
    .output(companyState),
  reactivate: call
    .route({
      method: 'POST',
      path: '/wholesaler/resellers/{id}/reactivate',
      summary: 'End the suspension of a company',
      tags,
    })
    .input(z.strictObject({ id: IdParam }))
    .output(companyState),
  addNote: call
    .route({
      method: 'POST',
      path: '/wholesaler/resellers/{id}/notes',
      summary: 'Add a note about a company',
      tags,
    })
    .input(NoteBody.extend({ id: IdParam }))
    .output(Note),
};
