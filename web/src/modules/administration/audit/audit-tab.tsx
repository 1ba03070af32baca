import { m } from '@lintel/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { writeSearchParams } from '../../../api/search-params.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CsvLink } from '../../../ui/table/csv-link.tsx';
import type { ChangeDashboard, DashboardState } from '../dashboard-state.ts';
import { auditFilterOf, auditQuery } from '../queries.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLines } from './audit-lines.tsx';
import { ChainState } from './chain-state.tsx';

/** Audit log of rights, money, licenses, codes and consents, with the state of its hash chain. */
export function AuditTab({ state, change }: { state: DashboardState; change: ChangeDashboard }) {
  const query = useInfiniteQuery(auditQuery(state));
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const filter = auditFilterOf(state);
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  const clear = { action: undefined, object: undefined, actor: undefined, from: undefined, to: undefined };
  return (
    <>
      <ChainState />
      <AuditFilters
        key={JSON.stringify(filter)}
        state={state}
        actions={data?.pages[0]?.actions ?? []}
        onChange={change}
      >
        <CsvLink href={`/api/audit.csv${writeSearchParams(filter)}`} name="audit-log.csv" />
      </AuditFilters>
      {Object.keys(filter).length > 0 && (
        <Button kind="quiet" className="justify-self-start" onClick={() => change(clear)}>
          {m.network__clear_filters()}
        </Button>
      )}
      {error && !data ? (
        <ErrorState
          what={m.network__we_couldnt_load_the_log()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : lines.length === 0 ? (
        <EmptyState
          title={Object.keys(filter).length > 0 ? m.network__no_matching_lines() : m.network__no_activity_yet_2()}
        >
          {m.network__changes_to_permissions_money_licenses()}
        </EmptyState>
      ) : (
        <>
          <AuditLines lines={lines} />
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-14 text-soft" aria-live="polite">
              {m.network__newest_first({ value: m.count__lines({ count: lines.length }) })}
              {!hasNextPage && m.network__youve_reached_the_end()}
            </p>
            {hasNextPage && (
              <Button kind="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {m.network__show_older_lines()}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
