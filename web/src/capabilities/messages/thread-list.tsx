import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Thread, threadsQuery } from './calls.ts';
import { briefly } from './moments.ts';
import { messageToCompany, threadPath } from './paths.ts';
import { threadName, type WriterRole } from './words.ts';

/** How a first conversation begins. */
const begin: Record<WriterRole, { text: string; label: string; href: string }> = {
  end_user: {
    text: 'Connect with a professional; then you can write to each other here.',
    label: 'Find a professional',
    href: '/professionals',
  },
  agent: {
    text: 'Write to your company, or to a client whose request you accepted.',
    label: 'Message your company',
    href: messageToCompany,
  },
  reseller: {
    text: 'Write to one of your agents: choose Message beside their name.',
    label: 'Go to your agents',
    href: '/reseller-dashboard',
  },
  wholesaler: {
    text: 'Questions of companies, agents and buyers reach you as support tickets.',
    label: 'Go to support tickets',
    href: '/wholesaler-dashboard?tab=support',
  },
};

/** One's conversations, those in which something was said last at the top. */
export function ThreadList({ opened, role }: { opened: number | undefined; role: WriterRole }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({ ...threadsQuery(page), placeholderData: keepPreviousData });
  if (!data && error)
    return (
      <ErrorState
        what="Your messages could not be loaded"
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
  if (data.threads.length === 0) {
    const { text, ...action } = begin[role];
    return (
      <EmptyState title="No messages yet" actions={<LinkButton href={action.href}>{action.label}</LinkButton>}>
        {text}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
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
            unavailable={page === 1 ? 'This is the first page' : undefined}
            onClick={() => setPage(page - 1)}
          >
            Newer
          </Button>
          <span className="text-14 text-soft tabular-nums">
            Page {page} of {data.pages}
          </span>
          <Button
            kind="secondary"
            size="sm"
            unavailable={page >= data.pages ? 'This is the last page' : undefined}
            onClick={() => setPage(page + 1)}
          >
            Older
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
          {briefly(thread.movedAt)}
        </time>
      </span>
      <span className="flex min-w-0 items-center justify-between gap-3 text-14 text-soft">
        <span className={cx('truncate', unread > 0 && 'text-ink')}>
          {last ? `${last.fromMe ? 'You: ' : ''}${last.excerpt}` : 'Nothing written yet'}
        </span>
        {unread > 0 && (
          <span className="grid min-w-5 shrink-0 place-items-center rounded-chip bg-accent px-1.5 text-12 font-semibold text-paper tabular-nums">
            {unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </span>
    </AppLink>
  );
}
