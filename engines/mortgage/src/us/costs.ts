import { percentOf, percentTwoDecimals } from '../cents.ts';
import type { Costs, Finding, UsPurchase } from '../costs.ts';
import { paymentOf } from '../payment.ts';
import { leastDownPercent } from '../tables/us-2026.ts';
import { cashOf, missingIn, monthlyOf } from '../totals.ts';
import { fhaLoan } from './fha.ts';
import { guaranteed } from './guaranteed.ts';
import { limitCheck } from './loan-limits.ts';
import { assumedPmiPercent, pmiMonthly } from './pmi.ts';

export function usCosts(purchase: UsPurchase, day: string): Costs {
  const { priceCents, downCents } = purchase;
  const loan = loanOf(purchase, day);
  const payment = paymentOf(debtOf(purchase, loan.totalCents));
  const monthly = monthlyOf(purchase, {
    principalAndInterestCents: payment,
    mortgageInsuranceCents: loan.insuranceMonthlyCents,
  });
  const cash = cashOf({
    downCents: Math.min(downCents, priceCents),
    closingCents: percentOf(priceCents, purchase.closingPercent),
    prepaidCents: prepaidOf(purchase),
    pointsCents: percentOf(loan.totalCents, purchase.pointsPercent),
    premiumTaxCents: 0,
    // Transfer taxes and their payer differ by state, county and contract, so they are unknown here.
    transferTaxCents: null,
  });
  return {
    loan: loan.parts,
    payment: { cents: payment, perYear: 12 },
    monthly,
    cash,
    missing: missingIn({ monthly, cash }),
    findings: findingsOf(purchase, loan.parts.baseCents, loan.known, day),
  };
}

/** Computes the monthly cost only. */
export function usMonthly(purchase: UsPurchase, day: string): Costs['monthly'] {
  const { totalCents, insuranceMonthlyCents } = loanOf(purchase, day);
  return monthlyOf(purchase, {
    principalAndInterestCents: paymentOf(debtOf(purchase, totalCents)),
    mortgageInsuranceCents: insuranceMonthlyCents,
  });
}

const debtOf = ({ ratePercent, years }: UsPurchase, loanCents: number) =>
  ({ loanCents, ratePercent, compounding: 'monthly', years }) as const;

function loanOf(purchase: UsPurchase, day: string) {
  const { priceCents, downCents, years } = purchase;
  if (purchase.loan === 'fha') {
    const fha = fhaLoan(priceCents, downCents, years, day);
    return {
      totalCents: fha.financedCents,
      insuranceMonthlyCents: fha.firstMonthlyCents,
      known: fha.known,
      parts: partsOf(fha.baseCents, fha.upFrontCents, priceCents),
    };
  }
  const baseCents = Math.max(0, priceCents - downCents);
  if (purchase.loan !== 'conventional') {
    const { feeCents, monthlyCents, known } = guaranteed(purchase.loan, priceCents, baseCents, day);
    const parts = partsOf(baseCents, feeCents, priceCents);
    return { totalCents: parts.totalCents, insuranceMonthlyCents: monthlyCents, known, parts };
  }
  const parts = partsOf(baseCents, 0, priceCents);
  const assumed = assumedPmiPercent(parts.ltvPercent);
  const percent = assumed === 0 ? 0 : (purchase.pmiPercent ?? assumed);
  return { totalCents: baseCents, insuranceMonthlyCents: pmiMonthly(baseCents, percent), known: true, parts };
}

const partsOf = (baseCents: number, premiumCents: number, priceCents: number): Costs['loan'] => ({
  baseCents,
  premiumCents,
  premiumPercent: percentTwoDecimals(premiumCents, baseCents),
  totalCents: baseCents + premiumCents,
  ltvPercent: percentTwoDecimals(baseCents, priceCents),
});

const prepaidOf = ({ taxAnnualCents, insuranceAnnualCents, prepaidTaxMonths, prepaidInsuranceMonths }: UsPurchase) =>
  Math.round(((taxAnnualCents ?? 0) * prepaidTaxMonths + insuranceAnnualCents * prepaidInsuranceMonths) / 12);

function findingsOf(purchase: UsPurchase, baseCents: number, known: boolean, day: string): Finding[] {
  const { loan, priceCents, downCents, state } = purchase;
  const limit = limitCheck(loan, baseCents, state, day);
  const leastCents = percentOf(priceCents, leastDownPercent[loan]);
  const findings: (Finding | false)[] = [
    downCents < leastCents && { kind: 'down_below_least', leastCents },
    limit.within !== 'everywhere' && {
      kind: limit.within === 'nowhere' ? 'above_limit' : 'limit_of_county',
      loan,
      lowestCents: limit.lowestCents,
      highestCents: limit.highestCents,
    },
    !(known && limit.inForce.known) && { kind: 'tables_out_of_date' },
  ];
  return findings.filter((finding) => finding !== false);
}
