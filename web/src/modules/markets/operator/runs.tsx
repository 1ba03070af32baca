import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { MarketRun } from '@lintel/server/markets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { decimal, whole } from '../../../ui/format.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { filePath, runsQuery } from './calls.ts';
import { RowsTable } from './rows-table.tsx';

const kinds = texts({ valuation: m.markets__fit_of_sales, forecast: m.markets__forecast_of_index });
const outcomes = texts({
  stored: m.markets__run_stored,
  refused: m.markets__run_refused,
  stopped: m.markets__run_stopped,
  failed: m.markets__run_failed,
  running: m.markets__run_running,
  died: m.markets__run_died,
});
const tones = {
  stored: 'good',
  refused: 'plain',
  stopped: 'plain',
  failed: 'danger',
  running: 'plain',
  died: 'danger',
};

const columns: Column<MarketRun>[] = [
  {
    head: m.markets__started(),
    cell: ({ startedAt }) => <span className="whitespace-nowrap">{moment(startedAt)}</span>,
  },
  { head: m.markets__run(), cell: ({ kind, subject }) => `${kinds[kind]}: ${subject}` },
  { head: m.markets__inputs(), numeric: true, from: 'md', cell: ({ inputs }) => whole(inputs) },
  {
    head: m.markets__seconds(),
    numeric: true,
    from: 'md',
    cell: ({ seconds }) => (seconds === null ? '–' : decimal(seconds)),
  },
  {
    head: m.markets__result(),
    cell: ({ outcome, detail }) => (
      <>
        <Badge tone={tones[outcome] as 'good' | 'plain' | 'danger'}>{outcomes[outcome]}</Badge>
        {detail && <span className="block text-12 text-soft">{detail}</span>}
      </>
    ),
  },
];

/** Fits and forecasts, the newest first. */
export function Runs() {
  const [page, setPage] = useState(1);
  const query = useQuery(runsQuery(page));
  return (
    <RowsTable
      title={m.markets__runs()}
      query={query}
      columns={columns}
      keyOf={({ id }) => id}
      page={page}
      onPage={setPage}
      file={{ href: filePath('runs'), name: 'market-runs.csv' }}
      empty={m.markets__no_runs_yet()}
    />
  );
}
