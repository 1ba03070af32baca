import { token } from '../../platform/serve/registry.ts';
import type { LiveMessage, LiveTopic } from './contract.ts';

/** Maximum delay until a stream is closed after its session ended. */
const CHECKED_EVERY_MS = 60_000;

/** The type of the contract's output; a generator would not receive `return` while it waits. */
type Messages = AsyncIteratorObject<LiveMessage, undefined, void>;

/** Returns the person of a stream; null when the session has ended. */
export type WhoIs = () => Promise<number | null>;

export interface LiveStreams {
  open(personId: number, whoIs: WhoIs): Messages;
  tell(personIds: readonly number[], topic: LiveTopic): void;
  /** Closes streams whose session has ended, among those not checked for a minute. */
  check(now?: number): Promise<void>;
  readonly size: number;
}

export const liveStreamsToken = token<LiveStreams>('live streams');

/** Manages the open pages of this process. Pending updates are a set of topics, so that a slow page needs no queue. */
export function createLiveStreams(): LiveStreams {
  const byPerson = new Map<number, Set<Stream>>();
  const all = () => [...byPerson.values()].flatMap((streams) => [...streams]);
  return {
    get size() {
      return all().length;
    },
    open(personId, whoIs) {
      const streams = byPerson.get(personId) ?? new Set();
      byPerson.set(personId, streams);
      const stream = createStream(personId, whoIs, () => {
        streams.delete(stream);
        if (streams.size === 0 && byPerson.get(personId) === streams) byPerson.delete(personId);
      });
      streams.add(stream);
      return stream.messages;
    },
    tell(personIds, topic) {
      for (const personId of new Set(personIds)) for (const stream of byPerson.get(personId) ?? []) stream.tell(topic);
    },
    async check(now = Date.now()) {
      for (const stream of all()) {
        if (now - stream.checkedAt < CHECKED_EVERY_MS) continue;
        stream.checkedAt = now;
        if ((await stream.whoIs()) !== stream.personId) stream.finish('signed_out');
      }
    },
  };
}

interface Stream {
  personId: number;
  whoIs: WhoIs;
  checkedAt: number;
  messages: Messages;
  tell(topic: LiveTopic): void;
  finish(why: NonNullable<LiveMessage['over']>): void;
}

function createStream(personId: number, whoIs: WhoIs, closed: () => void): Stream {
  const topics = new Set<LiveTopic>();
  let over: LiveMessage['over'];
  let ended = false;
  let wake: (() => void) | undefined;
  const leave = () => {
    ended = true;
    closed();
    wake?.();
  };
  const messages: Messages = {
    async next() {
      while (topics.size === 0 && !over && !ended)
        await new Promise<void>((done) => {
          wake = done;
        });
      if (ended) return { done: true, value: undefined };
      if (over) {
        ended = true;
        return { done: false, value: { over } };
      }
      const [topic] = topics;
      topics.delete(topic!);
      return { done: false, value: { topic: topic! } };
    },
    async return() {
      leave();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => messages,
    [Symbol.asyncDispose]: async () => leave(),
  };
  return {
    personId,
    whoIs,
    checkedAt: Date.now(),
    messages,
    tell(topic) {
      topics.add(topic);
      wake?.();
    },
    finish(why) {
      over = why;
      closed();
      wake?.();
    },
  };
}
