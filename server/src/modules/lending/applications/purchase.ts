import { m } from '@lintel/messages';
import {
  type CostAssumptions,
  canadianLimits,
  canadianRules,
  costsOf,
  debtServiceOf,
  debtToIncome,
  debtToIncomeLimits,
  heatMonthlyCents,
  inForce,
  type Market,
  type Purchase,
  purchaseOf,
} from '@lintel/mortgage';
import type { BadField } from '../../../platform/serve/errors.ts';
import { exactMoney } from '../../../platform/serve/viewer.ts';
import { figuresOf, type Values } from './values.ts';

type Country = 'US' | 'CA';

/** Housing costs, and with them all debts, in percent of the gross income, next to the usual limits. */
export interface Ratios {
  housing: number;
  total: number;
  housingLimit: number | null;
  totalLimit: number;
}

/** The rules of insured loans depend on no assumption. */
const nothingAssumed: CostAssumptions = {
  ...{ rate: { US: null, CA: null }, insurance: { US: 0, CA: 0 }, closing: { US: 0, CA: 0 }, pmi: null },
};

const cents = (units: number): number => Math.round(units * 100);

/** The purchase that an application states; undefined until price, loan and repayment are known. */
function purchaseIn(values: Values, country: Country, assumed: CostAssumptions, ratePercent = 0): Purchase | undefined {
  const number = (path: string) => (typeof values[path] === 'number' ? values[path] : undefined);
  const text = (path: string) => String(values[path] ?? '');
  const { price, downPayment } = figuresOf(values);
  const months = number('loan.1.LoanAmortizationPeriodCount');
  if (price === null || downPayment === null || downPayment < 0 || !months) return undefined;
  const [tax, dues] = [
    number('subject_property.1.PropertyTaxTotalTaxAmount'),
    number('subject_property.1.HomeownersAssociationMonthlyAmount'),
  ];
  const home = {
    ...{ country, type: 'house', status: 'active', priceCents: cents(price) },
    ...{ state: text('subject_property.1.StateCode'), city: text('subject_property.1.CityName') },
    taxCents: tax === undefined ? undefined : cents(tax),
    hoaCents: dues === undefined ? undefined : cents(dues),
  };
  const terms = { down: { amount: downPayment }, ratePercent, years: months / 12 };
  const purchase = purchaseOf(home, assumed, terms);
  if (purchase.country === 'US') {
    const loan = text('loan.1.MortgageType').toLowerCase();
    return { ...purchase, loan: loan === 'fha' || loan === 'va' || loan === 'usda' ? loan : 'conventional' };
  }
  return {
    ...purchase,
    firstTimeBuyer: values['declaration_detail.1.HomeownerPastThreeYearsIndicator'] === false,
    newlyBuilt: values['subject_property.1.NewConstructionIndicator'] === true,
    insured: values['loan.1.MortgageType'] === 'Insured',
  };
}

/**
 * Null until purchase, rate and income are known. The rate is that of the note, else the locked one. In Canada at the
 * rate of the stress test, with assumed heating.
 */
export function ratiosOf(
  values: Values,
  { country, lockedPercent, day, assumed }: Market & { country: Country; lockedPercent: number | undefined },
): Ratios | null {
  const noted = values['loan.1.NoteRatePercent'];
  const ratePercent = typeof noted === 'number' ? noted : lockedPercent;
  const purchase = purchaseIn(values, country, assumed, ratePercent);
  const { monthlyIncome, monthlyDebts } = figuresOf(values);
  if (!purchase || !monthlyIncome || ratePercent === undefined) return null;
  const [incomeCents, debtsCents] = [cents(monthlyIncome), cents(monthlyDebts ?? 0)];
  const { loan, monthly } = costsOf(purchase, day);
  if (purchase.country === 'US') {
    const { front, back } = debtToIncome(monthly.totalCents, debtsCents, incomeCents);
    const limits = debtToIncomeLimits.guide;
    return { housing: front, total: back, housingLimit: limits.front, totalLimit: limits.back };
  }
  const { table } = inForce(canadianRules, day);
  const household = {
    ...{ incomeCents, debtsCents, heatCents: heatMonthlyCents, feeCents: purchase.duesMonthlyCents ?? 0 },
    taxCents: Math.round((purchase.taxAnnualCents ?? 0) / 12),
  };
  const { gds, tds } = debtServiceOf(loan.totalCents, purchase, household, table);
  return { housing: gds, total: tds, housingLimit: table.gdsPercent, totalLimit: table.tdsPercent };
}

/** Rules of insured mortgages in Canada that the stated purchase violates, by field. */
export function insuranceObstacles(values: Values, country: Country, day: string): BadField[] {
  const purchase = purchaseIn(values, country, nothingAssumed);
  if (purchase?.country !== 'CA') return [];
  const { needed, possible, leastDownCents, yearsAtMost } = canadianLimits(purchase, day);
  const { insured, years, downCents } = purchase;
  const checks: [fails: boolean, field: string, rule: () => string][] = [
    [needed && !insured, 'loan.1.MortgageType', m.lending__must_be_insured],
    [insured && !possible, 'loan.1.SalesContractAmount', m.lending__cannot_be_insured],
    [
      downCents < leastDownCents,
      'loan.1.BaseLoanAmount',
      () => m.lending__leaves_too_little_down({ amount: exactMoney(leastDownCents, 'CAD') }),
    ],
    [
      years > yearsAtMost,
      'loan.1.LoanAmortizationPeriodCount',
      () => m.lending__must_be_at_most_months({ months: yearsAtMost * 12 }),
    ],
  ];
  return checks.filter(([fails]) => fails).map(([, field, rule]) => ({ field, rule: rule() }));
}
