import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare, PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { money } from '../../../ui/format.ts';
import { Initials } from '../../../ui/initials.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { relativeTime } from '../../../ui/time/relative-time.ts';
import { rankingPath } from '../../matching/paths.ts';
import { messageToClient } from '../../messages/paths.ts';
import { type Client, clientsQuery } from '../calls.ts';
import { fullName, statusLabels, statusTones } from '../labels.ts';
import { crmPath } from '../paths.ts';
import { LogDialog } from '../today/log-dialog.tsx';

/** Clients with an account on Lintel, with their search, status and activity. */
export function ClientsTable() {
  const [search, setSearch] = useState('');
  const { data, error, refetch, isPlaceholderData } = useQuery(clientsQuery(search));
  if (error)
    return <ErrorState what={m.contacts__we_couldnt_load_clients()} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <search className="grid sm:max-w-80">
        <SearchField
          label={m.contacts__search_clients()}
          placeholder={m.contacts__name_email_phone_or_tag()}
          value={search}
          onSearch={setSearch}
        />
      </search>
      {!data && <Skeleton className="h-96" />}
      {data && (
        <>
          <ul className="border-t border-line md:hidden">
            {data.map((client) => (
              <li key={client.id} className="grid gap-1 border-b border-line py-3">
                <Name client={client} />
                <p className="text-14 text-soft">
                  {[budgetOf(client), ...activityOf(client)].filter(Boolean).join(' · ')}
                </p>
                <Actions client={client} />
              </li>
            ))}
          </ul>
          <div className="max-md:hidden">
            <DataTable
              quietCaption
              caption={m.contacts__my_clients()}
              columns={columns}
              rows={data}
              keyOf={({ id }) => id}
              stale={isPlaceholderData}
              empty={<NoClients searched={search !== ''} />}
            />
          </div>
          {data.length === 0 && (
            <div className="md:hidden">
              <NoClients searched={search !== ''} />
            </div>
          )}
        </>
      )}
    </>
  );
}

function Name({ client }: { client: Client }) {
  const name = fullName(client);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Initials name={name} size="sm" />
      <div className="min-w-0">
        <AppLink stay href={crmPath({ lead: client.contactId })} className="block truncate font-medium hover:underline">
          {name}
        </AppLink>
        <span className="block max-w-44 truncate text-soft max-md:hidden">
          {client.email ?? client.phone ?? m.contacts__not_shared()}
        </span>
      </div>
      <span className="md:hidden">
        <Badge tone={statusTones[client.status]}>{statusLabels[client.status]}</Badge>
      </span>
    </div>
  );
}

const budgetOf = ({ budget, currency }: Client): string | null => (budget === null ? null : money(budget, currency));
const activityOf = ({ savedProperties, lastContactedAt }: Client): string[] =>
  [
    savedProperties === null
      ? null
      : savedProperties === 1
        ? m.contacts__one_home_saved()
        : m.contacts__homes_saved({ count: savedProperties }),
    lastContactedAt
      ? m.contacts__contacted_when({ when: relativeTime(lastContactedAt) })
      : m.contacts__not_contacted_yet(),
  ].filter((each) => each !== null);

const columns: readonly Column<Client>[] = [
  {
    get head() {
      return m.contacts__client();
    },
    cell: (client) => <Name client={client} />,
  },
  {
    get head() {
      return m.contacts__budget();
    },
    cell: (client) => (
      <>
        {budgetOf(client) ?? m.contacts__not_shared()}
        <span className="block text-soft">
          {[client.city, client.selectedCountries.join(', ')].filter(Boolean).join(', ')}
        </span>
      </>
    ),
    numeric: true,
  },
  {
    get head() {
      return m.contacts__status();
    },
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>,
  },
  {
    get head() {
      return m.contacts__activity();
    },
    from: 'xl',
    cell: (client) =>
      activityOf(client).map((each) => (
        <span key={each} className="block whitespace-nowrap">
          {each}
        </span>
      )),
  },
  {
    get head() {
      return m.contacts__actions();
    },
    cell: (client) => <Actions client={client} />,
  },
];

function Actions({ client }: { client: Client }) {
  const [logs, setLogs] = useState(false);
  const name = fullName(client);
  return (
    <div className="flex flex-wrap gap-1 md:flex-nowrap">
      <LinkButton
        stay
        kind="secondary"
        size="sm"
        className="px-2! whitespace-nowrap"
        href={crmPath({ lead: client.contactId })}
        aria-label={m.contacts__view_details_of({ name })}
      >
        {m.contacts__view_details()}
      </LinkButton>
      <Button
        kind="quiet"
        size="sm"
        className="px-2! whitespace-nowrap"
        aria-label={m.contacts__mark_name_as_contacted({ name })}
        onClick={() => setLogs(true)}
      >
        <PhoneCall aria-hidden size={16} strokeWidth={1.5} className="hidden md:max-xl:block" />
        <span className="md:max-xl:sr-only">{m.contacts__mark_as_contacted()}</span>
      </Button>
      <LinkButton
        kind="quiet"
        size="sm"
        className="px-2!"
        href={messageToClient(client.id)}
        aria-label={m.contacts__message_name({ name })}
        title={m.contacts__message()}
      >
        <MessageSquare aria-hidden size={16} strokeWidth={1.5} className="max-lg:hidden" />
        <span className="lg:sr-only">{m.contacts__message()}</span>
      </LinkButton>
      {logs && <LogDialog id={client.contactId} name={name} channel="call" onClose={() => setLogs(false)} />}
    </div>
  );
}

const NoClients = ({ searched }: { searched: boolean }) =>
  searched ? (
    <p className="py-6 text-soft">{m.contacts__no_client_matches()}</p>
  ) : (
    <EmptyState
      title={m.agent_dashboard__no_clients_yet()}
      actions={<LinkButton href={rankingPath}>{m.agent_dashboard__set_your_working_hours()}</LinkButton>}
    >
      {m.agent_dashboard__buyers_can_reach_you_with()}
    </EmptyState>
  );
