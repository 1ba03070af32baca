import { z } from 'zod';
import { call, Id, PageNumber, PageSize } from '../../../platform/serve/contract.ts';

const count = z.number().int();
/** From 0 to 1. */
const share = z.number();

/** Sales of a state in one listing system, or the months of a place in one price index. */
const Coverage = z.object({
  kind: z.enum(['sales', 'index']),
  source: z.string(),
  /** `US-TX` or `austin-tx` */
  subject: z.string(),
  /** Sales, or months. */
  n: count,
  /** Days of sales, or months as their first day. */
  first: z.iso.date(),
  last: z.iso.date(),
});
export type Coverage = z.infer<typeof Coverage>;

const Source = z.object({
  kind: z.enum(['sales', 'index']),
  source: z.string(),
  /** States, or places. */
  subjects: count,
  n: count,
  first: z.iso.date(),
  last: z.iso.date(),
  /** Days since the last sale or the end of the last month. */
  ageDays: count,
  /** Cities with a market page that the source covers. */
  cities: count,
});
export type MarketSource = z.infer<typeof Source>;

/** Errors of a group of predictions; shares of the sale price. */
const Errors = z.object({
  n: count,
  medianError: share,
  /** Median of estimate minus price, as a share of the price. */
  bias: share,
  covered: share,
});
export type MarketErrors = z.infer<typeof Errors>;

const Drift = z.object({
  /** `US-TX` */
  market: z.string(),
  asOf: z.iso.date(),
  fittedAt: z.iso.datetime(),
  /** The back-test of the serving version; null with too few sales. */
  backTest: Errors.omit({ bias: true }).nullable(),
  /** Predictions whose sale became known in the last sixty days; null below ten. */
  recent: Errors.nullable(),
  /** True when the recent error is over 1.25 times that of the back-test, on thirty predictions or more. */
  isDrifting: z.boolean(),
});
export type MarketDrift = z.infer<typeof Drift>;

const Fairness = z.object({
  /** Third of the sale prices of a market: 1 is the lowest. */
  third: z.int().min(1).max(3),
  /** Null below ten predictions. */
  errors: Errors.nullable(),
});
export type MarketFairness = z.infer<typeof Fairness>;

const Overview = z.object({
  asOf: z.iso.datetime(),
  /** True when the sales and outcomes are those of the sample network. */
  isSample: z.boolean(),
  /** Cities with a market page. */
  cities: count,
  sources: z.array(Source),
  drift: z.array(Drift),
  fairness: z.array(Fairness),
});
export type MarketsOverview = z.infer<typeof Overview>;

const Run = z.object({
  id: Id,
  kind: z.enum(['valuation', 'forecast']),
  subject: z.string(),
  inputs: count,
  startedAt: z.iso.datetime(),
  /** Null while it runs, and when the process ended during it. */
  seconds: z.number().nullable(),
  outcome: z.enum(['stored', 'refused', 'stopped', 'failed', 'running', 'died']),
  detail: z.string().nullable(),
});
export type MarketRun = z.infer<typeof Run>;

const Predicted = z.object({
  id: Id,
  market: z.string(),
  place: z.string().nullable(),
  listingId: Id.nullable(),
  madeOn: z.iso.date(),
  knownOn: z.iso.date(),
  third: count,
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  outcome: z.number(),
  error: share,
});
export type PredictedSale = z.infer<typeof Predicted>;

const tags = ['Wholesaler'];
const headers = z.record(z.string(), z.string());
const Page = z.strictObject({ page: PageNumber(1_000_000), limit: PageSize(200, 50) });
const CoverageFilter = z.strictObject({ source: z.string().max(200).optional() });
/** The predictions of a drift (a market and its last sixty days), or of a third. */
const PredictionFilter = z.strictObject({
  market: z.string().max(20).optional(),
  third: z.coerce.number().int().min(1).max(3).optional(),
  days: z.coerce.number().int().min(1).max(3_650).optional(),
});
export type PredictionFilter = z.infer<typeof PredictionFilter>;

const route = (method: 'GET', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags, outputStructure: 'detailed' });
const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ headers, body: z.array(row) });
const File = z.object({ headers, body: z.instanceof(Blob) });

export const operatorContract = {
  overview: call
    .route({
      method: 'GET',
      path: '/wholesaler/markets',
      summary: 'Get estimate sources with age and coverage, drift by market, and errors by price third',
      tags,
    })
    .input(z.strictObject({}))
    .output(Overview),
  coverage: route(
    'GET',
    '/wholesaler/markets/coverage',
    'List the states and places of the sources, with X-Total-Count',
  )
    .input(CoverageFilter.extend(Page.shape))
    .output(rowsOf(Coverage)),
  coverageFile: route('GET', '/wholesaler/markets/coverage.csv', 'Download these rows as a CSV file')
    .input(CoverageFilter)
    .output(File),
  runs: route('GET', '/wholesaler/markets/runs', 'List fits and forecasts, newest first, with X-Total-Count')
    .input(Page)
    .output(rowsOf(Run)),
  runsFile: route('GET', '/wholesaler/markets/runs.csv', 'Download these runs as a CSV file')
    .input(z.strictObject({}))
    .output(File),
  predicted: route('GET', '/wholesaler/markets/predictions', 'List predictions with their sales, with X-Total-Count')
    .input(PredictionFilter.extend(Page.shape))
    .output(rowsOf(Predicted)),
  predictedFile: route('GET', '/wholesaler/markets/predictions.csv', 'Download these predictions as a CSV file')
    .input(PredictionFilter)
    .output(File),
};
