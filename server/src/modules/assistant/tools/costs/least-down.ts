import { canadianRules, inForce } from '@lintel/mortgage';
import type { Talk, Terms } from '../../reading/talk.ts';
import type { Bought } from './purchase.ts';

/** Minimum down payment in Canada: 5 % up to 500,000 and 10 % above; 20 % if uninsurable; 10 % for three or four units. */
export function leastDownOf(price: number, fourUnits: boolean, uninsurableFrom: number): number {
  if (price >= uninsurableFrom) return price * 0.2;
  if (fourUnits) return price * 0.1;
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

/** Returns the minimum down payment of a purchase, in currency units. */
export function leastDownFor(
  { price, country }: Pick<Bought, 'price' | 'country'>,
  program: Terms['program'],
  now: Date,
): number {
  if (country === 'US') return Math.round(price * leastPercent[program ?? 'conventional']) / 100;
  const { table } = inForce(canadianRules, now.toISOString().slice(0, 10));
  return leastDownOf(price, false, table.uninsurableFromCents / 100);
}
