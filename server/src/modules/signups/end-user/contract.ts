import { m } from '@lintel/messages';
import { z } from 'zod';
import { Id } from '../../../platform/serve/contract.ts';
import {
  agreements,
  line,
  names,
  ownPhone,
  passwords,
  passwordsDiffer,
  samePasswords,
  selectedCountries,
} from '../person/contract.ts';

export const AgentCode = line(3, m.signups__code_must_be_at_least, 20, m.signups__code_must_be_at_most);

/** A number, the text of a number, or empty, because form fields are texts. */
const optionalNumber = (number: z.ZodNumber) =>
  z
    .union([z.number(), z.string().trim().max(20), z.null()], { error: () => m.signups__must_be_a_number() })
    .optional()
    .transform((given) => (given === '' || given === null || given === undefined ? undefined : Number(given)))
    .pipe(number.optional());

export const EndUserSignUp = z
  .strictObject({
    ...names,
    ...ownPhone,
    ...passwords,
    /** An invalid code never prevents a sign-up, so any text is accepted. */
    agentCode: line(0, m.signups__must_be_a_text).nullish(),
    /** Not trusted: the sign-up is rejected unless it matches the agent of the code. */
    agentId: Id.nullish(),
    selectedCountries,
    /** In whole dollars. */
    budget: optionalNumber(
      z
        .number()
        .min(1, { error: () => m.network__must_be_at_least_1_2() })
        .max(1_000_000_000, { error: () => m.network__must_be_at_most_1_2() }),
    ),
    bedrooms: optionalNumber(
      z
        .number()
        .int({ error: () => m.network__must_be_a_whole_number() })
        .min(1)
        .max(10),
    ),
    bathrooms: optionalNumber(z.number().multipleOf(0.5).min(1).max(10)),
    ...agreements,
    role: z.literal('end_user').default('end_user'),
  })
  .refine(samePasswords, passwordsDiffer);
export type EndUserSignUp = z.infer<typeof EndUserSignUp>;

export const EndUserSignedUp = z.object({
  agentConnected: z.boolean(),
  /** Reason why a code did not lead to an agent; null when it did and when no code was given. */
  note: z.string().nullable(),
  home: z.string(),
});

/** The agent of a code. The agent's email and phone stay hidden until a buyer has signed up. */
export const AgentOfCode = z.object({
  agentId: Id,
  agentName: z.string(),
  companyName: z.string(),
});
export type AgentOfCode = z.infer<typeof AgentOfCode>;
