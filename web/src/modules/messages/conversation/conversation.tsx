import { m } from '@lintel/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { threadQuery } from '../calls.ts';
import { useOutgoing } from '../outbox.ts';
import { messagesPath } from '../paths.ts';
import { Closed } from './closed.tsx';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { MessageLog } from './message-log.tsx';
import { useReading } from './use-reading.ts';

/** One conversation: header, messages and input. */
export function Conversation({ threadId }: { threadId: number }) {
  const query = useInfiniteQuery(threadQuery(threadId));
  const outgoing = useOutgoing(threadId);
  const pages = query.data?.pages ?? [];
  const messages = pages.toReversed().flatMap((page) => page.messages);
  const thread = pages[0]?.thread;
  useReading(thread, messages);
  if (!thread)
    return (
      <div className="p-4 lg:p-6">
        {query.error ? (
          <ErrorState
            what={m.messages__we_couldnt_load_this_conversation()}
            error={query.error}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
            wayOut={
              <LinkButton kind="quiet" href={messagesPath}>
                {m.messages__all_messages()}
              </LinkButton>
            }
          />
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    );
  return (
    <section
      aria-label={m.messages__conversation_with({ name: thread.other.name })}
      className="flex h-full min-h-0 flex-col"
    >
      <ConversationHead thread={thread} />
      <MessageLog
        thread={thread}
        messages={messages}
        outgoing={outgoing}
        earlier={
          query.hasNextPage ? { pending: query.isFetchingNextPage, load: () => void query.fetchNextPage() } : undefined
        }
      />
      {thread.mayWrite ? <Composer thread={thread} /> : <Closed thread={thread} />}
    </section>
  );
}
