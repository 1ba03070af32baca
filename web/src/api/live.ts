import type { LiveTopic } from '@lintel/server/notifications';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openLive } from './live-connection.ts';

type Listener = () => void;

const listeners = new Map<LiveTopic, Set<Listener>>();

/** Subscribes to events of a topic and to reconnections; returns a function that unsubscribes. */
export function onLive(topic: LiveTopic, listener: Listener): () => void {
  const of = listeners.get(topic) ?? new Set();
  listeners.set(topic, of);
  of.add(listener);
  return () => void of.delete(listener);
}

const notify = (topic: LiveTopic) => {
  for (const listener of listeners.get(topic) ?? []) listener();
};

const notifyAll = () => {
  for (const topic of listeners.keys()) notify(topic);
};

/**
 * Refetches the queries under these keys on events of a topic. Only server responses are shown, so duplicate or late
 * events are harmless. Must be inside a `QueryScope`.
 */
export function useLive(topic: LiveTopic, ...keys: readonly QueryKey[]): void {
  const client = useQueryClient();
  const known = JSON.stringify(keys);
  useEffect(() => onLive(topic, () => refetchOnce(client, known)), [client, topic, known]);
}

const due = new Set<string>();

/** Refetches queries once per event, however many components follow them. */
function refetchOnce(client: QueryClient, known: string): void {
  if (due.has(known)) return;
  due.add(known);
  queueMicrotask(() => {
    due.delete(known);
    for (const queryKey of JSON.parse(known) as QueryKey[]) void client.invalidateQueries({ queryKey });
  });
}

/**
 * Keeps one stream open for the tab while someone is signed in; called once by the layout. `unauthorized` is called when
 * the server rejects the stream, because the session may have ended.
 */
export function useLiveConnection(unauthorized: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once per mount
  useEffect(
    () => openLive({ notify: (topic) => notify(topic as LiveTopic), reconnected: notifyAll, unauthorized }),
    [],
  );
}
