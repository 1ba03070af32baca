import { m } from '@lintel/messages';
import type { QueryClient } from '@tanstack/react-query';
import { onClear } from '../../api/clear-cached-data.ts';
import { Failure } from '../../api/failure.ts';
import { visitState } from '../../api/visit-state.ts';
import { randomKey } from '../../ui/form/idempotency-key.ts';
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

/** Shared, because the card and the page show the same conversation. */
const pendingQuestion = visitState<PendingQuestion | null>('pending-question', null);

let stopping: AbortController | undefined;
const cleared = 'cleared';

export const stop = () => stopping?.abort();
onClear(() => stopping?.abort(cleared));

const isAnswering = (client: QueryClient): boolean => {
  const pending = pendingQuestion.get(client);
  return pending !== null && pending.failed === undefined;
};

/** Sends a question. Does nothing while another one is being answered. */
export function askQuestion(client: QueryClient, message: string): void {
  if (!isAnswering(client) && message.trim() !== '')
    void run(client, { key: randomKey(), message: message.trim(), words: '' });
}

/** Retries with the same idempotency key, so that the question is stored once. */
export const sendAgain = (client: QueryClient, { key, message }: PendingQuestion): Promise<void> =>
  run(client, { key, message, words: '' });

export const discard = (client: QueryClient) => pendingQuestion.set(client, () => null);

export const usePendingQuestion = (): PendingQuestion | null => pendingQuestion.use();

async function run(client: QueryClient, first: PendingQuestion): Promise<void> {
  if (isAnswering(client)) return;
  const controller = new AbortController();
  stopping = controller;
  const put = (next: PendingQuestion | null) => pendingQuestion.set(client, () => next);
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
        put(null);
        // The next steps may have changed.
        void client.invalidateQueries({ queryKey: [...chatKey, 'start'] });
        return;
      }
    }
    throw new Error('The answer broke off');
  } catch (cause) {
    if (controller.signal.reason === cleared) return;
    const text = cause instanceof Failure && cause.text ? cause.text : m.assistant__we_couldnt_load_the_answer();
    change({ failed: controller.signal.aborted ? m.assistant__you_stopped_the_answer() : text });
  }
}
