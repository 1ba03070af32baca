import { m } from '@lintel/messages';
import { oc } from '@orpc/contract';
import { z } from 'zod';
import '../http/validation-messages.ts';

// The content security policy forbids eval. Zod would try it to detect that, and the browser would report the attempt.
if ('document' in globalThis) z.config({ jitless: true });

/**
 * The builder of every contract. Paths are relative to `/api`. The closed set of errors is declared here once, so the
 * OpenAPI document and the client know each code. The body of every error is a `Problem`.
 */
export const call = oc.errors({
  INVALID: { status: 400, message: 'Some of what was sent is not valid' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in' },
  FORBIDDEN: { status: 403, message: 'You may not do this' },
  NOT_FOUND: { status: 404, message: 'There is nothing here' },
  CONFLICT: { status: 409, message: 'This cannot be done in its present state' },
  TOO_LARGE: { status: 413, message: 'This is too large' },
  LIMIT_REACHED: { status: 429, message: 'Too many requests; please wait a moment' },
});

/** The largest id. Primary keys are 32-bit PostgreSQL integers. */
const idMax = 2_147_483_647;

/** An id with one message for every violation, such as "Please choose a company". */
export const idWithMessage = (rule?: () => string) => {
  const message = rule && { error: rule };
  return z.int(message).min(1, message).max(idMax, message);
};

/** The id of a row in bodies, replies, events and tokens. A number out of range never reaches the database. */
export const Id = idWithMessage();

/** Sent back with a change, so that it is rejected if someone else has changed the values first. */
export const Version = z.string().max(40).describe('Version of the values that can be changed');

/** An id in a path or query string, where it is text: digits only, so `1e3`, `0x1f` and ` 7` are rejected. */
export const IdParam = z.preprocess<unknown, typeof Id, unknown>(
  (given) => (typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given),
  Id,
);

/** Parses an id from text such as a token or an address; undefined when there is none. */
export const readId = (text: string | undefined): number | undefined => IdParam.safeParse(text).data;

/** The number of a page in a query string. */
export const PageNumber = (max: number) => z.coerce.number().int().min(1).max(max).default(1);

/** The number of rows that a page of a list has. */
export const PageSize = (max: number, usual: number) => z.coerce.number().int().min(1).max(max).default(usual);

/** The words that a list is searched for. */
export const SearchWords = z.string().trim().max(100).optional();

/** A calendar day from year 1 to 9999. PostgreSQL has no year 0, and ISO 8601 writes later years differently. */
export const Day = (rule?: () => string) =>
  z.iso.date(rule && { error: rule }).refine(isInYears1To9999, { error: rule ?? outOfYears });

/** Requires that the last day of a period is not before its first one. */
export const inOrder = <
  const First extends string,
  const Last extends string,
  Shape extends Record<First | Last, z.ZodType>,
>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  first: First,
  last: Last,
) =>
  schema.refine(
    (period) => {
      const { [first]: from, [last]: until } = period as Record<string, string | undefined>;
      return !from || !until || from <= until;
    },
    { path: [last], error: () => m.platform__must_not_be_before_the_start() },
  );

/** An instant with `Z` or an offset. */
export const Instant = () => z.iso.datetime({ offset: true }).refine(isInYears1To9999, { error: outOfYears });

/** Also excludes the first and the last day: with an offset, or a day later, they fall in year 0 or 10000 in UTC. */
const isInYears1To9999 = (text: string): boolean => !/^(0000|0001-01-01|9999-12-31)/.test(text);
const outOfYears = (): string => m.platform__must_be_in_the_years();

/** The output of an operation that streams server-sent events. */
export { eventIterator } from '@orpc/contract';

/**
 * RFC 9457 problem details, the only error format. `code` is stable; `fields` names each invalid field and its rule,
 * `alternatives` lists values that would be accepted instead.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  fields: z.array(z.object({ field: z.string(), rule: z.string() })).optional(),
  alternatives: z.array(z.string()).optional(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;
