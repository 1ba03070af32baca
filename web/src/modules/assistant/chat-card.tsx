import { m } from '@lintel/messages';
import { ArrowRight } from 'lucide-react';
import { AppLink } from '../../ui/app-link.tsx';
import { Chat } from './chat.tsx';
import { ClearConversation } from './erase-talk.tsx';
import { propertyPilotPath } from './paths.ts';

/** The assistant as a small card on the dashboard; the cockpit shows it in full. */
export function ChatCard() {
  return (
    <section
      aria-labelledby="assistant"
      className="lintel grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-4 p-4 md:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="assistant" className="text-22">
          {m.assistant__ai_assistant()}
        </h2>
        <div className="flex items-center gap-1">
          <ClearConversation />
          <AppLink href={propertyPilotPath} className="link inline-flex items-center gap-1 text-14">
            {m.assistant__open_full_page()}
            <ArrowRight aria-hidden size={16} strokeWidth={1.5} />
          </AppLink>
        </div>
      </header>
      <Chat height="card" />
    </section>
  );
}
