import { percentOf } from './cents.ts';
import { type Frequency, rhythms } from './frequency.ts';
import { type Compounding, paymentFactor, periodicRate } from './rate.ts';

export type Country = 'US' | 'CA';

interface Loan {
  /** The price of the home in cents. */
  priceCents: number;
  /** The yearly rate as it is quoted: 6.5 is 6.5 %. */
  ratePercent: number;
  country: Country;
  /** Share of the price that is paid at once. */
  downPercent?: number;
  years?: number;
}

/**
 * The part of the balance that is interest each month. United States: a twelfth of the yearly rate.
 * Canada: rates of fixed mortgages are compounded half-yearly, not in advance (Interest Act, s. 6),
 * so a month is the sixth root of half a year.
 */
export const monthlyRate = (ratePercent: number, country: Country): number =>
  periodicRate(ratePercent, country === 'CA' ? 'half-yearly' : 'monthly', 12);

/**
 * The monthly payment of principal and interest, in cents, rounded half up. The loan is the price less
 * the down payment, itself rounded half up to the cent. Taxes, insurance and fees are not in it.
 */
export function monthlyPayment({ priceCents, ratePercent, country, downPercent = 20, years = 30 }: Loan): number {
  const loanCents = priceCents - percentOf(priceCents, downPercent);
  return Math.round(loanCents * paymentFactor(monthlyRate(ratePercent, country), years * 12));
}

/** What is owed and how it is paid back. */
export interface Debt {
  /** Cents, with whatever premium was added to it. */
  loanCents: number;
  ratePercent: number;
  compounding: Compounding;
  /** Years until it is paid back, as the payment is computed; in Canada the amortization, not the term. */
  years: number;
  frequency?: Frequency;
}

/** One payment of principal and interest in cents, rounded half up; accelerated ones are a half or a quarter of the rounded monthly one. */
export function paymentOf({ loanCents, ratePercent, compounding, years, frequency = 'monthly' }: Debt): number {
  const { perYear, monthlyDividedBy } = rhythms[frequency];
  const each = monthlyDividedBy === undefined ? perYear : 12;
  const payment = Math.round(loanCents * paymentFactor(periodicRate(ratePercent, compounding, each), years * each));
  return monthlyDividedBy === undefined ? payment : Math.round(payment / monthlyDividedBy);
}

/**
 * The highest loan in cents that a monthly amount pays back: the present value of the payments, rounded half up as
 * lenders print it.
 */
export const loanFor = (monthlyCents: number, { ratePercent, compounding, years }: Omit<Debt, 'loanCents'>): number =>
  monthlyCents <= 0
    ? 0
    : Math.round(monthlyCents / paymentFactor(periodicRate(ratePercent, compounding, 12), years * 12));
