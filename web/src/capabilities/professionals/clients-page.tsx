import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { dayHere } from '../../ui/moment.ts';
import { Paging } from '../../ui/paging.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ask } from '../../wire/client.ts';
import { useLive } from '../../wire/live.ts';
import { clientJourneyPath } from '../journey/paths.ts';
import { messageToClient } from '../messages/paths.ts';
import { Appointments } from './appointments.tsx';
import { type Client, clientsQuery, networkKey } from './calls.ts';
import EndDialog from './end-dialog.tsx';
import type { ClientTab } from './paths.ts';
import { SharedFacts } from './shared-facts.tsx';
import { useAct } from './use-act.ts';

/** Requests and clients of a professional: each shows what was shared, and nothing else. */
export function ClientsPage(props: {
  tab: ClientTab;
  page: number;
  onGo: (tab: ClientTab, page: number) => void;
  /** What else is known of a request or client, by its connection. */
  about: (connectionId: number) => ReactNode;
}) {
  const { tab, page, onGo } = props;
  useLive('professionals', networkKey);
  const list = (state: 'pending' | 'connected' | 'past', of: ClientTab) => (
    <List state={state} page={page} onPage={(next) => onGo(of, next)} about={props.about} />
  );
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-10">
      <header className="grid gap-2">
        <h1 className="text-36">Requests and clients</h1>
        <p className="max-w-measure text-soft">
          Buyers choose what you see of them, and can change it. A request lapses after 8 of your working hours without
          an answer.
        </p>
      </header>
      <Tabs
        label="Requests and clients"
        value={tab}
        onChange={(next) => onGo(next as ClientTab, 1)}
        tabs={[
          { value: 'requests', label: 'Requests', content: list('pending', 'requests') },
          { value: 'clients', label: 'Clients', content: list('connected', 'clients') },
          {
            value: 'appointments',
            label: 'Appointments',
            content: (
              <div className="grid gap-10">
                <Appointments when="coming" title="To come" empty="Nothing is agreed on or waits for an answer." />
                <Appointments when="past" title="Past" />
              </div>
            ),
          },
          { value: 'past', label: 'Past', content: list('past', 'past') },
        ]}
      />
    </div>
  );
}

const nothing = {
  pending: ['No requests now', 'Buyers who ask to work with you appear here until you answer.'],
  connected: ['No clients yet', 'Buyers whose request you accept, or who come by your code, appear here.'],
  past: ['Nothing has ended yet', 'Requests that were declined or lapsed, and work that ended, appear here.'],
} as const;

function List(props: {
  state: 'pending' | 'connected' | 'past';
  page: number;
  onPage: (page: number) => void;
  about: (connectionId: number) => ReactNode;
}) {
  const { state, page, onPage } = props;
  const { data, error, refetch } = useQuery(clientsQuery(state, page));
  if (error) return <ErrorState what="The list could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60" />;
  if (data.total === 0) {
    const [title, text] = nothing[state];
    return (
      <EmptyState
        title={title}
        actions={
          state !== 'past' && (
            <LinkButton kind="secondary" href="/standing">
              Set your hours and how many clients you take
            </LinkButton>
          )
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {data.clients.map((client) => (
          <ClientCard key={`${client.buyer.id} ${client.id}`} client={client} about={props.about} />
        ))}
      </ul>
      <Paging label="Pages" page={page} pageSize={20} total={data.total} onPage={onPage} />
    </>
  );
}

const states = {
  pending: ['Waits for your answer', 'info'],
  connected: ['Client', 'good'],
  declined: ['Declined', 'plain'],
  withdrawn: ['Taken back', 'plain'],
  lapsed: ['Lapsed', 'warning'],
  ended: ['Ended', 'plain'],
} as const;

function ClientCard({ client, about }: { client: Client; about: (connectionId: number) => ReactNode }) {
  const { buyer, state } = client;
  const [open, setOpen] = useState<'decline' | 'end'>();
  const { act, pending } = useAct();
  const [word, tone] = states[state];
  const answer = (decision: 'accept' | 'decline', reason?: string) =>
    act(
      () => ask((api) => api.professionals.answer({ id: client.id!, decision, ...(reason ? { reason } : {}) })),
      () => ({
        title: decision === 'accept' ? 'Accepted' : 'Declined',
        description: `${buyer.name} has been notified.`,
      }),
    );
  return (
    <li className="lintel grid content-start gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-18">{buyer.name}</h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="text-14 text-soft">{whenOf(client)}</p>
      {client.message && (
        <p className="border-l-2 border-line pl-3 break-words whitespace-pre-wrap">{client.message}</p>
      )}
      {client.reason && <p className="text-14 text-soft">Reason: {client.reason}</p>}
      <SharedFacts client={client} />
      {client.id !== null && (state === 'pending' || state === 'connected') && about(client.id)}
      {state === 'pending' && (
        <div className="flex flex-wrap gap-2">
          <Button
            pending={pending}
            onClick={() => void answer('accept')}
            aria-label={`Accept the request of ${buyer.name}`}
          >
            Accept
          </Button>
          <Button
            kind="secondary"
            onClick={() => setOpen('decline')}
            aria-label={`Decline the request of ${buyer.name}`}
          >
            Decline
          </Button>
        </div>
      )}
      {state === 'connected' && (
        <div className="flex flex-wrap gap-2">
          <LinkButton kind="secondary" size="sm" href={messageToClient(buyer.id)} aria-label={`Message ${buyer.name}`}>
            Message
          </LinkButton>
          {client.shared.includes('journey') && (
            <LinkButton
              kind="secondary"
              size="sm"
              href={clientJourneyPath(buyer.id)}
              aria-label={`Journey of ${buyer.name}`}
            >
              Journey
            </LinkButton>
          )}
          <Button kind="quiet" size="sm" onClick={() => setOpen('end')} aria-label={`End the work with ${buyer.name}`}>
            End the work
          </Button>
        </div>
      )}
      {open && (
        <EndDialog
          title={open === 'decline' ? `Decline the request of ${buyer.name}?` : `End the work with ${buyer.name}?`}
          told={
            open === 'decline'
              ? `${buyer.name} is told at once and can ask somebody else.`
              : `You no longer see what ${buyer.name} shared, and appointments to come are called off.`
          }
          verb={open === 'decline' ? 'Decline' : 'End'}
          pending={pending}
          onClose={() => setOpen(undefined)}
          onConfirm={async (reason) => {
            const done =
              open === 'decline'
                ? await answer('decline', reason)
                : await act(
                    () => ask((api) => api.professionals.endClient({ id: buyer.id, ...(reason ? { reason } : {}) })),
                    () => ({ title: 'Ended', description: `${buyer.name} has been notified.` }),
                  );
            if (done) setOpen(undefined);
          }}
        />
      )}
    </li>
  );
}

function whenOf({ state, origin, requestedAt, since, lapsesAt, endedAt }: Client): string {
  if (state === 'pending') return `Asked ${dayHere(requestedAt!)}; lapses ${dayHere(lapsesAt!)}`;
  if (state === 'connected')
    return `${origin === 'code' ? 'Came by your code or your company' : 'Accepted'}${since ? `, ${dayHere(since)}` : ''}`;
  return `Ended ${dayHere(endedAt ?? since ?? requestedAt!)}`;
}
