import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';

const tags = ['Documents'];
const reason = z
  .string({ error: () => m.documents__must_say_why() })
  .trim()
  .min(3, { error: () => m.documents__must_give_a_reason() })
  .max(1_000, { error: () => m.documents__must_have_at_most_1() });

/** A legal hold: while it is active, none of this person's documents are destroyed. */
export const Hold = z.object({
  id: Id,
  personId: Id,
  name: z.string(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  releasedAt: z.iso.datetime().nullable(),
});
export type Hold = z.infer<typeof Hold>;

export const holdsContract = {
  holds: call
    .route({ method: 'GET', path: '/document-holds', summary: 'List legal holds on documents', tags })
    .output(z.array(Hold)),
  hold: call
    .route({
      method: 'POST',
      path: '/document-holds',
      summary: 'Place a legal hold on all documents of a person',
      tags,
    })
    .input(z.strictObject({ personId: Id, reason }))
    .output(Hold),
  releaseHold: call
    .route({ method: 'POST', path: '/document-holds/{id}/release', summary: 'Release a legal hold', tags })
    .input(z.strictObject({ id: IdParam, reason }))
    .output(Hold),
};
