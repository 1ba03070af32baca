import type { Amount } from '../reading/figures/amounts.ts';
import type { Calculation } from './index.ts';
import { couldBe } from './quantities/assign.ts';
import { type QuantityName, quantities } from './quantities/quantities.ts';

/** How many times larger or smaller than the used number another one can be that is meant instead. */
const alike = 8;

/**
 * True if a number that a calculation left out would change its result: a share, or an amount that could be the quantity
 * that it took from another number.
 */
export const changesResult = (amount: Amount, { values }: Calculation): boolean =>
  amount.unit === 'percent' ||
  (Object.keys(values) as QuantityName[]).some((name) => {
    const { value, percent } = values[name]!;
    const ratio = amount.value / value;
    return !percent && couldBe(amount, quantities[name]) && ratio < alike && ratio > 1 / alike;
  });
