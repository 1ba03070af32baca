import { m } from '@lintel/messages';
import { z } from 'zod';

export const EmailAddress = z
  .string({ error: () => m.accounts__please_enter_a_valid_email() })
  .trim()
  .max(254, { error: () => m.accounts__must_have_at_most_254() })
  .toLowerCase()
  .pipe(z.email({ error: () => m.accounts__please_enter_a_valid_email() }))
  .meta({ examples: ['ada@homes.example'] });

/** The minimum applies to sign-up and password changes; longer passwords are advised, common ones rejected. */
export const NewPassword = z
  .string({ error: () => m.accounts__password_must_be_at_least() })
  .min(8, { error: () => m.accounts__password_must_be_at_least() })
  .max(200, { error: () => m.accounts__must_have_at_most_200() });

export const KnownPassword = z
  .string({ error: () => m.accounts__password_is_required() })
  .min(1, { error: () => m.accounts__password_is_required() })
  .max(200, { error: () => m.accounts__must_have_at_most_200() });

export const Username = z
  .string({ error: () => m.accounts__username_is_required() })
  .trim()
  .min(1, { error: () => m.accounts__username_is_required() })
  .max(254, { error: () => m.accounts__must_have_at_most_254() })
  .regex(/^[^\p{Cc}]*$/u, { error: () => m.accounts__must_be_on_one_line() });

/** Six digits of an authenticator app, also as people copy them: "123 456". */
export const Code = z
  .string({ error: () => m.accounts__must_be_the_six_digits() })
  .transform((code) => code.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: () => m.accounts__must_be_the_six_digit() }))
  .meta({ examples: ['123456'] });

/** The body of a call without parameters: none, or an empty object. */
export const Nothing = z.strictObject({}).optional();

const cookies = z.object({ 'set-cookie': z.array(z.string()) });
/** A reply that sets or clears the session cookie. */
export const withCookies = <T extends z.ZodType>(body: T) => z.object({ headers: cookies, body });
