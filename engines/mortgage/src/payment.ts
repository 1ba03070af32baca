export type Country = 'US' | 'CA';

export interface Loan {
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
export function monthlyRate(ratePercent: number, country: Country): number {
  const yearly = ratePercent / 100;
  return country === 'CA' ? (1 + yearly / 2) ** (1 / 6) - 1 : yearly / 12;
}

/**
 * The monthly payment of principal and interest, in cents, rounded half up. The loan is the price less
 * the down payment, itself rounded half up to the cent. Taxes, insurance and fees are not in it.
 */
export function monthlyPayment({ priceCents, ratePercent, country, downPercent = 20, years = 30 }: Loan): number {
  const loanCents = priceCents - Math.round((priceCents * downPercent) / 100);
  return Math.round(loanCents * paymentFactor(monthlyRate(ratePercent, country), years * 12));
}

/** Payment for each unit of loan: i ÷ (1 − (1+i)^−n), and 1/n when there is no interest. */
function paymentFactor(rate: number, months: number): number {
  return rate === 0 ? 1 / months : rate / (1 - (1 + rate) ** -months);
}
