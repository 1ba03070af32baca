import { m } from '@lintel/messages';
import type { ResellerAgent, ResellerDashboard } from '@lintel/server/companies';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { writeSearchParams } from '../../../api/search-params.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CsvLink } from '../../../ui/table/csv-link.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { agentsQuery, pageSize } from '../calls.ts';
import type { ChangeState, DashboardState } from '../dashboard-state.ts';
import { ListTools } from '../list-tools.tsx';
import { AgentActions } from './agent-actions.tsx';
import { agentColumns } from './agent-columns.tsx';
import { Invitations } from './invitations.tsx';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

const statuses = [
  {
    value: '',
    get label() {
      return m.network__all_current();
    },
  },
  {
    value: 'pending',
    get label() {
      return m.network__waiting();
    },
  },
  {
    value: 'active',
    get label() {
      return m.network__active();
    },
  },
  {
    value: 'suspended',
    get label() {
      return m.network__suspended();
    },
  },
  {
    value: 'left',
    get label() {
      return m.network__left();
    },
  },
] as const;
const sorts = ['name', 'clients', 'price', 'status', 'licenseExpiresOn'] as const;

/** Reads the filter and order of agents from the dashboard's URL. */
function filterOf({ q, status, sort, order }: DashboardState) {
  const known = statuses.find(({ value }) => value !== '' && value === status)?.value;
  return {
    ...(q ? { search: q } : {}),
    status: known && known.length > 0 ? known : ('here' as const),
    // Pending agents come first by default.
    sort: sorts.find((each) => each === sort) ?? ('status' as const),
    order,
  };
}

/** Page of agents that the dashboard's URL asks for. */
export const listedAgentsQuery = (state: DashboardState) =>
  agentsQuery({ ...filterOf(state), page: state.page, perPage: pageSize });

/** The company's agents by state, and its open invitations. */
export function AgentsPanel(props: {
  state: DashboardState;
  onChange: ChangeState;
  dashboard: ResellerDashboard | undefined;
}) {
  const { state, onChange, dashboard } = props;
  const [inviting, setInviting] = useState(false);
  const obstacle = dashboard?.obstacle ?? undefined;
  const filter = filterOf(state);
  const agents = useQuery(listedAgentsQuery(state));
  const invite = (
    <Button unavailable={obstacle} onClick={() => setInviting(true)}>
      <UserPlus aria-hidden size={16} strokeWidth={1.5} /> {m.network__invite_agent()}
    </Button>
  );
  const columns: Column<ResellerAgent, (typeof sorts)[number]>[] = [
    ...agentColumns,
    { head: m.network__actions(), cell: (agent) => <AgentActions agent={agent} obstacle={obstacle} /> },
  ];
  return (
    <>
      <ListTools
        label={m.network__search_agents()}
        placeholder={m.network__name_email_phone_or_license()}
        state={state}
        onChange={onChange}
        statuses={statuses}
        actions={
          <>
            <CsvLink href={`/api/reseller/agents/export${writeSearchParams(filter)}`} name="agents.csv" />
            {invite}
          </>
        }
      />
      {agents.isError ? (
        <ErrorState
          what={m.network__we_couldnt_load_your_agents()}
          error={agents.error}
          onRetry={() => void agents.refetch()}
          pending={agents.isFetching}
        />
      ) : agents.data === undefined ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          <DataTable
            cards
            quietCaption
            caption={m.network__your_agents()}
            columns={columns}
            rows={agents.data.rows}
            keyOf={({ id }) => id}
            sorting={{
              order: { by: filter.sort, order: filter.order },
              onOrder: ({ by, order }) => onChange({ sort: by, order, page: 1 }),
            }}
            stale={agents.isPlaceholderData}
            empty={<NoAgents searched={state.q !== '' || state.status !== ''} invite={invite} onChange={onChange} />}
          />
          {agents.data.total > 0 && (
            <Paging
              label={m.network__pages_of_agents()}
              page={state.page}
              pageSize={pageSize}
              total={agents.data.total}
              onPage={(page) => onChange({ page })}
            />
          )}
        </>
      )}
      <Invitations obstacle={obstacle} />
      <Suspense>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}

function NoAgents(props: { searched: boolean; invite: React.ReactNode; onChange: ChangeState }) {
  if (props.searched)
    return (
      <EmptyState
        title={m.network__no_matching_agents()}
        actions={
          <Button kind="secondary" onClick={() => props.onChange({ q: '', status: '', page: 1 })}>
            {m.network__show_all_agents()}
          </Button>
        }
      >
        <p>{m.network__no_one_on_your_team()}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={m.network__no_agents_yet()} actions={props.invite}>
      <p>{m.network__invite_an_agent_by_email()}</p>
    </EmptyState>
  );
}
