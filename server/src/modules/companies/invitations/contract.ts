import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { EmailAddress } from '../../accounts/contract.ts';
import { AgentPriceCents, agentTypes } from '../agents/contract.ts';

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  agentType: z.enum(agentTypes),
  agentPriceCents: z.number().int().nullable(),
  status: z.enum(['open', 'accepted', 'expired', 'revoked']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

export const NewInvitation = z.strictObject({
  email: EmailAddress,
  agentType: z.enum(agentTypes, { error: () => m.companies__please_select_an_agent_type() }),
  agentPriceCents: AgentPriceCents.nullish(),
});

export const invitationsContract = {
  list: call
    .route({
      method: 'GET',
      path: '/reseller/invitations',
      summary: 'List your company’s invitations, newest first',
      tags: ['Reseller'],
    })
    .input(z.strictObject({ status: z.enum(['open', 'all']).default('open') }))
    .output(z.array(Invitation)),
  create: call
    .route({
      method: 'POST',
      path: '/reseller/invitations',
      summary: 'Invite an agent by email; reserves a seat for 14 days',
      tags: ['Reseller'],
    })
    .input(NewInvitation)
    .output(Invitation),
  resend: call
    .route({
      method: 'POST',
      path: '/reseller/invitations/{id}/resend',
      summary: 'Resend an invitation with a new link',
      tags: ['Reseller'],
    })
    .input(z.strictObject({ id: IdParam }))
    .output(Invitation),
  revoke: call
    .route({
      method: 'POST',
      path: '/reseller/invitations/{id}/revoke',
      summary: 'Withdraw an invitation and its link',
      tags: ['Reseller'],
    })
    .input(z.strictObject({ id: IdParam }))
    .output(Invitation),
};
