import { m } from '@lintel/messages';
import type { ResellerCode, ResellerDashboard } from '@lintel/server/companies';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { writeSearchParams } from '../../../api/search-params.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day, whole } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CsvLink } from '../../../ui/table/csv-link.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { codesQuery, pageSize } from '../calls.ts';
import type { ChangeState, DashboardState } from '../dashboard-state.ts';
import { ListTools } from '../list-tools.tsx';
import { CodeShare } from './code-share.tsx';
import { CodeSwitch } from './code-switch.tsx';

const CreateCodeDialog = lazy(() => import('./create-code-dialog.tsx'));

const statuses = [
  {
    value: '',
    get label() {
      return m.network__all_statuses();
    },
  },
  {
    value: 'active',
    get label() {
      return m.network__active();
    },
  },
  {
    value: 'inactive',
    get label() {
      return m.network__off();
    },
  },
] as const;
const sorts = ['code', 'agentName', 'currentUses', 'createdAt', 'expiresAt', 'isActive'] as const;
type CodeSort = (typeof sorts)[number];

/** Reads the filter and order of codes from the dashboard's URL; newest first by default. */
function filterOf({ q, status, sort, order }: DashboardState) {
  const known = statuses.find(({ value }) => value !== '' && value === status)?.value;
  const by = sorts.find((each) => each === sort);
  return {
    ...(q ? { search: q } : {}),
    ...(known ? { status: known } : {}),
    sort: by ?? ('createdAt' as const),
    order: by ? order : ('desc' as const),
  };
}

const columns = (obstacle: string | undefined): readonly Column<ResellerCode, CodeSort>[] => [
  {
    head: m.network__code(),
    sort: 'code',
    cell: (code) => (
      <div>
        <p className="font-medium tabular-nums">{code.code}</p>
        <p className="text-12 text-soft md:hidden">
          {code.agentName} · {uses(code)}
        </p>
      </div>
    ),
  },
  { head: m.network__agent(), sort: 'agentName', from: 'md', cell: ({ agentName }) => agentName },
  { head: m.network__uses(), sort: 'currentUses', numeric: true, from: 'md', cell: uses },
  { head: m.network__created(), sort: 'createdAt', from: 'lg', cell: ({ createdAt }) => day(createdAt) },
  {
    head: m.network__expires(),
    sort: 'expiresAt',
    from: 'lg',
    cell: ({ expiresAt }) => (expiresAt ? day(expiresAt) : <span className="text-soft">{m.network__never()}</span>),
  },
  { head: m.network__active(), sort: 'isActive', cell: (code) => <CodeSwitch code={code} obstacle={obstacle} /> },
  { head: m.network__share_2(), cell: (code) => <CodeShare code={code} /> },
];

const uses = ({ currentUses, maxUses }: ResellerCode) =>
  maxUses === null
    ? m.network__uses_2({ currentUses: whole(currentUses) })
    : m.network__of_2({ currentUses: whole(currentUses), maxUses: whole(maxUses) });

/** The codes that connect buyers to the company's agents. */
export function CodesPanel(props: {
  state: DashboardState;
  onChange: ChangeState;
  dashboard: ResellerDashboard | undefined;
}) {
  const { state, onChange, dashboard } = props;
  const [creating, setCreating] = useState(false);
  const obstacle = dashboard?.obstacle ?? undefined;
  const filter = filterOf(state);
  const codes = useQuery(codesQuery({ ...filter, page: state.page, perPage: pageSize }));
  const create = (
    <Button unavailable={obstacle} onClick={() => setCreating(true)}>
      <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.network__create_code()}
    </Button>
  );
  return (
    <>
      <ListTools
        label={m.network__search_codes()}
        placeholder={m.network__code_or_agent()}
        state={state}
        onChange={onChange}
        statuses={statuses}
        actions={
          <>
            <CsvLink href={`/api/reseller/agent-codes/export${writeSearchParams(filter)}`} name="agent-codes.csv" />
            {create}
          </>
        }
      />
      {codes.isError ? (
        <ErrorState
          what={m.network__we_couldnt_load_your_codes()}
          error={codes.error}
          onRetry={() => void codes.refetch()}
          pending={codes.isFetching}
        />
      ) : codes.data === undefined ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          <DataTable
            quietCaption
            caption={m.network__agent_codes()}
            columns={columns(obstacle)}
            rows={codes.data.rows}
            keyOf={({ id }) => id}
            sorting={{
              order: { by: filter.sort, order: filter.order },
              onOrder: ({ by, order }) => onChange({ sort: by, order, page: 1 }),
            }}
            stale={codes.isPlaceholderData}
            empty={<NoCodes searched={state.q !== '' || state.status !== ''} create={create} onChange={onChange} />}
          />
          {codes.data.total > 0 && (
            <Paging
              label={m.network__pages_of_codes()}
              page={state.page}
              pageSize={pageSize}
              total={codes.data.total}
              onPage={(page) => onChange({ page })}
            />
          )}
        </>
      )}
      <Suspense>{creating && <CreateCodeDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}

function NoCodes(props: { searched: boolean; create: ReactNode; onChange: ChangeState }) {
  if (props.searched)
    return (
      <EmptyState
        title={m.network__no_matching_codes()}
        actions={
          <Button kind="secondary" onClick={() => props.onChange({ q: '', status: '', page: 1 })}>
            {m.network__show_all_codes()}
          </Button>
        }
      >
        <p>{m.network__none_of_your_codes_match()}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={m.network__no_codes_yet()} actions={props.create}>
      <p>{m.network__buyers_who_sign_up_with()}</p>
    </EmptyState>
  );
}
