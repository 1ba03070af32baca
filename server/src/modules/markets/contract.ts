import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../platform/serve/contract.ts';
import { Currency, HomeTypeName } from '../listings/contract.ts';
import { operatorContract } from './operator/contract.ts';
import { returnsContract } from './returns/contract.ts';
import { Measure, ScoreBy, Scoreboard } from './scoreboard/contract.ts';

export type * from './operator/contract.ts';
export { type InvestmentInput, investmentBounds, investmentNameMax, type SavedInvestment } from './returns/contract.ts';
export type { Scoreboard, ScoreRow } from './scoreboard/contract.ts';

const count = z.number().int();
/** From 0 to 1. */
const share = z.number();

/** Errors of estimates on sales that the tested model did not know. Errors are shares of the sale price. */
export const Score = z.object({
  /** Days of the first and the last sale that was estimated. */
  from: z.iso.date(),
  until: z.iso.date(),
  n: count,
  medianError: share,
  within5: share,
  within10: share,
  within20: share,
  /** Share of the sale prices inside the 80% interval. */
  covered: share,
  /** Median error of the baseline: the city's median price per area, or its median price. */
  baselineError: share,
  /** By third of the sale prices, the lowest first. */
  thirds: z.array(z.object({ n: count, medianError: share, covered: share })),
});
export type Score = z.infer<typeof Score>;

const Range = z.object({ estimate: z.number(), low: z.number(), high: z.number() });

/** A sold home that the estimate is based on. */
const ComparableSale = z.object({
  id: Id,
  /** Null when the seller hides it. */
  address: z.string().nullable(),
  city: z.string(),
  /** Degrees; null when the position is not shown. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  soldOn: z.iso.date(),
  price: z.number(),
  /** The price at the level of `asOf` and with the features of the estimated home. */
  adjustedPrice: z.number(),
  distanceMeters: count.nullable(),
  /** Share of the weight of all comparable sales. */
  weight: share,
});
export type ComparableSale = z.infer<typeof ComparableSale>;

/** One changed fact of a home: a tenth more living area, or one more of the others. */
export const EstimateChange = z.enum([
  'living_area',
  'bathroom',
  'bedroom',
  'garage_space',
  'pool',
  'air_conditioning',
]);
export type EstimateChange = z.infer<typeof EstimateChange>;

/** An estimate of a home's value, in whole units of `currency`. The interval holds four of five sale prices. */
export const Estimate = Range.extend({
  currency: Currency,
  asOf: z.iso.date(),
  /** Sales of the market that the model knows. */
  sales: count,
  /** With the asking price taken into account; the estimate itself does not know it. */
  withAskingPrice: Range.nullable(),
  area: z.string().nullable(),
  areaMedian: z.number(),
  /** Amounts that add up to the difference between the estimate and the area's median. */
  drivers: z.array(z.object({ feature: z.string(), amount: z.number() })),
  /** The difference of the estimate for the same home with one fact changed. */
  changes: z.array(z.object({ change: EstimateChange, amount: z.number() })),
  comparables: z.array(ComparableSale),
  score: Score,
});
export type Estimate = z.infer<typeof Estimate>;

export const NoEstimate = z.enum(['sold', 'seller_declined', 'facts_missing', 'too_few_sales', 'baseline_is_better']);
export type NoEstimate = z.infer<typeof NoEstimate>;

/** Facts of a home that its owner states; one that is left out is taken from the listing. */
export const HomeFacts = z.strictObject({
  homeType: HomeTypeName.optional(),
  livingAreaSqft: z.int().min(150).max(50_000).optional(),
  lotSizeAcres: z.number().min(0).max(10_000).optional(),
  bedrooms: z.int().min(0).max(30).optional(),
  bathrooms: z.number().min(0).max(30).optional(),
  yearBuilt: z.int().min(1600).max(2100).optional(),
  garageSpaces: z.int().min(0).max(20).optional(),
  pool: z.boolean().optional(),
  airConditioning: z.boolean().optional(),
});
export type HomeFacts = z.infer<typeof HomeFacts>;

const text = (least: number, most: number) => z.string().trim().min(least).max(most);

export const HomeValueRequest = z.strictObject({
  street: text(3, 120),
  city: text(2, 80),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: () => m.markets__must_be_two_letters() }),
  postalCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/, { error: () => m.markets__must_be_a_postal_code() }),
  facts: HomeFacts.prefault({}),
});
export type HomeValueRequest = z.input<typeof HomeValueRequest>;

export const HomeValue = z.object({
  /** The newest public listing at the address. */
  listing: z.object({ id: Id, address: z.string().nullable() }).nullable(),
  /** The facts that the estimate is made from. */
  facts: HomeFacts,
  estimate: Estimate.nullable(),
  /** The change of the estimate by each stated fact that differs from the listing, alone. */
  effects: z.array(z.object({ fact: HomeFacts.keyof(), amount: z.number() })),
  reason: NoEstimate.nullable(),
});
export type HomeValue = z.infer<typeof HomeValue>;

const MarketAccuracy = z.object({
  country: z.enum(['US', 'CA']),
  state: z.string(),
  asOf: z.iso.date(),
  sales: count,
  /** Null with fewer than thirty sales to test on; the market then shows no estimates. */
  score: Score.nullable(),
});
export type MarketAccuracy = z.infer<typeof MarketAccuracy>;

/** Growth of prices over twelve months in percent; the interval holds four of five outcomes of the back-test. */
export const Forecast = z.object({
  /** `2026-10`: the last known month. */
  from: z.string(),
  growth: z.number(),
  low: z.number(),
  high: z.number(),
  /** Growth of the last twelve months, the baseline. */
  lastYear: z.number(),
  /** True when the model was no better than last year's growth in the back-test; `growth` is then that growth. */
  abstains: z.boolean(),
  /** Mean absolute errors of the back-test in percentage points; null without past forecasts. */
  error: z.number().nullable(),
  lastYearError: z.number().nullable(),
  /** Number of past forecasts with a known outcome. */
  tested: count,
});
export type Forecast = z.infer<typeof Forecast>;

/** A city with its state or province as `placeSlug` names it, or a district of one as `districtSlug` does. */
export const Place = z
  .string()
  .regex(/^[a-z0-9-]{4,160}$/, { error: () => m.markets__must_be_a_place() })
  .meta({ examples: ['austin-tx'] });

export const PlaceForecast = z.object({
  place: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.enum(['US', 'CA']),
  /** Null when no source publishes prices of the place. */
  index: z
    .object({
      source: z.string(),
      isSample: z.boolean(),
      points: z.array(z.object({ month: z.string(), value: z.number() })),
    })
    .nullable(),
  /** Null without an index, and when it is too short. */
  forecast: Forecast.nullable(),
});
export type PlaceForecast = z.infer<typeof PlaceForecast>;

const RentFigures = z.object({ n: count, median: z.number(), low: z.number(), high: z.number() });

/** Monthly rents of ten or more leases of the last two years, in whole units; half of them are from `low` to `high`. */
const Rents = RentFigures.extend({
  currency: Currency,
  /** True for the rents of closed leases, false for rents that are asked. */
  isClosed: z.boolean(),
  /** Days of the first and the last lease. */
  from: z.iso.date(),
  until: z.iso.date(),
  sources: z.array(z.string()),
  /** Numbers of bedrooms with ten or more leases, the lowest first. */
  byBedrooms: z.array(RentFigures.extend({ bedrooms: count })),
});
export type Rents = z.infer<typeof Rents>;

/** A market with a page: a city, or a district with the index and the forecast of its city. */
export const MarketPlace = PlaceForecast.extend({
  district: z.string().nullable(),
  /** Null with fewer than ten leases. */
  rents: Rents.nullable(),
  /** Districts of a city with ten or more sales, those with the most first; of a district none. */
  districts: z.array(z.object({ place: z.string(), district: z.string(), sales: count })),
});
export type MarketPlace = z.infer<typeof MarketPlace>;

const tags = ['Markets'];

export const marketsContract = {
  ...returnsContract,
  operator: operatorContract,
  estimate: call
    .route({
      method: 'GET',
      path: '/properties/{id}/estimate',
      summary: 'Estimate the value of a home for sale, with an interval and comparable sales; not an appraisal',
      tags,
    })
    .input(z.strictObject({ id: IdParam }))
    .output(
      z.object({
        estimate: Estimate.nullable(),
        /** Why there is no estimate. */
        reason: NoEstimate.nullable(),
      }),
    ),
  homeValue: call
    .route({
      method: 'POST',
      path: '/markets/home-value',
      summary: 'Estimate the value of the home at an address, with corrections by its owner; stores nothing',
      tags,
    })
    .input(HomeValueRequest)
    .output(HomeValue),
  accuracy: call
    .route({
      method: 'GET',
      path: '/markets/accuracy',
      summary: 'Get the measured errors of estimates by market, computed at each fit of the models',
      tags,
    })
    .input(z.strictObject({}))
    .output(z.object({ markets: z.array(MarketAccuracy) })),
  scoreboard: call
    .route({
      method: 'GET',
      path: '/markets/scoreboard',
      summary: 'Get scores of shown predictions, computed from their outcomes, in groups of ten or more',
      tags,
    })
    .input(z.strictObject({ measure: Measure.default('price'), by: ScoreBy.default('area') }))
    .output(Scoreboard),
  predictions: call
    .route({
      method: 'GET',
      path: '/markets/predictions',
      summary: 'Download every scored prediction with its outcome as a CSV file',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ measure: Measure.default('price') }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  forecast: call
    .route({
      method: 'GET',
      path: '/markets/{place}/forecast',
      summary:
        'Get the price index of a city or district and its predicted growth over the next twelve months, with an 80% interval',
      tags,
    })
    .input(z.strictObject({ place: Place }))
    .output(MarketPlace),
};
