import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, Version } from '../../../platform/serve/contract.ts';
import { AgentPriceCents, agentStatuses, agentTypes, CsvFile } from '../agents/contract.ts';

const percent = z.number().nullable();
const cents = z.number().int();

/** Definition and base of a company figure. */
const FigureNote = z.object({
  metric: z.enum([
    'totalAgents',
    'activeAgents',
    'totalEndUsers',
    'monthlyRevenue',
    'agentCodeUsage',
    'leadConversions',
  ]),
  definition: z.string(),
  numerator: z.number().int().nullable(),
  denominator: z.number().int().nullable(),
  period: z.string(),
  /** Reason why there is no value, or null when there is one. */
  unknownBecause: z.string().nullable(),
});
export type FigureNote = z.infer<typeof FigureNote>;

export const ResellerStats = z.object({
  totalAgents: z.number().int(),
  activeAgents: z.number().int(),
  totalEndUsers: z.number().int(),
  monthlyRevenue: cents.nullable(),
  agentCodeUsage: percent,
  leadConversions: percent,
  currency: z.literal('USD'),
  asOf: z.iso.datetime(),
  notes: z.array(FigureNote),
});
export type ResellerStats = z.infer<typeof ResellerStats>;

const planStatuses = ['pending_payment', 'trialing', 'active', 'past_due', 'suspended', 'cancelled'] as const;

/** The company's status, and what waits for its owner. */
export const ResellerDashboard = z.object({
  companyName: z.string(),
  verification: z.enum(['pending', 'verified', 'rejected']),
  suspended: z.boolean(),
  plan: z.object({ tier: z.string(), status: z.enum(planStatuses) }).nullable(),
  /** Reason why the company is read-only now, as a sentence, or null when it may work. */
  obstacle: z.string().nullable(),
  /** The company's own license, for an appeal. */
  license: z
    .object({
      id: Id,
      number: z.string(),
      status: z.enum(['pending', 'verified', 'rejected', 'expired']),
      reason: z.string().nullable(),
      appealed: z.boolean(),
    })
    .nullable(),
  seats: z.object({ used: z.number().int(), total: z.number().int().nullable() }),
  /** The company's default monthly price for agents. */
  agentPriceCents: cents.nullable(),
  currency: z.literal('USD'),
  waiting: z.object({
    agentsToAccept: z.number().int(),
    licensesExpiring: z.number().int().describe('Expired, or expiring within 60 days'),
    invitationsOpen: z.number().int(),
    billOpen: z.boolean(),
  }),
});
export type ResellerDashboard = z.infer<typeof ResellerDashboard>;

const phone = z
  .string()
  .trim()
  .min(10, { error: () => m.network__please_enter_a_valid_phone() })
  .max(30, { error: () => m.network__must_have_at_most_30() })
  .regex(/^[+(\d][\d\s().x-]*$/, { error: () => m.network__please_enter_a_valid_phone() });
const website = z
  .string()
  .trim()
  .max(200, { error: () => m.network__must_have_at_most_200() })
  .pipe(
    z.union([z.literal(''), z.url({ protocol: /^https?$/, error: () => m.companies__please_enter_a_valid_website() })]),
  );

export const CompanySettings = z.object({
  companyName: z.string(),
  licenseNumber: z.string(),
  country: z.enum(['US', 'CA']),
  stateOrProvince: z.string(),
  city: z.string(),
  unparsedAddress: z.string().nullable(),
  resellerCode: z.string().nullable(),
  agentPriceCents: cents.nullable(),
  contactPersonName: z.string().nullable(),
  contactPersonPhone: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  joinLink: z.string().nullable(),
  version: Version,
});
export type CompanySettings = z.infer<typeof CompanySettings>;

export const CompanyChange = z.strictObject({
  agentPriceCents: AgentPriceCents.nullable().optional(),
  contactPersonName: z
    .string()
    .trim()
    .min(2, { error: () => m.network__please_enter_a_name() })
    .max(100, { error: () => m.network__must_have_at_most_100() })
    .optional(),
  contactPersonPhone: phone.optional(),
  phone: phone.optional(),
  website: website.optional(),
  version: Version.optional(),
});

/** One agent's row of the team funnel. */
const FunnelRow = z.object({
  agentId: Id,
  agentName: z.string(),
  agentType: z.enum(agentTypes),
  status: z.enum(agentStatuses),
  codes: z.number().int(),
  buyersByCode: z.number().int(),
  buyersNow: z.number().int(),
  buyersConfirmed: z.number().int(),
});

export const ResellerAnalytics = z.object({
  asOf: z.iso.datetime(),
  months: z.array(z.object({ month: z.string(), buyersByCode: z.number().int(), agentsJoined: z.number().int() })),
  funnel: z.array(FunnelRow),
  states: z.array(z.object({ status: z.enum(agentStatuses), agents: z.number().int() })),
  licenses: z.array(
    z.object({
      agentId: Id,
      agentName: z.string(),
      number: z.string(),
      jurisdiction: z.string(),
      status: z.enum(['pending', 'verified', 'rejected', 'expired']),
      expiresOn: z.iso.date().nullable(),
    }),
  ),
  definitions: z.object({ months: z.string(), funnel: z.string(), licenses: z.string() }),
});
export type ResellerAnalytics = z.infer<typeof ResellerAnalytics>;

const reading = (path: `/${string}`, summary: string) =>
  call.route({ method: 'GET', path: `/reseller${path}`, summary, tags: ['Reseller'] });

export const dashboardContract = {
  stats: reading('/stats', 'Get your company’s figures with their definitions').output(ResellerStats),
  desk: reading('/desk', 'Get your company’s dashboard: status and pending work').output(ResellerDashboard),
  settings: reading('/company', 'Get your company’s settings').output(CompanySettings),
  change: call
    .route({ method: 'PATCH', path: '/reseller/company', summary: 'Change contact and price', tags: ['Reseller'] })
    .input(CompanyChange)
    .output(CompanySettings),
  newCode: call
    .route({
      method: 'POST',
      path: '/reseller/company/code',
      summary: 'Replace the code that agents join with',
      tags: ['Reseller'],
    })
    .output(CompanySettings),
  analytics: reading(
    '/analytics',
    'Get your team’s analytics: buyers by month and agent, statuses, expiring licenses',
  ).output(ResellerAnalytics),
  analyticsCsv: call
    .route({
      method: 'GET',
      path: '/reseller/analytics/export',
      summary: 'Download the team’s funnel as a CSV file',
      tags: ['Reseller'],
      outputStructure: 'detailed',
    })
    .output(CsvFile),
};
