import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Estimate, NoEstimate } from '@lintel/server/markets';
import { AppLink } from '../../ui/app-link.tsx';
import { day, money, percent, whole } from '../../ui/format.ts';
import { Changes, Comparables, Drivers } from './estimate-details.tsx';
import { marketPath, returnsPath } from './paths.ts';
import { accuracyPath } from './public-paths.ts';
import { RangeBar } from './range-bar.tsx';

type Country = 'US' | 'CA';

const reasons: Record<Exclude<NoEstimate, 'sold'>, string> = texts({
  seller_declined: m.markets__seller_declined,
  facts_missing: m.markets__facts_missing,
  too_few_sales: m.markets__too_few_sales,
  baseline_is_better: m.markets__baseline_is_better,
});

interface EstimatePanelProps {
  found: { estimate: Estimate | null; reason: NoEstimate | null };
  home: { price: number; country: Country; city: string; state: string };
}

/** The estimated value of a home with its range and date; reasons and comparable sales in details. Renders nothing for a sold home. */
export function EstimatePanel({ found: { estimate, reason }, home }: EstimatePanelProps) {
  const { price, country, city, state } = home;
  if (reason === 'sold') return null;
  return (
    <section
      id="estimate"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6 print:break-inside-avoid"
    >
      <h2 className="text-22">{m.markets__estimated_value()}</h2>
      {estimate ? (
        <>
          <Value estimate={estimate} price={price} />
          <Drivers estimate={estimate} />
          <Changes estimate={estimate} />
          <Comparables estimate={estimate} country={country} />
          <p className="text-12 text-soft">
            {m.markets__not_an_appraisal({
              sales: whole(estimate.sales),
              error: percent(estimate.score.medianError),
              n: whole(estimate.score.n),
            })}{' '}
            <AppLink href={accuracyPath} className="link">
              {m.markets__how_accurate_estimates_are()}
            </AppLink>{' '}
            ·{' '}
            <AppLink href={marketPath(city, state)} className="link">
              {m.markets__market_of_city({ city })}
            </AppLink>
          </p>
        </>
      ) : (
        <p className="max-w-measure text-soft">
          {reason && reasons[reason]}{' '}
          <AppLink href={marketPath(city, state)} className="link">
            {m.markets__market_of_city({ city })}
          </AppLink>
        </p>
      )}
      <AppLink
        href={returnsPath({ country, price })}
        className="link inline-flex min-h-8 items-center text-14"
        data-print="no"
      >
        {m.markets__analyze_as_an_investment()}
      </AppLink>
    </section>
  );
}

/** Rounds to thousands: an estimate with single dollars would look more exact than it is. */
const rounded = (amount: number, currency: Estimate['currency']): string =>
  money(Math.round(amount / 1_000) * 1_000, currency);

function Value({ estimate, price }: { estimate: Estimate; price: number }) {
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
        {position(price, estimate)}
      </p>
    </div>
  );
}

/** States whether the asking price is inside the range. */
function position(price: number, { low, high }: Estimate): string {
  if (price > high) return m.markets__asking_price_is_above();
  return price < low ? m.markets__asking_price_is_below() : m.markets__asking_price_is_inside();
}
