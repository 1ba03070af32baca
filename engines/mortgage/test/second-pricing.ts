/**
 * A second implementation of priced loans: payments from a sum of discount factors, loans lived month by month in whole
 * numbers, the APR by Newton's method on the derivative. Written from the rules, not from the engine.
 */
export interface SecondLoan {
  country: 'US' | 'CA';
  priceCents: number;
  downCents: number;
  /** Thousandths of a percent. */
  rate: number;
  years: number;
  /** Years of the flow. */
  termYears: number;
  /** Added to the loan, and whether it is a finance charge. */
  premiumCents: number;
  pointsThousandths: number;
  feesCents: number;
  /** Level private insurance a month, until 78% of the price or half of the schedule. */
  pmiCents: number;
}

export interface SecondFlow {
  paymentCents: number;
  pointsCents: number;
  paid: number[];
  balances: number[];
}

const monthlyRate = ({ country, rate }: SecondLoan): number =>
  country === 'US' ? rate / 1_200_000 : Math.cbrt(Math.sqrt(1 + rate / 200_000)) - 1;

export function secondFlow(loan: SecondLoan): SecondFlow {
  const months = loan.years * 12;
  const i = monthlyRate(loan);
  let [factors, factor] = [0, 1];
  for (let month = 0; month < months; month++) factors += factor /= 1 + i;
  const total = loan.priceCents - loan.downCents + loan.premiumCents;
  const paymentCents = Math.round(total / factors);
  const [paid, balances]: [number[], number[]] = [[], []];
  let owed = total;
  let insured = loan.pmiCents > 0;
  for (let month = 1; owed > 0 && month <= loan.termYears * 12; month++) {
    const due = loan.country === 'US' ? Math.round((owed * loan.rate) / 1_200_000) : Math.round(owed * i);
    const payment = month === months || paymentCents > owed + due ? owed + due : paymentCents;
    owed += due - payment;
    paid.push(payment + (insured ? loan.pmiCents : 0));
    balances.push(owed);
    if (owed <= Math.round((loan.priceCents * 78) / 100) || month === months / 2) insured = false;
  }
  const size = Math.abs(loan.pointsThousandths);
  const pointsCents = Math.sign(loan.pointsThousandths) * Math.round((total * size) / 100_000);
  return { paymentCents, pointsCents, paid, balances };
}

/** Present value and its derivative at a monthly rate. */
function valueAt(rate: number, paid: readonly number[], left: number): [value: number, slope: number] {
  let [value, slope] = [0, 0];
  for (const [at, cents] of paid.entries()) {
    const discounted = (at === paid.length - 1 ? cents + left : cents) * (1 + rate) ** -(at + 1);
    value += discounted;
    slope -= ((at + 1) * discounted) / (1 + rate);
  }
  return [value, slope];
}

export function secondApr(country: 'US' | 'CA', financed: number, paid: readonly number[], left: number): number {
  let rate = 0.004;
  for (let turn = 0; turn < 100; turn++) {
    const [value, slope] = valueAt(rate, paid, left);
    const next = rate - (value - financed) / slope;
    if (Math.abs(next - rate) < 1e-14) break;
    rate = next;
  }
  return country === 'US' ? rate * 1_200 : ((1 + rate) ** 6 - 1) * 200;
}

/** Returns the cost of the loan after some months, from the sum of all that was paid and the debt that is left. */
export function secondCost(loan: SecondLoan, { paid, balances, pointsCents }: SecondFlow, months: number): number {
  let cost = pointsCents + loan.feesCents - (loan.priceCents - loan.downCents);
  for (let month = 0; month < Math.min(months, paid.length); month++) cost += paid[month]!;
  return cost + balances[Math.min(months, balances.length) - 1]!;
}
