import { oc } from '@orpc/contract';
import { z } from 'zod';
import './http/validation-messages.ts';

// A page may not make code of text, and to find that out zod would try it: the browser reports the attempt.
if ('document' in globalThis) z.config({ jitless: true });

/**
 * The builder of every contract. Paths stand below `/api`. The closed set of errors is declared once, so that the
 * OpenAPI document and the client know each code; the body of all of them is `Problem`.
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

/** The largest id: primary keys are 32-bit integers of PostgreSQL. */
const idMax = 2_147_483_647;

/** An id whose refusals all say the same, such as "Please choose a company". */
export const idSaying = (rule?: string) => z.int(rule).min(1, rule).max(idMax, rule);

/** The id of a row, in bodies, replies, events and tokens. A number outside its bounds never reaches the database. */
export const Id = idSaying();

/** An id in a path or a query string, where it arrives as text: digits only, so `1e3`, `0x1f` and ` 7` are refused. */
export const IdParam = z.preprocess<unknown, typeof Id, unknown>(
  (given) => (typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given),
  Id,
);

/** Reads an id out of a text, such as a token or an address; undefined where it holds none. */
export const readId = (text: string | undefined): number | undefined => IdParam.safeParse(text).data;

/** A day that is sent: from year 1 to 9999, because PostgreSQL has no year 0 and ISO 8601 writes later years differently. */
export const Day = (rule?: string) => z.iso.date(rule).refine(isInYears1To9999, rule ?? outOfYears);

/** An instant that is sent, with `Z` or an offset. */
export const Instant = () => z.iso.datetime({ offset: true }).refine(isInYears1To9999, outOfYears);

/** The first and the last day are left out too: with an offset, or a day later, they are in year 0 or 10000 of UTC. */
const isInYears1To9999 = (text: string): boolean => !/^(0000|0001-01-01|9999-12-31)/.test(text);
const outOfYears = 'must be in the years 1 to 9999';

/** What a verb answers piece by piece, as server-sent events. */
export { eventIterator } from '@orpc/contract';

/** RFC 9457 problem details: the one error shape. `code` is stable; `fields` names each bad field and its rule. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  fields: z.array(z.object({ field: z.string(), rule: z.string() })).optional(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;
