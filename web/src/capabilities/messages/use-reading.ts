import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Message, markRead, type Thread } from './calls.ts';

const onVisible = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
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
  const told = useRef(0);
  const newest = messages.at(-1)?.id ?? 0;
  const waits = thread !== undefined && thread.unread > 0 && newest > thread.readUpTo;
  const threadId = thread?.id;
  useEffect(() => {
    if (!visible || !waits || threadId === undefined || told.current >= newest) return;
    told.current = newest;
    // The server notifies all open pages, including this one.
    markRead(threadId, newest).catch(() => {
      told.current = 0;
    });
  }, [visible, waits, threadId, newest]);
}
