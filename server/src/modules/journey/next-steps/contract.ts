import { m } from '@lintel/messages';
import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';
import { WithId } from '../fields/contract.ts';

export const NextStep = z.object({
  /** The step with its subject: another occasion is another item. */
  id: z.string(),
  text: z.string(),
  /** The page where it is done; a path of this site. */
  path: z.string(),
  dueOn: z.iso.date().nullable(),
  overdue: z.boolean(),
  why: z.string(),
});
export type NextStep = z.infer<typeof NextStep>;

export const NextSteps = z.object({
  /** The texts of `items`, in the same order. */
  steps: z.array(z.string()),
  items: z.array(NextStep),
  /** Hidden by the person and still to be done. */
  hidden: z.array(NextStep.extend({ until: z.iso.datetime().nullable() })),
});
export type NextSteps = z.infer<typeof NextSteps>;

export const nextStepsContract = {
  list: call
    .route({
      method: 'GET',
      path: '/next-steps/{id}',
      summary: 'List a buyer’s next steps, the first due first',
      tags: ['Journey'],
    })
    .input(WithId)
    .output(NextSteps),
  choose: call
    .route({
      method: 'POST',
      path: '/next-steps/{id}/choice',
      summary: 'Hide a next step permanently or for some days, or show it again',
      tags: ['Journey'],
    })
    .input(
      z.strictObject({
        ...WithId.shape,
        item: z.string().regex(/^[a-z0-9:_-]{1,80}$/, { error: () => m.journey__must_be_the_id_of() }),
        choice: z.enum(['dismiss', 'snooze', 'restore']),
        /** Duration of a snooze. */
        days: z.number().int().min(1).max(90).default(7),
      }),
    )
    .output(NextSteps),
};
