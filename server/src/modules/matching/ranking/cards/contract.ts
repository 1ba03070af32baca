import { z } from 'zod';
import { Id } from '../../../../platform/serve/contract.ts';
import { CriterionName } from '../search/contract.ts';

/**
 * One criterion's effect on one match. `score`, `low` and `high`: 0 is the average of the kind, 1 is one standard
 * deviation better.
 */
export const Reason = z.object({
  criterion: CriterionName,
  label: z.string(),
  /** Points added to or removed from the match score, compared with the average professional. */
  points: z.number(),
  score: z.number(),
  /** The 80% interval of the score. */
  low: z.number(),
  high: z.number(),
  /** Number of records. */
  n: z.number().int(),
  /** 0 to 100 among the kind. */
  percentile: z.number(),
});

/** `score` = `base` + `evidence` + the points of all twelve criteria, to 1e-9. */
export const Explanation = z.object({
  /** 100 times the probability that the match closes with a satisfied client, unrounded. */
  score: z.number(),
  /** Score of the average professional for the same search. */
  base: z.number(),
  /** Points for having more or less evidence than the average professional. */
  evidence: z.number(),
  criteria: z.array(Reason),
});

export const Interval = z.object({ low: z.number(), high: z.number() });

/** A professional on a list. A figure with too few records is null: "not enough data". */
export const MatchCard = z.object({
  /** Id of the professional, as in `/professionals/{id}`. */
  id: Id,
  name: z.string(),
  imageUrl: z.string().nullable(),
  agentType: z.enum(['real_estate', 'mortgage']),
  brokerage: z.string(),
  /** Same as the company; the name that lenders' cards use. */
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
  /** Probability that the match closes with a satisfied client, 0 to 1. */
  p: z.number(),
  /** True for the sixth position, which goes to a professional with high potential and little evidence. */
  optimistic: z.boolean(),
  /** Share of professionals of the kind ranked below, 0 to 100; null with fewer than 8 deals. */
  percentile: z.number().nullable(),
  /** The 80% interval of the percentile. */
  percentileInterval: Interval.nullable(),
  top5Percent: z.boolean(),
  /** Mean stars of verified reviews. */
  rating: z.number().nullable(),
  /** Number of verified reviews. */
  reviews: z.number().int(),
  /** Closed deals of the last 24 months. */
  closings: z.number().int(),
  /** 0 to 100: expected share of deals that close for the average client. */
  closingRate: z.number().nullable(),
  /** Median first response time as text: "2 h 10 min". */
  responseTime: z.string().nullable(),
  /** The same in minutes. */
  avgResponseTime: z.number().nullable(),
  /** Median days. */
  avgDaysOnMarket: z.number().nullable(),
  /** 0 to 100: share of clients who privately said they were satisfied, shrunk toward the mean. */
  clientSatisfaction: z.number().nullable(),
  specializations: z.array(z.string()),
  /** Lenders: the newest rate stated by their company, in percent, unless it is older than 7 days. */
  rate: z.number().nullable(),
  rateDatedOn: z.iso.date().nullable(),
  /** Lenders: measured median days from application to funding. */
  processingTime: z.number().nullable(),
  /** Number of records behind the figures. */
  n: z.object({
    deals: z.number().int(),
    reviews: z.number().int(),
    leads: z.number().int(),
    satisfaction: z.number().int(),
    /** Past deals that only the company states, without a second source. Not included in `deals`. */
    statedDeals: z.number().int(),
  }),
  /** Explains who pays whom for this match. */
  whoPays: z.string(),
  explanation: Explanation,
});
export type MatchCard = z.infer<typeof MatchCard>;

/** The card of one professional without a search: it has no score and no points. */
export const RecordCard = MatchCard.omit({ matchScore: true, p: true, optimistic: true, explanation: true }).extend({
  /** Last day of the records. */
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
/** Why a list is empty, and the nearest place with a match. */
export const Empty = z.object({
  reason: z.enum(emptyReasons),
  message: z.string(),
  nearest: z.object({ place: z.string(), distanceKm: z.number().int(), professionals: z.number().int() }).nullable(),
});
export type Empty = z.infer<typeof Empty>;

export const Analysis = z.object({
  topMatch: MatchCard.nullable(),
  /** Best first, including `topMatch`; at most 6. */
  matches: z.array(MatchCard),
  /** Token of this list for a later request to connect; null for an empty list. */
  listId: z.string().nullable(),
  agentType: z.enum(['real_estate', 'mortgage']),
  /** The searched place, and its source. */
  place: z
    .object({ name: z.string(), state: z.string(), source: z.enum(['asked', 'profile', 'largest_market']) })
    .nullable(),
  /** Professionals of the kind within 60 km. */
  inArea: z.number().int(),
  eligible: z.number().int(),
  excluded: z.array(Exclusion),
  empty: Empty.nullable(),
  /** Explains which inputs could not be used. */
  notes: z.array(z.string()),
  formulaVersion: z.string(),
  /** Last day of the records. */
  asOf: z.iso.date(),
  /** Number of records behind the ranking. */
  n: z.object({
    professionals: z.number().int(),
    deals: z.number().int(),
    reviews: z.number().int(),
    leads: z.number().int(),
    matches: z.number().int(),
  }),
});
export type Analysis = z.infer<typeof Analysis>;

/** Source of a lender's figure. */
const Source = z.enum(['measured', 'stated_by_lender']);
const figure = <T extends z.ZodType>(value: T) =>
  z.object({ value, source: Source, n: z.number().int().nullable(), datedOn: z.iso.date().nullable() }).nullable();

export const LenderRate = z.object({
  product: z.string(),
  termYears: z.number().int(),
  /** Percent per year. */
  rate: z.number(),
  /** Percent of the loan, paid once. */
  points: z.number(),
  datedOn: z.iso.date(),
});

export const lenderTypes = ['bank', 'credit_union', 'mortgage_lender', 'mortgage_brokerage'] as const;
export const loanProducts = [
  'conventional',
  'insured',
  'uninsured',
  'fha',
  'va',
  'usda',
  'jumbo',
  'investment',
  'refinance',
] as const;
export type LoanProduct = (typeof loanProducts)[number];
const known = <T extends z.ZodType>(value: T) => value.nullable().default(null);
const StatedRate = z.strictObject({
  product: z.enum(loanProducts),
  termYears: z.number().int().min(1).max(40),
  /** Percent per year. */
  rate: z.number().min(0).max(30),
  /** Percent of the loan. */
  points: z.number().min(-5).max(10).default(0),
});

/** A lending company's own statement, dated by the day it is made. Null means not stated. */
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
/** The stored statement with its day; null when neither a profile nor a rate sheet was ever stated. */
export const OwnLenderSheet = z
  .object({
    ...LenderSheet.shape,
    statedOn: z.iso.date().nullable().describe('Null when there is only a rate sheet, and no profile'),
    ratesShownUntil: z.iso.date(),
    ratesFromSheet: z
      .boolean()
      .describe('True if the rates come from the company’s rate sheet and must be changed there'),
    /** Statements of the latest days that have one, newest first; at most 12. */
    history: z.array(z.object({ statedOn: z.iso.date(), rates: z.array(StatedRate) })),
  })
  .nullable();

/** A lender of the network, sorted by name; position cannot be bought. */
export const Lender = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  location: z.string(),
  country: z.enum(['US', 'CA']),
  /** Rates of the lender's newest dated sheet; empty when it is older than 7 days. */
  rates: z.array(LenderRate),
  /** Days to an approval. */
  approvalTime: figure(z.number()),
  /** Days from application to funding. */
  processingTime: figure(z.number()),
  /** Minutes to a pre-approval. */
  preApprovalSpeed: figure(z.number()),
  /** Days saved against this network's median approval time; measured only. */
  approvalAcceleration: figure(z.number()),
  digitalWorkflow: figure(z.boolean()),
  apiIntegration: figure(z.boolean()),
  benefits: figure(z.array(z.string())),
  /** "Sponsored" when the lender pays the network for a label, which does not affect the order. */
  partnership: z.string().nullable(),
});
export type Lender = z.infer<typeof Lender>;
