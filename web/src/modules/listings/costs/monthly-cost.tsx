import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type CalculatorTab, calculatorTabs } from './calculator-tabs.ts';
import { serverCash, serverMonthly } from './cost-lines.ts';
import { CostOverview } from './cost-overview.tsx';
import { changesIn } from './inputs/cost-inputs.ts';

const load = () => import('./cost-calculator.tsx');
const CostCalculator = lazy(async () => ({ default: (await load()).CostCalculator }));

/**
 * Monthly and closing costs as computed by the server. The calculator's script loads on request, or when the URL
 * already has other inputs.
 */
export function MonthlyCost({ home }: { home: PropertyDetail }) {
  const [open, setOpen] = useState<CalculatorTab>();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      if (!changesIn(location.hash)) return;
      setOpen((tab) => tab ?? 'numbers');
      section.current?.scrollIntoView();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const [monthly, cash] = [serverMonthly(home), serverCash(home)];
  if (!cash) return null;
  const overview = (
    <CostOverview monthly={monthly} cash={cash} currency={home.currency}>
      <Assumptions home={home} />
      <div data-print="no" className="flex flex-wrap gap-2">
        {calculatorTabs.map((tab) => (
          <Button
            key={tab.value}
            kind="secondary"
            pending={open === tab.value}
            onPointerEnter={() => void load()}
            onClick={() => setOpen(tab.value)}
          >
            {tab.label}
          </Button>
        ))}
      </div>
    </CostOverview>
  );
  return (
    <div ref={section} id="monthly-cost" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)]">
      {open ? (
        <Suspense fallback={overview}>
          <CostCalculator home={home} firstTab={open} />
        </Suspense>
      ) : (
        overview
      )}
    </div>
  );
}

function Assumptions({ home: { monthlyCost, cashToClose } }: { home: PropertyDetail }) {
  const lines = [...(monthlyCost?.assumptions ?? []), ...(cashToClose?.assumptions ?? [])];
  return (
    <div className="grid gap-1 text-14 text-soft">
      <p>{m.listings__these_are_our_assumptions_not()}</p>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
    </div>
  );
}
