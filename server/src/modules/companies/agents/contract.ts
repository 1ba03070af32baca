import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, PageNumber, PageSize, SearchWords } from '../../../platform/serve/contract.ts';

export const agentTypes = ['real_estate', 'mortgage'] as const;

/** An agent's monthly price in cents. */
export const AgentPriceCents = z
  .number({ error: () => m.companies__please_enter_a_price() })
  .int({ error: () => m.network__must_be_a_whole_number_2() })
  .min(0, { error: () => m.network__must_be_at_least_0() })
  .max(10_000_000, { error: () => m.network__must_be_at_most_100() });

/** Limit and offset of a list; the default is the first hundred. */
export const Paging = {
  page: PageNumber(100_000),
  perPage: PageSize(500, 100),
};
/** The specification asks for plain arrays, so the total count is in a header. */
export const TotalCount = z.object({ 'x-total-count': z.string() });
/** A CSV file for download. */
export const CsvFile = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) });

export const agentStatuses = ['pending', 'active', 'suspended', 'left'] as const;
export const agentSorts = ['name', 'clients', 'price', 'status', 'licenseExpiresOn', 'joinedAt'] as const;

/** An agent as the company sees them. */
export const ResellerAgent = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  selectedCountries: z.array(z.enum(['USA', 'Canada'])),
  endUserCount: z.number().int().describe('Current buyers of the agent'),
  agentPricingTier: z.number().int().nullable().describe('Cents per month; null if no price was agreed'),
  status: z.enum(agentStatuses),
  agentType: z.enum(agentTypes),
  joinedAt: z.iso.datetime(),
  leftAt: z.iso.datetime().nullable(),
  license: z
    .object({
      number: z.string(),
      jurisdiction: z.string(),
      status: z.enum(['pending', 'verified', 'rejected', 'expired']),
      expiresOn: z.iso.date().nullable(),
    })
    .nullable(),
});
export type ResellerAgent = z.infer<typeof ResellerAgent>;

const AgentFilters = {
  search: SearchWords,
  status: z
    .enum([...agentStatuses, 'here'])
    .optional()
    .describe('`here` includes every agent who has not left'),
  sort: z.enum(agentSorts).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
};
export const AgentListQuery = z.strictObject({ ...AgentFilters, ...Paging });

const change = (path: `/${string}`, summary: string) =>
  call.route({ method: 'POST', path: `/reseller/agents/{id}${path}`, summary, tags: ['Reseller'] });

export const AgentPrice = z.strictObject({ id: IdParam, agentPriceCents: AgentPriceCents });
const Reason = z
  .string()
  .trim()
  .max(500, { error: () => m.network__must_have_at_most_500() })
  .optional();

export const agentsContract = {
  list: call
    .route({
      method: 'GET',
      path: '/reseller/agents',
      summary: 'List your company’s agents, with X-Total-Count',
      tags: ['Reseller'],
      outputStructure: 'detailed',
    })
    .input(AgentListQuery)
    .output(z.object({ headers: TotalCount, body: z.array(ResellerAgent) })),
  exportCsv: call
    .route({
      method: 'GET',
      path: '/reseller/agents/export',
      summary: 'Download the whole list as a CSV file',
      tags: ['Reseller'],
      outputStructure: 'detailed',
    })
    .input(z.strictObject(AgentFilters))
    .output(CsvFile),
  accept: change('/accept', 'Accept an agent who signed up; uses a seat')
    .input(z.strictObject({ id: IdParam }))
    .output(ResellerAgent),
  reject: change('/reject', 'Decline an agent who signed up')
    .input(z.strictObject({ id: IdParam, reason: Reason }))
    .output(ResellerAgent),
  suspend: change('/suspend', 'Suspend an agent and end their sessions')
    .input(z.strictObject({ id: IdParam, reason: Reason }))
    .output(ResellerAgent),
  reactivate: change('/reactivate', 'Reactivate a suspended agent; uses a seat')
    .input(z.strictObject({ id: IdParam }))
    .output(ResellerAgent),
  setPrice: change('/price', 'Change an agent’s monthly price').input(AgentPrice).output(ResellerAgent),
  offboard: change(
    '/offboard',
    'Remove an agent: ends access, turns off codes, and moves the clients to another agent or to none',
  )
    .input(
      z.strictObject({
        id: IdParam,
        reassignTo: IdParam.nullable().describe('Agent who takes over the clients; null leaves them without an agent'),
      }),
    )
    .output(
      z.object({
        agent: ResellerAgent,
        clientsReassigned: z.number().int(),
        clientsWithoutAgent: z.number().int(),
        codesSwitchedOff: z.number().int(),
      }),
    ),
};
