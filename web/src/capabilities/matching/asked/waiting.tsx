import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ask } from '../../../wire/client.ts';
import { professionalPath, receiptsPath } from '../../professionals/paths.ts';
import type { Match } from './calls.ts';
import { ReplyTimer } from './reply-timer.tsx';
import { useChange } from './use-change.ts';

/** Somebody was asked and has not answered: by when, and how to take it back. */
export function Waiting({ match }: { match: Match }) {
  const { change, pending } = useChange();
  const [sure, setSure] = useState(false);
  const name = match.professional
    ? `${match.professional.firstName} ${match.professional.lastName}`
    : 'The professional';
  return (
    <article className="lintel grid gap-3 p-4 md:p-6">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-18">
          {match.professional ? (
            <AppLink href={professionalPath(match.agentId)} className="link">
              {name}
            </AppLink>
          ) : (
            name
          )}{' '}
          has been asked
        </h2>
        <Badge tone="info">Waits for an answer</Badge>
      </header>
      <ReplyTimer replyDueAt={match.replyDueAt} lapsesAt={match.lapsesAt} />
      <p className="text-14 text-soft">
        {match.position !== null && match.position < match.listLength
          ? 'If it lapses or they decline, you are offered the next of your list; nobody else is told anything before that. '
          : 'If it lapses or they decline, you are told at once. '}
        <AppLink href={receiptsPath} className="link">
          What you agreed to show
        </AppLink>
      </p>
      <div className="flex flex-wrap gap-2">
        {sure ? (
          <>
            <Button
              kind="danger"
              size="sm"
              pending={pending}
              onClick={() =>
                void change(() => ask((api) => api.professionals.withdraw({ id: match.agentId })), {
                  title: 'Request taken back',
                  description: `${name} sees nothing of it any more.`,
                })
              }
            >
              Yes, take it back
            </Button>
            <Button kind="secondary" size="sm" onClick={() => setSure(false)}>
              Keep waiting
            </Button>
          </>
        ) : (
          <Button
            kind="secondary"
            size="sm"
            aria-label={`Take it back: the request to ${name}`}
            onClick={() => setSure(true)}
          >
            Take it back
          </Button>
        )}
      </div>
    </article>
  );
}
