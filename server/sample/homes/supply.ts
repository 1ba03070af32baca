import type { Market } from '../markets/index.ts';
import type { Region } from '../markets/regions.ts';
import { Random } from '../random.ts';

/** Days in an average month. */
const MONTH = 365.25 / 12;

/**
 * Months of supply: how long the homes for sale last at the current pace of sales, before the market's own
 * deviation.
 */
const regionSupply: Record<Region, number> = {
  midwest: 3,
  northeast: 2.9,
  california: 3.3,
  pacific_northwest: 3.4,
  mountain: 4.1,
  desert: 4.6,
  southeast: 4.4,
  texas: 5,
  florida: 5.9,
  british_columbia: 5.3,
  prairies: 3.2,
  ontario: 4.8,
  quebec: 3.6,
  atlantic_canada: 3.8,
};

/** Days of sales in the sample: the twelve months used by market figures, plus one month. */
export const salesDays = 395;

/** Days from contract to closing. */
export const closingDays = { from: 18, to: 55 };

const supplyOf = ({ name, state, region }: Market): number =>
  regionSupply[region] * new Random(`supply/${state}/${name}`).between(0.85, 1.15);

/**
 * Mean days from listing to contract. By Little's law the number of homes for sale is the pace of sales times
 * the mean wait, so the months of supply determine the wait.
 */
export const meanWait = (market: Market): number => supplyOf(market) * MONTH;

/** Steady-state shares of a market's homes that are active and pending; the others are sold. */
export function statusShares(market: Market): { active: number; pending: number } {
  const closing = (closingDays.from + closingDays.to) / 2;
  const all = meanWait(market) + closing + salesDays;
  return { active: meanWait(market) / all, pending: closing / all };
}

/** Days from listing to contract of a sold home: half of them sell within three quarters of the mean. */
export const waitOfSold = (random: Random, mean: number): number =>
  Math.floor(4 * mean * random.unit() * random.unit());

/**
 * Days a home for sale has waited so far: the elapsed part of a wait, sampled with a probability proportional
 * to its length.
 */
export const waitOfActive = (random: Random, mean: number): number =>
  Math.floor(4 * mean * Math.sqrt(random.unit() * random.unit()) * random.unit());
