import { z } from 'zod';
import { event } from '../../platform/events/events.ts';
import { Id } from '../../platform/serve/contract.ts';

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
