import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day, decimal } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { marketQuery } from '../queries.ts';
import { factAsRead, isAdded, relax } from '../reading/chip-edits.ts';
import type { ShowHome } from '../results/result-list.tsx';
import type { SearchState } from '../search-state.ts';
import { useSearchHref } from '../use-search.ts';
import { BestMatch } from './best-match.tsx';
import { citeText } from './cite.ts';

/** The reading, the results, market insights, relaxations, and the best match with its reasons. */
export default function InsightsTab(props: { state: SearchState; reading: NlpResult | undefined; showHome: ShowHome }) {
  const { state, reading, showHome } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        {state.q && (reading ? <Found reading={reading} /> : <Skeleton className="h-40" />)}
        <Figures state={state} />
        {reading && reading.searchOptimization.length > 0 && <Wider state={state} reading={reading} />}
      </div>
      <BestMatch state={state} showHome={showHome} />
    </div>
  );
}

function Found({ reading }: { reading: NlpResult }) {
  return (
    <Part title={m.search__what_we_found()}>
      <ul className="grid max-w-measure list-disc gap-1 pl-5">
        {reading.searchInsights.map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </ul>
      <p className="text-14 text-soft">
        {m.search__processed_in_ms_using_fixed({ processingTime: decimal(reading.processingTime) })}
      </p>
    </Part>
  );
}

/** Insights generated from figures, each with its sources. */
function Figures({ state }: { state: SearchState }) {
  const { data: market, ...query } = useQuery(marketQuery(state));
  const searchHref = useSearchHref();
  if (query.isError && !market)
    return (
      <ErrorState
        what={m.search__we_couldnt_load_the_figures()}
        error={query.error}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    );
  if (!market) return <Skeleton className="h-60" />;
  return (
    <Part title={m.search__key_figures()}>
      {market.insights.length === 0 ? (
        <p className="text-soft">{m.search__each_figure_needs_at_least_2()}</p>
      ) : (
        <ul className="grid max-w-measure gap-3">
          {market.insights.map(({ text, cites }) => (
            <li key={text} className="border-l-2 border-line pl-3">
              <p>{text}</p>
              <p className="text-14 text-soft">{cites.map((cite) => citeText(cite, market)).join('; ')}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="text-14 text-soft">
        {m.search__last_updated()} <time dateTime={market.asOf}>{day(market.asOf)}</time>
      </p>
      <p>
        <LinkButton stay kind="secondary" size="sm" href={searchHref({ ...state, tab: 'market-analysis' })}>
          {m.search__see_all_figures()}
        </LinkButton>
      </p>
    </Part>
  );
}

function Wider({ state, reading }: { state: SearchState; reading: NlpResult }) {
  const searchHref = useSearchHref();
  const asRead = reading.chips.filter((chip) => !isAdded(chip)).map((chip) => factAsRead(chip, state));
  return (
    <Part title={m.search__ways_to_get_more_results()}>
      <ul className="flex flex-wrap gap-2">
        {reading.searchOptimization.map((way) => (
          <li key={way.label}>
            <LinkButton
              stay
              kind="secondary"
              size="sm"
              className="max-sm:whitespace-normal"
              href={searchHref(relax(state, asRead, way.drop))}
            >
              {m.search__without({ label: way.label, total: m.count__homes({ count: way.total }) })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className="text-22">{title}</h2>
    {children}
  </section>
);
