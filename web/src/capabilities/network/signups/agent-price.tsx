import { exactMoney } from '../../../ui/format.ts';
import type { JoinableCompany } from './calls.ts';

type Priced = Pick<JoinableCompany, 'agentPriceCents' | 'currency'>;

/** What a company charges its agents, said before they join. */
export function Price({ of }: { of: Priced }) {
  if (of.agentPriceCents === null) return <p>It has not said what it charges its agents; ask before you join.</p>;
  if (of.agentPriceCents === 0) return <p>It charges its agents nothing.</p>;
  return <p>It charges its agents {aMonth(of)}, before tax. You pay the company; Lintel charges you nothing.</p>;
}

/** The same in a line of a list. */
export function priceLine(of: Priced): string {
  if (of.agentPriceCents === null) return 'Price not said';
  return of.agentPriceCents === 0 ? 'Charges its agents nothing' : aMonth(of);
}

function aMonth({ agentPriceCents, currency }: Priced): string {
  const unit = currency === 'cad' ? 'CAD' : 'USD';
  return `${exactMoney((agentPriceCents ?? 0) / 100, unit)} (${unit}) a month`;
}
