import { m } from '@lintel/messages';
import type { HomeValue } from '@lintel/server/markets';
import type { ReactNode } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { percent, whole } from '../../../ui/format.ts';
import { Comparables, Drivers, signedMoney } from '../estimate-details.tsx';
import { noEstimateReasons, Value } from '../estimate-value.tsx';
import { accuracyPath } from '../public-paths.ts';
import { factNames } from './fact-names.ts';

interface HomeValueResultProps {
  place: string;
  value: HomeValue;
  /** Emails the estimate each month. */
  monthly: ReactNode;
}

/** The estimate of an owner's home, what each correction changes, and the way to an agent. */
export function HomeValueResult({ place, value, monthly }: HomeValueResultProps) {
  const { estimate, reason, listing, effects } = value;
  return (
    <section className="lintel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <h2 className="text-22">{place}</h2>
      <p className="text-14 text-soft">
        {listing ? m.markets__facts_come_from_a_listing() : m.markets__no_listing_at_this_address()}{' '}
        {listing && (
          <AppLink href={`/property/${listing.id}`} className="link">
            {m.markets__see_the_listing()}
          </AppLink>
        )}
      </p>
      {estimate ? (
        <>
          <Value estimate={estimate} />
          {effects.length > 0 && (
            <dl className="grid max-w-120 grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-14">
              <dt className="col-span-2 font-semibold">{m.markets__your_corrections()}</dt>
              {effects.map(({ fact, amount }) => (
                <div key={fact} className="contents">
                  <dt>{factNames[fact]}</dt>
                  <dd className="text-right tabular-nums">
                    {signedMoney(Math.round(amount / 1_000) * 1_000, estimate.currency)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <Drivers estimate={estimate} />
          <Comparables estimate={estimate} country={estimate.currency === 'CAD' ? 'CA' : 'US'} />
          {monthly}
          <p className="text-12 text-soft">
            {m.markets__not_an_appraisal({
              sales: whole(estimate.sales),
              error: percent(estimate.score.medianError),
              n: whole(estimate.score.n),
            })}{' '}
            {m.markets__renovations_arent_known()}{' '}
            <AppLink href={accuracyPath} className="link">
              {m.markets__how_accurate_estimates_are()}
            </AppLink>
          </p>
        </>
      ) : (
        <p>{reason === 'facts_missing' ? m.markets__enter_the_living_area() : reason && noEstimateReasons[reason]}</p>
      )}
      <p className="text-14">
        <LinkButton href="/smartmatch" kind="secondary" size="sm">
          {m.markets__find_an_agent_to_sell()}
        </LinkButton>
      </p>
    </section>
  );
}
