import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { Lead, LeadFields } from '../entries/contract.ts';

/** `round_robin` offers a lead to one agent after the other, `first_to_claim` to all at once, `pool` to no one. */
export const routingModes = ['round_robin', 'first_to_claim', 'pool'] as const;

const names = z.array(z.string().trim().min(1).max(80)).max(100).default([]);

/** A lead that matches all stated conditions goes to these agents; an empty condition matches every lead. */
export const RoutingRule = z.strictObject({
  agentIds: z.array(Id).min(1).max(200),
  states: names,
  cities: names,
  languages: names,
  budgetMin: z.int().min(0).nullable().default(null),
  budgetMax: z.int().min(0).nullable().default(null),
});
export type RoutingRule = z.output<typeof RoutingRule>;

export const Routing = z.strictObject({
  mode: z.enum(routingModes),
  /** Minutes in which an agent answers before the next one gets the lead. */
  replyMinutes: z.int().min(1).max(10_080),
  rules: z.array(RoutingRule).max(50),
});
export type Routing = z.output<typeof Routing>;

/** A lead that an agent may claim; the name and the addresses follow once it is theirs. */
const ClaimableLead = z.object({
  id: Id,
  firstName: z.string(),
  city: z.string().nullable(),
  budget: z.number().nullable(),
  currency: z.enum(['USD', 'CAD']),
  language: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

const tags = ['Contacts'];
const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });
const WithId = z.strictObject({ id: IdParam });

export const routingContract = {
  get: route('GET', '/reseller/routing', 'Get how the company distributes its leads')
    .input(z.strictObject({}))
    .output(Routing),
  change: route('PUT', '/reseller/routing', 'Change how the company distributes its leads')
    .input(Routing)
    .output(Routing),
  add: route('POST', '/reseller/leads', 'Add a company lead; it is assigned to an agent, or waits in the pool')
    .input(LeadFields.extend({ assignedAgentId: Id.optional() }))
    .output(Lead),
  assign: route('POST', '/reseller/leads/{id}/assign', 'Assign a company lead to an agent, or return it to the pool')
    .input(WithId.extend({ agentId: Id.nullable() }))
    .output(Lead),
  claimable: route('GET', '/contacts/claimable', 'List company leads that the caller may claim')
    .input(z.strictObject({}))
    .output(z.array(ClaimableLead)),
  claim: route('POST', '/contacts/claimable/{id}/claim', 'Claim a lead; the first agent to claim it gets it')
    .input(WithId)
    .output(Lead),
};
