import { z } from 'zod';
import { event } from '../../../platform/events/events.ts';
import { Id } from '../../../platform/serve/contract.ts';

/** A company requested a plan without a list price, so sales must contact it. */
export const salesRequested = event(
  'reseller.sales_requested',
  z.object({ personId: Id, companyName: z.string(), expectedAgentCount: z.number().int() }),
);
