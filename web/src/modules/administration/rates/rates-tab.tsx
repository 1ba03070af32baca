import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { productLabels, type RateRow, rateProducts } from '@lintel/server/rates';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { day } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import type { ChangeDashboard, DashboardState } from '../dashboard-state.ts';
import { fetchRates, ratesKey, ratesPageSize, ratesQuery } from './calls.ts';
import { CurrentRates } from './current-rates.tsx';
import { RateForm } from './rate-form.tsx';

const origins: Record<RateRow['origin'], string> = texts({
  operator: m.network__entered,
  file: m.network__imported,
  url: m.network__fetched,
  sample: m.network__sample,
});

/** Mortgage rates: current ones, a form, and the history with removal and undo. */
export function RatesTab({ state, change }: { state: DashboardState; change: ChangeDashboard }) {
  const product = rateProducts.find((each) => each === state.product);
  const page = state.page ?? 1;
  const { data, error, refetch, isFetching } = useQuery(ratesQuery(product, page));
  const columns: readonly Column<RateRow>[] = [
    {
      head: m.network__date(),
      cell: ({ effectiveOn }) => <span className="whitespace-nowrap">{day(effectiveOn)}</span>,
    },
    { head: m.network__product(), cell: (rate) => productLabels[rate.product] },
    { head: m.network__rate_2(), numeric: true, cell: ({ percent }) => `${percent.toFixed(3).replace(/0$/, '')}%` },
    {
      head: m.network__source(),
      from: 'md',
      cell: ({ source, origin, enteredBy }) => (
        <>
          {source}
          <span className="block text-12 text-soft">
            {origins[origin]}
            {enteredBy && m.network__by_2({ enteredBy })}
          </span>
        </>
      ),
    },
    { head: m.network__actions(), numeric: true, cell: (rate) => <Remove rate={rate} /> },
  ];
  if (error && !data)
    return (
      <ErrorState
        what={m.network__we_couldnt_load_the_rates()}
        error={error}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-96" />;
  return (
    <>
      <CurrentRates current={data.current} />
      <RateForm />
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <div className="w-full sm:w-80">
          <Select
            label={m.network__history_for()}
            value={product ?? ''}
            onChange={(event) => change({ product: event.target.value || undefined, page: undefined })}
            options={[
              { value: '', label: m.network__all_products() },
              ...rateProducts.map((value) => ({ value, label: productLabels[value] })),
            ]}
          />
        </div>
        <p className="text-12 text-soft">
          {m.network__to_import_a_published_file()}{' '}
          <code className="whitespace-nowrap">{m.network__npm_run_import_rates_file()}</code>.
        </p>
      </div>
      {data.total === 0 ? (
        <EmptyState title={m.network__no_rates_yet()}>
          <p>{m.network__homes_show_no_monthly_cost()}</p>
        </EmptyState>
      ) : (
        <>
          <DataTable
            cards
            quietCaption
            caption={m.network__mortgage_rates_newest_first()}
            columns={columns}
            rows={data.rates}
            keyOf={({ id }) => id}
          />
          <Paging
            label={m.network__pages_of_rates()}
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
  const { act, pending } = useAction({ refetch: [ratesKey] });
  const restore = () =>
    act(() => fetchRates((rates) => rates.restore({ id: rate.id })), { title: m.network__rate_restored() });
  const remove = () =>
    act(() => fetchRates((rates) => rates.remove({ id: rate.id })), {
      title: m.network__rate_removed(),
      undo: restore,
    });
  return (
    <Button kind="quiet" size="sm" pending={pending} onClick={() => void remove()}>
      {m.network__remove()}
      <span className="sr-only">
        {' '}
        {m.network__from_3({ percent: rate.percent, effectiveOn: day(rate.effectiveOn) })}
      </span>
    </Button>
  );
}
