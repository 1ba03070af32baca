import { m } from '@lintel/messages';
import { LinkButton } from '../../../ui/button.tsx';
import type { Thread } from '../calls.ts';
import { UnblockButton } from './unblock-button.tsx';

/** The reason why the conversation is closed, and what would reopen it. */
export function Closed({ thread }: { thread: Thread }) {
  const { state, blockedByMe, other } = thread;
  const first = other.name.split(' ')[0];
  const isBuyer = other.agentId !== null;
  const withCompany = thread.withCompany;
  const words = {
    blocked: blockedByMe
      ? m.messages__you_blocked_this_conversation_so({
          value: withCompany
            ? '.'
            : m.messages__to_stop_working_together_go({
                value: isBuyer ? m.messages__professionals() : m.messages__requests(),
              }),
        })
      : m.messages__isnt_accepting_messages_here_you({ first: first! }),
    ended: m.messages__you_and_no_longer_work({ first: first! }),
    asked: isBuyer
      ? m.messages__you_can_write_once_accepts({ first: first! })
      : m.messages__youve_replied_once_to_keep({ first: first! }),
    open: '',
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4 lg:px-6">
      <p role="status" className="max-w-measure text-14 text-soft">
        {words[state]}
      </p>
      {blockedByMe && <UnblockButton thread={thread} />}
      {state === 'asked' && !isBuyer && (
        <LinkButton size="sm" href="/connections">
          {m.messages__go_to_requests()}
        </LinkButton>
      )}
    </div>
  );
}
