import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { day } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { marketQuery } from '../queries.ts';
import type { SearchState } from '../search-state.ts';
import { MarketCharts } from './market-charts.tsx';
import { type Market, type MarketSet, marketRows } from './market-rows.ts';

/** Figures and trends of the homes found and of their area, each with its sample size. */
export default function MarketTab({ state }: { state: SearchState }) {
  const { data: market, ...query } = useQuery(marketQuery(state));
  if (query.isError && !market)
    return (
      <ErrorState
        what={m.search__we_couldnt_load_the_figures()}
        error={query.error}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    );
  if (!market) return <Skeleton className="h-192" />;
  const { set, area } = market;
  return (
    <div aria-busy={query.isPlaceholderData} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="text-14 text-soft">
        {m.search__last_updated()} <time dateTime={market.asOf}>{day(market.asOf)}</time>
        {m.search__for_sale_in_your_results({ homes: m.count__homes({ count: set.homes }) })}
        {area && m.search__in_3({ name: area.name, homes: m.count__homes({ count: area.homes }) })}
        {m.search__each_figure_needs_at_least()}
        {state.status && m.search__the_status_filter_doesnt_apply()}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <FigureTable title={m.search__your_results()} market={set} />
        {area && <FigureTable title={m.search__all_of({ name: area.name })} market={area} />}
      </div>
      <Trends market={market} />
      {market.notes.length > 0 && (
        <ul className="max-w-measure list-disc pl-5 text-14 text-soft">
          {market.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Trends of the homes found if there are enough, otherwise of the whole area; the person can switch. */
function Trends({ market: { set, area } }: { market: Market }) {
  const enough = set.months.filter(({ medianListPrice }) => medianListPrice).length >= 2;
  const [chosen, choose] = useState<'set' | 'area'>();
  const shown = area ? (chosen ?? (enough ? 'set' : 'area')) : 'set';
  const name = shown === 'area' && area ? m.search__all_of_2({ name: area.name }) : m.search__your_results_2();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-22">{m.search__last_12_months()}</h2>
      {area && (
        <Choice
          legend={m.search__show_in_charts()}
          options={[
            { value: 'set', label: m.search__your_results() },
            { value: 'area', label: m.search__all_of({ name: area.name }) },
          ]}
          value={shown}
          onChange={choose}
        />
      )}
      <MarketCharts market={shown === 'area' && area ? area : set} name={name} />
    </section>
  );
}

function FigureTable({ title, market }: { title: string; market: MarketSet }) {
  return (
    <section className="lintel grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-4 md:p-6">
      <h2 className="text-22">{title}</h2>
      <DataTable
        quietCaption
        caption={m.search__market_figures({ title })}
        columns={[
          { head: m.search__figure(), cell: (row) => row.label },
          {
            head: m.search__value(),
            cell: (row) => row.value ?? <span className="whitespace-normal text-soft">{row.why}</span>,
            numeric: true,
          },
          { head: m.search__homes(), cell: (row) => row.n, numeric: true },
        ]}
        rows={marketRows(market)}
        keyOf={(row) => row.label}
      />
    </section>
  );
}
