import { m } from '@lintel/messages';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { onClear } from '../../api/clear-cached-data.ts';
import { Failure } from '../../api/failure.ts';
import { type AnswerEvent, addMessages, type ChatMessage, chatKey, streamAnswer } from './calls.ts';

/** A question being answered: its text and the answer so far. */
export interface PendingQuestion {
  key: string;
  message: string;
  /** The question as saved by the server. */
  asked?: ChatMessage;
  /** The answer so far. */
  words: string;
  /** The tool the assistant is using. */
  tool?: Extract<AnswerEvent, { kind: 'looking' }>['tool'];
  /** The reason for a failed request; the question is saved and can be sent again. */
  failed?: string;
}

/** Module-level, because the card and the page show the same conversation. */
let pending: PendingQuestion | undefined;
let stopping: AbortController | undefined;
const listeners = new Set<() => void>();

function put(next: PendingQuestion | undefined) {
  pending = next;
  for (const notify of listeners) notify();
}

onClear(() => {
  stopping?.abort();
  put(undefined);
});

/** `crypto.randomUUID` exists on secure origins only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isAnswering = (): boolean => pending !== undefined && pending.failed === undefined;

export const send = (client: QueryClient, message: string): Promise<void> =>
  run(client, { key: newKey(), message, words: '' });

/** Retries with the same idempotency key, so that the question is stored once. */
export const sendAgain = (client: QueryClient, { key, message }: PendingQuestion): Promise<void> =>
  run(client, { key, message, words: '' });

export const discard = () => put(undefined);

export const stop = () => stopping?.abort();

async function run(client: QueryClient, first: PendingQuestion): Promise<void> {
  if (isAnswering()) return;
  const controller = new AbortController();
  stopping = controller;
  let now = first;
  const change = (more: Partial<PendingQuestion>) => {
    now = { ...now, ...more };
    put(now);
  };
  put(first);
  try {
    for await (const event of await streamAnswer(first.message, first.key, controller.signal)) {
      if (event.kind === 'asked') change({ asked: event.asked });
      if (event.kind === 'looking') change({ tool: event.tool });
      if (event.kind === 'text') change({ words: now.words + event.text });
      if (event.kind === 'answered') {
        addMessages(client, [...(now.asked ? [now.asked] : []), event.answer]);
        put(undefined);
        // The next steps may have changed.
        void client.invalidateQueries({ queryKey: [...chatKey, 'start'] });
        return;
      }
    }
    throw new Error('The answer broke off');
  } catch (cause) {
    const text = cause instanceof Failure && cause.text ? cause.text : m.assistant__we_couldnt_load_the_answer();
    change({ failed: controller.signal.aborted ? m.assistant__you_stopped_the_answer() : text });
  }
}

const none = () => undefined;

export const usePendingQuestion = (): PendingQuestion | undefined =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    () => pending,
    none,
  );
