import type { AnswerEvent, ChatMessage, Part } from '@lintel/server/assistant';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';

export type { AnswerEvent, ChatMessage, Part };
export type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

export const chatKey = ['chat'] as const;

const fetchMessages = async (before: number | undefined) => {
  const { headers, body } = await callApi((api) => api.assistant.messages(before === undefined ? {} : { before }));
  return { messages: body, more: headers.link !== undefined };
};

/** The conversation, loaded backward page by page; oldest first within a page. */
export const messagesQuery = infiniteQueryOptions({
  queryKey: [...chatKey, 'messages'],
  queryFn: ({ pageParam }) => fetchMessages(pageParam),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ messages, more }) => (more ? messages[0]?.id : undefined),
});

export const startQuery = queryOptions({
  queryKey: [...chatKey, 'start'],
  queryFn: () => callApi((api) => api.assistant.start({})),
});

/** Streams the answer. Sending the same key again does not repeat the question. */
export const streamAnswer = (message: string, key: string, signal: AbortSignal): Promise<AsyncIterable<AnswerEvent>> =>
  callApi((api) => api.assistant.stream({ message }, { context: { idempotencyKey: key }, signal }));

export const clearConversation = () => callApi((api) => api.assistant.clear({}));

/** Appends messages to the cached conversation without refetching. */
export function addMessages(client: QueryClient, added: readonly ChatMessage[]): void {
  client.setQueryData(messagesQuery.queryKey, (known) => {
    const [latest, ...earlier] = known?.pages ?? [];
    if (!known || !latest) return known;
    const ids = new Set(added.map(({ id }) => id));
    const messages = [...latest.messages.filter(({ id }) => !ids.has(id)), ...added].sort(
      (one, other) => one.id - other.id,
    );
    return { ...known, pages: [{ ...latest, messages }, ...earlier] };
  });
}
