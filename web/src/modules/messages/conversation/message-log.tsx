import { m } from '@lintel/messages';
import { ArrowDown } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Message, Thread } from '../calls.ts';
import { dayName } from '../moments.ts';
import type { Outgoing } from '../outbox.ts';
import { MessageLine, OutgoingLine } from './message-line.tsx';
import { useStayAtEnd } from './use-stay-at-end.ts';

/** Messages grouped by day, with a line where the unread ones began when the page was opened. */
export function MessageLog(props: {
  thread: Thread;
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  earlier: { pending: boolean; load: () => void } | undefined;
}) {
  const { thread, messages, earlier } = props;
  const keys = new Set(messages.map(({ key }) => key));
  const outgoing = props.outgoing.filter(({ key }) => !keys.has(key));
  // Value at the time the page was opened, so that reading does not move the line.
  const readBefore = useRef(thread.readUpTo).current;
  const firstUnread = messages.find(({ id, fromMe }) => id > readBefore && !fromMe)?.id;
  const lastOwn = messages.findLast(({ fromMe }) => fromMe)?.id;
  const end = useStayAtEnd({ first: messages[0]?.id, last: messages.at(-1)?.id, outgoing: outgoing.length });
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={end.box}
        onScroll={end.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
        tabIndex={0}
        className="h-full overflow-y-auto px-1 py-4 lg:px-6"
        aria-label={m.messages__message_history()}
      >
        {earlier && (
          <div className="grid justify-items-center pb-4">
            <Button kind="quiet" size="sm" pending={earlier.pending} onClick={earlier.load}>
              {m.messages__show_earlier_messages()}
            </Button>
          </div>
        )}
        <p className="mx-auto max-w-measure pb-4 text-center text-12 text-soft">
          {m.messages__never_send_money_because_a()}
        </p>
        <div role="log" aria-live="polite" aria-label={m.messages__messages_with({ name: thread.other.name })}>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {messages.map((message, at) => (
              <Fragment key={message.id}>
                {dayName(message.createdAt) !== dayName(messages[at - 1]?.createdAt ?? '1970-01-01') && (
                  <Divider text={dayName(message.createdAt)} />
                )}
                {message.id === firstUnread && <Divider text={m.messages__unread()} accent />}
                <MessageLine message={message} isLastOwn={message.id === lastOwn} />
              </Fragment>
            ))}
            {outgoing.map((each) => (
              <OutgoingLine key={each.key} outgoing={each} />
            ))}
          </ol>
        </div>
        {messages.length === 0 && outgoing.length === 0 && (
          <p className="py-12 text-center text-soft">{m.messages__no_messages_yet_say_hello()}</p>
        )}
      </section>
      {end.away && (
        <Button
          kind="secondary"
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
          onClick={end.go}
        >
          <ArrowDown aria-hidden size={16} strokeWidth={1.5} />{' '}
          {end.missed ? m.messages__new_messages() : m.messages__jump_to_newest()}
        </Button>
      )}
    </div>
  );
}

function Divider({ text, accent }: { text: string; accent?: boolean }) {
  return (
    <li className={`flex items-center gap-3 py-2 text-12 font-medium ${accent ? 'text-accent' : 'text-soft'}`}>
      <span aria-hidden className="h-px flex-1 bg-line" />
      {text}
      <span aria-hidden className="h-px flex-1 bg-line" />
    </li>
  );
}
