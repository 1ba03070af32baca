import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { Button } from '../../../ui/button.tsx';
import { money } from '../../../ui/format.ts';
import { knownExpensesOf } from './known-expenses.ts';
import { listingSource, taxSource } from './source-words.ts';

/** The yearly expenses that are known of a home, each with its source, and a button that enters their sum. */
export function ExpensesOfHome({ home, onUse }: { home: PropertyDetail; onUse: (sum: string) => void }) {
  const { tax, insurance, dues, sum } = knownExpensesOf(home);
  const amount = (units: number | null) => (units === null ? m.markets__not_stated() : money(units, home.currency));
  const lines = [
    [m.markets__property_tax(), amount(tax), taxSource(home)],
    [
      m.markets__insurance(),
      amount(insurance),
      m.markets__share_of_price_assumed({ share: home.costDefaults.insurancePercent }),
    ],
    [m.markets__dues(), amount(dues), listingSource(home)],
  ] as const;
  return (
    <div className="grid gap-2 text-14">
      <dl className="grid gap-1">
        {lines.map(([label, value, source]) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <dt>
              {label} <span className="block text-12 text-soft">{source}</span>
            </dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-soft">{m.markets__repairs_are_not_in_it()}</p>
      <div data-print="no">
        <Button kind="secondary" size="sm" onClick={() => onUse(String(sum))}>
          {m.markets__use_sum_a_year({ sum: money(sum, home.currency) })}
        </Button>
      </div>
    </div>
  );
}
