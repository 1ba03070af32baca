import type { CostedHome, CostRule } from '../../query.ts';

/**
 * Returns a month of the stated net operating income less principal and interest, in minor units. NaN when the income or the
 * payment is unknown.
 */
export function cashFlowCents(rule: CostRule, { netIncomeCents, ...home }: CostedHome): number {
  if (netIncomeCents === undefined) return Number.NaN;
  return Math.round(netIncomeCents / 12) - rule.monthlyCents(home, 'pi');
}

/** Accepts homes with at least this cash flow a month, in whole currency units; 0 is any amount above zero. */
export const hasCashFlow = (rule: CostRule, home: CostedHome, atLeast: number): boolean =>
  cashFlowCents(rule, home) >= Math.max(1, Math.round(atLeast * 100));
