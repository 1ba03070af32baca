import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../../ui/button.tsx';
import { CsvLink } from '../../../../ui/csv-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { counted } from '../../../../ui/format.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { writeSearchParams } from '../../../../wire/search-params.ts';
import type { ChangeDesk, DeskState } from '../desk-state.ts';
import { auditFilterOf, auditQuery } from '../queries.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLines } from './audit-lines.tsx';
import { ChainState } from './chain-state.tsx';

/** What was done to rights, money, licences, codes and consents, and whether the log is whole. */
export function AuditTab({ state, change }: { state: DeskState; change: ChangeDesk }) {
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
      />
      <div className="flex flex-wrap items-center gap-3">
        <CsvLink href={`/api/audit.csv${writeSearchParams(filter)}`} name="audit-log.csv" />
        {Object.keys(filter).length > 0 && (
          <Button kind="quiet" onClick={() => change(clear)}>
            Clear the filter
          </Button>
        )}
      </div>
      {error && !data ? (
        <ErrorState what="The log did not come" error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : lines.length === 0 ? (
        <EmptyState title={Object.keys(filter).length > 0 ? 'No line fits' : 'Nothing was done yet'}>
          Changes of rights, money, licences, codes and consents stand here as soon as they happen.
        </EmptyState>
      ) : (
        <>
          <AuditLines lines={lines} />
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-14 text-soft" aria-live="polite">
              {counted(lines.length, 'line', 'lines')}, the latest first
              {!hasNextPage && '; there are no older ones'}
            </p>
            {hasNextPage && (
              <Button kind="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show older lines
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
