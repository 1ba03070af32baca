import { percentOf, percentTwoDecimals } from '../cents.ts';
import { inForce } from '../dated.ts';
import { rhythms } from '../frequency.ts';
import { paymentOf } from '../payment.ts';
import type { CaPurchase, Costs, Finding } from '../purchase.ts';
import { type CanadianRules, canadianRules } from '../tables/ca-2024.ts';
import { totalsOf } from '../totals.ts';
import { insurabilityOf } from './insurance-rules.ts';
import { type TransferTaxLine, transferTaxesOf } from './land-transfer.ts';
import { premiumOf } from './premium.ts';

export function caCosts(purchase: CaPurchase, day: string): Costs {
  const { priceCents, ratePercent, years, compounding, frequency, firstTimeBuyer } = purchase;
  const { table: rules, known } = inForce(canadianRules, day);
  const loan = insuredLoanOf(purchase, rules);
  const payment = paymentOf({ loanCents: loan.totalCents, ratePercent, compounding, years, frequency });
  const { perYear } = rhythms[frequency];
  const taxes = transferTaxesOf(
    { priceCents, loanCents: loan.totalCents, province: purchase.state, city: purchase.city, firstTimeBuyer },
    day,
  );
  return {
    loan,
    payment: { cents: payment, perYear },
    ...totalsOf(
      purchase,
      { principalAndInterestCents: Math.round((payment * perYear) / 12), mortgageInsuranceCents: 0 },
      {
        downCents: Math.min(purchase.downCents, priceCents),
        closingCents: percentOf(priceCents, purchase.closingPercent),
        prepaidCents: 0,
        pointsCents: 0,
        premiumTaxCents: loan.premiumTaxCents,
        transferTaxCents:
          taxes.length === 0 ? null : taxes.reduce((sum, { cents, sparedCents }) => sum + cents - sparedCents, 0),
      },
    ),
    findings: findingsOf(purchase, rules, taxes, known),
  };
}

/** The loan with its insurance premium, where it must or shall be insured. */
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
