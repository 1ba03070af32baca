import { z } from 'zod';
import { Id } from '../../../../foundation/contract.ts';
import { event } from '../../../../foundation/events.ts';

/** A company asked for a plan that has no price: somebody has to call. */
export const salesRequested = event(
  'reseller.sales_requested',
  z.object({ personId: Id, companyName: z.string(), expectedAgentCount: z.number().int() }),
);
