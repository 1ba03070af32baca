import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Activity, Calculator, ChartColumn, FileText, LayoutDashboard, Users, Wrench } from 'lucide-react';
import { useLive } from '../../api/live.ts';
import type { Me } from '../../modules/accounts/session.ts';
import { MortgageCalculator } from '../../modules/lending/calculator/calculator.tsx';
import { type ApplicationRow, applicationsQuery, lendingKey } from '../../modules/lending/calls.ts';
import { LendingActivity } from '../../modules/lending/dashboard/activity.tsx';
import { LendingClients } from '../../modules/lending/dashboard/clients.tsx';
import { LendingFigures } from '../../modules/lending/dashboard/figures.tsx';
import { Pipeline } from '../../modules/lending/dashboard/pipeline.tsx';
import { LendingTools } from '../../modules/lending/dashboard/tools.tsx';
import { membershipQuery } from '../../modules/membership/own/calls.ts';
import { unreadThreadsQuery } from '../../modules/messages/calls.ts';
import { messagesPath, messageToCompany } from '../../modules/messages/paths.ts';
import { clientsQuery } from '../../modules/professionals/calls.ts';
import { LinkButton } from '../../ui/button.tsx';
import { AgentDashboardPage } from '../agent-dashboard/agent-dashboard-page.tsx';
import { Dashboard } from '../dashboard/dashboard.tsx';
import { type Need, NeedsNow } from '../dashboard/needs-now.tsx';
import type { MortgageTab } from './mortgage-tabs.ts';

/** A mortgage agent's dashboard. An agent whom the company has not accepted sees the general page with the reason. */
export function MortgageDashboard({ me, tab }: { me: Me; tab: MortgageTab }) {
  const membership = useQuery(membershipQuery).data;
  if (membership && membership.status !== 'active') return <AgentDashboardPage me={me} />;
  return <Active me={me} tab={tab} />;
}

function Active({ me, tab }: { me: Me; tab: MortgageTab }) {
  useLive('lending', lendingKey);
  const navigate = useNavigate();
  const { data: applications } = useQuery(applicationsQuery);
  const requests = useQuery(clientsQuery('pending', 1)).data?.total;
  const unread = useQuery(unreadThreadsQuery).data?.unread;
  const toReview = applications?.reduce((sum, each) => sum + each.toReview, 0);
  return (
    <Dashboard
      title={m.agent_dashboard__mortgage_agent_dashboard()}
      who={`${me.firstName} ${me.lastName}`}
      actions={
        // Phones have it in the menu.
        <LinkButton kind="secondary" className="max-md:hidden" href={messageToCompany}>
          {m.agent_dashboard__message_your_company()}
        </LinkButton>
      }
      now={<NeedsNow needs={applications && needsOf(applications, requests ?? 0, unread ?? 0)} />}
      figures={<LendingFigures />}
      value={tab}
      onChange={(next) =>
        void navigate({
          to: '/mortgage-agent-dashboard',
          search: next === 'overview' ? {} : { tab: next as MortgageTab },
          resetScroll: false,
        })
      }
      parts={[
        {
          value: 'overview',
          label: m.lending__overview(),
          short: m.lending__overview(),
          icon: LayoutDashboard,
          content: <Pipeline only="open" />,
        },
        {
          value: 'clients',
          label: m.lending__my_clients(),
          short: m.lending__clients(),
          icon: Users,
          content: <LendingClients />,
        },
        {
          ...{
            value: 'applications',
            label: m.lending__loan_applications(),
            short: m.lending__loans(),
            icon: FileText,
            content: <Pipeline />,
          },
          ...{
            waiting: toReview,
            waitingLabel:
              toReview === 1 ? m.lending__document_to_review_short() : m.lending__documents_to_review_short(),
          },
        },
        {
          value: 'calculators',
          label: m.lending__loan_calculators(),
          short: m.lending__calculators(),
          icon: Calculator,
          content: <MortgageCalculator />,
        },
        {
          value: 'activity',
          label: m.lending__application_activity(),
          short: m.lending__activity(),
          icon: Activity,
          content: <LendingActivity />,
        },
        {
          value: 'performance',
          label: m.lending__performance(),
          short: m.lending__performance_short(),
          icon: ChartColumn,
          content: <LendingFigures performance />,
        },
        {
          value: 'tools',
          label: m.lending__tools(),
          short: m.lending__tools(),
          icon: Wrench,
          content: <LendingTools />,
        },
      ]}
    />
  );
}

function needsOf(applications: readonly ApplicationRow[], requests: number, unread: number): Need[] {
  const soon = applications.filter(({ nextClock }) => nextClock !== null && nextClock.urgency !== 'later');
  const late = soon.filter(({ nextClock }) => nextClock?.urgency === 'overdue').length;
  const toReview = applications.reduce((sum, each) => sum + each.toReview, 0);
  const pipeline = '/mortgage-agent-dashboard?tab=applications';
  const need = (count: number, one: string, many: string, href: string): Need => ({
    count,
    what: count === 1 ? one : many,
    href,
  });
  return [
    {
      ...need(soon.length, m.lending__clock_within_3_days(), m.lending__clocks_within_3_days(), pipeline),
      note: late > 0 ? m.lending__overdue({ count: late }) : undefined,
    },
    need(toReview, m.lending__document_to_review_short(), m.lending__documents_to_review_short(), pipeline),
    need(requests, m.agent_dashboard__request_to_reply_to(), m.agent_dashboard__requests_to_reply_to(), '/connections'),
    need(unread, m.agent_dashboard__unread_conversation(), m.agent_dashboard__unread_conversations(), messagesPath),
  ];
}
