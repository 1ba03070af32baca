import { canadianRules, inForce } from '@lintel/mortgage';
import type { Talk, Terms } from '../../reading/talk.ts';
import type { Bought } from './purchase.ts';

/** How a building is used, which the minimum down payment depends on. */
interface Occupied {
  units?: '1' | '2' | '3-4' | undefined;
  /** The buyer lives in none of the units. */
  rented?: boolean | undefined;
}

/** Minimum down payment in Canada: 5 % up to 500,000 and 10 % above; 10 % for three or four units; 20 % if uninsurable or rented. */
export function leastDownOf(price: number, { units, rented }: Occupied, uninsurableFrom: number): number {
  if (rented || price >= uninsurableFrom) return price * 0.2;
  if (units === '3-4') return price * 0.1;
  return Math.min(price, 500_000) * 0.05 + Math.max(0, price - 500_000) * 0.1;
}

interface Ruled {
  amount: number;
  country?: 'US' | 'CA' | undefined;
  state?: string | undefined;
  city?: string | undefined;
  downPercent?: number | undefined;
}

/** Returns the purchase of a rule’s figures, which “and the monthly payment?” goes on from. */
export const costsOfRule = (
  { amount, country, state, city, downPercent }: Ruled,
  { leastDown }: Record<string, unknown>,
): NonNullable<Talk['costs']> => ({
  price: amount,
  country,
  ...(state ? { state } : {}),
  ...(city ? { city } : {}),
  terms: downPercent !== undefined ? { downPercent } : typeof leastDown === 'number' ? { downAmount: leastDown } : {},
});

/** Minimum down payments in the USA, in percent of the price. */
const leastPercent = { conventional: 3, fha: 3.5, va: 0, usda: 0 } as const;

/**
 * Returns the minimum of a conventional loan in percent of the price (Fannie Mae, Eligibility Matrix): a building of
 * two to four units needs 5 % where the buyer lives in one of them; a rented one 15 % or, from two units, 25 %.
 */
export const leastConventional = ({ units = '1', rented }: Occupied): number =>
  rented ? (units === '1' ? 15 : 25) : units === '1' ? leastPercent.conventional : 5;

/** Returns the minimum down payment of a purchase, in currency units. */
export function leastDownFor(
  { price, country }: Pick<Bought, 'price' | 'country'>,
  program: Terms['program'],
  now: Date,
): number {
  if (country === 'US') return Math.round(price * leastPercent[program ?? 'conventional']) / 100;
  const { table } = inForce(canadianRules, now.toISOString().slice(0, 10));
  return leastDownOf(price, {}, table.uninsurableFromCents / 100);
}
