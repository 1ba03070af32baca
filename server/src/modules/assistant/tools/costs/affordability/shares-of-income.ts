import { canadianRules, costsOf, debtServiceOf, heatMonthlyCents, inForce } from '@lintel/mortgage';
import type { Rates } from '../../../../listings/index.ts';
import type { Means } from '../../../reading/talk.ts';
import { fullTerms, purchaseOf } from '../purchase.ts';
import type { TaxShare } from '../transfer/tax-share.ts';

export interface SharesOfIncome {
  /** Cost of housing a month that lenders count, in currency units: in Canada at the rate of the stress test. */
  monthly: number;
  /** Shares of income before tax for housing, and for housing and debts, in percent. */
  housingPercent: number;
  allPercent: number;
}

const percent = (part: number, whole: number) => Math.round((part * 1_000) / whole) / 10;

/** Returns what a price takes of an income, as lenders count it. */
export function sharesOfIncome(
  price: number,
  means: Means & { incomeYearly: number; country: 'US' | 'CA' },
  { rates, ratePercent, share, day }: { rates: Rates; ratePercent: number; share: TaxShare | undefined; day: string },
): SharesOfIncome {
  const { country, incomeYearly, debtsMonthly = 0, heatMonthly, duesMonthly = 0 } = means;
  const taxAnnual = means.taxYearly ?? (share ? (price * share.percent) / 100 : 0);
  const bought = { price, country, state: '', city: undefined, land: false, taxAnnual, duesMonthly };
  const purchase = purchaseOf(bought, fullTerms(price, means, ratePercent, country), rates);
  const costs = costsOf(purchase, day);
  const incomeCents = (incomeYearly * 100) / 12;
  const debtsCents = Math.round(debtsMonthly * 100);
  const housingCents =
    purchase.country === 'US'
      ? costs.monthly.totalCents
      : debtServiceOf(
          costs.loan.totalCents,
          purchase,
          {
            incomeCents,
            debtsCents,
            taxCents: Math.round((taxAnnual * 100) / 12),
            heatCents: heatMonthly === undefined ? heatMonthlyCents : Math.round(heatMonthly * 100),
            feeCents: Math.round(duesMonthly * 100),
          },
          inForce(canadianRules, day).table,
        ).housingCents;
  return {
    monthly: Math.round(housingCents / 100),
    housingPercent: percent(housingCents, incomeCents),
    allPercent: percent(housingCents + debtsCents, incomeCents),
  };
}
