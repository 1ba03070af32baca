import { caCosts, caMonthly } from './canada/costs.ts';
import type { Costs, Purchase } from './costs.ts';
import { usCosts, usMonthly } from './us/costs.ts';

/** Computes the monthly cost and cash to close of a purchase, by the tables of a day (ISO). Never throws. */
export const costsOf = (purchase: Purchase, day: string): Costs =>
  purchase.country === 'US' ? usCosts(purchase, day) : caCosts(purchase, day);

/** Computes only the monthly part of `costsOf`, for lists of many homes. */
export const monthlyCostOf = (purchase: Purchase, day: string): Costs['monthly'] =>
  purchase.country === 'US' ? usMonthly(purchase, day) : caMonthly(purchase, day);
