import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, IdParam } from '../../../platform/serve/contract.ts';

/** A client's feedback on a home after a showing. */
export const Feedback = z.strictObject({
  /** 1 is not interested, 5 wants to make an offer. */
  interest: z.number().int().min(1).max(5),
  priceOpinion: z.enum(['too_high', 'fair', 'too_low']).nullable(),
  comment: z
    .string()
    .trim()
    .max(1_000, { error: () => m.professionals__must_have_at_most_1() })
    .nullable(),
});
export type Feedback = z.infer<typeof Feedback>;

export const feedbackContract = {
  recordFeedback: call
    .route({
      method: 'PUT',
      path: '/appointments/{id}/feedback',
      summary: 'Record the client’s feedback on a home',
      tags: ['Appointments'],
    })
    .input(Feedback.extend({ id: IdParam }))
    .output(Feedback),
};
