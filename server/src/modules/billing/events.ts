import { z } from 'zod';
import { event } from '../../platform/events/events.ts';
import { Id } from '../../platform/serve/contract.ts';

const Status = z.enum(['pending_payment', 'trialing', 'active', 'past_due', 'suspended', 'cancelled']);

/** A subscription began or its plan or status changed. */
export const subscriptionChanged = event(
  'subscription.changed',
  z.object({
    customerId: Id,
    previousStatus: Status,
    status: Status,
    tier: z.enum(['starter', 'professional', 'enterprise', 'custom']),
    billingInterval: z.enum(['monthly', 'yearly']),
    seats: z.number().int(),
  }),
);
