import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { EmailAddress } from '../../accounts/contract.ts';

/** Days for which the link of an invitation works. */
export const coBorrowerInvitationDays = 7;

export const CoBorrower = z.object({
  status: z.enum(['invited', 'joined']),
  name: z.string().nullable(),
  email: z.string().describe('Address of the invitation'),
  isMe: z.boolean(),
});

export const Signature = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  isCurrent: z.boolean().describe('True if nothing has changed since'),
});

export const NewCoBorrower = z.strictObject({ email: EmailAddress });
export type NewCoBorrower = z.infer<typeof NewCoBorrower>;

/** The people of an invitation, for the holder of its emailed token; no data of the application. */
export const CoBorrowerInvitation = z.object({
  borrower: z.string(),
  agentName: z.string(),
  companyName: z.string(),
  expiresAt: z.iso.datetime(),
});
export type CoBorrowerInvitation = z.infer<typeof CoBorrowerInvitation>;

const Token = z
  .string()
  .regex(/^[\w-]{43}$/, { error: () => m.lending__must_be_the_code_of_an_invitation() })
  .meta({ examples: ['0'.repeat(43)] });
const WithId = z.strictObject({ id: IdParam });
const ApplicationId = z.object({ id: Id });
const tags = ['Mortgage'];
const route = (method: 'POST' | 'DELETE', path: `/${string}`, summary: string) =>
  call.route({ method, path: `/mortgage${path}`, summary, tags });

export const coBorrowerContract = {
  inviteCoBorrower: route(
    'POST',
    '/applications/{id}/co-borrower',
    'Invite a co-borrower by email; a second invitation replaces the first',
  )
    .input(NewCoBorrower.extend(WithId.shape))
    .output(ApplicationId),
  removeCoBorrower: route(
    'DELETE',
    '/applications/{id}/co-borrower',
    'Remove the co-borrower, or leave as co-borrower, before submission; deletes the co-borrower’s data',
  )
    .input(WithId)
    .output(ApplicationId),
  coBorrowerInvitation: route(
    'POST',
    '/co-borrower-invitation',
    'Describe an invitation to the holder of its link, without changing anything',
  )
    .input(z.strictObject({ token: Token }))
    .output(CoBorrowerInvitation),
  joinAsCoBorrower: route(
    'POST',
    '/co-borrower-invitation/acceptance',
    'Join an application as the co-borrower, with consent to share data with its mortgage agent',
  )
    .input(
      z.strictObject({
        token: Token,
        useProfile: z.boolean().default(false).describe('Fill in name, email and phone of the account'),
        useBuyingProfile: z.boolean().default(false).describe('Fill in income, debts and savings of “Can I buy it?”'),
      }),
    )
    .output(ApplicationId),
  signApplication: route(
    'POST',
    '/applications/{id}/signature',
    'Sign the application as the co-borrower; the borrower signs by submitting it',
  )
    .input(WithId)
    .output(ApplicationId),
};
