import { m } from '@lintel/messages';
import type { MarketAccuracy } from '@lintel/server/markets';
import { EmptyState } from '../../ui/empty-state.tsx';
import { day, percent } from '../../ui/format.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ErrorCell, exactPercent, NamedCount } from './score-cells.tsx';
import { Scoreboard, type ScoreboardProps } from './scoreboard.tsx';

type Scored = MarketAccuracy & { score: NonNullable<MarketAccuracy['score']> };

interface AccuracyPageProps extends ScoreboardProps {
  markets: readonly MarketAccuracy[];
}

/** How the predictions that were shown turned out, and the back-test by market, each next to a naive baseline. */
export function AccuracyPage({ markets, ...shown }: AccuracyPageProps) {
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
      <header className="grid gap-2">
        <h1 className="text-28 md:text-36">{m.markets__how_accurate_estimates_are()}</h1>
        <p className="max-w-measure">{m.markets__every_prediction_is_stored()}</p>
      </header>
      <Scoreboard {...shown} />
      <BackTest scored={markets.filter((market): market is Scored => market.score !== null)} />
      <p className="max-w-measure text-14 text-soft">{m.markets__inputs_never_used()}</p>
    </article>
  );
}

function BackTest({ scored }: { scored: readonly Scored[] }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
      <h2 className="text-22">{m.markets__nightly_test()}</h2>
      <p className="max-w-measure">
        {m.markets__how_we_measure()} {m.markets__errors_are_shares()}
      </p>
      {scored.length === 0 ? (
        <EmptyState title={m.markets__no_scores_yet()}>{m.markets__scores_appear_after()}</EmptyState>
      ) : (
        <DataTable
          quietCaption
          caption={m.markets__nightly_test()}
          columns={[
            {
              head: m.markets__market(),
              cell: ({ state, score }) => (
                <NamedCount n={score.n} isHidden={score.medianError >= score.baselineError}>
                  {state}
                </NamedCount>
              ),
            },
            {
              head: m.markets__median_error(),
              cell: ({ score }) => (
                <ErrorCell error={exactPercent(score.medianError)} baseline={exactPercent(score.baselineError)} />
              ),
              numeric: true,
            },
            { head: m.markets__within_10(), cell: ({ score }) => percent(score.within10), numeric: true, from: 'md' },
            { head: m.markets__within_20(), cell: ({ score }) => percent(score.within20), numeric: true, from: 'md' },
            { head: m.markets__in_range(), cell: ({ score }) => exactPercent(score.covered), numeric: true },
            {
              head: m.markets__in_range_by_third(),
              cell: ({ score }) => score.thirds.map(({ covered }) => percent(covered)).join(' · '),
              numeric: true,
              from: 'lg',
            },
            {
              head: m.markets__tested_period(),
              cell: ({ score }) => `${day(score.from)} – ${day(score.until)}`,
              from: 'lg',
            },
          ]}
          rows={scored}
          keyOf={({ country, state }) => `${country}-${state}`}
        />
      )}
    </section>
  );
}
