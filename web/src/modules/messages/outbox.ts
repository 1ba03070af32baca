import { useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../api/failure.ts';
import { visitState } from '../../api/visit-state.ts';
import { randomKey } from '../../ui/form/idempotency-key.ts';
import { messagesKey, sendMessage } from './calls.ts';

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

const outbox = visitState<readonly Outgoing[]>('outgoing-messages', []);

/** Sends messages and shows them at once. */
export function useOutbox() {
  const client = useQueryClient();
  const put = (change: (waiting: readonly Outgoing[]) => readonly Outgoing[]) => outbox.set(client, change);
  const discard = ({ key }: Outgoing) => put((waiting) => waiting.filter((each) => each.key !== key));

  async function send(outgoing: Outgoing) {
    const { threadId, body, documents, key } = outgoing;
    try {
      await sendMessage(threadId, { body, documentIds: documents.map(({ id }) => id), key });
      // Removed once the conversation contains it, so that it is never missing or shown twice.
      await client.invalidateQueries({ queryKey: messagesKey });
      discard(outgoing);
    } catch (cause) {
      const failed = reasonOf(cause);
      put((waiting) => waiting.map((each) => (each.key === key ? { ...each, failed } : each)));
    }
  }

  return {
    discard,
    dispatch(message: Pick<Outgoing, 'threadId' | 'body' | 'documents'>) {
      const outgoing = { ...message, key: randomKey(), writtenAt: new Date().toISOString() };
      put((waiting) => [...waiting, outgoing]);
      void send(outgoing);
    },
    /** Retries with the same idempotency key, so that the message is stored once. */
    sendAgain({ failed: _, ...outgoing }: Outgoing) {
      put((waiting) => waiting.map((each) => (each.key === outgoing.key ? outgoing : each)));
      void send(outgoing);
    },
  };
}

/** Unconfirmed messages of a conversation, oldest first. */
export const useOutgoing = (threadId: number): readonly Outgoing[] =>
  outbox.use().filter((each) => each.threadId === threadId);
