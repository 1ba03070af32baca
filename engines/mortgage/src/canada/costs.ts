import { percentOf, percentTwoDecimals } from '../cents.ts';
import type { CaPurchase, Costs, Finding } from '../costs.ts';
import { inForce } from '../dated.ts';
import { rhythms } from '../frequency.ts';
import { paymentOf } from '../payment.ts';
import { type CanadianRules, canadianRules } from '../tables/ca-2024.ts';
import { cashOf, missingIn, monthlyOf } from '../totals.ts';
import { insurabilityOf } from './insurance-rules.ts';
import { type TransferTaxLine, transferTaxesOf } from './land-transfer.ts';
import { premiumOf } from './premium.ts';

export function caCosts(purchase: CaPurchase, day: string): Costs {
  const { priceCents, firstTimeBuyer } = purchase;
  const { table: rules, known } = inForce(canadianRules, day);
  const { premiumTaxCents, ...loan } = insuredLoanOf(purchase, rules);
  const payment = paymentOn(purchase, loan.totalCents);
  const taxes = transferTaxesOf(
    { priceCents, loanCents: loan.totalCents, province: purchase.state, city: purchase.city, firstTimeBuyer },
    day,
  );
  const monthly = monthlyWith(purchase, payment);
  const cash = cashOf({
    downCents: Math.min(purchase.downCents, priceCents),
    closingCents: percentOf(priceCents, purchase.closingPercent),
    prepaidCents: 0,
    pointsCents: 0,
    premiumTaxCents,
    transferTaxCents:
      taxes.length === 0 ? null : taxes.reduce((sum, { cents, sparedCents }) => sum + cents - sparedCents, 0),
  });
  return {
    loan,
    payment: { cents: payment, perYear: rhythms[purchase.frequency].perYear },
    monthly,
    cash,
    missing: missingIn({ monthly, cash }),
    findings: findingsOf(purchase, rules, taxes, known),
  };
}

/** Computes the monthly cost only. */
export function caMonthly(purchase: CaPurchase, day: string): Costs['monthly'] {
  const { totalCents } = insuredLoanOf(purchase, inForce(canadianRules, day).table);
  return monthlyWith(purchase, paymentOn(purchase, totalCents));
}

const paymentOn = ({ ratePercent, years, compounding, frequency }: CaPurchase, loanCents: number): number =>
  paymentOf({ loanCents, ratePercent, compounding, years, frequency });

const monthlyWith = (purchase: CaPurchase, payment: number): Costs['monthly'] =>
  monthlyOf(purchase, {
    principalAndInterestCents: Math.round((payment * rhythms[purchase.frequency].perYear) / 12),
    mortgageInsuranceCents: 0,
  });

/** Computes the loan with its insurance premium, where insurance is required or requested. */
function insuredLoanOf(purchase: CaPurchase, rules: CanadianRules): Costs['loan'] & { premiumTaxCents: number } {
  const { priceCents, downCents, years, state: province, nonTraditionalDown } = purchase;
  const baseCents = Math.max(0, priceCents - downCents);
  const { needed, possible } = insurabilityOf(priceCents, downCents, purchase.insured, purchase, rules);
  const premium =
    baseCents > 0 && possible && (needed || purchase.insured)
      ? premiumOf({ baseCents, priceCents, years, province, nonTraditionalDown }, rules)
      : undefined;
  const premiumCents = premium?.cents ?? 0;
  return {
    baseCents,
    premiumCents,
    premiumPercent: premium?.percent ?? 0,
    premiumTaxCents: premium?.taxCents ?? 0,
    totalCents: baseCents + premiumCents,
    ltvPercent: percentTwoDecimals(baseCents, priceCents),
  };
}

function findingsOf(
  purchase: CaPurchase,
  rules: CanadianRules,
  taxes: readonly TransferTaxLine[],
  known: boolean,
): Finding[] {
  const { priceCents, downCents } = purchase;
  const { needed, possible, leastDownCents, yearsAtMost } = insurabilityOf(
    priceCents,
    downCents,
    purchase.insured,
    purchase,
    rules,
  );
  const findings: (Finding | false)[] = [
    downCents < leastDownCents && { kind: 'down_below_least', leastCents: leastDownCents },
    (needed || purchase.insured) && !possible && { kind: 'not_insurable', fromCents: rules.uninsurableFromCents },
    purchase.years > yearsAtMost && { kind: 'too_long', yearsAtMost },
    taxes.some(({ least }) => least) && { kind: 'transfer_tax_may_be_more' },
    !(known && taxes.every((tax) => tax.known)) && { kind: 'tables_out_of_date' },
  ];
  return findings.filter((finding) => finding !== false);
}
