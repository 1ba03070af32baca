import { oc } from '@orpc/contract';
import { z } from 'zod';
import './http/rules-in-words.ts';

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
