import type { Talk } from '../../reading/talk.ts';

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
