import { debtServiceOf } from './canada/debt-service.ts';
import { percentOf } from './cents.ts';
import type { Purchase } from './costs.ts';
import { inForce } from './dated.ts';
import { costsOf, monthlyCostOf } from './purchase.ts';
import { canadianRules } from './tables/ca-2024.ts';
import { debtToIncomeLimits } from './tables/us-2026.ts';

/** Heating a month that the Canadian ratios count, in cents: an assumption. */
export const heatMonthlyCents = 12_000;

/** A household before tax, in cents a month. */
export interface HouseholdMeans {
  incomeCents: number;
  /** Payments on debts other than the home. */
  debtsCents: number;
}

/**
 * Returns whether the income is enough for the purchase of one home. United States: the usual guide of lenders on debt to income. Canada:
 * the limits on gross and total debt service at the rate of the stress test. Property tax and dues count as far as they
 * are known.
 */
export function isAffordable(purchase: Purchase, { incomeCents, debtsCents }: HouseholdMeans, day: string): boolean {
  if (purchase.country === 'US') {
    const { totalCents } = monthlyCostOf(purchase, day);
    const { front, back } = debtToIncomeLimits.guide;
    return totalCents <= percentOf(incomeCents, front) && totalCents + debtsCents <= percentOf(incomeCents, back);
  }
  const { withinGds, withinTds } = debtServiceOf(
    costsOf(purchase, day).loan.totalCents,
    purchase,
    {
      incomeCents,
      debtsCents,
      taxCents: Math.round((purchase.taxAnnualCents ?? 0) / 12),
      heatCents: heatMonthlyCents,
      feeCents: purchase.duesMonthlyCents ?? 0,
    },
    inForce(canadianRules, day).table,
  );
  return withinGds && withinTds;
}
