import { z } from 'zod';
import { call, IdParam } from '../../../platform/serve/contract.ts';
import { HomeTypeName } from '../../listings/contract.ts';

const count = z.number().int();

/** A figure and its number of homes; null below ten. */
const Figure = z.object({ value: z.number(), n: count }).nullable();

/**
 * Computed over the homes for sale unless named for sales. Money in whole units of `currency`, shares 0–1.
 */
const MarketFigures = z.object({
  homes: count,
  /** Null where the homes ask in two currencies: then no price has a common middle. */
  currency: z.enum(['USD', 'CAD']).nullable(),
  medianListPrice: Figure,
  medianPricePerSquareFoot: Figure,
  medianDaysOnMarket: Figure,
  /** Months that the homes would last at the pace of the sales of twelve months; n are these sales. */
  monthsOfSupply: Figure,
  /** Share of homes with a price below their original price. */
  priceCutShare: Figure,
  /** Median cut of those, as a share of the original price. */
  medianPriceCut: Figure,
  /** Homes sold in twelve months with a known price. */
  medianSalePrice: Figure,
  /** Sale price as a share of the last asking price. */
  saleToList: Figure,
  /** Days from the listing to the contract. */
  medianDaysToSell: Figure,
});
export type MarketFigures = z.infer<typeof MarketFigures>;

const MarketMonth = z.object({
  /** `2026-11` */
  month: z.string(),
  /** False for the month that is not over. */
  complete: z.boolean(),
  /** Homes listed in this month, whatever became of them. */
  listed: count,
  medianListPrice: Figure,
  sales: count,
  medianSalePrice: Figure,
  saleToList: Figure,
  /**
   * Homes on the market at the end of the month, or now. Homes that left it without a sale are not public and
   * not counted.
   */
  forSale: count,
});
export type MarketMonth = z.infer<typeof MarketMonth>;

const MarketSet = MarketFigures.extend({
  /** Twelve, oldest first. */
  months: z.array(MarketMonth),
  /** Homes for sale by days on the market; `share` is null under ten homes. */
  timeOnMarket: z.array(z.object({ band: z.enum(['0-7', '8-30', '31-90', '91+']), homes: count, share: Figure })),
  /** Kinds of homes with ten or more for sale, the most frequent first. */
  types: z.array(
    z.object({ type: HomeTypeName, homes: count, medianListPrice: Figure, medianPricePerSquareFoot: Figure }),
  ),
});
export type MarketSet = z.infer<typeof MarketSet>;

/** A sentence and the rows that it is based on: `set/months/2026-10/medianListPrice`. */
const MarketInsight = z.object({
  text: z.string(),
  cites: z.array(z.object({ row: z.string(), value: z.number(), n: count })),
});
export type MarketInsight = z.infer<typeof MarketInsight>;

export const Market = z.object({
  asOf: z.iso.datetime(),
  /** The homes of the search in all statuses, regardless of its status filter. */
  set: MarketSet,
  /** The search's area without its other criteria; null when it names no place and no area. */
  area: MarketSet.extend({ name: z.string() }).nullable(),
  insights: z.array(MarketInsight),
  /** Omitted figures, with the reason. */
  notes: z.array(z.string()),
});

/** Prices of comparable homes in currency units. */
export const PriceSpread = z.object({
  /** Number of homes with a known price. */
  n: count,
  low: z.number(),
  /** A quarter of the homes cost less. */
  quarter: z.number(),
  median: z.number(),
  threeQuarters: z.number(),
  high: z.number(),
});
export type PriceSpread = z.infer<typeof PriceSpread>;

export const Comparables = z.object({
  /** Traits that the comparable homes share with the home; empty without any. Areas differ by at most 25%. */
  criteria: z.array(z.enum(['neighborhood', 'city', 'type', 'bedrooms', 'area'])),
  /** Asking prices of the other homes for sale; null below ten. */
  active: PriceSpread.nullable(),
  /** Sale prices of the last twelve months; null below ten. */
  sold: PriceSpread.nullable(),
});
export type Comparables = z.infer<typeof Comparables>;

export const comparables = call
  .route({
    method: 'GET',
    path: '/properties/{id}/comparables',
    summary: 'Get prices of comparable homes for sale and of those sold in the last twelve months',
    tags: ['Properties'],
  })
  .input(z.strictObject({ id: IdParam }))
  .output(Comparables);
