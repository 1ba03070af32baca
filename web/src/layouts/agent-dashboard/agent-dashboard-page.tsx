import { m } from '@lintel/messages';
import type { Membership } from '@lintel/server/membership';
import { useQuery } from '@tanstack/react-query';
import type { Me } from '../../modules/accounts/session.ts';
import { Appointments } from '../../modules/appointments/index.ts';
import { myLicensesQuery } from '../../modules/licensing/calls.ts';
import { rankingPath } from '../../modules/matching/paths.ts';
import { membershipQuery } from '../../modules/membership/own/calls.ts';
import { unreadThreadsQuery } from '../../modules/messages/calls.ts';
import { messagesPath, messageToCompany } from '../../modules/messages/paths.ts';
import { clientsQuery } from '../../modules/professionals/calls.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Need, NeedsNow } from '../dashboard/needs-now.tsx';

/** An agent's dashboard: pending work, appointments, and links to every area. */
export function AgentDashboardPage({ me }: { me: Me }) {
  const membership = useQuery(membershipQuery).data;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <div className="min-w-0">
          <h1 className="text-28">
            {me.agentType === 'mortgage'
              ? m.agent_dashboard__mortgage_agent_dashboard()
              : m.agent_dashboard__real_estate_agent_dashboard()}
          </h1>
          <p className="text-14 text-soft">
            {me.firstName} {me.lastName}
          </p>
        </div>
        <LinkButton kind="secondary" href={messageToCompany}>
          {m.agent_dashboard__message_your_company()}
        </LinkButton>
      </header>
      {!membership && <NeedsNow needs={undefined} />}
      {membership?.status === 'active' && <Active />}
      {membership && membership.status !== 'active' && (
        <Notice title={statusTexts[membership.status](membership.companyName)}>
          {me.emailVerified
            ? m.agent_dashboard__your_clients_and_requests_appear()
            : m.agent_dashboard__confirm_your_email_address_so()}
        </Notice>
      )}
      <Appointments
        when="coming"
        title={m.agent_dashboard__appointments()}
        empty={m.agent_dashboard__no_appointments_yet_clients_can()}
      />
      <nav aria-label={m.agent_dashboard__your_work()} className="grid gap-3">
        <h2 className="text-22">{m.agent_dashboard__your_work()}</h2>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {work.map(({ label, href, text }) => (
            <li key={href}>
              <AppLink href={href} className="group grid gap-1 border-t border-line py-3">
                <span className="font-display text-18 font-semibold group-hover:underline">{label}</span>
                <span className="text-14 text-soft">{text}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const statusTexts: Record<Membership['status'], (company: string) => string> = {
  pending: (company) => m.agent_dashboard__hasnt_accepted_you_yet({ company }),
  active: (company) => m.agent_dashboard__you_work_with({ company }),
  suspended: (company) => m.agent_dashboard__suspended_your_account({ company }),
  left: (company) => m.agent_dashboard__you_no_longer_work_with({ company }),
};

/** Sections for active agents, who alone can load clients. */
function Active() {
  const clients = useQuery(clientsQuery('connected', 1)).data?.total;
  return (
    <>
      <NeedsNow needs={useNeeds()} />
      {clients === 0 && (
        <EmptyState
          title={m.agent_dashboard__no_clients_yet()}
          actions={<LinkButton href={rankingPath}>{m.agent_dashboard__set_your_working_hours()}</LinkButton>}
        >
          {m.agent_dashboard__buyers_can_reach_you_with()}
        </EmptyState>
      )}
    </>
  );
}

const work = [
  {
    get label() {
      return m.agent_dashboard__clients();
    },
    href: '/crm',
    get text() {
      return m.agent_dashboard__your_messages_with_each_client();
    },
  },
  {
    get label() {
      return m.agent_dashboard__requests();
    },
    href: '/connections',
    get text() {
      return m.agent_dashboard__buyers_who_want_to_work();
    },
  },
  {
    get label() {
      return m.agent_dashboard__documents();
    },
    href: '/documents',
    get text() {
      return m.agent_dashboard__documents_clients_shared_with_you();
    },
  },
  {
    get label() {
      return m.agent_dashboard__your_smartmatch_ranking();
    },
    href: rankingPath,
    get text() {
      return m.agent_dashboard__what_smartmatch_knows_about_you();
    },
  },
  {
    get label() {
      return m.agent_dashboard__licenses();
    },
    href: '/licenses',
    get text() {
      return m.agent_dashboard__what_the_license_register_shows();
    },
  },
  {
    get label() {
      return m.agent_dashboard__fees();
    },
    href: '/account#fees',
    get text() {
      return m.agent_dashboard__what_your_company_charges_you();
    },
  },
] as const;

/** Pending work of the agent; undefined while loading. */
function useNeeds(): Need[] | undefined {
  const requests = useQuery(clientsQuery('pending', 1)).data?.total;
  const unread = useQuery(unreadThreadsQuery).data?.unread;
  const licenses = useQuery(myLicensesQuery).data;
  if (requests === undefined || unread === undefined || !licenses) return undefined;
  const renewable = licenses.filter(({ status }) => status === 'rejected' || status === 'expired').length;
  const need = (count: number, one: string, many: string, href: string): Need => ({
    count,
    what: count === 1 ? one : many,
    href,
  });
  return [
    need(requests, m.agent_dashboard__request_to_reply_to(), m.agent_dashboard__requests_to_reply_to(), '/connections'),
    need(unread, m.agent_dashboard__unread_conversation(), m.agent_dashboard__unread_conversations(), messagesPath),
    need(
      renewable,
      m.agent_dashboard__license_to_renew_or_correct(),
      m.agent_dashboard__licenses_to_renew_or_correct(),
      '/licenses',
    ),
  ];
}
