import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rankingPath } from '../../matching/paths.ts';
import { clientsQuery } from '../../professionals/index.ts';
import { applicationsQuery, lendingKey } from '../calls.ts';
import { applicationPath } from '../paths.ts';
import { statusTones, statusWords } from '../words.ts';

/** Connected clients with their latest application, or the button that starts one. */
export function LendingClients() {
  const navigate = useNavigate();
  const { data: clients, ...clientsRequest } = useQuery(clientsQuery('connected', 1));
  const { data: applications, ...applicationsRequest } = useQuery(applicationsQuery);
  const { act, pending } = useAction({ refetch: [lendingKey], failed: m.lending__could_not_start() });
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
  if (clients.total === 0)
    return (
      <EmptyState
        title={m.lending__no_clients()}
        actions={<LinkButton href={rankingPath}>{m.lending__take_clients()}</LinkButton>}
      >
        {m.lending__no_clients_text()}
      </EmptyState>
    );
  const start = (buyerId: number) =>
    act(async () => {
      const { id } = await callApi((api) => api.lending.start({ buyerId }));
      await navigate({ to: applicationPath(id) });
    });
  return (
    <ul className="grid">
      {clients.clients.map((client) => {
        const own = applications.filter(({ buyerId }) => buyerId === client.buyer.id);
        return (
          <li
            key={client.buyer.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
          >
            <span className="font-medium">{client.buyer.name}</span>
            <span className="flex flex-wrap items-center gap-3">
              {own.map(({ id, status, propertyAddress }) => (
                <AppLink
                  key={id}
                  href={applicationPath(id)}
                  className="inline-flex min-h-10 items-center gap-2 text-14 hover:underline"
                >
                  {propertyAddress ?? m.lending__application()}
                  <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
                </AppLink>
              ))}
              {own.every(({ status }) => status === 'rejected' || status === 'withdrawn') && (
                <Button kind="secondary" pending={pending} onClick={() => void start(client.buyer.id)}>
                  {m.lending__start_application()}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
