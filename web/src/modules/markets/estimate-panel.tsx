import { m } from '@lintel/messages';
import type { Estimate, NoEstimate } from '@lintel/server/markets';
import { AppLink } from '../../ui/app-link.tsx';
import { percent, whole } from '../../ui/format.ts';
import { Changes, Comparables, Drivers } from './estimate-details.tsx';
import { noEstimateReasons, Value } from './estimate-value.tsx';
import { marketPath, returnsPath } from './paths.ts';
import { accuracyPath } from './public-paths.ts';

type Country = 'US' | 'CA';

interface EstimatePanelProps {
  found: { estimate: Estimate | null; reason: NoEstimate | null };
  home: { id: number; price: number; country: Country; city: string; state: string };
}

/** The estimated value of a home with its range and date; reasons and comparable sales in details. Renders nothing for a sold home. */
export function EstimatePanel({ found: { estimate, reason }, home }: EstimatePanelProps) {
  const { id, price, country, city, state } = home;
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
          {reason && noEstimateReasons[reason]}{' '}
          <AppLink href={marketPath(city, state)} className="link">
            {m.markets__market_of_city({ city })}
          </AppLink>
        </p>
      )}
      <AppLink href={returnsPath(id)} className="link inline-flex min-h-8 items-center text-14" data-print="no">
        {m.markets__analyze_as_an_investment()}
      </AppLink>
    </section>
  );
}
