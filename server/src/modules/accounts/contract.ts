import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id } from '../../platform/serve/contract.ts';
import { EmailAddress, KnownPassword, NewPassword, Nothing, Username, withCookies } from './fields/contract.ts';
import { leavingContract } from './leaving/contract.ts';
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
  ...leavingContract,
  signIn: call
    .route({
      method: 'POST',
      path: '/sign-in',
      summary: 'Sign in with e-mail and password',
      tags: ['Accounts'],
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ email: EmailAddress, password: NewPassword, ...signIn }))
    .output(withCookies(Entered)),
  wholesalerLogin: call
    .route({
      method: 'POST',
      path: '/wholesaler-login',
      summary: 'Sign in of the operator, with a username',
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
      summary: 'The second step of a sign-in: a code of the app, or a backup code',
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
      summary: 'End this session, or all',
      tags: ['Accounts'],
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ everywhere: z.boolean().default(false) }))
    .output(withCookies(z.object({ signedOut: z.literal(true) }))),
  forgotPassword: call
    .route({
      method: 'POST',
      path: '/forgot-password',
      summary: 'Ask for a link that sets a new password',
      tags: ['Accounts'],
    })
    .input(z.strictObject({ email: EmailAddress }))
    .output(z.object({ sent: z.literal(true).describe('Said of every address, known or not') })),
  resetAccounts: call
    .route({
      method: 'POST',
      path: '/reset-password/accounts',
      summary: 'The accounts of which a reset link can set the password',
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
          .describe('Several where accounts claim the address and none has proved it; else empty'),
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
        accountId: Id.optional().describe('Which of several accounts gets the address and the password'),
      }),
    )
    .output(z.object({ changed: z.literal(true) })),
  emailLink: call
    .route({
      method: 'POST',
      path: '/verify-email/link',
      summary: 'What the link of a confirmation email does; changes nothing',
      tags: ['Accounts'],
    })
    .input(z.strictObject({ token: token(200) }))
    .output(
      z.object({
        purpose: z.enum(['confirm', 'change']),
        email: z.string(),
        role: z.enum(['wholesaler', 'reseller', 'agent', 'end_user']),
        openedAt: z.iso.datetime(),
        isMine: z.boolean().describe('Whether this browser is signed in to the account'),
      }),
    ),
  verifyEmail: call
    .route({
      method: 'POST',
      path: '/verify-email',
      summary: 'Confirm an address by the token of the email. A first proof sets the password and signs in',
      tags: ['Accounts'],
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        token: token(200),
        password: NewPassword.optional().describe('Required at the first proof of an address'),
      }),
    )
    .output(withCookies(z.object({ verified: z.literal(true), home: z.string() }))),
  denyEmail: call
    .route({
      method: 'POST',
      path: '/verify-email/not-me',
      summary: 'Remove an address from an account that somebody else opened with it',
      tags: ['Accounts'],
    })
    .input(z.strictObject({ token: token(200) }))
    .output(z.object({ removed: z.literal(true) })),
  sendVerification: call
    .route({ method: 'POST', path: '/verify-email/letter', summary: 'Send that letter once more', tags: ['Accounts'] })
    .input(Nothing)
    .output(z.object({ sent: z.literal(true) })),
};
