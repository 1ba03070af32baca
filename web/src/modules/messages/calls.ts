import type { Message, Thread } from '@lintel/server/messages';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';
import { callApi } from '../../api/client.ts';
import type { Recipient } from './paths.ts';

export type { Message, Thread };

/** Key prefix of everything that a messages event invalidates. */
export const messagesKey = ['messages'] as const;

export const threadsQuery = (page: number, search = '') =>
  queryOptions({
    queryKey: [...messagesKey, 'threads', page, search],
    queryFn: () => callApi((api) => api.messages.threads({ page, ...(search && { search }) })),
  });

export const unreadThreadsQuery = queryOptions({
  queryKey: [...messagesKey, 'unread'],
  queryFn: () => callApi((api) => api.messages.unread()),
});

/** The newest page first; each further page is older. */
export const threadQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, 'thread', id],
    queryFn: ({ pageParam }) =>
      callApi((api) => api.messages.thread({ id, ...(pageParam ? { before: pageParam } : {}) })),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.earlier,
  });

export const startThread = (to: Recipient) => callApi((api) => api.messages.start(to));

export const sendMessage = (id: number, message: { body: string; documentIds: number[]; key: string }) =>
  callApi((api) =>
    api.messages.send(
      { id, body: message.body, documentIds: message.documentIds },
      { context: { idempotencyKey: message.key } },
    ),
  );

export const markRead = (id: number, upTo: number) => callApi((api) => api.messages.read({ id, upTo }));

export const setBlocked = (id: number, on: boolean) =>
  callApi((api) => (on ? api.messages.block({ id }) : api.messages.unblock({ id })));

export type ReportReason = Parameters<Api['messages']['report']>[0]['reason'];

export const reportThread = (id: number, reason: ReportReason, note: string) =>
  callApi((api) => api.messages.report({ id, reason, note }));

/** Own documents that can be attached. */
export const ownDocumentsQuery = queryOptions({
  queryKey: ['documents', 'to-attach'],
  queryFn: () => callApi((api) => api.documents.list({})),
});

/** Shows the conversation from a response before the other queries are refetched. */
export function cacheThread(client: QueryClient, thread: Thread) {
  client.setQueryData(threadQuery(thread.id).queryKey, (held) =>
    held ? { ...held, pages: held.pages.map((page) => ({ ...page, thread })) } : held,
  );
  return client.invalidateQueries({ queryKey: messagesKey });
}
