import { percentOf } from '../cents.ts';
import type { Costs, Purchase, UsPurchase } from '../costs.ts';
import { inForce } from '../dated.ts';
import { scheduleOf } from '../schedule.ts';
import { usdaFees } from '../tables/us-2026.ts';
import { fhaLoan, mipByYear } from '../us/fha.ts';
import { pmiEndOf, pmiMonthly } from '../us/pmi.ts';
import type { Product } from './product.ts';

/** The payments of a borrower for a loan, month by month, in cents. */
export interface CashFlow {
  /** Points, fees and the tax on a premium, paid at closing. */
  upFrontCents: number;
  pointsCents: number;
  /** The loan without premiums added to it. */
  baseCents: number;
  /** The loan with premiums. */
  totalCents: number;
  /** Principal and interest. */
  paymentCents: number;
  /** Principal, interest and mortgage insurance of each month. */
  paidCents: readonly number[];
  /** Debt after each month. */
  balanceCents: readonly number[];
  insuranceCents: readonly number[];
}

/** The cash flow of a product for a purchase; in Canada until the end of the term, with the debt that is left then. */
export function cashFlowOf(product: Product, purchase: Purchase, costs: Costs, day: string): CashFlow {
  const { baseCents, totalCents } = costs.loan;
  const { ratePercent, years, country } = purchase;
  const schedule = scheduleOf({
    ...{ loanCents: totalCents, ratePercent, years },
    compounding: country === 'CA' ? 'half-yearly' : 'monthly',
  });
  const months = Math.min(schedule.length, product.termYears * 12);
  const insurance = purchase.country === 'US' ? insuranceOf(purchase, costs, day) : [];
  const insuranceCents = Array.from({ length: months }, (_, month) => insurance[month] ?? 0);
  const pointsCents = signedPercentOf(totalCents, product.pointsPercent);
  return {
    upFrontCents: pointsCents + product.feesCents + costs.cash.premiumTaxCents,
    ...{ pointsCents, baseCents, totalCents, paymentCents: costs.payment.cents, insuranceCents },
    paidCents: insuranceCents.map((cents, month) => cents + schedule[month]!.paymentCents),
    balanceCents: schedule.slice(0, months).map(({ balanceCents }) => balanceCents),
  };
}

const signedPercentOf = (cents: number, percent: number): number =>
  percent < 0 ? -percentOf(cents, -percent) : percentOf(cents, percent);

/**
 * Mortgage insurance of each month. Private insurance is level and ends where the law ends it; the premium of the FHA
 * and the fee of the USDA follow the balance at the start of each year.
 */
function insuranceOf(purchase: UsPurchase, costs: Costs, day: string): number[] {
  const { priceCents, downCents, ratePercent, years, loan } = purchase;
  const first = costs.monthly.mortgageInsuranceCents;
  if (first === 0) return [];
  if (loan === 'fha') return monthly(mipByYear(fhaLoan(priceCents, downCents, years, day), ratePercent, years));
  const debt = { loanCents: costs.loan.totalCents, ratePercent, years };
  if (loan === 'usda') {
    const { annualPercent } = inForce(usdaFees, day).table;
    const { baseCents } = costs.loan;
    const balances = scheduleOf({ ...debt, loanCents: baseCents, compounding: 'monthly' });
    return monthly(
      Array.from({ length: years }, (_, year) =>
        pmiMonthly(year === 0 ? baseCents : (balances[year * 12 - 1]?.balanceCents ?? 0), annualPercent),
      ),
    );
  }
  const { byItself, midpoint } = pmiEndOf(debt, priceCents);
  return Array.from({ length: Math.min(byItself, midpoint) }, () => first);
}

const monthly = (byYear: readonly number[]): number[] =>
  byYear.flatMap((cents) => Array.from({ length: 12 }, () => cents));
