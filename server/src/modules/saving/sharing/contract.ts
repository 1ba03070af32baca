import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { EmailAddress } from '../../accounts/contract.ts';

/** Maximum number of members of a list. */
export const membersMax = 4;
export const invitationDays = 7;
export const openInvitationsMax = 3;
export const invitationsADayMax = 10;

const Token = z
  .string({ error: () => m.saving__must_be_the_token_of() })
  .regex(/^[\w-]{43}$/, { error: () => m.saving__must_be_an_invitation_token() });

export const ListInvitation = z.object({
  id: Id,
  email: z.string(),
  invitedByMe: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

/** The members of a list, the caller first, and open invitations. */
export const SharedList = z.object({
  members: z.array(
    z.object({
      personId: Id,
      firstName: z.string(),
      lastName: z.string(),
      mine: z.boolean(),
      joinedAt: z.iso.datetime(),
    }),
  ),
  invitations: z.array(ListInvitation),
});
export type SharedList = z.infer<typeof SharedList>;

/** Details of an invitation for the holder of its emailed token. */
export const Invited = z.object({
  invitedBy: z.string(),
  homes: z.number().int(),
  expiresAt: z.iso.datetime(),
});
export type Invited = z.infer<typeof Invited>;

export const NewInvitation = z.strictObject({ email: EmailAddress });

export const sharedListContract = {
  get: call
    .route({
      method: 'GET',
      path: '/shared-list',
      summary: 'List the people who share your list',
      tags: ['Shared list'],
    })
    .input(z.strictObject({}))
    .output(SharedList),
  invite: call
    .route({
      method: 'POST',
      path: '/shared-list/invitations',
      summary: 'Invite a co-buyer by email; the link works once, for 7 days',
      tags: ['Shared list'],
    })
    .input(NewInvitation)
    .output(SharedList),
  revoke: call
    .route({
      method: 'DELETE',
      path: '/shared-list/invitations/{id}',
      summary: 'Withdraw an invitation and its link',
      tags: ['Shared list'],
    })
    .input(z.strictObject({ id: IdParam }))
    .output(SharedList),
  invited: call
    .route({
      method: 'POST',
      path: '/shared-list/invitation',
      summary: 'Describe an invitation to the holder of its link, without changing anything',
      tags: ['Shared list'],
    })
    .input(z.strictObject({ token: Token }))
    .output(Invited),
  join: call
    .route({
      method: 'POST',
      path: '/shared-list/membership',
      summary: 'Accept an invitation; your saved homes are added to the shared list',
      tags: ['Shared list'],
    })
    .input(z.strictObject({ token: Token }))
    .output(SharedList),
  leave: call
    .route({
      method: 'DELETE',
      path: '/shared-list/membership',
      summary: 'Leave the shared list with a copy of its homes; your notes stay there',
      tags: ['Shared list'],
    })
    .input(z.strictObject({}).optional())
    .output(SharedList),
  removeMember: call
    .route({
      method: 'DELETE',
      path: '/shared-list/members/{personId}',
      summary: 'Remove a co-buyer, who gets a copy of the homes',
      tags: ['Shared list'],
    })
    .input(z.strictObject({ personId: IdParam }))
    .output(SharedList),
};
