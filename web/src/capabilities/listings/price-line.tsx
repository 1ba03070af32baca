import type { Property } from '@lintel/server/listings';
import { money } from '../../ui/format.ts';
import { costNote, costRate, costWords } from './cost-words.ts';

/** The price, its currency where it is not the US dollar, and what the home costs a month. */
export function PriceLine({ home }: { home: Property }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-22 font-semibold tabular-nums">
        {money(home.price, home.currency)}
        {home.currency === 'CAD' && <span className="ml-1 text-12 font-medium text-soft">CAD</span>}
      </span>
      {home.monthlyCost && (
        <span className="text-14 text-soft tabular-nums" title={costNote(home.monthlyCost, home.currency)}>
          {costWords(home.monthlyCost, home.currency)} <span className="text-12">{costRate(home.monthlyCost)}</span>
        </span>
      )}
    </p>
  );
}
