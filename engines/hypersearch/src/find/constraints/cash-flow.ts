import type { CostedHome, CostRule } from '../../query.ts';

/** Accepts homes with at least this cash flow a month; without a stated net operating income, none is known. */
export function hasCashFlow(rule: CostRule, { netIncomeCents, ...home }: CostedHome, atLeast: number): boolean {
  if (netIncomeCents === undefined) return false;
  const cents = Math.round(netIncomeCents / 12) - rule.monthlyCents(home, 'pi');
  return cents >= Math.max(1, Math.round(atLeast * 100));
}
