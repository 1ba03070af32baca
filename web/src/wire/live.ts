import type { LiveTopic } from '@lintel/server/notifications';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openLive } from './live-connection.ts';

type Heard = () => void;

const listeners = new Map<LiveTopic, Set<Heard>>();

/** Calls when there is news of a topic, and after each time that the connection was away; returns how to stop. */
export function onLive(topic: LiveTopic, heard: Heard): () => void {
  const of = listeners.get(topic) ?? new Set();
  listeners.set(topic, of);
  of.add(heard);
  return () => void of.delete(heard);
}

const tell = (topic: LiveTopic) => {
  for (const heard of listeners.get(topic) ?? []) heard();
};

const tellAll = () => {
  for (const topic of listeners.keys()) tell(topic);
};

/**
 * Has what was asked for under these keys asked again when there is news of the topic. It shows only what the server
 * answers, so an event that comes twice, or late, changes nothing. Stands below a `QueryScope`.
 */
export function useLive(topic: LiveTopic, ...keys: readonly QueryKey[]): void {
  const client = useQueryClient();
  const known = JSON.stringify(keys);
  useEffect(
    () =>
      onLive(topic, () => {
        for (const queryKey of JSON.parse(known) as QueryKey[]) void client.invalidateQueries({ queryKey });
      }),
    [client, topic, known],
  );
}

/**
 * Keeps one stream open for the whole tab while somebody is signed in; what stands around every page calls it. `refused`
 * is called when the server turned the stream away: the session may be over.
 */
export function useLiveConnection(refused: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for the person in front of the page
  useEffect(() => openLive({ tell: (topic) => tell(topic as LiveTopic), caughtUp: tellAll, refused }), []);
}
