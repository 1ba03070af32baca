import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { ownFeesQuery } from './calls.ts';
import { feeColumns, monthColumn } from './fee-columns.tsx';
import { feeDollars } from './words.ts';

const columns = [monthColumn, ...feeColumns];

/** For an agent: the company, the agreed price and the charges. */
export function OwnFees() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(ownFeesQuery(page));
  if (!data && error)
    return (
      <ErrorState
        what={m.network__we_couldnt_load_your_fees()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-40" />;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact name={m.membership__company()}>{data.companyName}</Fact>
        <Fact name={m.membership__price_a_month()}>
          {data.priceCents === null ? m.network__none_agreed() : feeDollars(data.priceCents)}
        </Fact>
        <Fact name={m.membership__open_now()}>{feeDollars(data.openCents)}</Fact>
      </dl>
      {data.total === 0 ? (
        <p className="text-14 text-soft">{m.network__you_havent_been_charged_anything()}</p>
      ) : (
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
          <DataTable
            quietCaption
            caption={m.network__fees_charged_by({ companyName: data.companyName })}
            columns={columns}
            rows={data.fees}
            keyOf={({ id }) => id}
          />
          <Paging
            label={m.network__pages_of_fees()}
            page={page}
            pageSize={data.perPage}
            total={data.total}
            onPage={setPage}
          />
        </div>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-14 text-soft">{name}</dt>
      <dd className="font-medium tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
