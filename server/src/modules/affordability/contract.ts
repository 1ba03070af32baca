import { m } from '@lintel/messages';
import type { CostAssumptions, Household } from '@lintel/mortgage';
import { z } from 'zod';
import { call } from '../../platform/serve/contract.ts';

/** States and provinces of the two countries. */
const usStates =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP'.split(
    ' ',
  );
const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');

/** Credit bands with the score that counts: their lower end. */
export const creditScores = {
  '740': 740,
  '700': 700,
  '660': 660,
  '640': 640,
  '620': 620,
  '580': 580,
  '500': 500,
  below: 300,
} as const;
export const creditBands = ['740', '700', '660', '640', '620', '580', '500', 'below', 'unknown'] as const;

export const terms = [30, 25, 20, 15, 10] as const;

const amount = (most: number) =>
  z
    .number({ error: () => m.affordability__enter_an_amount() })
    .min(0, { error: () => m.affordability__must_not_be_negative() })
    .max(most, { error: () => m.affordability__is_too_large() })
    .transform((value) => Math.round(value * 100) / 100);

/** Income, debts and savings that a person states; amounts in whole units of their country's currency. */
export const BuyingProfile = z
  .strictObject({
    state: z.enum([...usStates, ...provinces], { error: () => m.affordability__choose_your_state() }),
    /** Before tax, a year. */
    income: amount(100_000_000),
    /** A co-borrower's income before tax, a year. */
    otherIncome: amount(100_000_000).optional(),
    /** Payments on debts, a month. */
    debtsMonthly: amount(10_000_000),
    savings: amount(1_000_000_000),
    credit: z.enum(creditBands),
    firstTimeBuyer: z.boolean(),
    veteran: z.boolean(),
    /** Wanted down payment in percent of the price, or as an amount; neither is any that the savings allow. */
    downPercent: z
      .number({ error: () => m.affordability__enter_an_amount() })
      .min(0, { error: () => m.affordability__must_not_be_negative() })
      .max(100, { error: () => m.affordability__must_be_at_most_100() })
      .optional(),
    downAmount: amount(1_000_000_000).optional(),
    /** Longest repayment in years. */
    years: z.literal(terms),
  })
  .refine(({ downPercent, downAmount }) => downPercent === undefined || downAmount === undefined, {
    path: ['downAmount'],
    error: () => m.affordability__enter_a_percentage_or_an_amount(),
  });
export type BuyingProfile = z.infer<typeof BuyingProfile>;

const cents = (units: number): number => Math.round(units * 100);

/** The household of a profile, as the mortgage engine takes it. */
export function householdOf(profile: BuyingProfile): Household {
  const { state, income, otherIncome = 0, credit, downPercent, downAmount } = profile;
  return {
    country: provinces.includes(state) ? 'CA' : 'US',
    incomeCents: Math.round(cents(income + otherIncome) / 12),
    debtsCents: cents(profile.debtsMonthly),
    savingsCents: cents(profile.savings),
    creditScore: credit === 'unknown' ? null : creditScores[credit],
    firstTimeBuyer: profile.firstTimeBuyer,
    veteran: profile.veteran && !provinces.includes(state),
    years: profile.years,
    ...(downPercent !== undefined && { down: { percent: downPercent } }),
    ...(downAmount !== undefined && { down: { cents: cents(downAmount) } }),
  };
}

const byCountry = z.object({ US: z.number(), CA: z.number() });

/** Assumptions of the estimates of all homes. */
export const EstimateTerms = z.object({
  day: z.iso.date().describe('Chooses the tables of limits and taxes'),
  assumed: z.object({
    rate: z.object({ US: z.number().nullable(), CA: z.number().nullable() }),
    insurance: byCountry,
    closing: byCountry,
    pmi: z.number().nullable(),
  }) satisfies z.ZodType<CostAssumptions>,
});
export type EstimateTerms = z.infer<typeof EstimateTerms>;

const tags = ['Affordability'];

export const affordabilityContract = {
  terms: call
    .route({
      method: 'GET',
      path: '/affordability/terms',
      summary: 'Get the mortgage rates and assumptions behind buying estimates',
      tags,
    })
    .input(z.strictObject({}))
    .output(EstimateTerms),
  profile: call
    .route({ method: 'GET', path: '/affordability/profile', summary: 'Get your buying profile; only you see it', tags })
    .input(z.strictObject({}))
    .output(z.object({ profile: BuyingProfile.nullable() })),
  save: call
    .route({ method: 'PUT', path: '/affordability/profile', summary: 'Save your buying profile, encrypted', tags })
    .input(BuyingProfile)
    .output(z.object({ profile: BuyingProfile })),
  remove: call
    .route({ method: 'DELETE', path: '/affordability/profile', summary: 'Delete your buying profile', tags })
    .input(z.strictObject({}))
    .output(z.object({ profile: z.null() })),
};
