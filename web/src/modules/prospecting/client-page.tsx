import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { callApi } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dayHere } from '../../ui/time/moment.ts';
import { type Reaction, recordOpened, type SentHomes, sentHomesQuery } from './calls.ts';

type Home = SentHomes['homes'][number];

/** A shorter visit is that of a program that checks links in emails. */
const openMs = 1_500;

/** The homes that an agent sent, for a client without an account. `showHome` belongs to another module. */
export function ClientPage({ token, showHome }: { token: string; showHome: (home: Home) => ReactNode }) {
  const { data, error, refetch } = useQuery(sentHomesQuery(token));
  const isShown = data !== undefined;
  useEffect(() => {
    if (!isShown || navigator.webdriver) return;
    const timer = setTimeout(() => recordOpened(token), openMs);
    return () => clearTimeout(timer);
  }, [isShown, token]);
  if (error)
    return (
      <div className="page py-6">
        <ErrorState what={m.prospecting__homes_for_you()} error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <div className="page py-6">
        <Skeleton className="h-96" />
      </div>
    );
  const { agent, note, searchName, homes, total, sentAt } = data;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
      <header className="grid max-w-measure gap-2">
        <h1 className="text-28">{searchName ?? m.prospecting__homes_for_you()}</h1>
        <p className="text-14 text-soft">
          {m.prospecting__from({ name: agent.name, company: agent.company })} · {dayHere(sentAt)}
        </p>
        {note && <p className="border-l-2 border-primary pl-4 whitespace-pre-wrap">{note}</p>}
      </header>
      {homes.length === 0 && (
        <EmptyState title={m.prospecting__no_homes_now()}>{m.prospecting__look_again_later()}</EmptyState>
      )}
      {total > homes.length && (
        <p className="text-14 text-soft">{m.prospecting__showing_first({ shown: homes.length, total })}</p>
      )}
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {homes.map((home) => (
          <li key={home.id} className="grid content-start gap-2">
            <div onClickCapture={() => recordOpened(token, home.id)}>{showHome(home)}</div>
            <Reactions token={token} home={home} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reactions({ token, home }: { token: string; home: Home }) {
  const { queryKey } = sentHomesQuery(token);
  const { act } = useAction();
  const choose = (reaction: Reaction) => {
    const next = home.reaction === reaction ? null : reaction;
    const withReaction = (page: SentHomes): SentHomes => ({
      ...page,
      homes: page.homes.map((each) => (each.id === home.id ? { ...each, reaction: next } : each)),
    });
    void act(() => callApi((api) => api.prospecting.react({ token, listingId: home.id, reaction: next })), undefined, {
      queryKey,
      update: withReaction as never,
    });
  };
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
  return (
    <div className="flex gap-2">
      <Button
        kind={home.reaction === 'liked' ? 'primary' : 'secondary'}
        size="sm"
        aria-pressed={home.reaction === 'liked'}
        onClick={() => choose('liked')}
      >
        <ThumbsUp {...icon} /> {m.prospecting__like()}
      </Button>
      <Button
        kind={home.reaction === 'dismissed' ? 'primary' : 'quiet'}
        size="sm"
        aria-pressed={home.reaction === 'dismissed'}
        onClick={() => choose('dismissed')}
      >
        <ThumbsDown {...icon} /> {m.prospecting__dismiss()}
      </Button>
    </div>
  );
}
