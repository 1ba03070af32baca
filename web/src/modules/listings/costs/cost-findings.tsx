import { m } from '@lintel/messages';
import type { Finding, Purchase } from '@lintel/mortgage';
import { type Currency, money } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Findings about unknown values, not violated rules. */
const informational: ReadonlySet<Finding['kind']> = new Set([
  'limit_of_county',
  'transfer_tax_may_be_more',
  'tables_out_of_date',
]);

/** Rules the numbers violate, and values the tables do not have. */
export function CostFindings(props: { purchase: Purchase; findings: readonly Finding[]; currency: Currency }) {
  const { findings, currency } = props;
  if (findings.length === 0) return null;
  return (
    <div className="grid gap-2">
      {findings.map((finding) => (
        <Notice key={finding.kind} tone={informational.has(finding.kind) ? 'info' : 'warning'}>
          <p>{sentenceOf(finding, props.purchase, (cents) => money(cents / 100, currency))}</p>
        </Notice>
      ))}
    </div>
  );
}

function sentenceOf(finding: Finding, purchase: Purchase, inMoney: (cents: number) => string): string {
  const program =
    purchase.country === 'US' && purchase.loan === 'fha'
      ? m.listings__fha_loans()
      : m.listings__fannie_mae_and_freddie_mac();
  switch (finding.kind) {
    case 'down_below_least':
      if (purchase.country === 'CA')
        return m.listings__the_minimum_down_payment_at({ leastCents: inMoney(finding.leastCents) });
      return purchase.loan === 'fha'
        ? m.listings__an_fha_loan_requires_at({ leastCents: inMoney(finding.leastCents) })
        : m.listings__conventional_loans_require_at_least({ leastCents: inMoney(finding.leastCents) });
    case 'above_limit':
      return m.listings__the_loan_is_above_the({ program, highestCents: inMoney(finding.highestCents) });
    case 'limit_of_county':
      return m.listings__the_loan_is_above_the_2({
        lowestCents: inMoney(finding.lowestCents),
        program,
        highestCents: inMoney(finding.highestCents),
      });
    case 'not_insurable':
      return m.listings__you_cant_insure_a_loan({ fromCents: inMoney(finding.fromCents) });
    case 'too_long':
      return m.listings__with_these_terms_the_loan({
        yearsAtMost: finding.yearsAtMost,
        value: finding.yearsAtMost === 25 ? m.listings__or_30_years_if_the() : '',
      });
    case 'transfer_tax_may_be_more':
      return m.listings__for_prices_above_500_000();
    case 'tables_out_of_date':
      return m.listings__we_dont_have_todays_limits();
  }
}
