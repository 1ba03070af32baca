import { z } from 'zod';
import { event } from '../../foundation/events.ts';

/** Somebody wrote to somebody they work with; all numbers but the first two are of people. */
export const messageSent = event(
  'message.sent',
  z.object({
    messageId: z.number().int(),
    threadId: z.number().int(),
    authorId: z.number().int(),
    recipientId: z.number().int(),
  }),
);
