import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { money } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Column, DataTable, type Order } from '../../../ui/table/data-table.tsx';
import { type ApplicationRow, applicationsQuery } from '../calls.ts';
import { applicationPath } from '../paths.ts';
import { clockWords, daysWords, dayWords, statusTones, statusWords, urgencyTones } from '../words.ts';
import { arrange, closed, type PipelineFilter, type PipelineSort } from './arrange.ts';
import { PipelineTools } from './pipeline-tools.tsx';
import { savePipeline } from './save-pipeline.ts';

const columns: readonly Column<ApplicationRow, PipelineSort>[] = [
  {
    get head() {
      return m.lending__next_clock();
    },
    cell: ({ nextClock, status }) =>
      nextClock ? (
        <span className="grid gap-0.5">
          <span>
            <Badge tone={urgencyTones[nextClock.urgency]}>{daysWords(nextClock)}</Badge>
          </span>
          <span className="text-12 text-soft">
            {clockWords[nextClock.kind]()} · {dayWords(nextClock.on)}
          </span>
        </span>
      ) : (
        <span className="text-soft">{closed.includes(status) ? '–' : m.lending__no_clock()}</span>
      ),
    sort: 'deadline',
  },
  {
    get head() {
      return m.lending__borrower();
    },
    cell: ({ id, applicantName, propertyAddress }) => (
      <AppLink href={applicationPath(id)} className="grid hover:underline">
        <span className="font-medium">{applicantName}</span>
        <span className="text-12 text-soft">{propertyAddress ?? m.lending__no_home_yet()}</span>
      </AppLink>
    ),
    sort: 'borrower',
  },
  {
    get head() {
      return m.lending__status();
    },
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>,
  },
  {
    get head() {
      return m.lending__loan();
    },
    numeric: true,
    cell: ({ loanAmount, loanType, currency }) => (
      <span className="grid">
        <span>{loanAmount === null ? '–' : money(loanAmount, currency)}</span>
        {loanType && <span className="text-12 text-soft">{loanType}</span>}
      </span>
    ),
    sort: 'loan',
  },
  {
    get head() {
      return m.lending__income_a_month();
    },
    numeric: true,
    from: 'xl',
    cell: ({ monthlyIncome, currency }) => (monthlyIncome === null ? '–' : money(monthlyIncome, currency)),
    sort: 'income',
  },
  {
    get head() {
      return m.lending__to_do();
    },
    from: 'lg',
    cell: ({ toReview, openConditions }) =>
      toReview > 0 ? (
        <Badge tone="accent">{m.lending__to_review({ count: toReview })}</Badge>
      ) : openConditions > 0 ? (
        <span className="whitespace-nowrap text-soft">{m.count__items_awaited({ count: openConditions })}</span>
      ) : (
        <span className="text-soft">–</span>
      ),
  },
];

/** Applications by their next clock or another column: a table, and cards on phones. `only` limits the statuses. */
export function Pipeline({ only }: { only?: 'open' }) {
  const { data, error, refetch, isFetching } = useQuery(applicationsQuery);
  const [filter, setFilter] = useState<PipelineFilter>({ search: '', status: '' });
  const [order, setOrder] = useState<Order<PipelineSort>>({ by: 'deadline', order: 'asc' });
  if (error)
    return (
      <ErrorState
        what={m.lending__could_not_load()}
        error={error}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-dvh" />;
  const all = only ? data.filter(({ status }) => !closed.includes(status)) : data;
  if (all.length === 0)
    return (
      <EmptyState
        title={m.lending__no_applications()}
        actions={
          <LinkButton href="/mortgage-agent-dashboard?tab=clients">{m.lending__start_with_a_client()}</LinkButton>
        }
      >
        {m.lending__no_applications_text()}
      </EmptyState>
    );
  const rows = arrange(all, filter, order);
  return (
    <>
      {!only && (
        <PipelineTools filter={filter} onFilter={setFilter}>
          <Button kind="secondary" onClick={() => savePipeline(rows)}>
            {m.lending__save_as_csv()}
          </Button>
        </PipelineTools>
      )}
      {rows.length === 0 && <p className="text-soft">{m.lending__no_application_matches()}</p>}
      <div className={cx('max-md:hidden', rows.length === 0 && 'hidden')}>
        <DataTable
          caption={m.lending__applications_by_clock()}
          quietCaption
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          sorting={{ order, onOrder: setOrder }}
        />
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 md:hidden">
        {rows.map((row) => (
          <li key={row.id}>
            <PipelineCard row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PipelineCard({ row }: { row: ApplicationRow }) {
  const { id, applicantName, nextClock, status, loanAmount, currency, toReview } = row;
  return (
    <AppLink
      href={applicationPath(id)}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line bg-raised p-3"
    >
      <span className="flex items-center justify-between gap-2">
        <span className="truncate font-medium">{applicantName}</span>
        <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
      </span>
      <span className="flex items-center justify-between gap-2 text-14">
        <span className="tabular-nums">
          {loanAmount === null ? m.lending__no_home_yet() : money(loanAmount, currency)}
        </span>
        {toReview > 0 && <Badge tone="accent">{m.lending__to_review({ count: toReview })}</Badge>}
      </span>
      {nextClock && (
        <span className="flex flex-wrap items-center gap-2 text-14">
          <Badge tone={urgencyTones[nextClock.urgency]}>{daysWords(nextClock)}</Badge>
          <span className="text-soft">{clockWords[nextClock.kind]()}</span>
        </span>
      )}
    </AppLink>
  );
}
