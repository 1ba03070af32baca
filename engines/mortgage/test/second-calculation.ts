/**
 * A second implementation of the costs: big integers, every loan simulated month by month, no annuity formulas and
 * no binary fractions. Written from the rules, not from the engine, whose results it must equal to the cent.
 */
const ONE = 10n ** 36n;

/** a ÷ b, rounded half up; both positive. */
const over = (a: bigint, b: bigint): bigint => (2n * a + b) / (2n * b);
const times = (a: bigint, b: bigint): bigint => (a * b) / ONE;

/** `rate` in thousandths of a percent. */
const yearly = (rate: number): bigint => (ONE * BigInt(rate)) / 100_000n;

/** Integer nth root, by Newton's method. */
function root(value: bigint, n: bigint): bigint {
  let guess = 1n << (BigInt(value.toString(2).length) / n + 1n);
  for (;;) {
    const next = ((n - 1n) * guess + value / guess ** (n - 1n)) / n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** Growth of one unit of debt until the next payment. */
function growth(rate: number, halfYearly: boolean, perYear: number): bigint {
  if (!halfYearly && perYear === 12) return ONE + yearly(rate) / 12n;
  const of = halfYearly ? 2n : 12n;
  const step = ONE + yearly(rate) / of;
  // (1 + r/of)^(of/perYear), as the perYear-th root of the of-th power.
  let power = ONE;
  for (let i = 0n; i < of; i++) power = times(power, step);
  return root(power * ONE ** (BigInt(perYear) - 1n), BigInt(perYear));
}

/** Future value of n payments of one unit, and of one unit of debt, at the last payment. */
function after(grown: bigint, n: number): { paid: bigint; owed: bigint } {
  let [paid, owed] = [0n, ONE];
  for (let i = 0; i < n; i++) [paid, owed] = [times(paid, grown) + ONE, times(owed, grown)];
  return { paid, owed };
}

const annuity = (rate: number, halfYearly: boolean, years: number, perYear: number) =>
  after(growth(rate, halfYearly, perYear), years * perYear);

export const payment = (loan: bigint, rate: number, halfYearly: boolean, years: number, perYear: number): bigint =>
  paymentRule(rate, halfYearly, years, perYear)(loan);

/** The payment of any loan on the same terms, for many loans. */
export function paymentRule(rate: number, halfYearly: boolean, years: number, perYear: number) {
  const { paid, owed } = annuity(rate, halfYearly, years, perYear);
  return (loan: bigint): bigint => over(loan * owed, paid);
}

export const loanPaidBy = (monthly: bigint, rate: number, halfYearly: boolean, years: number): bigint => {
  const { paid, owed } = after(growth(rate, halfYearly, 12), years * 12);
  return over(monthly * paid, owed);
};

export interface Life {
  payments: number;
  interest: bigint;
  lastPayment: bigint;
  /** Balance after each payment. */
  balances: bigint[];
}

/** Simulates a loan; every payment is `each`, and the last one, at the latest the n-th, is the rest. */
export function live(loan: bigint, rate: number, halfYearly: boolean, perYear: number, n: number, each: bigint): Life {
  const grown = growth(rate, halfYearly, perYear) - ONE;
  const exact = !halfYearly && perYear === 12;
  const balances: bigint[] = [];
  let [owed, interest, lastPayment] = [loan, 0n, 0n];
  while (owed > 0n) {
    const due = exact ? over(owed * BigInt(rate), 1_200_000n) : over(owed * grown, ONE);
    const all = owed + due;
    lastPayment = balances.length === n - 1 || each > all ? all : each;
    interest += due;
    owed = all - lastPayment;
    balances.push(owed);
  }
  return { payments: balances.length, interest, lastPayment, balances };
}

/** Number of the first payment after which at most `share` percent of the value is owed. */
export const firstAtMost = (loan: bigint, balances: bigint[], value: bigint, share: bigint): number =>
  loan <= over(value * share, 100n) ? 0 : balances.findIndex((balance) => balance <= over(value * share, 100n)) + 1;

/** Hundredths of a percent. */
const ltvOf = (loan: bigint, price: bigint): bigint => over(loan * 10_000n, price);

export function leastDown(price: bigint): bigint {
  if (price >= 150_000_000n) return over(price, 5n);
  const lower = price < 50_000_000n ? price : 50_000_000n;
  return over(lower + 2n * (price - lower), 20n);
}

/** The premium in cents on a Canadian loan; undefined above 95%. */
export function canadianPremium(loan: bigint, price: bigint, years: number): bigint | undefined {
  const ltv = ltvOf(loan, price);
  const extra = years > 25 ? 20n : 0n;
  const rate =
    ltv > 9500n
      ? 0n
      : ltv > 9000n
        ? 400n
        : ltv > 8500n
          ? 310n
          : ltv > 8000n
            ? 280n
            : ltv > 7500n
              ? 240n
              : ltv > 6500n
                ? 170n
                : 60n;
  return rate === 0n ? undefined : over(loan * (rate + extra), 10_000n);
}

export const salesTax = (premium: bigint, province: string): bigint =>
  over(premium * ({ ON: 8n, QC: 9n, SK: 6n }[province] ?? 0n), 100n);

/**
 * Ontario's tax in tenths of a percent, from the top: 2.5% of everything minus the reduction of each lower step.
 */
export function ontarioTax(price: bigint): bigint {
  const [a, b, c, d] = [5_500_000n, 25_000_000n, 40_000_000n, 200_000_000n];
  if (price <= a) return over(price * 5n, 1000n);
  if (price <= b) return over(price * 10n - a * 5n, 1000n);
  if (price <= c) return over(price * 15n - b * 5n - a * 5n, 1000n);
  if (price <= d) return over(price * 20n - c * 5n - b * 5n - a * 5n, 1000n);
  return over(price * 25n - d * 5n - c * 5n - b * 5n - a * 5n, 1000n);
}

/** Monthly private mortgage insurance at `rate` thousandths of a percent per year. */
export const yearlyShareMonthly = (cents: bigint, rate: number): bigint =>
  over(over(cents * BigInt(rate), 100_000n), 12n);

export function fha(price: bigint, down: bigint, years: number) {
  const base = price - down;
  const ltv = ltvOf(base, price);
  const large = base > 72_620_000n;
  const long = years > 15;
  const rate = long
    ? (ltv > 9500n ? 550 : 500) + (large ? 200 : 0)
    : large
      ? ltv > 9000n
        ? 650
        : ltv > 7800n
          ? 400
          : 150
      : ltv > 9000n
        ? 400
        : 150;
  return { base, upFront: over(base * 175n, 10_000n), rate, premiumYears: ltv > 9000n ? years : Math.min(11, years) };
}
