import { type Day, isoDay } from '../../calendar.ts';
import type { SampleRecord } from '../../insert.ts';
import { Random } from '../../random.ts';
import type { Traits } from './traits.ts';

/** Product, years, and rate in percent relative to the sheet's own level. */
const products = {
  US: [
    ['conventional', 30, 0],
    ['conventional', 15, -0.7],
    ['fha', 30, -0.25],
    ['va', 30, -0.3],
    ['jumbo', 30, 0.2],
    ['investment', 30, 0.75],
  ],
  CA: [
    ['conventional', 5, -1.9],
    ['conventional', 3, -2],
    ['insured', 5, -2.2],
    ['investment', 5, -1.5],
  ],
} as const;
const benefits = [
  'Rate lock of 60 days',
  'No fee for the application',
  'Loans for the self-employed',
  'Appraisal paid at closing',
];

/** Statements of two thirds of the companies with lenders. All figures are invented. */
export function lenderSheets(allTraits: readonly Traits[], resellerOf: (traits: Traits) => number, today: Day) {
  const sheets: SampleRecord[] = [];
  const rates: SampleRecord[] = [];
  const statements: SampleRecord[] = [];
  const lending = allTraits.filter(({ agent }) => agent.agentType === 'mortgage' && agent.status === 'active');
  for (const [reseller_id, [traits]] of Map.groupBy(lending, resellerOf)) {
    const { reseller } = traits!.agent;
    const random = new Random(`lender/${reseller.licenseNumber}`);
    if (!random.chance(0.67)) continue;
    const statedOn = today - random.whole(0, 3);
    const dated_on = isoDay(statedOn);
    sheets.push({
      ...{
        reseller_id,
        type: random.pick(['mortgage_lender', 'mortgage_brokerage', 'credit_union']),
        stated_on: dated_on,
      },
      ...{
        approval_days: random.whole(2, 9),
        processing_days: random.whole(18, 38),
        pre_approval_minutes: 15 * random.whole(1, 24),
      },
      ...{ digital_workflow: random.chance(0.7), api_integration: random.chance(0.3), sponsored: random.chance(0.1) },
      benefits: `{${benefits
        .filter(() => random.chance(0.4))
        .map((each) => `"${each}"`)
        .join(',')}}`,
    });
    const level = 6.25 + 0.25 * random.normal();
    const stated: { product: string; termYears: number; rate: number; points: number }[] = [];
    for (const [product, term_years, more] of products[reseller.market.country]) {
      const rate_percent = Math.round((level + more) * 8) / 8;
      const points_percent = random.whole(0, 4) / 4;
      rates.push({ reseller_id, product, term_years, dated_on, rate_percent, points_percent, from_sheet: false });
      stated.push({ product, termYears: term_years, rate: rate_percent, points: points_percent });
    }
    // Each previous week is an eighth of a percent higher.
    for (const weeks of [0, 1, 2])
      statements.push({
        ...{ reseller_id, stated_on: isoDay(statedOn - 7 * weeks) },
        rates: stated.map((one) => ({ ...one, rate: one.rate + weeks / 8 })),
      });
  }
  return { sheets, rates, statements };
}
