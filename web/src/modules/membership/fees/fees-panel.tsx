import { m } from '@lintel/messages';
import type { ResellerDashboard } from '@lintel/server/companies';
import type { Fee } from '@lintel/server/membership';
import { useQuery } from '@tanstack/react-query';
import { writeSearchParams } from '../../../api/search-params.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { month } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CsvLink } from '../../../ui/table/csv-link.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import type { ChangeState, DashboardState } from '../../companies/index.ts';
import { ListTools } from '../../companies/index.ts';
import { feesQuery } from './calls.ts';
import { FeeActions } from './fee-actions.tsx';
import { feeColumns, monthColumn } from './fee-columns.tsx';
import { daysNote, feeDollars } from './words.ts';

const statuses = [
  {
    value: '',
    get label() {
      return m.network__all_statuses();
    },
  },
  {
    value: 'open',
    get label() {
      return m.network__open();
    },
  },
  {
    value: 'paid',
    get label() {
      return m.network__paid();
    },
  },
  {
    value: 'void',
    get label() {
      return m.network__void();
    },
  },
] as const;
const pageSize = 25;

/** Reads the filter of charges from the dashboard's URL. */
function filterOf({ q, status, month }: DashboardState) {
  const known = statuses.find(({ value }) => value !== '' && value === status)?.value;
  return { ...(month ? { month } : {}), ...(known ? { status: known } : {}), ...(q ? { search: q } : {}) };
}

const who: Column<Fee> = {
  get head() {
    return m.network__agent();
  },
  cell: (fee) => (
    <>
      <p className="font-medium">{fee.agent.name}</p>
      <p className="text-12 whitespace-nowrap text-soft">{fee.number}</p>
      <p className="text-12 text-soft md:hidden">{[month(fee.month), daysNote(fee)].filter(Boolean).join(' ')}</p>
    </>
  ),
};

const columnsOfFee: readonly Column<Fee>[] = [who, { ...monthColumn, from: 'md' }, ...feeColumns];

/** Charges of the company's agents, and which of them are paid. */
export function FeesPanel(props: {
  state: DashboardState;
  onChange: ChangeState;
  dashboard: ResellerDashboard | undefined;
}) {
  const { state, onChange, dashboard } = props;
  const filter = filterOf(state);
  const fees = useQuery(feesQuery({ ...filter, page: state.page, perPage: pageSize }));
  const data = fees.data;
  const columns = [
    ...columnsOfFee,
    {
      head: m.network__actions(),
      numeric: true,
      cell: (fee: Fee) => <FeeActions fee={fee} obstacle={dashboard?.obstacle ?? undefined} />,
    },
  ];
  // The month from the URL stays selectable even if it has no charges.
  const months = [...new Set([...(data?.months ?? []), ...(state.month ? [state.month] : [])])];
  return (
    <>
      <p className="max-w-measure text-14 text-soft">{m.network__on_the_first_of_each()}</p>
      <ListTools
        label={m.network__search_fees()}
        placeholder={m.network__agent_or_fee_number()}
        state={state}
        onChange={onChange}
        statuses={statuses}
        actions={<CsvLink href={`/api/reseller/fees/export${writeSearchParams(filter)}`} name="agent-fees.csv" />}
      />
      {data && (data.months.length > 0 || state.month !== '') && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="w-full sm:w-44">
            <Select
              label={m.network__month()}
              value={state.month}
              onChange={(event) => onChange({ month: event.target.value, page: 1 })}
              options={[
                { value: '', label: m.network__all_months() },
                ...months.map((each) => ({ value: each, label: month(each) })),
              ]}
            />
          </div>
          <p className="text-14 tabular-nums" aria-live="polite">
            {data.totals.open === 0 ? (
              m.network__no_open_fees()
            ) : (
              <>
                <strong className="font-semibold">{feeDollars(data.totals.openCents)}</strong>{' '}
                {m.network__open_in({ open: m.count__charges({ count: data.totals.open }) })}
              </>
            )}{' '}
            {m.network__of_paid({
              paidCents: feeDollars(data.totals.paidCents),
              issuedCents: feeDollars(data.totals.issuedCents),
            })}
          </p>
        </div>
      )}
      {fees.isError ? (
        <ErrorState
          what={m.network__we_couldnt_load_the_fees()}
          error={fees.error}
          onRetry={() => void fees.refetch()}
          pending={fees.isFetching}
        />
      ) : data === undefined ? (
        <Skeleton className="h-96" />
      ) : data.total === 0 ? (
        <NoFees searched={Object.keys(filter).length > 0} onChange={onChange} />
      ) : (
        <div className={fees.isPlaceholderData ? 'opacity-60' : ''} aria-busy={fees.isPlaceholderData}>
          <DataTable
            quietCaption
            caption={m.network__fees_charged_to_your_agents()}
            columns={columns}
            rows={data.fees}
            keyOf={({ id }) => id}
          />
          <Paging
            label={m.network__pages_of_fees()}
            page={state.page}
            pageSize={pageSize}
            total={data.total}
            onPage={(page) => onChange({ page })}
          />
        </div>
      )}
    </>
  );
}

function NoFees({ searched, onChange }: { searched: boolean; onChange: ChangeState }) {
  if (!searched)
    return (
      <EmptyState title={m.network__no_fees_yet()}>
        <p>{m.network__fees_appear_here_on_the()}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={m.network__no_matching_fees()}
      actions={
        <Button kind="secondary" onClick={() => onChange({ q: '', status: '', month: '', page: 1 })}>
          {m.network__show_all_fees()}
        </Button>
      }
    >
      <p>{m.network__no_fees_match_your_search()}</p>
    </EmptyState>
  );
}
