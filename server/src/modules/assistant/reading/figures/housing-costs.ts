import type { HousingCosts } from '../talk.ts';
import type { Amount } from './amounts.ts';
import type { NumberRole } from './number-roles.ts';

/** Smaller amounts without a rhythm are paid each month, not each year. */
const leastYearly = { tax: 900, insurance: 500 } as const;

/** Returns a stated mortgage insurance: a share of the loan a year, or an amount a month. */
function premiumOf(amount: Amount | undefined): HousingCosts {
  if (!amount || amount.value === 0) return {};
  if (amount.unit === 'percent') return amount.value < 3 ? { premiumPercent: amount.value } : {};
  return amount.value < 2_000 && amount.per !== 'year' ? { premiumMonthly: amount.value } : {};
}

/** Returns the stated property tax, insurance, fees and heating. A percentage of tax or insurance needs the price. */
export function housingCostsOf(amounts: readonly Amount[], price: number | undefined): HousingCosts {
  const of = (role: NumberRole) =>
    amounts.find(
      (each) => each.role === role && each.unit !== 'years' && (each.unit !== 'percent' || price !== undefined),
    );
  const yearly = (amount: Amount | undefined, least: number): number | undefined => {
    if (!amount) return undefined;
    if (amount.unit === 'percent') return amount.value < 6 ? (price! * amount.value) / 100 : undefined;
    const monthly = amount.per ? amount.per === 'month' : amount.value < least;
    return amount.value * (monthly ? 12 : 1);
  };
  const monthly = (amount: Amount | undefined): number | undefined =>
    amount && amount.unit !== 'percent' ? amount.value / (amount.per === 'year' ? 12 : 1) : undefined;
  const together = yearly(of('taxins'), leastYearly.tax);
  const costs: HousingCosts = {
    taxYearly: together ?? yearly(of('tax'), leastYearly.tax),
    insuranceYearly: together === undefined ? yearly(of('insurance'), leastYearly.insurance) : 0,
    duesMonthly: monthly(of('fees')),
    heatMonthly: monthly(of('heat')),
    ...premiumOf(of('premium')),
  };
  return Object.fromEntries(Object.entries(costs).filter(([, value]) => value !== undefined));
}
