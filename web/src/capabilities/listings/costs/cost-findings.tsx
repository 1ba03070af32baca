import type { Finding, Purchase } from '@lintel/mortgage';
import { type Currency, money } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';

/** No rule is broken: something is not known. */
const tellsOnly: ReadonlySet<Finding['kind']> = new Set([
  'limit_of_county',
  'transfer_tax_may_be_more',
  'tables_out_of_date',
]);

/** Which rules the numbers break, and what the tables do not know. */
export function CostFindings(props: { purchase: Purchase; findings: readonly Finding[]; currency: Currency }) {
  const { findings, currency } = props;
  if (findings.length === 0) return null;
  return (
    <div className="grid gap-2">
      {findings.map((finding) => (
        <Notice key={finding.kind} tone={tellsOnly.has(finding.kind) ? 'info' : 'warning'}>
          <p>{sentenceOf(finding, props.purchase, (cents) => money(cents / 100, currency))}</p>
        </Notice>
      ))}
    </div>
  );
}

function sentenceOf(finding: Finding, purchase: Purchase, inMoney: (cents: number) => string): string {
  const program = purchase.country === 'US' && purchase.loan === 'fha' ? 'FHA loans' : 'Fannie Mae and Freddie Mac';
  switch (finding.kind) {
    case 'down_below_least':
      if (purchase.country === 'CA') return `The least down payment on this price is ${inMoney(finding.leastCents)}.`;
      return purchase.loan === 'fha'
        ? `An FHA loan takes at least 3.5% down with a credit score of 580 or more, ${inMoney(finding.leastCents)} here; from 500 to 579 it takes 10%.`
        : `Conventional loans take at least 3% down, ${inMoney(finding.leastCents)} here.`;
    case 'above_limit':
      return `The loan is above the highest limit of ${program}, ${inMoney(finding.highestCents)}: a jumbo loan has rules of its own.`;
    case 'limit_of_county':
      return `The loan is above ${inMoney(finding.lowestCents)}, the limit of ${program} in most counties; counties where homes cost much allow up to ${inMoney(finding.highestCents)}. The limit of this county is not known here.`;
    case 'not_insurable':
      return `From ${inMoney(finding.fromCents)} on a loan cannot be insured, so at least 20% is paid down. No premium is in these figures.`;
    case 'too_long':
      return `With these terms the loan may run at most ${finding.yearsAtMost} years${finding.yearsAtMost === 25 ? '; 30 where a first-time buyer or a newly built home is insured' : ''}.`;
    case 'transfer_tax_may_be_more':
      return 'Above $500,000 a city of Québec may take more than the duties shown; Montréal does.';
    case 'tables_out_of_date':
      return 'The limits and taxes of today are not known here: the latest known ones were used.';
  }
}
