import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { money } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { type ApplicationRow, applicationsQuery } from '../calls.ts';
import { applicationPath } from '../paths.ts';
import { clockWords, daysWords, dayWords, statusTones, statusWords, urgencyTones } from '../words.ts';
import { savePipeline } from './save-pipeline.ts';

const columns: readonly Column<ApplicationRow>[] = [
  {
    get head() {
      return m.lending__next_clock();
    },
    cell: ({ nextClock }) =>
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
        <span className="text-soft">{m.lending__no_clock()}</span>
      ),
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
  },
  {
    get head() {
      return m.lending__income_a_month();
    },
    numeric: true,
    from: 'xl',
    cell: ({ monthlyIncome, currency }) => (monthlyIncome === null ? '–' : money(monthlyIncome, currency)),
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
        <span className="text-soft">{m.lending__waiting_for({ count: openConditions })}</span>
      ) : (
        <span className="text-soft">–</span>
      ),
  },
];

const closed = ['rejected', 'withdrawn'];

/** Applications ordered by their next clock: a table, and cards on phones. `only` limits the statuses. */
export function Pipeline({ only }: { only?: 'open' }) {
  const { data, error, refetch, isFetching } = useQuery(applicationsQuery);
  if (error)
    return (
      <ErrorState
        what={m.lending__could_not_load()}
        error={error}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-96" />;
  const rows = only ? data.filter(({ status }) => !closed.includes(status)) : data;
  if (rows.length === 0)
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
  return (
    <>
      <div className="max-md:hidden">
        <DataTable
          caption={m.lending__applications_by_clock()}
          quietCaption
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
        />
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 md:hidden">
        {rows.map((row) => (
          <li key={row.id}>
            <PipelineCard row={row} />
          </li>
        ))}
      </ul>
      {!only && (
        <div className="pt-4">
          <Button kind="secondary" onClick={() => savePipeline(rows)}>
            {m.lending__save_as_csv()}
          </Button>
        </div>
      )}
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
