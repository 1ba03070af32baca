import { m } from '@lintel/messages';
import { exactMoney } from '../../../ui/format.ts';
import type { JoinableCompany } from '../calls.ts';

type Priced = Pick<JoinableCompany, 'agentPriceCents' | 'currency'>;

/** A company's price for agents, shown before they join. */
export function Price({ of }: { of: Priced }) {
  if (of.agentPriceCents === null) return <p>{m.network__this_company_hasnt_listed_what()}</p>;
  if (of.agentPriceCents === 0) return <p>{m.network__this_company_doesnt_charge_its()}</p>;
  return <p>{m.network__this_company_charges_its_agents({ value: aMonth(of) })}</p>;
}

/** Short form for a list. */
export function priceLine(of: Priced): string {
  if (of.agentPriceCents === null) return m.network__price_not_listed();
  return of.agentPriceCents === 0 ? m.network__doesnt_charge_its_agents() : aMonth(of);
}

function aMonth({ agentPriceCents, currency }: Priced): string {
  const unit = currency === 'cad' ? 'CAD' : 'USD';
  return m.network__a_month_2({ exactMoney: exactMoney((agentPriceCents ?? 0) / 100, unit), unit });
}
