/** Minimum down payment in Canada: 5 % up to 500,000 and 10 % above; 20 % if uninsurable; 10 % for three or four units. */
export function leastDownOf(price: number, fourUnits: boolean, uninsurableFrom: number): number {
  if (price >= uninsurableFrom) return price * 0.2;
  if (fourUnits) return price * 0.1;
  return Math.min(price, 500_000) * 0.05 + Math.max(0, price - 500_000) * 0.1;
}
