import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Day, Id, IdParam, PageNumber, PageSize } from '../../../platform/serve/contract.ts';

const Cents = z.number().int();
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: () => m.network__must_be_a_month_such() });

const feeStates = ['open', 'paid', 'void'] as const;

export const FeeLine = z.object({
  description: z.string(),
  amountCents: Cents,
  /** First and last day covered by the fee. */
  from: z.iso.date(),
  until: z.iso.date(),
});
export type FeeLine = z.infer<typeof FeeLine>;

/** An agent's fee for one month. */
export const Fee = z.object({
  id: Id,
  number: z.string(),
  month: z.string().describe('Calendar month of the charge: 2026-11'),
  agent: z.object({ id: Id, name: z.string() }),
  status: z.enum(feeStates),
  currency: z.literal('usd'),
  priceCents: Cents.describe('Agreed price of a whole month'),
  amountCents: Cents,
  lines: z.array(FeeLine),
  issuedAt: z.iso.datetime(),
  paidOn: z.iso.date().nullable(),
  voidReason: z.string().nullable(),
});
export type Fee = z.infer<typeof Fee>;

const Totals = z.object({
  openCents: Cents,
  paidCents: Cents,
  /** Issued and not void: open and paid charges together. */
  issuedCents: Cents,
  open: z.number().int().describe('Number of open charges'),
});

export const FeeFilters = z.strictObject({
  month: Month.optional(),
  status: z.enum(feeStates, { error: () => m.membership__must_be_open_paid_or() }).optional(),
  search: z
    .string()
    .trim()
    .max(100, { error: () => m.network__must_have_at_most_100() })
    .optional(),
});
const Page = { page: PageNumber(100_000) };
const FeeListQuery = z.strictObject({
  ...FeeFilters.shape,
  ...Page,
  perPage: PageSize(100, 25),
});
export const FeeVoid = z.strictObject({
  id: IdParam,
  reason: z
    .string({ error: () => m.membership__please_say_why() })
    .trim()
    .min(3, { error: () => m.network__please_give_a_short_reason() })
    .max(500, { error: () => m.network__must_have_at_most_500() }),
});

const change = (path: `/${string}`, summary: string) =>
  call.route({ method: 'POST', path: `/reseller/fees/{id}${path}`, summary, tags: ['Reseller'] });

/** Fees that agents pay their company. The company bills and collects; the platform moves no money. */
export const feesContract = {
  list: call
    .route({
      method: 'GET',
      path: '/reseller/fees',
      summary: 'List charges to your agents, newest month first',
      tags: ['Reseller'],
    })
    .input(FeeListQuery)
    .output(
      z.object({
        page: z.number().int(),
        perPage: z.number().int(),
        total: z.number().int(),
        /** Totals of the requested month and search, in any state. */
        totals: Totals,
        months: z.array(z.string()).describe('List months with charges, newest first'),
        fees: z.array(Fee),
      }),
    ),
  exportCsv: call
    .route({
      method: 'GET',
      path: '/reseller/fees/export',
      summary: 'Download the whole list as a CSV file',
      tags: ['Reseller'],
      outputStructure: 'detailed',
    })
    .input(FeeFilters)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  paid: change('/paid', 'Mark a charge as paid')
    .input(
      z.strictObject({
        id: IdParam,
        paidOn: Day(m.membership__must_be_a_day_such).optional().describe('Defaults to today'),
      }),
    )
    .output(Fee),
  unpaid: change('/unpaid', 'Mark a charge as unpaid')
    .input(z.strictObject({ id: IdParam }))
    .output(Fee),
  void: change('/void', 'Void an open charge').input(FeeVoid).output(Fee),
  own: call
    .route({ method: 'GET', path: '/agent/fees', summary: 'List what your company charged you', tags: ['Agent'] })
    .input(z.strictObject(Page))
    .output(
      z.object({
        companyName: z.string(),
        priceCents: Cents.nullable().describe('Agreed monthly price; null if none was agreed'),
        currency: z.literal('usd'),
        openCents: Cents.describe('Amount that you owe the company now'),
        page: z.number().int(),
        perPage: z.number().int(),
        total: z.number().int(),
        fees: z.array(Fee),
      }),
    ),
};
