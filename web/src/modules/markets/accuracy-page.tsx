import { m } from '@lintel/messages';
import type { MarketAccuracy } from '@lintel/server/markets';
import { EmptyState } from '../../ui/empty-state.tsx';
import { day, percent, whole } from '../../ui/format.ts';
import { DataTable } from '../../ui/table/data-table.tsx';

const decimalPercent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});
const exact = (share: number): string => decimalPercent.format(share);

type Scored = MarketAccuracy & { score: NonNullable<MarketAccuracy['score']> };

/** The measured errors of the estimates, by market, beside those of a naive baseline. */
export function AccuracyPage({ markets }: { markets: readonly MarketAccuracy[] }) {
  const scored = markets.filter((market): market is Scored => market.score !== null);
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <header className="grid gap-2">
        <h1 className="text-28 md:text-36">{m.markets__how_accurate_estimates_are()}</h1>
        <p className="max-w-measure">
          {m.markets__how_we_measure()} {m.markets__errors_are_shares()}
        </p>
      </header>
      {scored.length === 0 ? (
        <EmptyState title={m.markets__no_scores_yet()}>{m.markets__scores_appear_after()}</EmptyState>
      ) : (
        <DataTable
          quietCaption
          caption={m.markets__errors_are_shares()}
          columns={[
            {
              head: m.markets__market(),
              cell: ({ state, score }) =>
                score.medianError < score.baselineError ? state : m.markets__not_shown({ state }),
            },
            { head: m.markets__tested_sales(), cell: ({ score }) => whole(score.n), numeric: true },
            { head: m.markets__median_error(), cell: ({ score }) => exact(score.medianError), numeric: true },
            { head: m.markets__baseline_error(), cell: ({ score }) => exact(score.baselineError), numeric: true },
            { head: m.markets__within_10(), cell: ({ score }) => percent(score.within10), numeric: true, from: 'md' },
            { head: m.markets__within_20(), cell: ({ score }) => percent(score.within20), numeric: true, from: 'md' },
            { head: m.markets__in_range(), cell: ({ score }) => percent(score.covered), numeric: true },
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
      <p className="max-w-measure text-14 text-soft">{m.markets__inputs_never_used()}</p>
    </article>
  );
}
