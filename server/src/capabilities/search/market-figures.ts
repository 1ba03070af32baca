import type { Columns } from '@lintel/hypersearch';
import type { z } from 'zod';
import type { MarketFigures } from './contract.ts';

type Figures = z.infer<typeof MarketFigures>;

/** Below this many homes a figure says more about chance than about a market. */
export const fewest = 10;

/** The middle value, the mean of the two middle ones; undefined of nothing. Values that are not known (NaN) are left out. */
export function median(values: Float64Array): { value: number; n: number } | undefined {
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  const n = known.length;
  if (n === 0) return undefined;
  return { value: (known[(n - 1) >> 1]! + known[n >> 1]!) / 2, n };
}

/** Median in units of `unit`, rounded to whole ones; null under ten homes. */
function medianFigure(values: Float64Array, unit = 1): { value: number; n: number } | null {
  const middle = median(values);
  return middle && middle.n >= fewest ? { value: Math.round(middle.value / unit), n: middle.n } : null;
}

export type ActiveHomes = Columns<'price' | 'sqft' | 'listedDay'>;
export const activeColumns = ['price', 'sqft', 'listedDay'] as const;

/** Prices in two currencies have no common median. */
const currencyOf = ({ total, inCanada }: { total: number; inCanada: number }): Figures['currency'] =>
  total > 0 && inCanada === 0 ? 'USD' : total > 0 && inCanada === total ? 'CAD' : null;

/**
 * Figures of a set of active homes: medians, the share whose price was cut (`cuts` of them), and for how many months
 * they would last at the pace at which the like left the market sold (`soldInYear`) in the twelve months before
 * `today`. Money in whole currency units.
 */
export function marketFigures(active: ActiveHomes, cuts: number, soldInYear: number, today: number): Figures {
  const { price, sqft, listedDay } = active.figures;
  const currency = currencyOf(active);
  const pricePerSqft = price.map((cents, i) => (sqft[i]! > 0 ? cents / sqft[i]! : Number.NaN));
  const share = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
  return {
    homes: active.total,
    medianListPrice: currency && medianFigure(price, 100),
    medianPricePerSquareFoot: currency && medianFigure(pricePerSqft, 100),
    medianDaysOnMarket: medianFigure(listedDay.map((day) => today - day)),
    monthsOfSupply: soldInYear < fewest ? null : { value: share(active.total / (soldInYear / 12), 1), n: soldInYear },
    priceCutShare: active.total < fewest ? null : { value: share(cuts / active.total, 3), n: active.total },
    currency,
  };
}

/** Median list price of the homes listed in each of the twelve months up to `today`, oldest first; months under ten left out. */
export function listPriceTrend(homes: Columns<'price' | 'listedDay'>, today: number) {
  if (currencyOf(homes) === null) return [];
  const { price, listedDay } = homes.figures;
  const months = monthsUpTo(today);
  const prices = new Map<string, number[]>();
  for (const [i, day] of listedDay.entries()) {
    const month = months.get(day);
    if (month === undefined) continue;
    const known = prices.get(month);
    if (known) known.push(price[i]!);
    else prices.set(month, [price[i]!]);
  }
  return [...prices]
    .filter(([, each]) => each.length >= fewest)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, each]) => ({
      month,
      medianListPrice: Math.round(median(Float64Array.from(each))!.value / 100),
      n: each.length,
    }));
}

/** The month of each day from the first of the month eleven months before `today` on: "2026-11". */
function monthsUpTo(today: number): ReadonlyMap<number, string> {
  const now = new Date(today * 86_400_000);
  const earliest = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1) / 86_400_000;
  const days = Array.from({ length: today - earliest + 1 }, (_, i) => earliest + i);
  return new Map(days.map((day) => [day, new Date(day * 86_400_000).toISOString().slice(0, 7)]));
}
