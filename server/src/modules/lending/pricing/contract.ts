import { m } from '@lintel/messages';
import { pricedPrograms } from '@lintel/mortgage';
import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';

const programs = [...pricedPrograms.US, ...pricedPrograms.CA] as const;

/** A number with one rule for every way to violate it, so that a message names the whole range. */
const from = (low: number, high: number) => {
  const error = () =>
    m.lending__must_be_from_to({ low: low.toLocaleString('en-US'), high: high.toLocaleString('en-US') });
  return z.number({ error }).min(low, { error }).max(high, { error });
};
const wholeFrom = (low: number, high: number) =>
  from(low, high).refine(Number.isInteger, { error: () => m.lending__must_be_a_whole_number() });
const Program = z.enum(programs, { error: () => m.lending__must_be_one_of({ values: programs.join(', ') }) });
const ltv = from(0, 105);
const score = wholeFrom(300, 900);

/** A loan on a rate sheet: percentages, whole currency units, and limits; null is no limit. */
export const ProductLine = z
  .strictObject({
    program: Program,
    termYears: wholeFrom(1, 40).describe('USA: years of repayment. Canada: years of the fixed rate'),
    rate: from(0, 30),
    points: from(-5, 10).default(0).describe('Percent of the loan; negative is a credit'),
    fees: from(0, 100_000).default(0),
    loanMin: from(0, 100_000_000).nullable().default(null),
    loanMax: from(0, 100_000_000).nullable().default(null),
    ltvMax: ltv.nullable().default(null),
    scoreMin: score.nullable().default(null),
  })
  .refine(({ loanMin, loanMax }) => loanMin === null || loanMax === null || loanMin <= loanMax, {
    path: ['loanMax'],
    error: () => m.lending__must_not_be_below_the_smallest(),
  });
export type ProductLine = z.infer<typeof ProductLine>;

/** A change of rate and points within a band of loan to value and of credit scores. */
export const AdjustmentLine = z
  .strictObject({
    program: Program.nullable().default(null).describe('Null applies to every program'),
    ltvAbove: ltv.default(0),
    ltvAtMost: ltv.default(105),
    scoreFrom: score.default(300),
    scoreTo: score.default(900),
    rate: from(-5, 5).default(0),
    points: from(-5, 5).default(0),
  })
  .refine(({ ltvAbove, ltvAtMost }) => ltvAbove < ltvAtMost, {
    path: ['ltvAtMost'],
    error: () => m.lending__must_be_above_the_start(),
  })
  .refine(({ scoreFrom, scoreTo }) => scoreFrom <= scoreTo, {
    path: ['scoreTo'],
    error: () => m.lending__must_be_above_the_start(),
  });
export type AdjustmentLine = z.infer<typeof AdjustmentLine>;

export const RateSheetInput = z.strictObject({
  products: z
    .array(ProductLine)
    .min(1, { error: () => m.lending__needs_a_product() })
    .max(200),
  adjustments: z.array(AdjustmentLine).max(500).default([]),
});
export type RateSheetInput = z.infer<typeof RateSheetInput>;

export const RateSheet = z.object({
  products: z.array(ProductLine),
  adjustments: z.array(AdjustmentLine),
  statedOn: z.iso.date(),
  shownUntil: z.iso.date().describe('Last day on which SmartMatch shows the rates'),
  source: z.enum(['own', 'company']),
});
export type RateSheet = z.infer<typeof RateSheet>;

const tags = ['Mortgage'];
const route = (method: 'GET' | 'PUT' | 'POST', path: `/${string}`, summary: string) =>
  call.route({ method, path: `/mortgage${path}`, summary, tags });

export const pricingContract = {
  rateSheet: route(
    'GET',
    '/rate-sheet',
    'Get the rate sheet of a mortgage agent, or else of the company, and earlier sheets',
  )
    .input(z.strictObject({}))
    .output(z.object({ sheet: RateSheet.nullable(), history: z.array(RateSheet) })),
  stateRateSheet: route('PUT', '/rate-sheet', 'Publish your rate sheet as of today')
    .input(RateSheetInput)
    .output(RateSheet),
  importRateSheet: route('POST', '/rate-sheet/import', 'Publish your rate sheet from a CSV file, all lines or none')
    .input(z.strictObject({ csv: z.string().min(1).max(500_000) }))
    .output(RateSheet),
};
