import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, PageNumber, PageSize } from '../../../platform/serve/contract.ts';

const count = z.number().int();
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: () => m.network__must_be_a_month_such() });

export const funnelSteps = ['signed_up', 'verified', 'paid', 'first_agent', 'first_buyer'] as const;

const Analytics = z.object({
  asOf: z.iso.datetime(),
  currency: z.literal('usd'),
  months: z.array(
    z.object({
      month,
      newResellers: count,
      newAgents: count,
      newBuyers: count,
      agents: count.describe('At the end of the month, or now for the current month'),
      buyers: count.describe('At the end of the month, or now for the current month'),
      mrrCents: count.describe(
        'Current month: active and past due plans; past months: the paid invoices that cover the month',
      ),
      revenueCents: count.describe('Invoices paid in the month, before tax'),
    }),
  ),
  cohorts: z.array(z.object({ month, joined: count, verified: count, paid: count, working: count, agents: count })),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count, definition: z.string() })),
});
export type Analytics = z.infer<typeof Analytics>;

const Row = z.object({
  id: Id,
  name: z.string(),
  detail: z.string(),
  at: z.iso.datetime(),
  amountCents: count.nullable(),
  resellerId: Id.nullable(),
});
export type AnalyticsRow = z.infer<typeof Row>;

const months = z.coerce.number().int().min(1).max(36).default(12);
const tags = ['Wholesaler'];
const headers = z.record(z.string(), z.string());

/** Selects the rows of a figure, by month or step. */
export const AnalyticsRows = z
  .strictObject({
    of: z.enum(['resellers', 'agents', 'buyers', 'revenue', 'recurring', 'funnel']),
    month: month.optional(),
    step: z.enum(funnelSteps).optional(),
    page: PageNumber(1_000_000),
    limit: PageSize(200, 50),
  })
  .refine(({ of, month: at, step }) => (of === 'funnel' ? step !== undefined : at !== undefined), {
    path: ['month'],
    error: () => m.administration__is_needed_for_the_funnel(),
  });
export type AnalyticsRows = z.infer<typeof AnalyticsRows>;

export const analyticsContract = {
  get: call
    .route({
      method: 'GET',
      path: '/wholesaler/analytics',
      summary: 'Get cohorts, revenue, funnel and growth by month',
      tags,
    })
    .input(z.strictObject({ months }))
    .output(Analytics),
  rows: call
    .route({
      method: 'GET',
      path: '/wholesaler/analytics/rows',
      summary: 'List the rows behind a figure, with X-Total-Count',
      tags,
      outputStructure: 'detailed',
    })
    .input(AnalyticsRows)
    .output(z.object({ headers, body: z.array(Row) })),
  file: call
    .route({
      method: 'GET',
      path: '/wholesaler/analytics.csv',
      summary: 'Download the months as a CSV file',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ months }))
    .output(z.object({ headers, body: z.instanceof(Blob) })),
};
