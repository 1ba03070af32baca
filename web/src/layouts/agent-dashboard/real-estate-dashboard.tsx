import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, House, KeyRound, ListChecks, Rss, UserPlus, Users } from 'lucide-react';
import type { Me } from '../../modules/accounts/session.ts';
import { ShowingsPanel } from '../../modules/appointments/index.ts';
import { ActivityFeed } from '../../modules/contacts/activity-feed.tsx';
import { nowQuery } from '../../modules/contacts/calls.ts';
import { ClientsTable } from '../../modules/contacts/clients/clients-table.tsx';
import { ListingsPanel } from '../../modules/contacts/listings-panel.tsx';
import { crmPath } from '../../modules/contacts/paths.ts';
import { PerformancePanel } from '../../modules/contacts/performance/performance-panel.tsx';
import { Today } from '../../modules/contacts/today/today.tsx';
import { SharedStatuses } from '../../modules/lending/team/shared-statuses.tsx';
import { membershipQuery } from '../../modules/membership/own/calls.ts';
import { OwnListingsPanel, ownListingsQuery } from '../../modules/own-listings/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Dashboard } from '../dashboard/dashboard.tsx';
import { AgentDashboardPage } from './agent-dashboard-page.tsx';
import { ComingUp } from './coming-up.tsx';
import type { AgentTab } from './dashboard-state.ts';

/** The dashboard of a real-estate agent: the union of both variants' tabs, with Today first. */
export function RealEstateDashboard(props: { me: Me; tab: AgentTab; onTab: (tab: AgentTab) => void }) {
  const { me, tab, onTab } = props;
  const membership = useQuery(membershipQuery).data;
  const waiting = useQuery({ ...nowQuery, enabled: membership?.status === 'active' }).data?.total;
  if (!membership)
    return (
      <div className="page py-6">
        <Skeleton className="h-[calc(100dvh-8rem)]" />
      </div>
    );
  // Before a company accepts the agent, no contact can be read.
  if (membership.status !== 'active') return <AgentDashboardPage me={me} />;
  return (
    <Dashboard
      title={m.agent_dashboard__real_estate_agent_dashboard()}
      who={`${me.firstName} ${me.lastName} · ${membership.companyName}`}
      actions={
        <LinkButton className="max-md:px-3!" href={crmPath({ add: true })}>
          <UserPlus aria-hidden size={16} strokeWidth={1.5} />{' '}
          <span className="max-md:sr-only">{m.contacts__new_lead()}</span>
        </LinkButton>
      }
      now={null}
      figures={null}
      value={tab}
      onChange={(next) => onTab(next as AgentTab)}
      parts={[
        {
          value: 'overview',
          label: m.agent_dashboard__overview(),
          short: m.agent_dashboard__today(),
          icon: ListChecks,
          waiting,
          content: (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
              <Today />
              <ComingUp />
            </div>
          ),
        },
        {
          value: 'clients',
          label: m.agent_dashboard__my_clients(),
          short: m.agent_dashboard__clients(),
          icon: Users,
          content: (
            <>
              <ClientsTable />
              <SharedStatuses />
            </>
          ),
        },
        {
          value: 'listings',
          label: m.agent_dashboard__property_listings(),
          short: m.agent_dashboard__listings(),
          icon: House,
          content: <Listings />,
        },
        {
          value: 'showings',
          label: m.agent_dashboard__showings(),
          short: m.agent_dashboard__showings(),
          icon: KeyRound,
          content: <ShowingsPanel />,
        },
        {
          value: 'activity',
          label: m.agent_dashboard__lead_activity(),
          short: m.agent_dashboard__activity(),
          icon: Rss,
          content: <ActivityFeed />,
        },
        {
          value: 'performance',
          label: m.agent_dashboard__performance(),
          short: m.agent_dashboard__figures(),
          icon: ChartColumn,
          content: <PerformancePanel />,
        },
      ]}
    />
  );
}

/** The listings that the agent writes in Lintel above those of the MLS. A published one is in the first list only. */
function Listings() {
  const own = useQuery(ownListingsQuery).data;
  const published = new Set(own?.flatMap(({ listingId }) => listingId ?? []));
  return (
    <>
      <OwnListingsPanel isCompact />
      <h3 className="border-t border-line pt-3 text-18">{m.agent_dashboard__from_the_mls()}</h3>
      <ListingsPanel except={published} />
    </>
  );
}
