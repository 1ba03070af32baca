import { z } from 'zod';
import { Id } from '../../foundation/contract.ts';
import { event } from '../../foundation/events.ts';

/** Somebody wrote to somebody they work with; all numbers but the first two are of people. */
export const messageSent = event(
  'message.sent',
  z.object({
    messageId: Id,
    threadId: Id,
    authorId: Id,
    recipientId: Id,
  }),
);
