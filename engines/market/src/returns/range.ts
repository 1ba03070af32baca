import { type Investment, type Returns, returnsOf } from './returns.ts';

/** Growth of prices over twelve months as a forecast states it, with its interval; shares. */
export interface GrowthInterval {
  growth: number;
  low: number;
  high: number;
}

interface EndOfRange {
  valueAtSale: number;
  returns: Returns;
}

/**
 * Returns at the two ends of a forecast's interval around the entered growth. A forecast is of one year; the errors of
 * the years of the holding period count as independent, so the range of the logarithm of the value widens with the
 * square root of the years.
 */
export function returnsRange(
  investment: Investment,
  { growth, low, high }: GrowthInterval,
): { low: EndOfRange; high: EndOfRange } {
  const { valueGrowth, holdingYears } = investment;
  const at = (end: number): EndOfRange => {
    const error = Math.log((1 + end) / (1 + growth)) / Math.sqrt(holdingYears);
    const returns = returnsOf({ ...investment, valueGrowth: (1 + valueGrowth) * Math.exp(error) - 1 });
    return { valueAtSale: returns.years.at(-1)!.value, returns };
  };
  return { low: at(low), high: at(high) };
}
