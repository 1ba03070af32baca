import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/field.tsx';
import { moment } from '../../ui/moment.ts';
import { Paging } from '../../ui/paging.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { askTickets, type TicketStatus } from './calls.ts';
import { type PathOfTicket, supportPath } from './paths.ts';
import { TicketDetail } from './ticket-detail.tsx';
import { TicketState } from './ticket-state.tsx';

const statuses = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Waiting for an answer' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
];

export const ticketsKey = ['support', 'tickets'] as const;

/** What a person asked, with the answers; for the wholesaler what waits to be answered. */
export function OwnTickets(props: { opened: number | undefined; pathOf?: PathOfTicket }) {
  const { opened, pathOf = supportPath } = props;
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<TicketStatus>();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...ticketsKey, page, status],
    queryFn: () => askTickets(page, status),
    placeholderData: keepPreviousData,
  });
  if (opened !== undefined) return <TicketDetail id={opened} pathOf={pathOf} />;
  if (error)
    return <ErrorState what="Your questions could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  const none = data.total === 0 && status === undefined;
  return (
    <section aria-labelledby="own" className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-ink pt-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="own" className="text-28">
          {data.answering ? 'Questions to answer' : 'Your questions'}
        </h2>
        {!none && (
          <Select
            label="Show"
            options={statuses}
            value={status ?? ''}
            onChange={(event) => {
              setPage(1);
              setStatus((event.target.value || undefined) as TicketStatus | undefined);
            }}
          />
        )}
      </div>
      {none && (
        <p className="text-soft">
          {data.answering
            ? 'Nobody has asked anything yet.'
            : 'What you ask with the form stands here, with the answers.'}
        </p>
      )}
      {data.total === 0 && !none && <p className="text-soft">None of these.</p>}
      <ul aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
        {data.tickets.map((ticket) => (
          <li
            key={ticket.id}
            className="grid gap-x-4 gap-y-1 border-b border-line py-3 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <div className="min-w-0">
              <AppLink href={pathOf({ ticket: ticket.id })} className="link font-medium">
                {ticket.subject}
              </AppLink>
              <p className="text-14 text-soft">
                {ticket.reference} · {data.answering && `${ticket.fullName}, ${ticket.userType} · `}
                asked {moment(ticket.createdAt)}
                {ticket.status === 'open' && ` · answer promised by ${moment(ticket.answerDueAt)}`}
              </p>
            </div>
            <TicketState ticket={ticket} />
          </li>
        ))}
      </ul>
      {data.pages > 1 && (
        <Paging label="Pages of questions" page={page} pageSize={20} total={data.total} onPage={setPage} />
      )}
    </section>
  );
}
