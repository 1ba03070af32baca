import { m } from '@lintel/messages';
import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';
import { agentStatuses } from '../../companies/agents/contract.ts';

const Token = z
  .string()
  .min(20, { error: () => m.network__isnt_a_valid_invitation() })
  .max(200, { error: () => m.network__isnt_a_valid_invitation() });

/** An agent's view of their membership in a company. */
export const Membership = z.object({
  companyName: z.string(),
  status: z.enum(agentStatuses),
  agentPricingTier: z.number().int().nullable().describe('Your price, in cents per month'),
  currency: z.literal('USD'),
  joinedAt: z.iso.datetime(),
  leftAt: z.iso.datetime().nullable(),
});
export type Membership = z.infer<typeof Membership>;

export const ownMembershipContract = {
  membership: call
    .route({ method: 'GET', path: '/agent/membership', summary: 'Get your company, as its agent', tags: ['Agent'] })
    .output(Membership),
  rejoin: call
    .route({
      method: 'POST',
      path: '/agent/rejoin',
      summary: 'Rejoin a company that removed you and invited you again',
      tags: ['Agent'],
    })
    .input(z.strictObject({ invitation: Token }))
    .output(Membership),
};
