import { z } from 'zod';

const count = z.number().int();
/** From 0 to 1. */
const share = z.number();

/** Scores of the predictions that were shown, in shares of the price, or of 100 % for a growth. */
const ScoreRow = z.object({
  version: z.string(),
  /** The place, the third of the prices (1 is the lowest), the month of the outcome, or the most days to the outcome. */
  group: z.string(),
  n: count,
  medianError: share,
  baselineError: share,
  within5: share,
  within10: share,
  within20: share,
  covered: share,
  /** Mean loss of the three quantiles, and of the baseline as all three. */
  pinball: share,
  baselinePinball: share,
  /** True when the method was worse than the baseline beyond chance; it is then not shown in an area. */
  loses: z.boolean(),
});
export type ScoreRow = z.infer<typeof ScoreRow>;

export const ScoreBy = z.enum(['all', 'area', 'third', 'month', 'horizon']);
export type ScoreBy = z.infer<typeof ScoreBy>;

/** What a prediction states: the price of a home, or the growth of prices in an area. */
export const Measure = z.enum(['price', 'growth']);

export const Scoreboard = z.object({
  /** True when the outcomes are those of the sample network. */
  isSample: z.boolean(),
  /** The method that serves now; others have served before. */
  version: z.string(),
  all: z.array(ScoreRow),
  groups: z.array(ScoreRow),
});
export type Scoreboard = z.infer<typeof Scoreboard>;
