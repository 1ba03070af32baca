import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { MarketDrift, MarketFairness, MarketSource, MarketsOverview } from '@lintel/server/markets';
import { Badge } from '../../../ui/badge.tsx';
import { day, whole } from '../../../ui/format.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { RowsButton } from '../../../ui/table/rows-button.tsx';
import { exactPercent } from '../score-cells.tsx';
import type { Behind } from './behind-dialog.tsx';

/** Opens the rows behind a figure. */
export type Show = (behind: Behind) => void;

const kinds = texts({ sales: m.markets__sold_homes, index: m.markets__index });
const thirds: Record<number, string> = texts({
  1: m.markets__lowest_third,
  2: m.markets__middle_third,
  3: m.markets__highest_third,
});
/** Days of the drift; the server folds the same. */
const driftDays = 60;

export function SourcesTable({ overview, show }: { overview: MarketsOverview; show: Show }) {
  const columns: Column<MarketSource>[] = [
    {
      head: m.markets__source(),
      cell: ({ kind, source }) => (
        <>
          {source}
          <span className="block text-12 text-soft">{kinds[kind]}</span>
        </>
      ),
    },
    {
      head: m.markets__rows(),
      numeric: true,
      cell: ({ source, n }) => (
        <RowsButton
          label={m.markets__show_rows_of({ value: whole(n), name: source })}
          onPress={() => show({ title: source, source })}
        >
          {whole(n)}
        </RowsButton>
      ),
    },
    {
      head: m.markets__first(),
      from: 'md',
      cell: ({ first }) => <span className="whitespace-nowrap">{day(first)}</span>,
    },
    { head: m.markets__last(), cell: ({ last }) => <span className="whitespace-nowrap">{day(last)}</span> },
    { head: m.markets__age(), numeric: true, cell: ({ ageDays }) => m.markets__days({ count: whole(ageDays) }) },
    {
      head: m.markets__cities_covered(),
      numeric: true,
      from: 'md',
      cell: ({ cities }) => m.markets__of_cities({ covered: whole(cities), all: whole(overview.cities) }),
    },
  ];
  return (
    <DataTable
      cards
      quietCaption
      caption={m.markets__data_sources()}
      rows={overview.sources}
      keyOf={({ kind, source }) => `${kind} ${source}`}
      columns={columns}
      empty={<p className="text-soft">{m.markets__no_sources()}</p>}
    />
  );
}

export function DriftTable({ drift, show }: { drift: readonly MarketDrift[]; show: Show }) {
  const columns: Column<MarketDrift>[] = [
    {
      head: m.markets__market(),
      cell: ({ market, isDrifting }) => (
        <span className="flex flex-wrap items-center gap-2">
          {market} {isDrifting && <Badge tone="danger">{m.markets__drifting()}</Badge>}
        </span>
      ),
    },
    {
      head: m.markets__fitted(),
      from: 'md',
      cell: ({ asOf }) => <span className="whitespace-nowrap">{day(asOf)}</span>,
    },
    {
      head: m.markets__back_test(),
      numeric: true,
      cell: ({ backTest }) => <ErrorOf errors={backTest} />,
    },
    {
      head: m.markets__last_60_days(),
      numeric: true,
      cell: ({ market, recent }) => (
        <ErrorOf
          errors={recent}
          name={market}
          onShow={() => show({ title: market, predictions: { market, days: driftDays } })}
        />
      ),
    },
    {
      head: m.markets__in_range_recent_and_tested(),
      numeric: true,
      cell: ({ backTest, recent }) =>
        `${recent ? exactPercent(recent.covered) : '–'} / ${backTest ? exactPercent(backTest.covered) : '–'}`,
      from: 'md',
    },
  ];
  return (
    <DataTable
      cards
      quietCaption
      caption={m.markets__drift()}
      rows={drift}
      keyOf={({ market }) => market}
      columns={columns}
      empty={<p className="text-soft">{m.markets__no_models_yet()}</p>}
    />
  );
}

export function FairnessTable({ fairness, show }: { fairness: readonly MarketFairness[]; show: Show }) {
  const columns: Column<MarketFairness>[] = [
    { head: m.markets__price_third(), cell: ({ third }) => thirds[third] },
    {
      head: m.markets__median_error(),
      numeric: true,
      cell: ({ third, errors }) => (
        <ErrorOf
          errors={errors}
          name={thirds[third]!}
          onShow={() => show({ title: thirds[third]!, predictions: { third } })}
        />
      ),
    },
    {
      head: m.markets__bias(),
      numeric: true,
      cell: ({ errors }) => (errors ? signedShare(errors.bias) : '–'),
    },
    { head: m.markets__in_range(), numeric: true, cell: ({ errors }) => (errors ? exactPercent(errors.covered) : '–') },
  ];
  return (
    <DataTable
      cards
      quietCaption
      caption={m.markets__fairness()}
      rows={fairness}
      keyOf={({ third }) => third}
      columns={columns}
    />
  );
}

interface ErrorOfProps {
  errors: { n: number; medianError: number } | null;
  /** The subject of the error. */
  name?: string;
  /** Opens the rows behind the error. */
  onShow?: () => void;
}

/** A median error with its sample size, or the reason why it is hidden. */
function ErrorOf({ errors, name = '', onShow }: ErrorOfProps) {
  if (!errors) return <span className="text-12 text-soft">{m.markets__fewer_than_ten()}</span>;
  const value = exactPercent(errors.medianError);
  return (
    <span className="grid md:justify-items-end">
      {onShow ? (
        <RowsButton label={m.markets__show_rows_of({ value, name })} onPress={onShow}>
          {value}
        </RowsButton>
      ) : (
        value
      )}
      <span className="text-12 text-soft">{m.markets__sample_size({ n: whole(errors.n) })}</span>
    </span>
  );
}

const signedShare = (share: number): string => `${share > 0 ? '+' : ''}${exactPercent(share)}`;
