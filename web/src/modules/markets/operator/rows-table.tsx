import { m } from '@lintel/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CsvLink } from '../../../ui/table/csv-link.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { rowsPageSize } from './calls.ts';

interface RowsTableProps<Row> {
  title: string;
  query: UseQueryResult<{ total: number; rows: Row[] }>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  page: number;
  onPage: (page: number) => void;
  file: { href: string; name: string };
  /** Text when there are no rows. */
  empty: string;
}

/** Rows behind a figure, a page at a time, with all of them as a CSV file. */
export function RowsTable<Row>({ title, query, columns, keyOf, page, onPage, file, empty }: RowsTableProps<Row>) {
  const { data, error, refetch, isFetching, isPlaceholderData } = query;
  if (!data && error)
    return (
      <ErrorState
        what={m.markets__we_couldnt_load_the_rows()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-48" />;
  if (data.total === 0) return <p className="text-soft">{empty}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DataTable
        cards
        quietCaption
        caption={title}
        rows={data.rows}
        keyOf={keyOf}
        stale={isPlaceholderData}
        columns={columns}
      />
      <Paging
        label={m.markets__pages_of({ title })}
        page={page}
        pageSize={rowsPageSize}
        total={data.total}
        onPage={onPage}
      />
      <div>
        <CsvLink href={file.href} name={file.name} />
      </div>
    </div>
  );
}
