import type { z } from 'zod';

/** A kind of event, named in the past tense: `document.approved`. */
export interface EventKind<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
}
