import { m } from '@lintel/messages';
import type { CriterionName, OwnRanking } from '@lintel/server/matching';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/fields/field.tsx';
import { day, month, whole } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WorkingHoursCard } from '../professionals/index.ts';
import { professionalPath } from '../professionals/paths.ts';
import { rankingQuery } from './calls.ts';
import { IntervalBar } from './cards/interval-bar.tsx';
import { TopFive } from './cards/top-five.tsx';
import { criterionNames } from './criteria/criterion-names.ts';
import { OwnCriteria } from './criteria/own-criteria.tsx';
import { IntakeCard } from './intake-card.tsx';
import { DealsConsentCard } from './past-deals/deals-consent-card.tsx';
import { formulaPath } from './paths.ts';
import { ordinal } from './words.ts';

/** A professional's own results: rank, criteria, history and improvements. Shows no one else's figures. */
export function OwnResultsPage() {
  const { data, error, refetch } = useQuery(rankingQuery);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-4 md:py-6">
      <header className="grid gap-1">
        <h1 className="text-28">{m.matching__your_smartmatch_ranking()}</h1>
        <p className="max-w-measure text-14 text-soft">
          {m.matching__these_are_the_numbers_smartmatch()}{' '}
          <AppLink href={formulaPath} className="link">
            {m.matching__how_the_formula_works()}
          </AppLink>
        </p>
        {data && (
          <p className="text-14">
            <AppLink href={`${professionalPath(data.agentId)}#reviews`} className="link">
              {m.matching__see_your_profile_and_reviews()}
            </AppLink>
          </p>
        )}
      </header>
      {error && (
        <ErrorState what={m.matching__we_couldnt_load_your_smartmatch()} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-dvh" />}
      <DealsConsentCard asks />
      {data && <Known ranking={data} />}
      <DealsConsentCard asks={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="lg:sticky lg:top-4">
          <IntakeCard />
        </div>
        <WorkingHoursCard />
      </div>
    </div>
  );
}

type Own = (typeof OwnRanking)['_output'];

function Known({ ranking }: { ranking: Own }) {
  const { offered, inTheWay, lists, capacity, asOf, formulaVersion } = ranking;
  return (
    <>
      {!offered && (
        <Notice tone="warning" title={m.matching__youre_hidden_from_smartmatch_right()}>
          <ul className="list-disc pl-5">
            {inTheWay.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      )}
      <section
        aria-label={m.matching__your_ranking()}
        className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <Place ranking={ranking} />
        <dl className="lintel grid grid-cols-2 content-start gap-x-6 gap-y-4 p-4 sm:grid-cols-3 md:p-6">
          <Figure name={m.matching__on_lists()} value={whole(lists.shown)} under={m.matching__last_12_months()} />
          <Figure
            name={m.matching__asked_from_a_list()}
            value={whole(lists.contacted)}
            under={m.matching__last_12_months()}
          />
          <Figure
            name={m.matching__closed_from_a_list()}
            value={whole(lists.closed)}
            under={m.matching__last_12_months()}
          />
          <Figure
            name={m.matching__new_clients()}
            value={`${whole(capacity.used)} of ${whole(capacity.limit)}`}
            under={
              capacity.used >= capacity.limit
                ? m.matching__full_youre_hidden_from_smartmatch()
                : m.matching__pending_or_accepted_in_the()
            }
          />
          <Figure
            name={m.matching__closed_deals()}
            value={whole(ranking.closedDeals)}
            under={m.matching__needed_for_a_percentile({ dealsNeeded: ranking.dealsNeeded })}
          />
          <Figure
            name={m.matching__records_up_to()}
            value={day(asOf)}
            under={m.matching__formula({ formulaVersion })}
          />
        </dl>
      </section>
      <OwnCriteria criteria={ranking.criteria} />
      <History ranking={ranking} />
    </>
  );
}

function Place({ ranking }: { ranking: Own }) {
  const { percentile, percentileInterval: interval, top5Percent, closedDeals, dealsNeeded } = ranking;
  const kind = ranking.agentType === 'mortgage' ? m.matching__mortgage_agents() : 'agents';
  return (
    <div className="lintel grid content-start gap-3 p-4 md:p-6">
      <h2 className="text-22">{m.matching__percentile_4()}</h2>
      {percentile === null || interval === null ? (
        <p className="max-w-measure text-soft">
          {m.matching__not_enough_data_you_have({
            closedDeals: m.count__closed_deals({ count: closedDeals }),
            dealsNeeded,
          })}
        </p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-48 font-semibold tabular-nums">{ordinal(percentile)}</span>
            <span className="text-soft tabular-nums">
              {m.matching__80_likely_between_and({ low: whole(interval.low), high: whole(interval.high) })}
            </span>
          </p>
          <IntervalBar value={percentile} low={interval.low} high={interval.high} />
          <p className="text-14 text-soft">{m.matching__your_percentile_is_the_percentage({ kind })}</p>
          {top5Percent && (
            <p>
              <TopFive name="you" interval={interval} />
            </p>
          )}
        </>
      )}
    </div>
  );
}

const Figure = ({ name, value, under }: { name: string; value: string; under: string }) => (
  <div>
    <dt className="text-14 text-soft">{name}</dt>
    <dd className="font-display text-22 font-semibold tabular-nums">{value}</dd>
    <dd className="text-12 text-soft">{under}</dd>
  </div>
);

/** Monthly history of the percentile or of one criterion. */
function History({ ranking }: { ranking: Own }) {
  const [shown, setShown] = useState<'percentile' | CriterionName>('percentile');
  const points = ranking.history.flatMap((one) => {
    const value = shown === 'percentile' ? one.percentile : one.scores[shown];
    return value === null || value === undefined ? [] : [{ label: month(one.month), value }];
  });
  const name = shown === 'percentile' ? m.matching__percentile_4() : criterionNames[shown];
  return (
    <section aria-labelledby="over-time" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="over-time" className="text-22">
        {m.matching__over_time()}
      </h2>
      <div className="max-w-80">
        <Select
          label={m.matching__what()}
          value={shown}
          options={[
            { value: 'percentile', label: m.matching__percentile_4() },
            ...Object.entries(criterionNames).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target }) => setShown(target.value as typeof shown)}
        />
      </div>
      {points.length < 2 ? (
        <p className="max-w-measure text-soft">
          {m.matching__this_chart_needs_at_least()}
          {points[0] ? `; ${points[0].label}: ${format(shown, points[0].value)}` : ''}.
        </p>
      ) : (
        <LineChart
          title={shown === 'percentile' ? m.matching__percentile_by_month() : m.matching__by_month_0_is_the({ name })}
          labelHead={m.matching__month()}
          valueHead={name}
          points={points}
          format={(value) => format(shown, value)}
        />
      )}
    </section>
  );
}

const format = (what: 'percentile' | CriterionName, value: number) =>
  what === 'percentile' ? whole(Math.round(value)) : value.toFixed(1).replace('-', '−');
