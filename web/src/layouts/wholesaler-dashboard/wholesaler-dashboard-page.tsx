import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Building2, ChartLine, Gauge, LifeBuoy, LogOut, Percent, ScrollText } from 'lucide-react';
import type { Me } from '../../modules/accounts/session.ts';
import { AnalyticsTab } from '../../modules/administration/analytics/analytics-tab.tsx';
import { AuditTab } from '../../modules/administration/audit/audit-tab.tsx';
import { CompanyDrawer } from '../../modules/administration/companies/company-drawer.tsx';
import { ResellersTab } from '../../modules/administration/companies/resellers-tab.tsx';
import {
  type ChangeDashboard,
  type DashboardState,
  type DashboardTabName,
  dashboardPath,
} from '../../modules/administration/dashboard-state.ts';
import { WholesalerFigures } from '../../modules/administration/figures.tsx';
import { useWholesalerNeeds } from '../../modules/administration/needs.ts';
import { statsQuery } from '../../modules/administration/queries.ts';
import { RatesTab } from '../../modules/administration/rates/rates-tab.tsx';
import { VerificationsTab } from '../../modules/administration/verifications/verifications-tab.tsx';
import { MarketsTab } from '../../modules/markets/operator/markets-tab.tsx';
import { fetchTickets } from '../../modules/support/calls.ts';
import { OwnTickets } from '../../modules/support/own-tickets.tsx';
import { Button } from '../../ui/button.tsx';
import { Dashboard, type DashboardTab } from '../dashboard/dashboard.tsx';
import type { Need } from '../dashboard/needs-now.tsx';
import { NeedsNow } from '../dashboard/needs-now.tsx';
import { signOut } from '../signed-in/own-items.ts';

/** Dashboard of the platform owner: pending work, figures, companies, licenses, analytics and audit log. */
export function WholesalerDashboardPage({
  me,
  state,
  change,
}: {
  me: Me;
  state: DashboardState;
  change: ChangeDashboard;
}) {
  const needs = useWholesalerNeeds();
  const questions = useOpenRequests();
  const { data: stats } = useQuery(statsQuery);
  const tab = state.tab ?? 'resellers';
  const parts: DashboardTab[] = [
    {
      value: 'resellers',
      label: m.wholesaler_dashboard__reseller_management(),
      short: m.wholesaler_dashboard__resellers(),
      icon: Building2,
      content: <ResellersTab state={state} change={change} />,
    },
    {
      value: 'verifications',
      label: m.wholesaler_dashboard__license_verifications(),
      short: m.wholesaler_dashboard__licenses(),
      icon: BadgeCheck,
      waiting: stats?.pendingVerifications,
      waitingLabel: m.wholesaler_dashboard__to_verify(),
      content: <VerificationsTab state={state} change={change} />,
    },
    {
      value: 'analytics',
      label: m.wholesaler_dashboard__analytics(),
      short: m.wholesaler_dashboard__analytics(),
      icon: ChartLine,
      content: <AnalyticsTab state={state} change={change} />,
    },
    {
      value: 'markets',
      label: m.wholesaler_dashboard__markets(),
      short: m.wholesaler_dashboard__markets(),
      icon: Gauge,
      content: <MarketsTab />,
    },
    {
      value: 'rates',
      label: m.wholesaler_dashboard__mortgage_rates(),
      short: m.wholesaler_dashboard__rates(),
      icon: Percent,
      content: <RatesTab state={state} change={change} />,
    },
    {
      value: 'audit',
      label: m.wholesaler_dashboard__audit_log(),
      short: m.wholesaler_dashboard__audit_log(),
      icon: ScrollText,
      content: <AuditTab state={state} change={change} />,
    },
    {
      value: 'support',
      label: m.wholesaler_dashboard__support_tickets(),
      short: m.wholesaler_dashboard__support(),
      icon: LifeBuoy,
      waiting: questions?.count,
      waitingLabel: m.wholesaler_dashboard__to_answer(),
      content: <OwnTickets opened={state.ticket} pathOf={({ ticket }) => dashboardPath({ tab: 'support', ticket })} />,
    },
  ];
  return (
    <>
      <Dashboard
        title={m.wholesaler_dashboard__wholesaler_dashboard()}
        who={`${me.firstName} ${me.lastName}`}
        actions={
          // Phones have it in the menu.
          <Button kind="secondary" className="max-md:hidden" onClick={() => void signOut()}>
            <LogOut aria-hidden size={16} strokeWidth={1.5} /> {m.wholesaler_dashboard__logout()}
          </Button>
        }
        now={<NeedsNow needs={needs && [...needs, ...(questions ? [questions] : [])]} />}
        figures={<WholesalerFigures />}
        parts={parts}
        value={tab}
        onChange={(value) => change({ tab: value as DashboardTabName })}
      />
      {state.company !== undefined && (
        <CompanyDrawer key={state.company} id={state.company} onClose={() => change({ company: undefined })} />
      )}
    </>
  );
}

/** Support requests without a reply; undefined while loading. */
function useOpenRequests(): Need | undefined {
  const { data } = useQuery({ queryKey: ['support', 'tickets', 1, 'open'], queryFn: () => fetchTickets(1, 'open') });
  if (!data) return undefined;
  return {
    count: data.total,
    what:
      data.total === 1 ? m.wholesaler_dashboard__question_to_answer() : m.wholesaler_dashboard__questions_to_answer(),
    // The request with the earliest due time comes first.
    note: data.tickets[0]?.overdue
      ? m.wholesaler_dashboard__the_first_one_is_overdue()
      : m.wholesaler_dashboard__all_within_the_promised_time(),
    href: dashboardPath({ tab: 'support' }),
  };
}
