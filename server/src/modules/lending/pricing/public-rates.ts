import type { PublicRate } from '../../matching/index.ts';
import type { RateSheetInput } from './contract.ts';

/** One rate of each program and term, before adjustments: the one with points nearest to none. */
export function publicRates({ products }: RateSheetInput): PublicRate[] {
  const byLoan = new Map<string, PublicRate>();
  for (const { program: product, termYears, rate, points } of products) {
    const key = `${product} ${termYears}`;
    const before = byLoan.get(key);
    if (!before || Math.abs(points) < Math.abs(before.points)) byLoan.set(key, { product, termYears, rate, points });
  }
  return [...byLoan.values()];
}
