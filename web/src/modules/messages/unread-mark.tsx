import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../api/live.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { messagesKey, unreadThreadsQuery } from './calls.ts';

/** Number of conversations with unread messages, shown next to the link. Renders nothing at 0. */
export function UnreadMessages() {
  const { data } = useQuery(unreadThreadsQuery);
  useLive('messages', messagesKey);
  const unread = (useHydrated() && data?.unread) || 0;
  if (unread === 0) return null;
  return (
    <>
      {' '}
      <span className="ml-1.5 grid min-w-4.5 place-items-center rounded-chip bg-accent px-1 text-12 leading-4.5 font-semibold text-paper tabular-nums">
        {unread > 9 ? '9+' : unread}
        <span className="sr-only"> {m.messages__unread_2()}</span>
      </span>
    </>
  );
}
