import type { Membership } from '@lintel/server/reseller';
import { useQuery } from '@tanstack/react-query';
import type { Me } from '../../capabilities/accounts/session.ts';
import { standingPath } from '../../capabilities/matching/paths.ts';
import { unreadThreadsQuery } from '../../capabilities/messages/calls.ts';
import { messagesPath, messageToCompany } from '../../capabilities/messages/paths.ts';
import { myLicensesQuery } from '../../capabilities/network/licenses/calls.ts';
import { membershipQuery } from '../../capabilities/network/reseller/calls.ts';
import { Appointments } from '../../capabilities/professionals/appointments.tsx';
import { clientsQuery } from '../../capabilities/professionals/calls.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Need, NeedsNow } from '../desk/needs-now.tsx';

/** Where an agent works: what waits for them, appointments, and the way to each part of the work. */
export function AgentDeskPage({ me }: { me: Me }) {
  const membership = useQuery(membershipQuery).data;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <div className="min-w-0">
          <h1 className="text-28 md:text-36">
            {me.agentType === 'mortgage' ? 'Mortgage agent dashboard' : 'Real estate agent dashboard'}
          </h1>
          <p className="text-14 text-soft">
            {me.firstName} {me.lastName}
          </p>
        </div>
        <LinkButton kind="secondary" href={messageToCompany}>
          Message your company
        </LinkButton>
      </header>
      {!membership && <NeedsNow needs={undefined} />}
      {membership?.status === 'active' && <Active />}
      {membership && membership.status !== 'active' && (
        <Notice title={waitsFor[membership.status](membership.companyName)}>
          {me.emailVerified
            ? 'Clients and requests appear here while you work with a company.'
            : 'The company sees your sign-up once you confirm your email address.'}
        </Notice>
      )}
      <Appointments
        when="coming"
        title="Appointments"
        empty="No appointments yet. Clients propose times from your profile."
      />
      <nav aria-label="Your work" className="grid gap-3">
        <h2 className="text-22">Your work</h2>
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

const waitsFor: Record<Membership['status'], (company: string) => string> = {
  pending: (company) => `${company} hasn’t accepted you yet`,
  active: (company) => `You work with ${company}`,
  suspended: (company) => `${company} suspended your account`,
  left: (company) => `You no longer work with ${company}`,
};

/** Parts that need an active agent; only they may ask for clients. */
function Active() {
  const clients = useQuery(clientsQuery('connected', 1)).data?.total;
  return (
    <>
      <NeedsNow needs={useNeeds()} />
      {clients === 0 && (
        <EmptyState
          title="No clients yet"
          actions={<LinkButton href={standingPath}>Set your working hours</LinkButton>}
        >
          Buyers reach you by your code, or by SmartMatch once your license is verified and your working hours are set.
        </EmptyState>
      )}
    </>
  );
}

const work = [
  { label: 'Clients', href: '/crm', text: 'What each client shared with you, their journey and messages.' },
  { label: 'Requests', href: '/connections', text: 'Buyers who ask to work with you.' },
  { label: 'Documents', href: '/documents', text: 'Documents that clients shared with you, to review.' },
  { label: 'Your standing', href: standingPath, text: 'What SmartMatch knows of you, and how many clients you take.' },
  { label: 'Licenses', href: '/licenses', text: 'What the register says, and when your license expires.' },
  { label: 'Fees', href: '/account#fees', text: 'What your company charges you.' },
] as const;

/** What waits for the agent; undefined while it loads. */
function useNeeds(): Need[] | undefined {
  const requests = useQuery(clientsQuery('pending', 1)).data?.total;
  const unread = useQuery(unreadThreadsQuery).data?.unread;
  const licenses = useQuery(myLicensesQuery).data;
  if (requests === undefined || unread === undefined || !licenses) return undefined;
  const toRenew = licenses.filter(({ status }) => status === 'rejected' || status === 'expired').length;
  const need = (count: number, one: string, many: string, href: string): Need => ({
    count,
    what: count === 1 ? one : many,
    href,
  });
  return [
    need(requests, 'request to answer', 'requests to answer', '/connections'),
    need(unread, 'unread conversation', 'unread conversations', messagesPath),
    need(toRenew, 'license to renew or correct', 'licenses to renew or correct', '/licenses'),
  ];
}
