import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id } from '../../../platform/serve/contract.ts';
import { Code, EmailAddress, KnownPassword, NewPassword, Nothing, withCookies } from '../fields/contract.ts';

const tags = ['Accounts'];

/** Letters of any script, punctuation and emoji, because people write their names as they choose. No line breaks. */
const name = (tooShort: () => string) =>
  z
    .string({ error: tooShort })
    .trim()
    .min(2, { error: tooShort })
    .max(100, { error: () => m.accounts__must_have_at_most_100() })
    .regex(/^[^\p{Cc}]*$/u, { error: () => m.accounts__must_be_on_one_line() });

const noPhone = { error: () => m.accounts__please_enter_a_valid_phone() };
const Phone = z
  .string(noPhone)
  .trim()
  .max(40, { error: () => m.accounts__must_have_at_most_40() })
  .regex(/^\+?[\d\s().-]{10,}$/, noPhone);

const TimeZone = z
  .string()
  .max(60)
  .refine((zone) => isTimeZone(zone), { error: () => m.accounts__must_be_a_time_zone() });

const Profile = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  emailNeeded: z.boolean().describe('The address that was given is not this account’s; another one is asked for'),
  username: z.string().nullable(),
  role: z.enum(['wholesaler', 'reseller', 'agent', 'end_user']),
  language: z.enum(['en', 'fr', 'es']),
  units: z.enum(['imperial', 'metric']).nullable().describe('Null: by the country of each property'),
  timeZone: z.string().nullable(),
  deletionAt: z.iso
    .datetime()
    .nullable()
    .describe('From when on the account is removed; null while nobody asked for it'),
  twoFactorEnabled: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

const Session = z.object({
  id: Id,
  device: z.string().describe('In words: "Firefox on Windows"'),
  address: z.string().nullable().describe('The network address that it was signed in from'),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().describe('To within ten minutes'),
  endsAt: z.iso.datetime().describe('When it ends by itself if it is not used'),
  current: z.boolean(),
});

const BackupCodes = z.array(z.string()).describe('Each holds once; they are told only here');
const Password = z.strictObject({ password: KnownPassword });

export const settingsContract = {
  account: call.route({ method: 'GET', path: '/account', summary: 'Your account', tags }).output(Profile),
  changeAccount: call
    .route({ method: 'PATCH', path: '/account', summary: 'Change your profile', tags })
    .input(
      z.strictObject({
        firstName: name(m.accounts__first_name_must_be_at).optional(),
        lastName: name(m.accounts__last_name_must_be_at).optional(),
        phone: Phone.nullable().optional(),
        language: Profile.shape.language.optional(),
        units: Profile.shape.units.optional(),
        timeZone: TimeZone.nullable().optional(),
      }),
    )
    .output(Profile),
  changePassword: call
    .route({
      method: 'POST',
      path: '/account/password',
      summary: 'Change your password; ends all other sessions',
      tags,
    })
    .input(z.strictObject({ currentPassword: KnownPassword, newPassword: NewPassword }))
    .output(z.object({ changed: z.literal(true) })),
  changeEmail: call
    .route({
      method: 'POST',
      path: '/account/email',
      summary: 'Change your address; counts once the letter to the new one is confirmed',
      tags,
    })
    .input(z.strictObject({ email: EmailAddress, password: KnownPassword }))
    .output(z.object({ sent: z.literal(true).describe('Said of every address, taken or not') })),
  sessions: call
    .route({ method: 'GET', path: '/account/sessions', summary: 'Where you are signed in', tags })
    .output(z.object({ sessions: z.array(Session) })),
  endSession: call
    .route({ method: 'POST', path: '/account/sessions/end', summary: 'End one of your sessions', tags })
    .input(z.strictObject({ id: Id }))
    .output(z.object({ ended: z.literal(true) })),
  endOtherSessions: call
    .route({
      method: 'POST',
      path: '/account/sessions/end-others',
      summary: 'End all of your sessions but this one',
      tags,
    })
    .input(Nothing)
    .output(z.object({ ended: z.number().int() })),
  beginTwoFactor: call
    .route({
      method: 'POST',
      path: '/account/two-factor/begin',
      summary: 'Begin to set up the second step of your sign-in; counts once a code is confirmed',
      tags,
    })
    .input(Password)
    .output(
      z.object({
        uri: z.string().describe('For the authenticator app (otpauth)'),
        secret: z.string().describe('The same for typing'),
        qrSvg: z.string(),
        backupCodes: BackupCodes,
      }),
    ),
  confirmTwoFactor: call
    .route({
      method: 'POST',
      path: '/account/two-factor/confirm',
      summary: 'Switch the second step on, with a first code of the app',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ code: Code }))
    .output(withCookies(z.object({ enabled: z.literal(true) }))),
  disableTwoFactor: call
    .route({
      method: 'POST',
      path: '/account/two-factor/disable',
      summary: 'Switch the second step off',
      tags,
      outputStructure: 'detailed',
    })
    .input(Password)
    .output(withCookies(z.object({ enabled: z.literal(false) }))),
  backupCodes: call
    .route({
      method: 'POST',
      path: '/account/two-factor/backup-codes',
      summary: 'New backup codes; the old ones no longer hold',
      tags,
    })
    .input(Password)
    .output(z.object({ backupCodes: BackupCodes })),
};

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone.includes('/') || zone === 'UTC';
  } catch {
    return false;
  }
}
