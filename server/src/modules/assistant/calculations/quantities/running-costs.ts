import type { Amount } from '../../reading/figures/amounts.ts';
import type { QuantityName } from './quantities.ts';

/** Words right before a running cost: “insurance 45”, “school 600”. */
const runningCostBefore =
  /\b(tax(es)?|school|scolaires?|municipales?|insurance|assurances?|fees?|hoa|heat\w*|power|utilities|impuestos?|predial|seguro|cuotas?|luz|agua)( (is|are|of|about|at|de|est|es|son))*[ :]*\$?$/;
const taxBefore =
  /\b(tax(es)?|school|scolaires?|municipales?|insurance|assurances?|impuestos?|predial|seguro)( (is|are|of|about|at|de|est|es|son))*[ :]*\$?$/;

/** Reads “insurance 45” as money, and “taxes 4,200, school 600, insurance 1,200 a year” as three amounts of a year. */
export function asRunningCosts(names: readonly QuantityName[], amounts: readonly Amount[]): Amount[] {
  if (!names.includes('yearly')) return [...amounts];
  const isShared =
    amounts.length > 1 && amounts.every(({ per }, at) => (per === 'year') === (at === amounts.length - 1));
  return amounts.map((amount): Amount => {
    if (amount.per || amount.unit === 'percent' || amount.unit === 'years') return amount;
    if (isShared && taxBefore.test(amount.before)) return { ...amount, unit: 'money', per: 'year' };
    return runningCostBefore.test(amount.before) ? { ...amount, unit: 'money' } : amount;
  });
}
