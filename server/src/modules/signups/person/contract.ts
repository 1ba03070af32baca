import { m } from '@lintel/messages';
import { z } from 'zod';
import { EmailAddress, NewPassword } from '../../accounts/contract.ts';

/**
 * A line of typed text, without control characters and lone surrogates, which databases cannot store; invisible
 * text counts as empty. HTML, right-to-left text and emoji are accepted.
 */
export const line = (
  least: number,
  message: () => string,
  most = 100,
  tooLong = (): string => m.signups__must_have_at_most_characters({ most }),
) => z.string({ error: message }).overwrite(readable).min(least, { error: message }).max(most, { error: tooLong });

function readable(text: string): string {
  const cleaned = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return /[^\p{C}\p{Z}]/u.test(cleaned) ? cleaned : '';
}

/** A checkbox that must be checked. */
export const accepted = (message: () => string) =>
  z
    .boolean({ error: message })
    .refine((ticked) => ticked, { error: message })
    .meta({ description: 'Must be true', examples: [true] });

export const Country = z.enum(['USA', 'Canada'], { error: () => m.network__please_select_country() });

/** Numbers are stored as +15125550123; the server checks whether the number can exist. */
export const phone = (message: () => string) => line(10, message, 30).meta({ examples: ['+1 512 555 0123'] });

export const names = {
  firstName: line(2, m.signups__first_name_must_be_at),
  lastName: line(2, m.signups__last_name_must_be_at),
  email: EmailAddress,
};

export const passwords = {
  password: NewPassword,
  confirmPassword: z
    .string({ error: () => m.signups__passwords_dont_match() })
    .max(200, { error: () => m.network__must_have_at_most_200() })
    .describe('Same as `password`'),
};

export const ownPhone = { phone: phone(m.signups__please_enter_a_valid_phone) };

export const selectedCountries = z
  .array(Country, { error: () => m.signups__please_select_at_least_one() })
  .min(1, { error: () => m.network__please_select_at_least_one() })
  .max(10, { error: () => m.network__must_have_at_most_10() })
  .overwrite((countries) => [...new Set(countries)]);

/** Agreements of every sign-up. Each is stored with version, time and hash of the text. */
export const agreements = {
  /** Terms of Service and Privacy Policy. */
  acceptTerms: accepted(m.signups__you_must_accept_the_terms),
  /** The pages ask for it separately; a client that omits it declares it with the terms, which say so. */
  acceptAdult: accepted(m.signups__you_must_be_at_least).optional(),
};

/** Makes a rule about several fields apply while other fields are invalid. */
export const atOnce = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

export const samePasswords = (typed: { password: string; confirmPassword: string }): boolean =>
  typeof typed.confirmPassword !== 'string' || typed.password === typed.confirmPassword;

export const passwordsDiffer = { path: ['confirmPassword'], error: () => m.signups__passwords_dont_match(), ...atOnce };

const cookies = z.object({ 'set-cookie': z.array(z.string()) });
/** Adds the session cookies of a signed-up person to a reply. */
export const withSession = <T extends z.ZodType>(body: T) => z.object({ headers: cookies, body });
