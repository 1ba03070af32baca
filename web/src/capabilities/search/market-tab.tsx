import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { counted, day, money, month } from '../../ui/format.ts';
import { LineChart } from '../../ui/line-chart.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type MarketFigures, marketRows } from './market-rows.ts';
import { analysisQuery } from './queries.ts';
import { hasSideFilters, type SearchState } from './search-state.ts';

/** Figures of the homes found and of their area, each with how many homes stand behind it. */
export default function MarketTab({ state }: { state: SearchState }) {
  const { data: analysis, ...query } = useQuery(analysisQuery(state));
  if (!state.q)
    return (
      <EmptyState title="The market around a sentence">
        Write a sentence with a place above, and this tab shows its market.
      </EmptyState>
    );
  if (query.isError && !analysis)
    return (
      <ErrorState
        what="The figures could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    );
  if (!analysis) return <Skeleton className="h-60" />;
  const { set, area, trend } = analysis;
  const currency = (area ?? set).currency ?? 'USD';
  return (
    <div className="grid gap-8">
      <p className="text-14 text-soft">
        As of <time dateTime={analysis.asOf}>{day(analysis.asOf)}</time>. Homes for sale in this result:{' '}
        {counted(set.homes, 'home', 'homes')}
        {area && `; in ${area.name}: ${counted(area.homes, 'home', 'homes')}`}. A figure needs ten homes.
        {hasSideFilters(state) && ' The filters on status and text are not part of these figures.'}
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <FigureTable title="The homes found" figures={set} />
        {area && <FigureTable title={`All of ${area.name}`} figures={area} />}
      </div>
      {trend.length >= 2 ? (
        <LineChart
          title={`Median list price by month of listing, ${area?.name ?? 'the homes found'}, in ${currency}`}
          labelHead="Month"
          valueHead="Median"
          format={(value) => money(value, currency)}
          points={trend.map((point) => ({ label: month(point.month), value: point.medianListPrice, n: point.n }))}
        />
      ) : (
        <p className="text-soft">Fewer than two months have ten homes each, so there is no course to draw.</p>
      )}
      {analysis.notes.length > 0 && (
        <ul className="max-w-measure list-disc pl-5 text-14 text-soft">
          {analysis.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FigureTable({ title, figures }: { title: string; figures: MarketFigures }) {
  return (
    <section className="lintel grid content-start gap-3 p-4 md:p-6">
      <h2 className="text-22">{title}</h2>
      <DataTable
        quietCaption
        caption={`Market figures: ${title}`}
        columns={[
          { head: 'Figure', cell: (row) => row.label },
          {
            head: 'Value',
            cell: (row) => row.value ?? <span className="text-soft">{row.why}</span>,
            numeric: true,
          },
          { head: 'Homes', cell: (row) => row.n, numeric: true },
        ]}
        rows={marketRows(figures)}
        keyOf={(row) => row.label}
      />
    </section>
  );
}
