import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, Version } from '../../../platform/serve/contract.ts';
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
  emailNeeded: z.boolean().describe('The account doesn’t own its address and must add another one'),
  username: z.string().nullable(),
  role: z.enum(['wholesaler', 'reseller', 'agent', 'end_user']),
  language: z.enum(['en', 'fr', 'es']),
  units: z.enum(['imperial', 'metric']).nullable().describe('Null uses the country of each property'),
  timeZone: z.string().nullable(),
  deletionAt: z.iso
    .datetime()
    .nullable()
    .describe('Time at which the account is deleted; null if no deletion was requested'),
  twoFactorEnabled: z.boolean(),
  createdAt: z.iso.datetime(),
  version: Version.describe('Version of name and phone'),
});
export type Profile = z.infer<typeof Profile>;

const Session = z.object({
  id: Id,
  device: z.string().describe('Readable name: "Firefox on Windows"'),
  address: z.string().nullable().describe('IP address of the sign-in'),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().describe('Accurate to ten minutes'),
  endsAt: z.iso.datetime().describe('Time at which an unused session expires'),
  current: z.boolean(),
});

const BackupCodes = z.array(z.string()).describe('Each works once; they are returned only here');
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
        version: Version.optional(),
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
      summary: 'Change your address; takes effect once you confirm the new one by email',
      tags,
    })
    .input(z.strictObject({ email: EmailAddress, password: KnownPassword }))
    .output(z.object({ sent: z.literal(true).describe('Returned for every address, taken or not') })),
  sessions: call
    .route({ method: 'GET', path: '/account/sessions', summary: 'List your sessions', tags })
    .output(z.object({ sessions: z.array(Session) })),
  endSession: call
    .route({ method: 'POST', path: '/account/sessions/end', summary: 'End one of your sessions', tags })
    .input(z.strictObject({ id: Id }))
    .output(z.object({ ended: z.literal(true) })),
  endOtherSessions: call
    .route({
      method: 'POST',
      path: '/account/sessions/end-others',
      summary: 'End all of your other sessions',
      tags,
    })
    .input(Nothing)
    .output(z.object({ ended: z.number().int() })),
  beginTwoFactor: call
    .route({
      method: 'POST',
      path: '/account/two-factor/begin',
      summary: 'Start setting up two-step sign-in; takes effect once a code is confirmed',
      tags,
    })
    .input(Password)
    .output(
      z.object({
        uri: z.string().describe('otpauth URL for the authenticator app'),
        secret: z.string().describe('The secret as text, to type in'),
        qrSvg: z.string(),
        backupCodes: BackupCodes,
      }),
    ),
  confirmTwoFactor: call
    .route({
      method: 'POST',
      path: '/account/two-factor/confirm',
      summary: 'Turn on two-step sign-in with a first code from the app',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ code: Code }))
    .output(withCookies(z.object({ enabled: z.literal(true) }))),
  disableTwoFactor: call
    .route({
      method: 'POST',
      path: '/account/two-factor/disable',
      summary: 'Turn off two-step sign-in',
      tags,
      outputStructure: 'detailed',
    })
    .input(Password)
    .output(withCookies(z.object({ enabled: z.literal(false) }))),
  backupCodes: call
    .route({
      method: 'POST',
      path: '/account/two-factor/backup-codes',
      summary: 'Replace your backup codes',
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
