import { z } from 'zod';
import { Id } from '../../../../platform/serve/contract.ts';
import { Interval } from '../cards/contract.ts';
import { CriterionName } from '../search/contract.ts';

/** Figures above the form, counted from the records. */
export const Stats = z.object({
  asOf: z.iso.date(),
  items: z.array(
    z.object({
      key: z.enum(['professionals', 'closings', 'response', 'satisfaction']),
      label: z.string(),
      /** Null with fewer than 10 records. */
      value: z.number().nullable(),
      unit: z.enum(['count', 'minutes', 'percent']),
      n: z.number().int(),
      period: z.string(),
    }),
  ),
});

export type Stats = z.infer<typeof Stats>;

export const Spread = z.object({
  n: z.number().int(),
  /** Scores: 0 is the average of the kind, 1 is one standard deviation better. */
  p10: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p90: z.number(),
});

export const Criteria = z.object({
  /** Number of professionals. */
  count: z.number().int(),
  formulaVersion: z.string(),
  asOf: z.iso.date(),
  criteria: z.array(
    z.object({
      id: CriterionName,
      name: z.string(),
      definition: z.string(),
      data: z.string(),
      /** Current share of the formula's weight, 0 to 100, by kind; both are learned from outcomes. */
      weight: z.object({ real_estate: z.number(), mortgage: z.number() }),
      /** Spread over the network's eligible professionals; null where it depends on the search, or below 10. */
      spread: Spread.nullable(),
      /** True when the criterion depends on the search. */
      ofTheSearch: z.boolean(),
    }),
  ),
});

const Measure = z.object({ name: z.string(), value: z.number(), unit: z.string(), meaning: z.string() });

export const Formula = z.object({
  version: z.string(),
  publishedOn: z.iso.date(),
  sections: z.array(z.object({ title: z.string(), body: z.array(z.string()) })),
  neverUsed: z.array(z.string()),
  changes: z.array(z.object({ version: z.string(), publishedOn: z.iso.date(), change: z.string() })),
  /**
   * Measured by `npm run smartmatch` on a simulated market with known truth; null before the first measurement.
   */
  quality: z
    .object({ measuredOn: z.iso.date(), dataSet: z.string(), measures: z.array(Measure), limits: z.array(z.string()) })
    .nullable(),
});

const MonthRank = z.object({
  /** First day of the month. */
  month: z.iso.date(),
  percentile: z.number().nullable(),
  interval: Interval.nullable(),
  scores: z.partialRecord(CriterionName, z.number()),
});

/** A professional's own view of the formula. */
export const OwnRanking = z.object({
  /** The caller as an agent; the id of their public profile. */
  agentId: Id,
  asOf: z.iso.date(),
  formulaVersion: z.string(),
  agentType: z.enum(['real_estate', 'mortgage']),
  /** True when they may be on lists now. */
  offered: z.boolean(),
  inTheWay: z.array(z.string()),
  percentile: z.number().nullable(),
  percentileInterval: Interval.nullable(),
  top5Percent: z.boolean(),
  closedDeals: z.number().int(),
  /** Closed deals required for a percentile. */
  dealsNeeded: z.number().int(),
  criteria: z.array(
    z.object({
      id: CriterionName,
      name: z.string(),
      score: z.number(),
      low: z.number(),
      high: z.number(),
      n: z.number().int(),
      percentile: z.number(),
      weight: z.number(),
      /** Advice on improving the criterion. */
      help: z.string(),
    }),
  ),
  /** Lists of the last 12 months with a recorded outcome. */
  lists: z.object({ shown: z.number().int(), contacted: z.number().int(), closed: z.number().int() }),
  /** Limit of new clients at a time, and the number that is pending or was accepted within 30 days. */
  capacity: z.object({ limit: z.number().int(), used: z.number().int() }),
  /** Oldest first. */
  history: z.array(MonthRank),
});
export type OwnRanking = z.infer<typeof OwnRanking>;

/** Default limit of new clients at a time. */
export const usualCapacity = 8;
export const capacityMax = 50;

/** Settings for new clients; a professional who takes none is on no list. */
export const ClientIntake = z.strictObject({
  takesClients: z.boolean(),
  /** New clients at a time; null is the default. */
  capacity: z.number().int().min(1).max(capacityMax).nullable(),
});

export const OwnClientIntake = ClientIntake.extend({
  usual: z.number().int(),
  /** Pending requests, and those accepted within the last 30 days. */
  used: z.number().int(),
  daysThatCount: z.number().int(),
});
