import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NoMatches, SearchField } from '../../../ui/fields/search-field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { Appointments } from '../../appointments/index.ts';
import { clientJourneyPath } from '../../journey/paths.ts';
import { messageToClient } from '../../messages/paths.ts';
import { type Client, clientsQuery, networkKey } from '../calls.ts';
import type { ClientTab } from '../paths.ts';
import EndDialog from './end-dialog.tsx';
import { SharedFacts } from './shared-facts.tsx';

/** Requests and clients of a professional, each with only the facts that were shared. */
export function ClientsPage(props: {
  tab: ClientTab;
  page: number;
  search: string;
  onGo: (tab: ClientTab, page: number, search?: string) => void;
  /** Renders further content for a request or client, by its connection. */
  about: (connectionId: number) => ReactNode;
}) {
  const { tab, page, search, onGo } = props;
  useLive('professionals', networkKey);
  const list = (state: 'pending' | 'connected' | 'past', of: ClientTab) => (
    <List
      state={state}
      page={page}
      search={search}
      onPage={(next) => onGo(of, next, search)}
      onSearch={(words) => onGo(of, 1, words)}
      about={props.about}
    />
  );
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4 md:py-6">
      <header className="grid gap-1">
        <h1 className="text-28">{m.professionals__requests_and_clients()}</h1>
        <p className="max-w-measure text-14 text-soft">{m.professionals__buyers_choose_what_they_share()}</p>
      </header>
      <Tabs
        label={m.professionals__requests_and_clients()}
        value={tab}
        onChange={(next) => onGo(next as ClientTab, 1)}
        tabs={[
          { value: 'requests', label: m.professionals__requests(), content: list('pending', 'requests') },
          { value: 'clients', label: m.professionals__clients(), content: list('connected', 'clients') },
          {
            value: 'appointments',
            label: m.professionals__appointments(),
            content: (
              <div className="grid gap-10">
                <Appointments
                  when="coming"
                  title={m.professionals__upcoming()}
                  empty={m.professionals__you_have_no_confirmed_appointments()}
                />
                <Appointments when="past" title={m.professionals__past()} />
              </div>
            ),
          },
          { value: 'past', label: m.professionals__past(), content: list('past', 'past') },
        ]}
      />
    </div>
  );
}

const emptyStates = {
  pending: [m.professionals__no_requests_right_now, m.professionals__requests_from_buyers_appear_here],
  connected: [m.professionals__no_clients_yet, m.professionals__buyers_appear_here_once_you],
  past: [m.professionals__no_past_requests_or_clients, m.professionals__declined_and_expired_requests_appear],
} as const;

function List(props: {
  state: 'pending' | 'connected' | 'past';
  page: number;
  search: string;
  onPage: (page: number) => void;
  onSearch: (words: string) => void;
  about: (connectionId: number) => ReactNode;
}) {
  const { state, page, search, onPage, onSearch } = props;
  const { data, error, refetch, isPlaceholderData } = useQuery(clientsQuery(state, page, search));
  if (error)
    return (
      <ErrorState what={m.professionals__we_couldnt_load_this_list()} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-60" />;
  if (data.total === 0 && !search && !isPlaceholderData) {
    const [title, text] = emptyStates[state];
    return (
      <EmptyState
        title={title()}
        actions={
          state !== 'past' && (
            <LinkButton kind="secondary" href="/standing">
              {m.professionals__set_your_hours_and_client()}
            </LinkButton>
          )
        }
      >
        {text()}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <search className="grid sm:max-w-80">
        <SearchField
          label={m.professionals__search_by_name()}
          placeholder={m.professionals__search_by_name()}
          value={search}
          onSearch={onSearch}
        />
      </search>
      {data.total === 0 && search && <NoMatches search={search} onClear={() => onSearch('')} />}
      <ul aria-busy={isPlaceholderData} className="grid gap-4 lg:grid-cols-2">
        {data.clients.map((client) => (
          <ClientCard key={`${client.buyer.id} ${client.id}`} client={client} about={props.about} />
        ))}
      </ul>
      {data.total > 0 && (
        <Paging label={m.professionals__pages()} page={page} pageSize={20} total={data.total} onPage={onPage} />
      )}
    </div>
  );
}

const states = {
  pending: [m.professionals__waiting_for_your_reply, 'info'],
  connected: [m.professionals__client, 'good'],
  declined: [m.professionals__declined, 'plain'],
  withdrawn: [m.professionals__withdrawn, 'plain'],
  lapsed: [m.professionals__expired_2, 'warning'],
  ended: [m.professionals__ended, 'plain'],
} as const;

function ClientCard({ client, about }: { client: Client; about: (connectionId: number) => ReactNode }) {
  const { buyer, state } = client;
  const [open, setOpen] = useState<'decline' | 'end'>();
  const { act, pending } = useAction({ refetch: [networkKey] });
  const [word, tone] = states[state];
  const answer = (decision: 'accept' | 'decline', reason?: string) =>
    act(
      () => callApi((api) => api.professionals.answer({ id: client.id!, decision, ...(reason ? { reason } : {}) })),
      () => ({
        title: decision === 'accept' ? m.professionals__accepted() : m.professionals__declined(),
        description: m.professionals__has_been_notified_2({ name: buyer.name }),
      }),
    );
  return (
    <li className="lintel grid content-start gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-18">{buyer.name}</h2>
        <Badge tone={tone}>{word()}</Badge>
      </div>
      <p className="text-14 text-soft">{timeText(client)}</p>
      {client.message && (
        <p className="border-l-2 border-line pl-3 break-words whitespace-pre-wrap">{client.message}</p>
      )}
      {client.reason && <p className="text-14 text-soft">{m.professionals__reason({ reason: client.reason })}</p>}
      <SharedFacts client={client} />
      {client.id !== null && (state === 'pending' || state === 'connected') && about(client.id)}
      {state === 'pending' && (
        <div className="flex flex-wrap gap-2">
          <Button
            pending={pending}
            onClick={() => void answer('accept')}
            aria-label={m.professionals__accept_the_request_from({ name: buyer.name })}
          >
            {m.professionals__accept()}
          </Button>
          <Button
            kind="secondary"
            onClick={() => setOpen('decline')}
            aria-label={m.professionals__decline_the_request_from({ name: buyer.name })}
          >
            {m.professionals__decline()}
          </Button>
        </div>
      )}
      {state === 'connected' && (
        <div className="flex flex-wrap gap-2">
          <LinkButton
            kind="secondary"
            size="sm"
            href={messageToClient(buyer.id)}
            aria-label={m.professionals__message({ name: buyer.name })}
          >
            {m.professionals__message_2()}
          </LinkButton>
          {client.shared.includes('journey') && (
            <LinkButton
              kind="secondary"
              size="sm"
              href={clientJourneyPath(buyer.id)}
              aria-label={m.professionals__journey_of({ name: buyer.name })}
            >
              {m.professionals__journey()}
            </LinkButton>
          )}
          <Button
            kind="quiet"
            size="sm"
            onClick={() => setOpen('end')}
            aria-label={m.professionals__end_connection_with({ name: buyer.name })}
          >
            {m.professionals__end_connection()}
          </Button>
        </div>
      )}
      {open && (
        <EndDialog
          title={
            open === 'decline'
              ? m.professionals__decline_the_request_from_2({ name: buyer.name })
              : m.professionals__end_your_connection_with({ name: buyer.name })
          }
          consequences={
            open === 'decline'
              ? m.professionals__well_notify_right_away_they({ name: buyer.name })
              : m.professionals__youll_no_longer_see_what({ name: buyer.name })
          }
          verb={open === 'decline' ? m.professionals__decline() : m.professionals__end()}
          pending={pending}
          onClose={() => setOpen(undefined)}
          onConfirm={async (reason) => {
            const done =
              open === 'decline'
                ? await answer('decline', reason)
                : await act(
                    () =>
                      callApi((api) => api.professionals.endClient({ id: buyer.id, ...(reason ? { reason } : {}) })),
                    () => ({
                      title: m.professionals__ended(),
                      description: m.professionals__has_been_notified_2({ name: buyer.name }),
                    }),
                  );
            if (done) setOpen(undefined);
          }}
        />
      )}
    </li>
  );
}

function timeText({ state, origin, requestedAt, since, lapsesAt, endedAt }: Client): string {
  if (state === 'pending')
    return m.professionals__requested_expires({ requestedAt: dayHere(requestedAt!), lapsesAt: dayHere(lapsesAt!) });
  if (state === 'connected')
    return `${origin === 'code' ? m.professionals__joined_with_your_code_or() : m.professionals__accepted()}${since ? `, ${dayHere(since)}` : ''}`;
  return m.professionals__ended_2({ dayHere: dayHere(endedAt ?? since ?? requestedAt!) });
}
