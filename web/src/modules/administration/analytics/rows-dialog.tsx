import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { dashboardPath } from '../dashboard-state.ts';
import { rowsPageSize, rowsQuery } from '../queries.ts';
import { dollars } from '../words.ts';
import type { Behind } from './behind.ts';

/** The rows behind a figure. */
export function RowsDialog({ behind, onClose }: { behind: Behind; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery(rowsQuery(behind.asked, page));
  const money = behind.asked.of === 'revenue' || behind.asked.of === 'recurring';
  return (
    <Dialog title={behind.title} open onOpenChange={(open) => !open && onClose()}>
      {error && !data ? (
        <ErrorState
          what={m.network__we_couldnt_load_the_rows()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-48" />
      ) : data.total === 0 ? (
        <p className="text-soft">{m.network__nothing_to_show_this_figure()}</p>
      ) : (
        <>
          <DataTable
            cards
            quietCaption
            caption={behind.title}
            rows={data.rows}
            keyOf={({ id }) => id}
            columns={[
              {
                head: m.network__name(),
                cell: ({ name, resellerId }) =>
                  resellerId === null ? (
                    name
                  ) : (
                    <AppLink stay className="link" href={dashboardPath({ tab: 'resellers', company: resellerId })}>
                      {name}
                    </AppLink>
                  ),
              },
              { head: m.network__what(), cell: ({ detail }) => detail },
              { head: m.network__when(), cell: ({ at }) => <span className="whitespace-nowrap">{dayHere(at)}</span> },
              ...(money
                ? [
                    {
                      head: m.network__amount(),
                      numeric: true,
                      cell: ({ amountCents }: { amountCents: number | null }) =>
                        amountCents === null ? '' : dollars(amountCents),
                    },
                  ]
                : []),
            ]}
          />
          <Paging
            label={m.network__pages_of({ title: behind.title })}
            page={page}
            pageSize={rowsPageSize}
            total={data.total}
            onPage={setPage}
          />
        </>
      )}
    </Dialog>
  );
}
