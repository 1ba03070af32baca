import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id } from '../../platform/serve/contract.ts';
import { accountDeletionContract } from './deletion/contract.ts';
import { EmailAddress, KnownPassword, NewPassword, Nothing, Username, withCookies } from './fields/contract.ts';
import { settingsContract } from './settings/contract.ts';

export { EmailAddress, NewPassword } from './fields/contract.ts';

/** Signed in, or waiting for a code of the second factor. */
const Entered = z.object({
  next: z.enum(['home', 'second_factor']),
  home: z.string().nullable(),
});

/** Token in the URL of an email link. */
const token = (lengthMax: number) =>
  z
    .string()
    .min(1, { error: () => m.accounts__is_missing() })
    .max(lengthMax)
    .regex(/^[\w.~-]*$/, { error: () => m.accounts__is_no_longer_valid_please() });

const signIn = { rememberMe: z.boolean().default(false) };

export const accountsContract = {
  ...settingsContract,
  ...accountDeletionContract,
  signIn: call
    .route({
      method: 'POST',
      path: '/sign-in',
      summary: 'Sign in with email and password',
      tags: ['Accounts'],
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ email: EmailAddress, password: NewPassword, ...signIn }))
    .output(withCookies(Entered)),
  wholesalerLogin: call
    .route({
      method: 'POST',
      path: '/wholesaler-login',
      summary: 'Sign in as the operator, with a username',
      tags: ['Accounts'],
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        username: Username,
        password: KnownPassword,
        ...signIn,
      }),
    )
    .output(withCookies(Entered)),
  secondFactor: call
    .route({
      method: 'POST',
      path: '/sign-in/second-factor',
      summary: 'Complete a sign-in with a code from the app or a backup code',
      tags: ['Accounts'],
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        code: z
          .string()
          .trim()
          .min(6)
          .max(20)
          .regex(/^[\w\s-]*$/, { error: () => m.accounts__must_be_a_code_from() }),
        kind: z.enum(['app', 'backup']).default('app'),
      }),
    )
    .output(withCookies(Entered)),
  signOut: call
    .route({
      method: 'POST',
      path: '/sign-out',
      summary: 'End this session, or all sessions',
      tags: ['Accounts'],
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ everywhere: z.boolean().default(false) }))
    .output(withCookies(z.object({ signedOut: z.literal(true) }))),
  forgotPassword: call
    .route({
      method: 'POST',
      path: '/forgot-password',
      summary: 'Request a password reset link',
      tags: ['Accounts'],
    })
    .input(z.strictObject({ email: EmailAddress }))
    .output(z.object({ sent: z.literal(true).describe('Returned for every address, registered or not') })),
  resetAccounts: call
    .route({
      method: 'POST',
      path: '/reset-password/accounts',
      summary: 'Accounts whose password a reset link can set',
      tags: ['Accounts'],
    })
    .input(z.strictObject({ token: token(200) }))
    .output(
      z.object({
        accounts: z
          .array(
            z.object({
              id: Id,
              role: z.enum(['wholesaler', 'reseller', 'agent', 'end_user']),
              openedAt: z.iso.datetime(),
              lastUsedAt: z.iso.datetime(),
            }),
          )
          .describe('Filled when several accounts claim the address and none has confirmed it; empty otherwise'),
      }),
    ),
  resetPassword: call
    .route({
      method: 'POST',
      path: '/reset-password',
      summary: 'Set a new password; ends all sessions',
      tags: ['Accounts'],
    })
    .input(
      z.strictObject({
        token: token(200),
        password: NewPassword,
        accountId: Id.optional().describe('Account that gets the address and the password'),
      }),
    )
    .output(z.object({ changed: z.literal(true) })),
  emailLink: call
    .route({
      method: 'POST',
      path: '/verify-email/link',
      summary: 'Describe what a confirmation link does, without changing anything',
      tags: ['Accounts'],
    })
    .input(z.strictObject({ token: token(200) }))
    .output(
      z.object({
        purpose: z.enum(['confirm', 'change']),
        email: z.string(),
        role: z.enum(['wholesaler', 'reseller', 'agent', 'end_user']),
        openedAt: z.iso.datetime(),
        isMine: z.boolean().describe('True if this browser is signed in to the account'),
      }),
    ),
  verifyEmail: call
    .route({
      method: 'POST',
      path: '/verify-email',
      summary:
        'Confirm an address with the token from the email. The first confirmation sets the password and signs in',
      tags: ['Accounts'],
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        token: token(200),
        password: NewPassword.optional().describe('Required when an address is confirmed for the first time'),
      }),
    )
    .output(withCookies(z.object({ verified: z.literal(true), home: z.string() }))),
  denyEmail: call
    .route({
      method: 'POST',
      path: '/verify-email/not-me',
      summary: 'Remove an address from an account that someone else opened with it',
      tags: ['Accounts'],
    })
    .input(z.strictObject({ token: token(200) }))
    .output(z.object({ removed: z.literal(true) })),
  sendVerification: call
    .route({
      method: 'POST',
      path: '/verify-email/letter',
      summary: 'Resend the confirmation email',
      tags: ['Accounts'],
    })
    .input(Nothing)
    .output(z.object({ sent: z.literal(true) })),
};
