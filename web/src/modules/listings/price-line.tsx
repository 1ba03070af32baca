import type { Property } from '@lintel/server/listings';
import { money } from '../../ui/format.ts';
import { costNote, costRate, costWords, noCost } from './cost-words.ts';

/** The price and the monthly cost. */
export function PriceLine({ home }: { home: Property }) {
  const needsMoreDown = home.leastDownPayment !== undefined && noCost(home);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-22 font-semibold tabular-nums">{money(home.price, home.currency)}</span>
      {home.monthlyCost && (
        <span className="text-14 text-soft tabular-nums" title={costNote(home.monthlyCost, home.currency)}>
          {costWords(home.monthlyCost, home.currency)} <span className="text-12">{costRate(home.monthlyCost)}</span>
        </span>
      )}
      {needsMoreDown && <span className="text-14 text-soft">{needsMoreDown}</span>}
    </p>
  );
}
