import { z } from 'zod';
import { Id } from '../../../../foundation/contract.ts';
import { CriterionName } from '../asking/contract.ts';

/** One criterion as it did to one match. `score`, `low` and `high`: 0 is the average of the kind, 1 one deviation better. */
export const Reason = z.object({
  criterion: CriterionName,
  label: z.string(),
  /** Points of the match score that it gives or takes, beside the average professional. */
  points: z.number(),
  score: z.number(),
  /** The 80 % interval of the score. */
  low: z.number(),
  high: z.number(),
  /** Records behind it. */
  n: z.number().int(),
  /** 0 to 100 among the kind. */
  percentile: z.number(),
});

/** `score` = `base` + `evidence` + the points of all twelve, to 1e-9. */
export const Explanation = z.object({
  /** 100 times the probability that the match closes and satisfies, not rounded. */
  score: z.number(),
  /** What the average professional would have for the same search. */
  base: z.number(),
  /** Points for being known better, or less, than the average professional. */
  evidence: z.number(),
  criteria: z.array(Reason),
});

export const Interval = z.object({ low: z.number(), high: z.number() });

/** A professional on a list. A figure of too few records is null: "not enough data". */
export const MatchCard = z.object({
  /** Of the professional, as in `/professionals/{id}`. */
  id: Id,
  name: z.string(),
  imageUrl: z.string().nullable(),
  agentType: z.enum(['real_estate', 'mortgage']),
  brokerage: z.string(),
  /** The same company; lenders' cards call it so. */
  company: z.string(),
  location: z.string(),
  languages: z.array(z.string()),
  license: z.object({
    number: z.string(),
    jurisdiction: z.string(),
    expiresOn: z.iso.date().nullable(),
    checkedOn: z.iso.date().nullable(),
  }),
  /** round(100 p). */
  matchScore: z.number().int(),
  /** Probability that the match closes and that the client is satisfied, 0 to 1. */
  p: z.number(),
  /** Sixth place: on the list for what they may turn out to be. */
  optimistic: z.boolean(),
  /** Share of professionals of the kind below, 0 to 100; null with fewer than 8 deals. */
  percentile: z.number().nullable(),
  /** The percentile lies in here with four chances of five. */
  percentileInterval: Interval.nullable(),
  top5Percent: z.boolean(),
  /** Mean stars of verified reviews. */
  rating: z.number().nullable(),
  /** Verified reviews. */
  reviews: z.number().int(),
  /** Closed deals of the last 24 months. */
  closings: z.number().int(),
  /** 0 to 100: deals that would close for the average client. */
  closingRate: z.number().nullable(),
  /** The median first reply in words: "2 h 10 min". */
  responseTime: z.string().nullable(),
  /** The same in minutes. */
  avgResponseTime: z.number().nullable(),
  /** Median days. */
  avgDaysOnMarket: z.number().nullable(),
  /** 0 to 100: clients who said in private that they were satisfied, shrunk. */
  clientSatisfaction: z.number().nullable(),
  specializations: z.array(z.string()),
  /** Lenders: the newest rate that their company states, in percent, while it is not older than 7 days. */
  rate: z.number().nullable(),
  rateDatedOn: z.iso.date().nullable(),
  /** Lenders: median days from application to funding, measured. */
  processingTime: z.number().nullable(),
  /** Records behind the figures. */
  n: z.object({
    deals: z.number().int(),
    reviews: z.number().int(),
    leads: z.number().int(),
    satisfaction: z.number().int(),
    /** Past deals that only the company states; no second source confirmed them. Not among `deals`. */
    statedDeals: z.number().int(),
  }),
  /** Who pays whom for this match, in words. */
  whoPays: z.string(),
  explanation: Explanation,
});
export type MatchCard = z.infer<typeof MatchCard>;

/** The same of one professional without a search: there is no score, and no points. */
export const RecordCard = MatchCard.omit({ matchScore: true, p: true, optimistic: true, explanation: true }).extend({
  /** The day up to which records were read. */
  asOf: z.iso.date(),
});
export type RecordCard = z.infer<typeof RecordCard>;

export const exclusionReasons = [
  'not_active',
  'license_not_verified',
  'license_expired',
  'company_not_in_good_standing',
  'takes_no_clients',
  'at_capacity',
  'licensed_elsewhere',
] as const;
export const Exclusion = z.object({
  reason: z.enum(exclusionReasons),
  label: z.string(),
  count: z.number().int(),
});
export type Exclusion = z.infer<typeof Exclusion>;

export const emptyReasons = ['unknown_place', 'nobody_in_area', 'all_at_capacity', 'nobody_eligible'] as const;
/** Why a list is empty, and the nearest place with somebody. */
export const Empty = z.object({
  reason: z.enum(emptyReasons),
  message: z.string(),
  nearest: z.object({ place: z.string(), distanceKm: z.number().int(), professionals: z.number().int() }).nullable(),
});
export type Empty = z.infer<typeof Empty>;

export const Analysis = z.object({
  topMatch: MatchCard.nullable(),
  /** Best first, `topMatch` too; at most 6. */
  matches: z.array(MatchCard),
  /** Names this list where somebody on it is asked to connect; null while it is empty. */
  listId: z.string().nullable(),
  agentType: z.enum(['real_estate', 'mortgage']),
  /** Where was looked, and who said so. */
  place: z
    .object({ name: z.string(), state: z.string(), source: z.enum(['asked', 'profile', 'largest_market']) })
    .nullable(),
  /** Professionals of the kind within 60 km. */
  inArea: z.number().int(),
  eligible: z.number().int(),
  excluded: z.array(Exclusion),
  empty: Empty.nullable(),
  /** What could not be used as it was asked, in words. */
  notes: z.array(z.string()),
  formulaVersion: z.string(),
  /** The day up to which records were read. */
  asOf: z.iso.date(),
  /** Records that the ranking rests on. */
  n: z.object({
    professionals: z.number().int(),
    deals: z.number().int(),
    reviews: z.number().int(),
    leads: z.number().int(),
    matches: z.number().int(),
  }),
});
export type Analysis = z.infer<typeof Analysis>;

/** Where a lender's figure comes from. */
const Source = z.enum(['measured', 'stated_by_lender']);
const figure = <T extends z.ZodType>(value: T) =>
  z.object({ value, source: Source, n: z.number().int().nullable(), datedOn: z.iso.date().nullable() }).nullable();

export const LenderRate = z.object({
  product: z.string(),
  termYears: z.number().int(),
  /** Percent a year. */
  rate: z.number(),
  /** Percent of the loan, paid once. */
  points: z.number(),
  datedOn: z.iso.date(),
});

export const lenderTypes = ['bank', 'credit_union', 'mortgage_lender', 'mortgage_brokerage'] as const;
export const loanProducts = ['conventional', 'insured', 'fha', 'va', 'jumbo', 'investment', 'refinance'] as const;
export type LoanProduct = (typeof loanProducts)[number];
const known = <T extends z.ZodType>(value: T) => value.nullable().default(null);
const StatedRate = z.strictObject({
  product: z.enum(loanProducts),
  termYears: z.number().int().min(1).max(40),
  /** Percent a year. */
  rate: z.number().min(0).max(30),
  /** Percent of the loan. */
  points: z.number().min(-5).max(10).default(0),
});

/** What a company that lends states of itself, dated by the day it says so. Null is not stated. */
export const LenderSheet = z.strictObject({
  type: z.enum(lenderTypes),
  approvalDays: known(z.number().min(0).max(365)),
  processingDays: known(z.number().min(0).max(365)),
  preApprovalMinutes: known(z.number().int().min(1).max(100_000)),
  digitalWorkflow: known(z.boolean()),
  apiIntegration: known(z.boolean()),
  benefits: z.array(z.string().trim().min(1).max(120)).max(10).default([]),
  rates: z.array(StatedRate).max(30).default([]),
});
/** As it is kept, with its day; null where nothing was ever stated. */
export const OwnLenderSheet = z
  .object({
    ...LenderSheet.shape,
    statedOn: z.iso.date(),
    ratesShownUntil: z.iso.date(),
    /** What was stated on the last days on which something was, newest first; at most 12. */
    history: z.array(z.object({ statedOn: z.iso.date(), rates: z.array(StatedRate) })),
  })
  .nullable();

/** A lender of the network by name; nobody can pay for a place. */
export const Lender = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  location: z.string(),
  country: z.enum(['US', 'CA']),
  /** Of the lender's newest sheet, which it dates; empty when it is older than 7 days. */
  rates: z.array(LenderRate),
  /** Days to an approval. */
  approvalTime: figure(z.number()),
  /** Days from application to funding. */
  processingTime: figure(z.number()),
  /** Minutes to a pre-approval. */
  preApprovalSpeed: figure(z.number()),
  /** Days by which an approval is quicker than this network's median; measured only. */
  approvalAcceleration: figure(z.number()),
  digitalWorkflow: figure(z.boolean()),
  apiIntegration: figure(z.boolean()),
  benefits: figure(z.array(z.string())),
  /** "Sponsored" where the lender pays the network for a label; it never moves the order. */
  partnership: z.string().nullable(),
});
export type Lender = z.infer<typeof Lender>;
