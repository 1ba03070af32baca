import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Estimate, NoEstimate } from '@lintel/server/markets';
import { day, money } from '../../ui/format.ts';
import { RangeBar } from './range-bar.tsx';

export const noEstimateReasons: Record<NoEstimate, string> = texts({
  sold: m.markets__sold,
  seller_declined: m.markets__seller_declined,
  facts_missing: m.markets__facts_missing,
  too_few_sales: m.markets__too_few_sales,
  baseline_is_better: m.markets__baseline_is_better,
});

/** Rounds to thousands: an estimate with single dollars would look more exact than it is. */
const rounded = (amount: number, currency: Estimate['currency']): string =>
  money(Math.round(amount / 1_000) * 1_000, currency);

/** The estimate with its range and date, next to an asking price where there is one. */
export function Value({ estimate, price }: { estimate: Estimate; price?: number }) {
  const { low, high, currency, asOf } = estimate;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-28 font-semibold tabular-nums">{rounded(estimate.estimate, currency)}</span>
        <span className="text-14 text-soft">
          {m.markets__as_of()} <time dateTime={asOf}>{day(asOf)}</time>
        </span>
      </p>
      <RangeBar low={low} middle={estimate.estimate} high={high} marked={price} />
      <p className="text-14 tabular-nums">
        {m.markets__four_of_five_sell_between({ low: rounded(low, currency), high: rounded(high, currency) })}{' '}
        {price !== undefined && position(price, estimate)}
      </p>
    </div>
  );
}

/** States whether the asking price is inside the range. */
function position(price: number, { low, high }: Estimate): string {
  if (price > high) return m.markets__asking_price_is_above();
  return price < low ? m.markets__asking_price_is_below() : m.markets__asking_price_is_inside();
}
