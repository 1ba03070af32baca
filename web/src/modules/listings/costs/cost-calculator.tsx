import { m } from '@lintel/messages';
import { type Costs, costsOf, fhaLoan, type Purchase, pmiEndOf, type UsPurchase } from '@lintel/mortgage';
import type { PropertyDetail } from '@lintel/server/listings';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { exactMoney } from '../../../ui/format.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { type CalculatorTab, calculatorTabs } from './calculator-tabs.ts';
import { CostFindings } from './cost-findings.tsx';
import { computedCash, computedMonthly } from './cost-lines.ts';
import { CostOverview } from './cost-overview.tsx';
import { CostSources } from './cost-sources.tsx';
import { Fit } from './fit/fit.tsx';
import { CostFields } from './inputs/cost-fields.tsx';
import { useCostChanges } from './inputs/use-cost-changes.ts';
import { LoanLine } from './loan-line.tsx';
import { YearByYear } from './year-by-year.tsx';

/** All costs of a home, computed in the browser from editable inputs. The inputs are never sent. */
export function CostCalculator({ home, firstTab }: { home: PropertyDetail; firstTab: CalculatorTab }) {
  const [tab, setTab] = useState<string>(firstTab);
  const { read, change, reset, changed } = useCostChanges(home);
  const { purchase } = read;
  const today = new Date().toISOString().slice(0, 10);
  const costs = costsOf(purchase, today);
  const monthly = read.inputs.rate.trim() === '' ? undefined : computedMonthly(home.country, costs);
  const cash = computedCash(home.country, costs);
  const tabs = useFocusOnArrival();
  const content: Record<CalculatorTab, React.ReactNode> = {
    numbers: <CostFields country={home.country} read={read} change={change} />,
    years: monthly ? <YearByYear home={home} purchase={purchase} costs={costs} /> : needsRate,
    fit: !monthly ? needsRate : <Fit purchase={purchase} costs={costs} currency={home.currency} today={today} />,
  };
  return (
    <CostOverview
      monthly={monthly}
      cash={cash}
      currency={home.currency}
      beside={
        <>
          <LoanLine purchase={purchase} costs={costs} currency={home.currency} />
          <InsuranceEnd purchase={purchase} costs={costs} today={today} />
        </>
      }
    >
      <CostFindings purchase={purchase} findings={costs.findings} currency={home.currency} />
      <div ref={tabs} data-print={tab === 'years' ? undefined : 'no'}>
        <Tabs
          label={m.listings__costs_in_detail()}
          value={tab}
          onChange={setTab}
          tabs={calculatorTabs.map((each) => ({ ...each, content: content[each.value] }))}
        />
      </div>
      <div data-print="no" className="flex flex-wrap items-center gap-4">
        <Button kind="secondary" onClick={reset} unavailable={changed ? undefined : m.listings__nothing_to_reset()}>
          {m.listings__reset_all_numbers()}
        </Button>
        <p className="text-14 text-soft">{m.listings__this_pages_link_includes_your()}</p>
      </div>
      <CostSources purchase={purchase} home={home} today={today} />
      <LiveText
        text={m.listings__cash_to_close({
          value: monthly ? m.listings__monthly_cost({ total: exactMoney(monthly.total, home.currency) }) : '',
          total: exactMoney(cash.total, home.currency),
        })}
      />
    </CostOverview>
  );
}

const needsRate = (
  <p className="text-soft">{m.listings__enter_an_interest_rate_under({ label: calculatorTabs[0].label })}</p>
);

/** Announces a changed text after a pause in typing; does not announce the initial text. */
function LiveText({ text }: { text: string }) {
  const [announced, announce] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current && announced === '') return;
    const rest = setTimeout(() => announce(text), 800);
    return () => clearTimeout(rest);
  }, [text, announced]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

/** Focuses the tab when the button that opened the calculator has been removed. */
function useFocusOnArrival() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
  }, []);
  return frame;
}

/** States when mortgage insurance ends, if the purchase has a monthly premium. */
function InsuranceEnd(props: { purchase: Purchase; costs: Costs; today: string }) {
  const { purchase, costs, today } = props;
  if (purchase.country !== 'US' || costs.monthly.mortgageInsuranceCents === 0) return null;
  return (
    <p className="text-14 text-soft">{purchase.loan === 'fha' ? ofFha(purchase, today) : ofPmi(purchase, costs)}</p>
  );
}

function ofPmi({ ratePercent, years, priceCents }: UsPurchase, { loan }: Costs): string {
  const end = pmiEndOf({ loanCents: loan.totalCents, ratePercent, years }, priceCents);
  const [last, why] =
    end.byItself <= end.midpoint ? [end.byItself, '78% owed'] : [end.midpoint, m.listings__halfway_through_the_loan()];
  return m.listings__you_may_be_able_to({ onRequest: end.onRequest, last, why });
}

function ofFha({ priceCents, downCents, years }: UsPurchase, today: string): string {
  const { years: due, annualPercent } = fhaLoan(priceCents, downCents, years, today);
  const time = due === null ? m.listings__for_the_life_of_the() : m.listings__for_years({ due: Math.min(due, years) });
  return m.listings__fha_mortgage_insurance_is_a({ annualPercent, time });
}
