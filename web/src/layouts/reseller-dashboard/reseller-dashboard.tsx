import { m } from '@lintel/messages';
import type { ResellerDashboard as DashboardData } from '@lintel/server/companies';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Building2, ChartColumn, CreditCard, FileSpreadsheet, Inbox, ReceiptText, Ticket, Users } from 'lucide-react';
import { useCallback } from 'react';
import { SubscriptionPanel } from '../../modules/billing/subscription/subscription-panel.tsx';
import { AgentsPanel } from '../../modules/companies/agents/agents-panel.tsx';
import { activeAgentsQuery, dashboardQuery } from '../../modules/companies/calls.ts';
import { CodesPanel } from '../../modules/companies/codes/codes-panel.tsx';
import { AnalyticsPanel } from '../../modules/companies/company/analytics-panel.tsx';
import { CompanyPanel } from '../../modules/companies/company/company-panel.tsx';
import { StatusNotice } from '../../modules/companies/company/status-notice.tsx';
import {
  type ChangeState,
  type DashboardState,
  type DashboardTabName,
  dashboardPath,
  dashboardStateOf,
  readDashboardState,
} from '../../modules/companies/dashboard-state.ts';
import { ResellerFigures } from '../../modules/companies/figures.tsx';
import { RoutingPanel } from '../../modules/contacts/routing/routing-panel.tsx';
import { RateSheet } from '../../modules/lending/pricing/rate-sheet.tsx';
import { MortgageTeam } from '../../modules/lending/team/mortgage-team.tsx';
import { ownSheetQuery } from '../../modules/matching/calls.ts';
import { LendingPanel } from '../../modules/matching/lending/lending-panel.tsx';
import { isStale } from '../../modules/matching/lending/stale.ts';
import { DealsPanel } from '../../modules/matching/past-deals/deals-panel.tsx';
import { FeesPanel } from '../../modules/membership/fees/fees-panel.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Dashboard } from '../dashboard/dashboard.tsx';
import { type Need, NeedsNow } from '../dashboard/needs-now.tsx';

/** Dashboard of a company owner. The URL holds the open tab and its list state. */
export function ResellerDashboard({ search }: { search: Partial<DashboardState> }) {
  const navigate = useNavigate();
  const dashboard = useQuery(dashboardQuery);
  const { data: sheet } = useQuery(ownSheetQuery);
  const state = dashboardStateOf(search);
  const go = useCallback(
    (next: Partial<DashboardState>, replace: boolean) =>
      void navigate({
        to: '/reseller-dashboard',
        search: readDashboardState({ ...next }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  // Typing and paging replace the history entry; opening another tab adds one.
  const change: ChangeState = useCallback((some) => go({ ...dashboardStateOf(search), ...some }, true), [go, search]);
  const list = { state, onChange: change, dashboard: dashboard.data };
  const waiting = dashboard.data?.waiting;
  return (
    <Dashboard
      title={m.reseller_dashboard__reseller_dashboard()}
      who={dashboard.data?.companyName}
      notice={<StatusNotice dashboard={dashboard.data} />}
      now={
        dashboard.isError ? (
          <ErrorState
            what={m.reseller_dashboard__we_couldnt_load_what_needs()}
            error={dashboard.error}
            onRetry={() => void dashboard.refetch()}
            pending={dashboard.isFetching}
          />
        ) : (
          <NeedsNow needs={dashboard.data && needsOf(dashboard.data, sheet ? isStale(sheet) : false)} />
        )
      }
      figures={<ResellerFigures />}
      value={state.tab}
      onChange={(tab) => go({ tab: tab as DashboardTabName }, false)}
      parts={[
        {
          value: 'agents',
          label: m.reseller_dashboard__agent_management(),
          short: m.reseller_dashboard__agents(),
          icon: Users,
          waiting: waiting?.agentsToAccept,
          waitingLabel: m.reseller_dashboard__to_accept(),
          content: <AgentsPanel {...list} />,
        },
        {
          value: 'leads',
          label: m.reseller_dashboard__leads(),
          short: m.reseller_dashboard__leads(),
          icon: Inbox,
          content: <Leads obstacle={dashboard.data?.obstacle ?? undefined} />,
        },
        {
          value: 'codes',
          label: m.reseller_dashboard__agent_codes(),
          short: m.reseller_dashboard__codes(),
          icon: Ticket,
          content: <CodesPanel {...list} />,
        },
        {
          value: 'deals',
          label: m.reseller_dashboard__past_deals(),
          short: m.reseller_dashboard__deals(),
          icon: FileSpreadsheet,
          content: <DealsPanel obstacle={dashboard.data?.obstacle ?? undefined} />,
        },
        {
          value: 'fees',
          label: m.reseller_dashboard__agent_fees(),
          short: m.reseller_dashboard__fees(),
          icon: ReceiptText,
          content: <FeesPanel {...list} />,
        },
        {
          value: 'subscription',
          label: m.reseller_dashboard__subscription(),
          short: m.reseller_dashboard__plan(),
          icon: CreditCard,
          waiting: waiting?.billOpen ? 1 : undefined,
          waitingLabel: m.reseller_dashboard__unpaid_invoice_2(),
          content: <SubscriptionPanel />,
        },
        {
          value: 'analytics',
          label: m.reseller_dashboard__analytics(),
          short: m.reseller_dashboard__analytics(),
          icon: ChartColumn,
          content: <AnalyticsPanel />,
        },
        {
          value: 'company',
          label: m.reseller_dashboard__company(),
          short: m.reseller_dashboard__company(),
          icon: Building2,
          content: (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
              <CompanyPanel dashboard={dashboard.data} />
              <LendingPanel />
              <MortgageTeam />
              <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-8">
                <h3 className="text-18">{m.lending__rate_sheet()}</h3>
                <RateSheet />
              </section>
            </div>
          ),
        },
      ]}
    />
  );
}

/** The routing of leads with the company's active agents. */
function Leads({ obstacle }: { obstacle: string | undefined }) {
  const agents = useQuery(activeAgentsQuery).data?.rows ?? [];
  return (
    <RoutingPanel
      obstacle={obstacle}
      agents={agents.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))}
    />
  );
}

function needsOf({ waiting, plan }: DashboardData, ratesStale: boolean): Need[] {
  const one = (count: number, single: string, many: string) => (count === 1 ? single : many);
  return [
    {
      count: waiting.agentsToAccept,
      what: one(
        waiting.agentsToAccept,
        m.reseller_dashboard__agent_to_accept(),
        m.reseller_dashboard__agents_to_accept(),
      ),
      href: dashboardPath({ status: 'pending' }),
    },
    {
      count: waiting.licensesExpiring,
      what: one(
        waiting.licensesExpiring,
        m.reseller_dashboard__license_expiring(),
        m.reseller_dashboard__licenses_expiring(),
      ),
      note: m.reseller_dashboard__expired_or_expiring_within_60(),
      href: `${dashboardPath({ tab: 'analytics' })}#licenses`,
    },
    {
      count: waiting.invitationsOpen,
      what: one(
        waiting.invitationsOpen,
        m.reseller_dashboard__open_invitation(),
        m.reseller_dashboard__open_invitations(),
      ),
      note: m.reseller_dashboard__no_reply_yet(),
      href: `${dashboardPath({})}#invitations`,
    },
    {
      count: waiting.billOpen ? 1 : 0,
      what:
        plan?.status === 'pending_payment'
          ? m.reseller_dashboard__plan_payment_due()
          : m.reseller_dashboard__unpaid_invoice(),
      href: dashboardPath({ tab: 'subscription' }),
    },
    {
      count: ratesStale ? 1 : 0,
      what: m.reseller_dashboard__rate_sheet_out_of_date(),
      note: m.reseller_dashboard__buyers_cant_see_your_rates(),
      href: `${dashboardPath({ tab: 'company' })}#lending`,
    },
  ];
}
