import { m } from '@lintel/messages';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLive } from '../../api/live.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChatMessage } from './calls.ts';
import { chatKey, messagesQuery, startQuery } from './calls.ts';
import { Composer } from './composer.tsx';
import { PartView } from './parts/part-view.tsx';
import type { PendingQuestion } from './pending-question.ts';
import { askQuestion, discard, sendAgain, usePendingQuestion } from './pending-question.ts';
import { ScrollLog } from './scroll-log.tsx';
import { suggestionLook } from './suggestion-look.ts';
import { toolWords } from './tool-words.ts';

/** On wide screens a long conversation scrolls in the height that the neighboring card gives. */
const cardLog = 'h-64 lg:h-auto lg:min-h-64 lg:contain-size';

/** The conversation with the assistant and its input. `height` sets the height of the scroll area. */
export function Chat({ height }: { height: 'card' | 'full' }) {
  const client = useQueryClient();
  useLive('chat', [...chatKey, 'messages']);
  const talk = useInfiniteQuery(messagesQuery);
  const start = useQuery(startQuery);
  const pending = usePendingQuestion();
  const known = talk.data ? [...talk.data.pages].reverse().flatMap(({ messages }) => messages) : [];
  const messages = known.filter(({ id }) => id !== pending?.asked?.id);
  const last = messages.at(-1);
  const offered = last === undefined && !pending ? start.data?.suggestions : undefined;
  return (
    <div
      className={cx(
        'grid min-h-0 grid-cols-[minmax(0,1fr)] gap-3',
        height === 'full' ? 'flex-1 grid-rows-[minmax(0,1fr)_auto]' : 'grid-rows-[1fr]',
      )}
    >
      <ScrollLog
        className={height === 'full' ? 'min-h-64' : offered ? '' : cardLog}
        label={m.assistant__conversation_with_the_assistant()}
        busy={pending !== null && pending.failed === undefined}
        question={pending?.key ?? undefined}
        newest={`${last?.id ?? 0} ${pending?.key ?? ''} ${pending?.words.length ?? 0} ${pending?.failed ?? ''}`}
      >
        {talk.error && !talk.data && (
          <ErrorState
            what={m.assistant__we_couldnt_load_the_conversation()}
            error={talk.error}
            onRetry={() => void talk.refetch()}
            pending={talk.isFetching}
          />
        )}
        {talk.isPending && (
          <div className="grid gap-3">
            <Skeleton className="ml-auto h-9 w-2/3" />
            <Skeleton className="h-20 w-5/6" />
          </div>
        )}
        {talk.hasNextPage && (
          <Button
            kind="quiet"
            size="sm"
            className="justify-self-center"
            pending={talk.isFetchingNextPage}
            onClick={() => void talk.fetchNextPage()}
          >
            {m.assistant__show_earlier_messages()}
          </Button>
        )}
        {talk.data && messages.length === 0 && !pending && (
          <p className="text-14 text-soft">{m.assistant__ask_about_homes_costs_your()}</p>
        )}
        {offered && (
          <ul aria-label={m.assistant__what_you_can_ask()} className="grid justify-items-start gap-2">
            {offered.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={suggestionLook} onClick={() => askQuestion(client, suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        )}
        {messages.map((message) => (
          <Message key={message.id} message={message} latest={message === last && !pending} />
        ))}
        {pending && (
          <>
            <Question>{pending.message}</Question>
            {pending.failed === undefined ? (
              <Working pending={pending} />
            ) : (
              <div
                role="alert"
                className="grid justify-items-start gap-2 rounded-card border border-danger bg-danger-tint px-3 py-2 text-14"
              >
                <p>{m.assistant__your_question_is_still_here({ failed: pending.failed })}</p>
                <div className="flex gap-2">
                  <Button kind="secondary" size="sm" onClick={() => void sendAgain(client, pending)}>
                    {m.assistant__try_again()}
                  </Button>
                  <Button kind="quiet" size="sm" onClick={() => discard(client)}>
                    {m.assistant__discard()}
                  </Button>
                </div>
              </div>
            )}
          </>
        )}
      </ScrollLog>
      <Composer />
    </div>
  );
}

/** An answer in progress: its text so far, or the running tool. */
function Working({ pending }: { pending: PendingQuestion }) {
  const { words, tool } = pending;
  return (
    <div className="grid gap-2 text-14">
      {words !== '' && <p className="max-w-measure whitespace-pre-wrap">{words}</p>}
      <p className="flex items-center gap-2 text-soft">
        <LoaderCircle aria-hidden size={16} strokeWidth={1.5} className="shrink-0 animate-spin" />
        {tool ? toolWords[tool] : m.assistant__reading_your_question()}
      </p>
    </div>
  );
}

/** A question of the person; the log rests at the last one. */
const Question = ({ children }: { children: ReactNode }) => (
  <p data-question className="ml-auto max-w-[85%] rounded-card bg-primary-tint px-3 py-2 text-14 whitespace-pre-wrap">
    {children}
  </p>
);

/** One message: the person's own on the right, answers with their cards on the left. */
function Message({ message, latest }: { message: ChatMessage; latest: boolean }) {
  if (message.isFromUser)
    return (
      <Question>
        <span className="sr-only">{m.assistant__you()} </span>
        {message.message}
      </Question>
    );
  return (
    <div lang={message.language} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 text-14">
      <span className="sr-only">{m.assistant__assistant()}</span>
      {message.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a message keep their order
        <PartView key={at} part={part} latest={latest} language={message.language} />
      ))}
      {message.by === 'model' && <p className="text-12 text-soft">{m.assistant__worded_by_a_language_model()}</p>}
    </div>
  );
}
