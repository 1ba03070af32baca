import { z } from 'zod';
import { Id } from '../../foundation/contract.ts';
import { event } from '../../foundation/events.ts';

/** A person wrote to someone they work with. All ids except the first two are of people. */
export const messageSent = event(
  'message.sent',
  z.object({
    messageId: Id,
    threadId: Id,
    authorId: Id,
    recipientId: Id,
  }),
);
