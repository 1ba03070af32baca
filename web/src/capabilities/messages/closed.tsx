import { LinkButton } from '../../ui/button.tsx';
import type { Thread } from './calls.ts';
import { UnblockButton } from './unblock-button.tsx';

/** Why nothing can be written now, and what would change that. */
export function Closed({ thread }: { thread: Thread }) {
  const { state, blockedByMe, other } = thread;
  const first = other.name.split(' ')[0];
  const isBuyer = other.agentId !== null;
  const withCompany = thread.withCompany;
  const words = {
    blocked: blockedByMe
      ? `You blocked this conversation: neither of you can write. You still work together${withCompany ? '.' : `; to end that, go to ${isBuyer ? 'Professionals' : 'Requests'}.`}`
      : `${first} takes no messages here. You still work together, and can reach each other by other ways.`,
    ended: `You and ${first} do not work together any more. What was said stays readable.`,
    asked: isBuyer
      ? `You can write once ${first} accepts your request.`
      : `You answered once. Accept the request of ${first} to go on writing.`,
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
          Go to requests
        </LinkButton>
      )}
    </div>
  );
}
