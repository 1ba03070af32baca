import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { Chat } from './chat.tsx';
import { ClearConversation } from './erase-talk.tsx';

/** The assistant at full height. Its container sets the height. */
export function ChatPanel({ className }: { className?: string }) {
  return (
    <section aria-labelledby="assistant" className={cx('lintel flex min-h-0 min-w-0 flex-col gap-4 p-4', className)}>
      <header className="flex items-center justify-between gap-4">
        <h2 id="assistant" className="text-22">
          {m.assistant__ai_assistant()}
        </h2>
        <ClearConversation />
      </header>
      <Chat height="full" />
    </section>
  );
}
