import { m } from '@lintel/messages';
import type { ResellerFilter, ResellerRow } from '@lintel/server/administration';
import { useQuery } from '@tanstack/react-query';
import { writeSearchParams } from '../../../api/search-params.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { whole } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CsvLink } from '../../../ui/table/csv-link.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { LocalDay } from '../../../ui/time/local-day.tsx';
import { type ChangeDashboard, type DashboardState, filterOf } from '../dashboard-state.ts';
import { resellersPageSize, resellersQuery } from '../queries.ts';
import { licenseNames, licenseTones, planNames, planTones, tierNames, tierTones } from '../words.ts';

/** All companies with search, filter and order; each opens in a drawer. */
export function ResellersTab({ state, change }: { state: DashboardState; change: ChangeDashboard }) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(resellersQuery(state));
  const filter = filterOf(state);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-56 flex-1 max-sm:w-full max-sm:flex-none">
          <SearchField
            label={m.network__search()}
            placeholder={m.network__company_contact_email_license_or()}
            value={state.search ?? ''}
            onSearch={(search) => change({ search: search || undefined, page: undefined }, 'replace')}
          />
        </div>
        <Select
          quiet
          label={m.network__plan()}
          options={planOptions}
          value={filter.status}
          onChange={({ target }) => change({ status: target.value as DashboardState['status'], page: undefined })}
        />
        <Select
          quiet
          label={m.network__license_2()}
          options={licenseOptions}
          value={filter.verification}
          onChange={({ target }) => change({ license: target.value as DashboardState['license'], page: undefined })}
        />
        <CsvLink href={`/api/wholesaler/resellers.csv${writeSearchParams(filter)}`} name="resellers.csv" />
      </div>
      {error && !data ? (
        <ErrorState
          what={m.network__we_couldnt_load_the_companies()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <DataTable
            cards
            quietCaption
            caption={m.network__resellers()}
            columns={columnsFor(change)}
            rows={data.rows}
            keyOf={(row) => row.id}
            sorting={{
              order: { by: filter.sort, order: filter.order },
              onOrder: ({ by, order }) =>
                change({ sort: by, order: order === 'desc' ? 'desc' : undefined, page: undefined }, 'replace'),
            }}
            stale={isPlaceholderData}
            empty={<NoCompanies state={state} change={change} />}
          />
          {data.total > 0 && (
            <Paging
              label={m.network__pages_of_resellers()}
              page={state.page ?? 1}
              pageSize={resellersPageSize}
              total={data.total}
              onPage={(page) => change({ page: page === 1 ? undefined : page })}
            />
          )}
        </div>
      )}
    </>
  );
}

const planOptions = [
  {
    value: 'all',
    get label() {
      return m.network__all_plans();
    },
  },
  ...Object.entries(planNames).map(([value, label]) => ({ value, label })),
];
const licenseOptions = [
  {
    value: 'all',
    get label() {
      return m.network__all_licenses();
    },
  },
  ...(['pending', 'verified', 'rejected'] as const).map((value) => ({ value, label: licenseNames[value] })),
];

const columnsFor = (change: ChangeDashboard): Column<ResellerRow, ResellerFilter['sort']>[] => [
  {
    head: m.network__company(),
    sort: 'companyName',
    cell: (row) => (
      <>
        <button
          type="button"
          className="link min-h-6 max-w-64 text-left font-medium wrap-anywhere"
          onClick={() => change({ company: row.id })}
        >
          {row.companyName}
        </button>
        <span className="block text-12 font-normal text-soft">
          {row.city}, {row.stateOrProvince}, {row.country}
        </span>
      </>
    ),
  },
  {
    head: m.network__contact(),
    from: 'lg',
    cell: (row) => (
      <span className="block md:max-w-48">
        {row.contactPersonName}
        <span className="block truncate text-12 text-soft" title={row.email}>
          {row.email}
        </span>
      </span>
    ),
  },
  {
    head: m.network__license_2(),
    cell: (row) => (
      <span className="grid justify-items-start gap-0.5">
        <Badge tone={licenseTones[row.verification]}>{licenseNames[row.verification]}</Badge>
        <span className="text-12 whitespace-nowrap text-soft md:max-xl:hidden">{row.licenseNumber}</span>
      </span>
    ),
  },
  { head: m.network__agents(), sort: 'currentAgentCount', numeric: true, cell: (row) => whole(row.currentAgentCount) },
  {
    head: m.network__tier(),
    sort: 'subscriptionTier',
    from: 'md',
    cell: (row) => <Badge tone={tierTones[row.subscriptionTier]}>{tierNames[row.subscriptionTier]}</Badge>,
  },
  {
    head: m.network__plan(),
    sort: 'subscriptionStatus',
    from: 'md',
    cell: (row) => <Badge tone={planTones[row.subscriptionStatus]}>{planNames[row.subscriptionStatus]}</Badge>,
  },
  {
    head: m.network__joined(),
    sort: 'createdAt',
    from: 'xl',
    cell: (row) => <LocalDay at={row.createdAt} />,
  },
];

function NoCompanies({ state, change }: { state: DashboardState; change: ChangeDashboard }) {
  const narrowed = state.search || state.status || state.license;
  return (
    <EmptyState
      title={narrowed ? m.network__no_matching_companies() : m.network__no_companies_yet()}
      actions={
        narrowed && (
          <Button
            kind="secondary"
            onClick={() => change({ search: undefined, status: undefined, license: undefined, page: undefined })}
          >
            {m.network__show_all_companies()}
          </Button>
        )
      }
    >
      {narrowed ? m.network__no_companies_match_your_search() : m.network__companies_appear_here_as_soon()}
    </EmptyState>
  );
}
