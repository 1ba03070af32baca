import { z } from 'zod';
import type { ToolContext } from '../tool.ts';
import type { Speaker } from '../words.ts';
import type { RuleWords } from './loan-rule-words.ts';

const about = [
  'share',
  'leastDown',
  'insurance',
  'fundingFee',
  'guaranteeFee',
  'mortgageTax',
  'schoolTax',
  'hbp',
  'sellerCredit',
] as const;
export const Input = z.strictObject({
  about: z.enum(about),
  amount: z
    .number()
    .min(1_000)
    .max(1e9)
    .describe(
      'The price, or without downPercent the loan, for fundingFee, guaranteeFee and mortgageTax; currency units',
    ),
  country: z.enum(['US', 'CA']).optional(),
  state: z.string().length(2).optional(),
  city: z.string().max(80).optional(),
  /** VA: a veteran who receives compensation for a service-connected disability. */
  exempt: z.boolean().optional(),
  /** insurance: the amount is the loan and not the price. */
  borrowed: z.boolean().optional(),
  creditScore: z.number().int().min(300).max(900).optional(),
  /** VA: a refinance of a VA loan into another one (IRRRL). */
  refinances: z.boolean().optional(),
  /** VA: subsequent use of the loan. */
  again: z.boolean().optional(),
  downPercent: z.number().min(0).max(100).optional(),
  /** insurance: the terms of the loan, which date the end of PMI and change the premium in Canada. */
  ratePercent: z.number().min(0).max(30).optional(),
  years: z.number().min(1).max(40).optional(),
  /** insurance: the sales tax on the premium is asked for. */
  taxed: z.boolean().optional(),
  /** share: the share is a down payment, so the rest is the loan; insurance: the down payment is asked for too. */
  down: z.boolean().optional(),
  loan: z.enum(['conventional', 'fha', 'va', 'usda']).optional(),
  /** The units of a building: a duplex has two, a triplex or fourplex three or four. */
  units: z.enum(['1', '2', '3-4']).optional(),
  /** The buyer lives in none of the units. */
  rented: z.boolean().optional(),
  /** hbp: the year of the withdrawal, this one if it is absent; `nextYear` for one that is still to come. */
  year: z.number().int().min(1992).max(2100).optional(),
  nextYear: z.boolean().optional(),
  /** sellerCredit: what the seller pays, as a share of the price or an amount. */
  creditPercent: z.number().min(0.1).max(20).optional(),
  creditAmount: z.number().min(100).max(1e6).optional(),
  /** hbp: the withdrawal of the other person of a couple. */
  otherAmount: z.number().min(1_000).max(1e9).optional(),
});
export type Input = z.output<typeof Input>;

interface Figured {
  facts: Record<string, unknown>;
  says: (string | false)[];
  /** Id of the knowledge entry with the source. */
  entry?: string;
}
export type Figure = (input: Input, tools: { context: ToolContext; say: Speaker; words: RuleWords }) => Figured;

/** A figure that a rule fixes. */
export type RuleTopic = (typeof about)[number];
