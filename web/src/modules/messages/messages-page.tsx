import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { useLive } from '../../api/live.ts';
import { messagesKey } from './calls.ts';
import { Conversation } from './conversation/conversation.tsx';
import { OpenedFor } from './opened-for.tsx';
import type { Recipient } from './paths.ts';
import { ThreadList } from './thread-list.tsx';
import type { WriterRole } from './words.ts';

/** The list of conversations next to the open one; on phones each has its own page. */
export function MessagesPage(props: {
  threadId: number | undefined;
  /** Recipient named by the URL when the conversation is not known yet. */
  recipient: Recipient;
  role: WriterRole;
}) {
  const { threadId, recipient, role } = props;
  useLive('messages', messagesKey);
  const hasRecipient = Object.keys(recipient).length > 0;
  const showsOne = threadId !== undefined || hasRecipient;
  return (
    <div
      data-fill
      className="page grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <div className={cx('flex min-h-0 flex-col lg:border-r lg:border-line', showsOne && 'max-lg:sr-only')}>
        <h1 className="py-4 text-28 md:py-6 lg:pr-6">{m.messages__messages()}</h1>
        <div className={cx('min-h-0 flex-1 overflow-y-auto pb-4 lg:pr-4', showsOne && 'max-lg:hidden')}>
          <ThreadList opened={threadId} role={role} />
        </div>
      </div>
      <div className={cx('min-h-0 min-w-0', !showsOne && 'max-lg:hidden')}>
        {threadId !== undefined && <Conversation key={threadId} threadId={threadId} />}
        {threadId === undefined && hasRecipient && <OpenedFor key={JSON.stringify(recipient)} recipient={recipient} />}
        {!showsOne && (
          <p className="grid h-full place-items-center p-6 text-soft">{m.messages__choose_a_conversation_to_read()}</p>
        )}
      </div>
    </div>
  );
}
