import type { Amount } from '../../reading/figures/amounts.ts';
import type { NumberRole } from '../../reading/figures/number-roles.ts';

/** A quantity of a calculation. A number of a question fits by its unit, its size and the words around it. */
export interface Quantity {
  units: readonly Amount['unit'][];
  /** Meanings that the trained model gives such a number. */
  roles: readonly NumberRole[];
  /** Words in the same clause as the number (plain text). */
  near: RegExp;
  /** Smallest and largest plausible amount in currency units, percent or years. */
  from?: number;
  to?: number;
  /** The period of the amount. A number without a period that is at most `monthlyTo` is paid each month. */
  per?: 'month' | 'year';
  monthlyTo?: number;
  /** An amount of a year is another quantity, and is not divided by twelve. */
  neverYearly?: true;
  /** A plain number below 1,000 is in thousands, as where `from` is 10,000 or more: “balance 502”. */
  thousands?: true;
  /** Several numbers add up. */
  several?: true;
}

export const money = ['money', 'plain'] as const;

/** A quantity that only the notation of a text states (see `notation.ts`). */
export const writtenOnly = { units: [], roles: [], near: /(?!)/ } as const satisfies Quantity;
