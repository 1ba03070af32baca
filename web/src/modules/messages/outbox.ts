import { m } from '@lintel/messages';
import { useSyncExternalStore } from 'react';
import { onClear } from '../../api/clear-cached-data.ts';
import { Failure } from '../../api/failure.ts';
import { sendMessage } from './calls.ts';

/** A message the server has not confirmed yet. */
export interface Outgoing {
  key: string;
  threadId: number;
  body: string;
  documents: { id: number; fileName: string }[];
  writtenAt: string;
  /** The reason for the failure; the message is saved and can be sent again. */
  failed?: string;
}

let waiting: readonly Outgoing[] = [];
const listeners = new Set<() => void>();

function put(next: readonly Outgoing[]) {
  waiting = next;
  for (const notify of listeners) notify();
}

onClear(() => put([]));

/** `crypto.randomUUID` exists on secure origins only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends a message and shows it at once. `sent` is called after the server confirms it. */
export function dispatch(message: Pick<Outgoing, 'threadId' | 'body' | 'documents'>, sent: () => Promise<unknown>) {
  const outgoing = { ...message, key: newKey(), writtenAt: new Date().toISOString() };
  put([...waiting, outgoing]);
  void send(outgoing, sent);
}

/** Retries with the same idempotency key, so that the message is stored once. */
export function sendAgain({ failed: _, ...outgoing }: Outgoing, sent: () => Promise<unknown>) {
  put(waiting.map((each) => (each.key === outgoing.key ? outgoing : each)));
  void send(outgoing, sent);
}

export const discard = ({ key }: Outgoing) => put(waiting.filter((each) => each.key !== key));

async function send(outgoing: Outgoing, sent: () => Promise<unknown>) {
  const { threadId, body, documents, key } = outgoing;
  try {
    await sendMessage(threadId, { body, documentIds: documents.map(({ id }) => id), key });
    // Removed once the conversation contains it, so that it is never missing or shown twice.
    await sent();
    discard(outgoing);
  } catch (cause) {
    const failed = cause instanceof Failure ? cause.text : m.messages__please_try_again_2();
    put(waiting.map((each) => (each.key === key ? { ...each, failed } : each)));
  }
}

const none: readonly Outgoing[] = [];

/** Unconfirmed messages of a conversation, oldest first. */
export function useOutgoing(threadId: number): readonly Outgoing[] {
  const all = useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    () => waiting,
    () => none,
  );
  return all.filter((each) => each.threadId === threadId);
}
