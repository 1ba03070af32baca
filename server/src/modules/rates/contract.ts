import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { z } from 'zod';
import { call, Day, Id, IdParam, PageNumber, PageSize } from '../../platform/serve/contract.ts';

/** Products with stored rates; for Canada the contract rate of a five-year term. */
export const rateProducts = ['us_fixed_30y', 'us_fixed_15y', 'ca_fixed_5y', 'ca_fixed_5y_posted'] as const;
export const RateProduct = z.enum(rateProducts);
export type RateProduct = z.infer<typeof RateProduct>;

export const productLabels: Readonly<Record<RateProduct, string>> = texts({
  us_fixed_30y: m.rates__united_states_30_year_fixed,
  us_fixed_15y: m.rates__united_states_15_year_fixed,
  ca_fixed_5y: m.rates__canada_5_year_fixed_discounted,
  ca_fixed_5y_posted: m.rates__canada_5_year_fixed_posted,
});

/** Origin of a rate. */
export const rateOrigins = ['operator', 'file', 'url', 'sample'] as const;

/** A rate older than this is shown with its date, and the operator is notified. */
export const OLD_AFTER_DAYS = 14;
/** A rate older than this is not used: no monthly cost is shown. */
export const HIDDEN_AFTER_DAYS = 60;

/** A rate as shown with figures. */
export const StatedRate = z.object({
  product: RateProduct,
  percent: z.number(),
  on: z.iso.date().describe('Day of the rate'),
  source: z.string(),
  isOld: z.boolean().describe(`Older than ${OLD_AFTER_DAYS} days`),
  isSample: z.boolean().describe('Made for the sample network; not a market rate'),
});
export type StatedRate = z.infer<typeof StatedRate>;

const Percent = z
  .number({ error: () => m.rates__must_be_a_rate_in() })
  .min(0.01, { error: () => m.rates__must_be_more_than_0() })
  .max(30, { error: () => m.rates__must_be_at_most_30() })
  .refine((value) => Math.abs(value * 1_000 - Math.round(value * 1_000)) < 1e-6, {
    error: () => m.rates__must_have_at_most_three(),
  });

export const NewRate = z.strictObject({
  product: RateProduct,
  percent: Percent,
  effectiveOn: Day(m.rates__must_be_a_day),
  source: z
    .string({ error: () => m.rates__enter_who_publishes_the_rate() })
    .trim()
    .min(2, { error: () => m.rates__enter_who_publishes_the_rate() })
    .max(120, { error: () => m.rates__must_have_at_most_120() }),
});
export type NewRate = z.infer<typeof NewRate>;

export const RateRow = z.object({
  id: Id,
  country: z.enum(['US', 'CA']),
  product: RateProduct,
  percent: z.number(),
  effectiveOn: z.iso.date(),
  source: z.string(),
  origin: z.enum(rateOrigins),
  enteredBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type RateRow = z.infer<typeof RateRow>;

const CurrentRate = z.object({
  country: z.enum(['US', 'CA']),
  /** The newest rate of the country, or null without one. */
  rate: StatedRate.nullable(),
  ageDays: z.number().int().nullable(),
  state: z.enum(['current', 'old', 'hidden', 'missing']),
});
export type CurrentRate = z.infer<typeof CurrentRate>;

const tags = ['Wholesaler'];

export const ratesContract = {
  list: call
    .route({ method: 'GET', path: '/wholesaler/rates', summary: 'List mortgage rates in use and their history', tags })
    .input(
      z.strictObject({
        product: RateProduct.optional(),
        page: PageNumber(100_000),
        perPage: PageSize(100, 25),
      }),
    )
    .output(z.object({ current: z.array(CurrentRate), total: z.number().int(), rates: z.array(RateRow) })),
  add: call
    .route({
      method: 'POST',
      path: '/wholesaler/rates',
      summary: 'Enter a mortgage rate; it replaces the rate of the same product and day',
      tags,
    })
    .input(NewRate)
    .output(RateRow),
  remove: call
    .route({ method: 'DELETE', path: '/wholesaler/rates/{id}', summary: 'Remove a mortgage rate', tags })
    .input(z.strictObject({ id: IdParam }))
    .output(z.object({ removed: z.literal(true) })),
  restore: call
    .route({ method: 'POST', path: '/wholesaler/rates/{id}/restore', summary: 'Undo the removal of a rate', tags })
    .input(z.strictObject({ id: IdParam }))
    .output(RateRow),
};
