import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Message, markRead, type Thread } from '../calls.ts';

const onVisible = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/**
 * Reports to the server how far the person has read while the tab is visible. Each position is sent once; failures are
 * retried.
 */
export function useReading(thread: Thread | undefined, messages: readonly Message[]) {
  const visible = useSyncExternalStore(
    onVisible,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const reported = useRef(0);
  const newest = messages.at(-1)?.id ?? 0;
  const hasUnread = thread !== undefined && thread.unread > 0 && newest > thread.readUpTo;
  const threadId = thread?.id;
  useEffect(() => {
    if (!visible || !hasUnread || threadId === undefined || reported.current >= newest) return;
    reported.current = newest;
    // The server notifies all open pages, including this one.
    markRead(threadId, newest).catch(() => {
      reported.current = 0;
    });
  }, [visible, hasUnread, threadId, newest]);
}
