import { m } from '@lintel/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NoMatches, SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Thread, threadsQuery } from './calls.ts';
import { shortTime } from './moments.ts';
import { messageToCompany, threadPath } from './paths.ts';
import { threadName, type WriterRole } from './words.ts';

/** Text and link that help each role start a first conversation. */
const begin: Record<WriterRole, { text: string; label: string; href: string }> = {
  end_user: {
    get text() {
      return m.messages__once_you_connect_with_a();
    },
    get label() {
      return m.messages__find_a_professional();
    },
    href: '/professionals',
  },
  agent: {
    get text() {
      return m.messages__message_your_company_or_a();
    },
    get label() {
      return m.messages__message_your_company();
    },
    href: messageToCompany,
  },
  reseller: {
    get text() {
      return m.messages__to_message_one_of_your();
    },
    get label() {
      return m.messages__go_to_your_agents();
    },
    href: '/reseller-dashboard',
  },
  wholesaler: {
    get text() {
      return m.messages__companies_agents_and_buyers_reach();
    },
    get label() {
      return m.messages__go_to_support_tickets();
    },
    href: '/wholesaler-dashboard?tab=support',
  },
};

/** Conversations, most recent activity first. */
export function ThreadList({ opened, role }: { opened: number | undefined; role: WriterRole }) {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...threadsQuery(page, search),
    placeholderData: keepPreviousData,
  });
  if (!data && error)
    return (
      <ErrorState
        what={m.messages__we_couldnt_load_your_messages()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div className="grid gap-2">
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} className="h-20" />
        ))}
      </div>
    );
  if (data.threads.length === 0 && !search && !isPlaceholderData) {
    const { text, ...action } = begin[role];
    return (
      <EmptyState
        title={m.messages__no_messages_yet()}
        actions={<LinkButton href={action.href}>{action.label}</LinkButton>}
      >
        {text}
      </EmptyState>
    );
  }
  const find = (words: string) => {
    setSearch(words);
    setPage(1);
  };
  return (
    <>
      {(data.pages > 1 || search || isPlaceholderData) && (
        <search className="grid pb-2">
          <SearchField
            label={m.messages__search_conversations()}
            placeholder={m.messages__search_conversations()}
            value={search}
            onSearch={find}
          />
        </search>
      )}
      {data.threads.length === 0 && search && <NoMatches search={search} onClear={() => find('')} />}
      <ul aria-busy={isPlaceholderData} className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {data.threads.map((thread) => (
          <li key={thread.id}>
            <ThreadLink thread={thread} here={thread.id === opened} />
          </li>
        ))}
      </ul>
      {data.pages > 1 && (
        <div className="flex items-center justify-between gap-2 pt-4">
          <Button
            kind="secondary"
            size="sm"
            unavailable={page === 1 ? m.messages__this_is_the_first_page() : undefined}
            onClick={() => setPage(page - 1)}
          >
            {m.messages__newer()}
          </Button>
          <span className="text-14 text-soft tabular-nums">{m.messages__page_of({ page, pages: data.pages })}</span>
          <Button
            kind="secondary"
            size="sm"
            unavailable={page >= data.pages ? m.messages__this_is_the_last_page() : undefined}
            onClick={() => setPage(page + 1)}
          >
            {m.messages__older()}
          </Button>
        </div>
      )}
    </>
  );
}

function ThreadLink({ thread, here }: { thread: Thread; here: boolean }) {
  const { other, last, unread } = thread;
  return (
    <AppLink
      href={threadPath(thread.id)}
      aria-current={here ? 'page' : undefined}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-0.5 rounded-control border-l-2 px-3 py-3 hover:bg-sunk',
        here ? 'border-primary bg-primary-tint' : 'border-transparent',
      )}
    >
      <span className="flex min-w-0 items-baseline justify-between gap-3">
        <span className={cx('truncate', unread > 0 ? 'font-semibold' : 'font-medium')}>{threadName(other)}</span>
        <time dateTime={thread.movedAt} className="shrink-0 text-12 text-soft">
          {shortTime(thread.movedAt)}
        </time>
      </span>
      <span className="flex min-w-0 items-center justify-between gap-3 text-14 text-soft">
        <span className={cx('truncate', unread > 0 && 'text-ink')}>
          {last ? `${last.fromMe ? 'You: ' : ''}${last.excerpt}` : m.messages__no_messages_yet_2()}
        </span>
        {unread > 0 && (
          <span className="grid min-w-5 shrink-0 place-items-center rounded-chip bg-accent px-1.5 text-12 font-semibold text-paper tabular-nums">
            {unread}
            <span className="sr-only"> {m.messages__unread_2()}</span>
          </span>
        )}
      </span>
    </AppLink>
  );
}
