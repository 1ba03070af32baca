import { Dice } from '../dice.ts';
import type { Market } from '../markets/index.ts';
import type { Region } from '../markets/regions.ts';

/** Days in an average month. */
const MONTH = 365.25 / 12;

/** Months that the homes for sale last at the pace of the sales, before the market's own deviation. */
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

/** Days of sales that the sample holds: the twelve months that market figures read, and the month before. */
export const salesDays = 395;

/** Days from contract to closing. */
export const closingDays = { from: 18, to: 55 };

const supplyOf = ({ name, state, region }: Market): number =>
  regionSupply[region] * new Dice(`supply/${state}/${name}`).between(0.85, 1.15);

/**
 * Mean days from listing to contract. By Little's law the homes for sale are the pace of sales times the mean wait, so the
 * months of supply and the wait are one figure.
 */
export const meanWait = (market: Market): number => supplyOf(market) * MONTH;

/** Shares of a market's homes that are for sale and under contract, in the steady state; the others are sold. */
export function statusShares(market: Market): { active: number; pending: number } {
  const closing = (closingDays.from + closingDays.to) / 2;
  const all = meanWait(market) + closing + salesDays;
  return { active: meanWait(market) / all, pending: closing / all };
}

/** Days from listing to contract of a home that found a buyer: half of them sell within three quarters of the mean. */
export const waitOfSold = (dice: Dice, mean: number): number => Math.floor(4 * mean * dice.unit() * dice.unit());

/** Days that a home for sale has waited so far: the elapsed part of a wait, found with a chance in proportion to its length. */
export const waitOfActive = (dice: Dice, mean: number): number =>
  Math.floor(4 * mean * Math.sqrt(dice.unit() * dice.unit()) * dice.unit());
