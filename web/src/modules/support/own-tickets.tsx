import { m } from '@lintel/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/fields/field.tsx';
import { NoMatches, SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Paging } from '../../ui/table/paging.tsx';
import { moment } from '../../ui/time/moment.ts';
import { fetchTickets, type TicketStatus } from './calls.ts';
import { type PathOfTicket, supportPath } from './paths.ts';
import { TicketDetail } from './ticket-detail.tsx';
import { TicketState } from './ticket-state.tsx';

const statuses = [
  {
    value: '',
    get label() {
      return m.support__all();
    },
  },
  {
    value: 'open',
    get label() {
      return m.support__waiting_for_a_reply();
    },
  },
  {
    value: 'answered',
    get label() {
      return m.support__answered();
    },
  },
  {
    value: 'closed',
    get label() {
      return m.support__closed();
    },
  },
];

export const ticketsKey = ['support', 'tickets'] as const;

/** A person's requests with the replies; for the wholesaler, requests waiting for a reply. */
export function OwnTickets(props: { opened: number | undefined; pathOf?: PathOfTicket }) {
  const { opened, pathOf = supportPath } = props;
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<TicketStatus>();
  const [search, setSearch] = useState('');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...ticketsKey, page, status, search],
    queryFn: () => fetchTickets(page, status, search),
    placeholderData: keepPreviousData,
  });
  if (opened !== undefined) return <TicketDetail id={opened} pathOf={pathOf} />;
  if (error)
    return (
      <ErrorState what={m.support__we_couldnt_load_your_questions()} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-40" />;
  const none = data.total === 0 && status === undefined && search === '' && !isPlaceholderData;
  const find = (words: string) => {
    setSearch(words);
    setPage(1);
  };
  return (
    <section
      aria-labelledby="own"
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', !data.answering && 'border-t-2 border-ink pt-6')}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        {data.answering ? (
          <h3 id="own" className="text-18">
            {m.support__questions_to_answer()}
          </h3>
        ) : (
          <h2 id="own" className="text-22">
            {m.support__your_questions()}
          </h2>
        )}
        {!none && (
          <search className="flex flex-wrap items-end gap-2">
            <div className="w-64">
              <SearchField
                label={m.support__search_questions()}
                placeholder={m.support__subject_name_or_reference()}
                value={search}
                onSearch={find}
              />
            </div>
            <Select
              label={m.support__show()}
              options={statuses}
              value={status ?? ''}
              onChange={(event) => {
                setPage(1);
                setStatus((event.target.value || undefined) as TicketStatus | undefined);
              }}
            />
          </search>
        )}
      </div>
      {none && data.answering && (
        <EmptyState title={m.support__no_questions_yet()}>{m.support__no_questions_yet_about()}</EmptyState>
      )}
      {none && !data.answering && <p className="text-soft">{m.support__questions_you_send_with_the()}</p>}
      {data.total === 0 && search && <NoMatches search={search} onClear={() => find('')} />}
      {data.total === 0 && !none && !search && (
        <p className="text-soft">{m.support__no_questions_match_this_filter()}</p>
      )}
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
                {m.support__sent({ createdAt: moment(ticket.createdAt) })}
                {ticket.status === 'open' && m.support__reply_promised_by({ answerDueAt: moment(ticket.answerDueAt) })}
              </p>
            </div>
            <TicketState ticket={ticket} />
          </li>
        ))}
      </ul>
      {data.pages > 1 && (
        <Paging label={m.support__pages_of_questions()} page={page} pageSize={20} total={data.total} onPage={setPage} />
      )}
    </section>
  );
}
