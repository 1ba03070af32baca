import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NoMatches, SearchField } from '../../../ui/fields/search-field.tsx';
import { keyOfBody } from '../../../ui/form/idempotency-key.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Initials } from '../../../ui/initials.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { rankingPath } from '../../matching/paths.ts';
import { clientsQuery } from '../../professionals/index.ts';
import { applicationsQuery, lendingKey } from '../calls.ts';
import { applicationPath } from '../paths.ts';
import { statusTones, statusWords } from '../words.ts';

/** Clients in an answer of the server. */
const clientsPageSize = 20;

/** Connected clients with their latest application, or the button that starts one. */
export function LendingClients() {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const { data: clients, ...clientsRequest } = useQuery(clientsQuery('connected', page, search));
  const { data: applications, ...applicationsRequest } = useQuery(applicationsQuery);
  const error = clientsRequest.error ?? applicationsRequest.error;
  if (error)
    return (
      <ErrorState
        what={m.lending__could_not_load_clients()}
        error={error}
        onRetry={() => void Promise.all([clientsRequest.refetch(), applicationsRequest.refetch()])}
      />
    );
  if (!clients || !applications) return <Skeleton className="h-96" />;
  if (clients.total === 0 && !search && !clientsRequest.isPlaceholderData)
    return (
      <EmptyState
        title={m.lending__no_clients()}
        actions={<LinkButton href={rankingPath}>{m.lending__take_clients()}</LinkButton>}
      >
        {m.lending__no_clients_text()}
      </EmptyState>
    );
  const find = (words: string) => {
    setSearch(words);
    setPage(1);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <search className="grid sm:max-w-80">
        <SearchField
          label={m.professionals__search_by_name()}
          placeholder={m.professionals__search_by_name()}
          value={search}
          onSearch={find}
        />
      </search>
      {clients.total === 0 && search && <NoMatches search={search} onClear={() => find('')} />}
      <ul
        aria-busy={clientsRequest.isPlaceholderData}
        className={clients.total === 0 ? 'hidden' : 'grid border-t border-line'}
      >
        {clients.clients.map((client) => {
          const own = applications.filter(({ buyerId }) => buyerId === client.buyer.id);
          return (
            <li
              key={client.buyer.id}
              className="grid items-center gap-x-4 gap-y-1 border-b border-line py-1.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_10.5rem]"
            >
              <span className="flex min-w-0 items-center gap-3">
                <Initials name={client.buyer.name} size="sm" />
                <span className="truncate font-medium">{client.buyer.name}</span>
              </span>
              <span className="flex flex-wrap items-center gap-x-4">
                {own.map(({ id, status, propertyAddress }) => (
                  <AppLink
                    key={id}
                    href={applicationPath(id)}
                    className="inline-flex min-h-10 items-center gap-2 text-14 hover:underline"
                  >
                    <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
                    {propertyAddress ?? m.lending__application()}
                  </AppLink>
                ))}
              </span>
              <span className="flex items-center md:min-h-10 md:justify-end">
                {own.every(({ status }) => status === 'rejected' || status === 'withdrawn') && (
                  <StartButton buyerId={client.buyer.id} />
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {clients.total > clientsPageSize && (
        <Paging
          label={m.professionals__pages()}
          page={page}
          pageSize={clientsPageSize}
          total={clients.total}
          onPage={setPage}
        />
      )}
    </div>
  );
}

function StartButton({ buyerId }: { buyerId: number }) {
  const navigate = useNavigate();
  const [keyOf] = useState(keyOfBody);
  const { act, pending } = useAction({ refetch: [lendingKey], failed: m.lending__could_not_start() });
  const start = () =>
    act(async () => {
      const context = { idempotencyKey: keyOf(buyerId) };
      const { id } = await callApi((api) => api.lending.start({ buyerId }, { context }));
      await navigate({ to: applicationPath(id) });
    });
  return (
    <Button kind="secondary" size="sm" pending={pending} onClick={() => void start()}>
      {m.lending__start_application()}
    </Button>
  );
}
