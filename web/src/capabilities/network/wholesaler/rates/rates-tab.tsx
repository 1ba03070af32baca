import { productLabels, type RateRow, rateProducts } from '@lintel/server/rates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Select } from '../../../../ui/field.tsx';
import { day } from '../../../../ui/format.ts';
import { Paging } from '../../../../ui/paging.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { Failure } from '../../../../wire/failure.ts';
import type { ChangeDesk, DeskState } from '../desk-state.ts';
import { askRates, ratesKey, ratesPageSize, ratesQuery } from './calls.ts';
import { CurrentRates } from './current-rates.tsx';
import { RateForm } from './rate-form.tsx';

const origins: Record<RateRow['origin'], string> = {
  operator: 'Entered',
  file: 'Imported',
  url: 'Fetched',
  sample: 'Sample',
};

/** Mortgage rates: those in use, a form, and the history with removal and undo. */
export function RatesTab({ state, change }: { state: DeskState; change: ChangeDesk }) {
  const product = rateProducts.find((each) => each === state.product);
  const page = state.page ?? 1;
  const { data, error, refetch, isFetching } = useQuery(ratesQuery(product, page));
  const columns: readonly Column<RateRow>[] = [
    { head: 'Day', cell: ({ effectiveOn }) => <span className="whitespace-nowrap">{day(effectiveOn)}</span> },
    { head: 'Product', cell: (rate) => productLabels[rate.product] },
    { head: 'Rate', numeric: true, cell: ({ percent }) => `${percent.toFixed(3).replace(/0$/, '')}%` },
    {
      head: 'Source',
      from: 'md',
      cell: ({ source, origin, enteredBy }) => (
        <>
          {source}
          <span className="block text-12 text-soft">
            {origins[origin]}
            {enteredBy && ` by ${enteredBy}`}
          </span>
        </>
      ),
    },
    { head: 'Actions', numeric: true, cell: (rate) => <Remove rate={rate} /> },
  ];
  if (error && !data)
    return (
      <ErrorState what="We couldn’t load the rates" error={error} onRetry={() => void refetch()} pending={isFetching} />
    );
  if (!data) return <Skeleton className="h-96" />;
  return (
    <>
      <CurrentRates current={data.current} />
      <RateForm />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:w-80">
          <Select
            label="History of"
            value={product ?? ''}
            onChange={(event) => change({ product: event.target.value || undefined, page: undefined })}
            options={[
              { value: '', label: 'All products' },
              ...rateProducts.map((value) => ({ value, label: productLabels[value] })),
            ]}
          />
        </div>
        <p className="text-12 text-soft">
          To import a published file, run <code>npm run import -- rates FILE</code>.
        </p>
      </div>
      {data.total === 0 ? (
        <EmptyState title="No rates yet">
          <p>Without a rate homes show no monthly cost. Enter the first one above.</p>
        </EmptyState>
      ) : (
        <>
          <DataTable
            quietCaption
            caption="Mortgage rates, newest first"
            columns={columns}
            rows={data.rates}
            keyOf={({ id }) => id}
          />
          <Paging
            label="Pages of rates"
            page={page}
            pageSize={ratesPageSize}
            total={data.total}
            onPage={(next) => change({ page: next })}
          />
        </>
      )}
    </>
  );
}

function Remove({ rate }: { rate: RateRow }) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const follow = () => client.invalidateQueries({ queryKey: ratesKey });
  const act = async (run: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    try {
      await run();
      await follow();
      return true;
    } catch (cause) {
      const description = cause instanceof Failure && cause.status > 0 ? cause.text : 'We couldn’t reach the server.';
      showToast({ tone: 'danger', title: 'Nothing was changed', description });
      return false;
    } finally {
      setPending(false);
    }
  };
  const restore = async () => {
    if (await act(() => askRates((rates) => rates.restore({ id: rate.id })))) showToast({ title: 'Rate restored' });
  };
  const remove = async () => {
    if (await act(() => askRates((rates) => rates.remove({ id: rate.id }))))
      showToast({ title: 'Rate removed', action: { label: 'Undo', run: () => void restore() } });
  };
  return (
    <Button kind="quiet" size="sm" pending={pending} onClick={() => void remove()}>
      Remove
      <span className="sr-only">
        {' '}
        {rate.percent}% of {day(rate.effectiveOn)}
      </span>
    </Button>
  );
}
