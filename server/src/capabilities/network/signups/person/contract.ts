import { z } from 'zod';
import { EmailAddress, NewPassword } from '../../../accounts/contract.ts';

/**
 * A line of text as a person typed it: without control characters and halves of characters, which no database keeps, and
 * empty where nothing of it can be seen. HTML, right-to-left writing and emoji are text like any other.
 */
export const line = (least: number, message: string, most = 100, tooLong = `must have at most ${most} characters`) =>
  z.string({ error: message }).overwrite(readable).min(least, message).max(most, tooLong);

function readable(text: string): string {
  const kept = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return /[^\p{C}\p{Z}]/u.test(kept) ? kept : '';
}

/** Something that has to be ticked. */
export const accepted = (message: string) =>
  z
    .boolean({ error: message })
    .refine((ticked) => ticked, message)
    .meta({ description: 'Must be true', examples: [true] });

export const Country = z.enum(['USA', 'Canada'], 'Please select country');

/** Numbers are kept as +15125550123; the server looks whether there can be such a number. */
export const phone = (message: string) => line(10, message, 30).meta({ examples: ['+1 512 555 0123'] });

export const names = {
  firstName: line(2, 'First name must be at least 2 characters'),
  lastName: line(2, 'Last name must be at least 2 characters'),
  email: EmailAddress,
};

export const passwords = {
  password: NewPassword,
  confirmPassword: z
    .string({ error: "Passwords don't match" })
    .max(200, 'must have at most 200 characters')
    .describe('The same as `password`'),
};

export const ownPhone = { phone: phone('Please enter a valid phone number') };

export const selectedCountries = z
  .array(Country, { error: 'Please select at least one country' })
  .min(1, 'Please select at least one country')
  .max(10, 'must have at most 10 entries')
  .overwrite((countries) => [...new Set(countries)]);

/** What everybody agrees to. Each is kept with version, time and hash of the text. */
export const agreements = {
  /** Terms of Service and Privacy Policy. */
  acceptTerms: accepted('You must accept the terms and conditions'),
  /** The pages ask for it by itself; whoever leaves it out declares it with the terms, which say so. */
  acceptAdult: accepted('You must be at least 18 years old').optional(),
};

/** A rule about several fields, which also holds while others are still wrong. */
export const atOnce = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

export const samePasswords = (typed: { password: string; confirmPassword: string }): boolean =>
  typeof typed.confirmPassword !== 'string' || typed.password === typed.confirmPassword;

export const passwordsDiffer = { path: ['confirmPassword'], error: "Passwords don't match", ...atOnce };

const cookies = z.object({ 'set-cookie': z.array(z.string()) });
/** Whoever signed up is signed in. */
export const withSession = <T extends z.ZodType>(body: T) => z.object({ headers: cookies, body });
