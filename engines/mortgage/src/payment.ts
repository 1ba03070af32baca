import { percentOf } from './cents.ts';
import { type Frequency, rhythms } from './frequency.ts';
import { type Compounding, paymentFactor, periodicRate } from './rate.ts';

export type Country = 'US' | 'CA';

interface Loan {
  /** Price of the home in cents. */
  priceCents: number;
  /** Annual rate as quoted: 6.5 is 6.5%. */
  ratePercent: number;
  country: Country;
  /** Down payment in percent of the price. */
  downPercent?: number;
  years?: number;
}

/**
 * Monthly interest as a share of the balance. United States: a twelfth of the annual rate. Canada: rates of fixed
 * mortgages are compounded half-yearly, not in advance (Interest Act, s. 6), so the monthly factor is the sixth
 * root of the half-yearly one.
 */
export const monthlyRate = (ratePercent: number, country: Country): number =>
  periodicRate(ratePercent, country === 'CA' ? 'half-yearly' : 'monthly', 12);

/**
 * Monthly payment of principal and interest in cents, rounded half up. The loan is the price minus the down
 * payment, which is itself rounded half up to the cent. Taxes, insurance and fees are excluded.
 */
export function monthlyPayment({ priceCents, ratePercent, country, downPercent = 20, years = 30 }: Loan): number {
  const loanCents = priceCents - percentOf(priceCents, downPercent);
  return Math.round(loanCents * paymentFactor(monthlyRate(ratePercent, country), years * 12));
}

/** A debt and its repayment terms. */
export interface Debt {
  /** Cents, including any premium added to the loan. */
  loanCents: number;
  ratePercent: number;
  compounding: Compounding;
  /** Years of repayment; in Canada the amortization, not the term. */
  years: number;
  frequency?: Frequency;
}

/**
 * One payment of principal and interest in cents, rounded half up; accelerated ones are a half or a quarter of the
 * rounded monthly one.
 */
export function paymentOf({ loanCents, ratePercent, compounding, years, frequency = 'monthly' }: Debt): number {
  const { perYear, monthlyDividedBy } = rhythms[frequency];
  const each = monthlyDividedBy === undefined ? perYear : 12;
  const payment = Math.round(loanCents * paymentFactor(periodicRate(ratePercent, compounding, each), years * each));
  return monthlyDividedBy === undefined ? payment : Math.round(payment / monthlyDividedBy);
}

/**
 * Highest loan in cents that a monthly amount repays: the present value of the payments, rounded half up as
 * published by lenders.
 */
export const loanFor = (monthlyCents: number, { ratePercent, compounding, years }: Omit<Debt, 'loanCents'>): number =>
  monthlyCents <= 0
    ? 0
    : Math.round(monthlyCents / paymentFactor(periodicRate(ratePercent, compounding, 12), years * 12));
