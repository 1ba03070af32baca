/**
 * A second implementation of “Can I buy it?”: whole numbers only, rules written out from their sources, no tables, no
 * programs as data. Written from the rules, not from the engine, whose verdicts it must equal. Covers the United
 * States, and Ontario outside Toronto and the Yukon in Canada.
 */
import type { Household, ListedHome, Market } from '../src/index.ts';
import {
  canadianPremium,
  fha,
  leastDown,
  ontarioTax,
  paymentRule,
  salesTax,
  yearlyShareMonthly,
} from './second-calculation.ts';

const over = (a: bigint, b: bigint): bigint => (2n * a + b) / (2n * b);
/** `thousandths` of a percent of an amount. */
const share = (cents: bigint, thousandths: number): bigint => over(cents * BigInt(thousandths), 100_000n);
const big = (value: number | undefined | null): bigint => BigInt(value ?? 0);
const thousandths = (percent: number): number => Math.round(percent * 1000);
const ltvOf = (loan: bigint, price: bigint): bigint => over(loan * 10_000n, price);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

const payments = new Map<string, (loan: bigint) => bigint>();
function paymentOn(loan: bigint, rate: number, halfYearly: boolean, years: number): bigint {
  const key = `${rate} ${halfYearly} ${years}`;
  const rule = payments.get(key) ?? paymentRule(rate, halfYearly, years, 12);
  payments.set(key, rule);
  return rule(loan);
}

export function secondVerdict(household: Household, home: ListedHome, market: Market): 'yes' | 'nearly' | 'not_yet' {
  if (canPay(household, home, market)) return 'yes';
  const price = Number((BigInt(home.priceCents) * 95n) / 100n);
  const { down: _down, program: _program, ...free } = household;
  return canPay({ ...free, years: 30 }, { ...home, priceCents: price }, market) ? 'nearly' : 'not_yet';
}

const canPay = (household: Household, home: ListedHome, market: Market): boolean =>
  home.country === 'US' ? paysInUs(household, home, market) : paysInCanada(household, home, market);

/** The down payments to try: the stated one, or the given percentages of the price. */
function downs({ down }: Household, price: bigint, percents: readonly number[]): bigint[] {
  if (!down) return percents.map((percent) => share(price, thousandths(percent)));
  const stated = 'cents' in down ? big(down.cents) : share(price, thousandths(down.percent));
  return [stated < price ? stated : price];
}

function paysInUs(household: Household, home: ListedHome, { assumed }: Market): boolean {
  const price = BigInt(home.priceCents);
  const rate = thousandths(assumed.rate.US!);
  const { creditScore, firstTimeBuyer, veteran, years, program, savingsCents } = household;
  const [income, debts] = [big(household.incomeCents), big(household.debtsCents)];
  const [tax, dues] = [big(home.taxCents), big(home.hoaCents)];
  const insurance = share(price, thousandths(assumed.insurance.US));
  const fees = over(tax, 12n) + over(insurance, 12n) + dues;
  const closing = share(price, thousandths(assumed.closing.US)) + over(tax * 3n + insurance * 12n, 12n);
  const score = creditScore ?? 850;
  const isAllowed = (name: string) => program === undefined || program === name;
  const hasCash = (down: bigint) => savingsCents === null || down + closing <= big(savingsCents);
  const fits = (loan: bigint, insured: bigint, front: number | null, back: number) => {
    const housing = paymentOn(loan, rate, false, years) + insured + fees;
    return (front === null || housing <= share(income, front * 1000)) && housing + debts <= share(income, back * 1000);
  };
  const isHigh = home.state === 'HI';
  const conforming = isHigh ? 124_912_500n : 83_275_000n;

  if (isAllowed('cash') && downs(household, price, [100]).some((down) => down === price && hasCash(down))) return true;
  const lowest = firstTimeBuyer ? 3 : 5;
  const usual = [10, 15, 20, 25, 30, 40, 50, 75];
  if (isAllowed('conventional') && score >= 620)
    for (const down of downs(household, price, [lowest, ...usual])) {
      const loan = price - down;
      if (loan === 0n || down < share(price, lowest * 1000) || loan > conforming || !hasCash(down)) continue;
      const ltv = ltvOf(loan, price);
      const yearly = ltv <= 8000n ? 0 : ltv <= 8500n ? 300 : ltv <= 9000n ? 500 : ltv <= 9500n ? 750 : 1000;
      if (fits(loan, yearlyShareMonthly(loan, yearly), null, 45)) return true;
    }
  if (isAllowed('jumbo') && score >= 700)
    for (const down of downs(household, price, [20, 25, 30, 40, 50, 75])) {
      const loan = price - down;
      if (loan === 0n || down < share(price, 20_000) || !hasCash(down)) continue;
      if (fits(loan, 0n, null, 43)) return true;
    }
  if (isAllowed('fha') && score >= 500) {
    const start = score < 580 ? 10 : 3.5;
    for (const down of downs(household, price, score < 580 ? [10] : [3.5, 5, 10])) {
      const { base, upFront, rate: premium } = fha(price, down, years);
      if (base === 0n || down < share(price, thousandths(start)) || base > 54_128_700n || !hasCash(down)) continue;
      const strong = score >= 620;
      if (fits(base + upFront, yearlyShareMonthly(base, premium), strong ? 40 : 31, strong ? 50 : 43)) return true;
    }
  }
  if (isAllowed('va') && veteran && score >= 620)
    for (const down of downs(household, price, [0, 5, 10])) {
      const loan = price - down;
      if (loan === 0n || !hasCash(down)) continue;
      const fee = down >= share(price, 10_000) ? 1250 : down >= share(price, 5_000) ? 1500 : 2150;
      if (fits(loan + share(loan, fee), 0n, null, 41)) return true;
    }
  if (isAllowed('usda') && home.rural && income * 12n <= 11_985_000n && score >= 640)
    for (const down of downs(household, price, [0])) {
      const loan = price - down;
      if (loan === 0n || !hasCash(down)) continue;
      if (fits(loan + over(loan, 99n), over(share(loan, 350), 12n), 29, 41)) return true;
    }
  return false;
}

function paysInCanada(household: Household, home: ListedHome, { assumed }: Market): boolean {
  const price = BigInt(home.priceCents);
  const rate = thousandths(assumed.rate.CA!);
  const stress = Math.max(rate + 2000, 5250);
  const { creditScore, firstTimeBuyer, years, program, savingsCents } = household;
  const [income, debts] = [big(household.incomeCents), big(household.debtsCents)];
  const other = over(big(home.taxCents), 12n) + 12_000n + over(big(home.hoaCents), 2n);
  const isOntario = home.state === 'ON';
  const rebate = firstTimeBuyer ? 400_000n : 0n;
  const tax = isOntario ? ontarioTax(price) - least(ontarioTax(price), rebate) : 0n;
  const closing = share(price, thousandths(assumed.closing.CA)) + tax;
  const hasCash = (cash: bigint) => savingsCents === null || cash <= big(savingsCents);
  const isAllowed = (name: string) => program === undefined || program === name;
  const fits = (loan: bigint, longest: number) => {
    const housing = paymentOn(loan, stress, true, Math.min(years, longest)) + other;
    return housing <= share(income, 39_000) && housing + debts <= share(income, 44_000);
  };
  const all = [20, 25, 30, 40, 50, 75];
  if (isAllowed('cash') && downs(household, price, [100]).some((down) => down === price && hasCash(down + closing)))
    return true;
  if (isAllowed('uninsured'))
    for (const down of downs(household, price, all)) {
      const loan = price - down;
      if (loan === 0n || ltvOf(loan, price) > 8000n || down < leastDown(price) || !hasCash(down + closing)) continue;
      if (fits(loan, 30)) return true;
    }
  if (isAllowed('insured') && price < 150_000_000n && (creditScore ?? 850) >= 600) {
    const tried = household.down
      ? downs(household, price, [])
      : [leastDown(price), ...downs(household, price, [10, 15])];
    for (const down of tried) {
      const loan = price - down;
      if (loan === 0n || ltvOf(loan, price) <= 8000n || down < leastDown(price)) continue;
      const longest = firstTimeBuyer ? 30 : 25;
      const premium = canadianPremium(loan, price, Math.min(years, longest)) ?? 0n;
      if (!hasCash(down + closing + salesTax(premium, home.state))) continue;
      if (fits(loan + premium, longest)) return true;
    }
  }
  return false;
}
