import { z } from 'zod';

export const EmailAddress = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .max(254, 'must have at most 254 characters')
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address'))
  .meta({ examples: ['ada@homes.example'] });

/** The minimum applies to sign-up and password changes; longer passwords are advised, common ones rejected. */
export const NewPassword = z
  .string({ error: 'Password must be at least 8 characters' })
  .min(8, 'Password must be at least 8 characters')
  .max(200, 'must have at most 200 characters');

export const KnownPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(200, 'must have at most 200 characters');

export const Username = z
  .string({ error: 'Username is required' })
  .trim()
  .min(1, 'Username is required')
  .max(254, 'must have at most 254 characters')
  .regex(/^[^\p{Cc}]*$/u, 'must be one line');

/** Six digits of an authenticator app, also as people copy them: "123 456". */
export const Code = z
  .string({ error: 'must be the six digits of your app' })
  .transform((code) => code.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'must be the six digits of your app'))
  .meta({ examples: ['123456'] });

/** The body of a call without parameters: none, or an empty object. */
export const Nothing = z.strictObject({}).optional();

const cookies = z.object({ 'set-cookie': z.array(z.string()) });
/** A reply that sets or clears the session cookie. */
export const withCookies = <T extends z.ZodType>(body: T) => z.object({ headers: cookies, body });
