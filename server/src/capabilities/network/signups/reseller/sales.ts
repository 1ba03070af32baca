import { z } from 'zod';
import { event } from '../../../../foundation/events.ts';

/** A company asked for a plan that has no price: somebody has to call. */
export const salesRequested = event(
  'reseller.sales_requested',
  z.object({ personId: z.number().int(), companyName: z.string(), expectedAgentCount: z.number().int() }),
);
