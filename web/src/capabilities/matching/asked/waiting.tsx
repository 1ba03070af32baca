import { m } from '@lintel/messages';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../../wire/client.ts';
import { professionalPath, receiptsPath } from '../../professionals/paths.ts';
import type { Match } from './calls.ts';
import { ReplyTimer } from './reply-timer.tsx';
import { useChange } from './use-change.ts';

/** A pending request: when the reply is due, and how to withdraw it. */
export function Waiting({ match }: { match: Match }) {
  const { change, pending } = useChange();
  const [sure, setSure] = useState(false);
  const name = match.professional
    ? `${match.professional.firstName} ${match.professional.lastName}`
    : m.matching__the_professional();
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
          {m.matching__has_been_asked()}
        </h2>
        <Badge tone="info">{m.matching__waits_for_an_answer()}</Badge>
      </header>
      <ReplyTimer replyDueAt={match.replyDueAt} lapsesAt={match.lapsesAt} />
      <p className="text-14 text-soft">
        {match.position !== null && match.position < match.listLength
          ? m.matching__if_it_lapses_or_they()
          : m.matching__if_it_lapses_or_they_2()}
        <AppLink href={receiptsPath} className="link">
          {m.matching__what_you_agreed_to_show()}
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
                void change(() => callApi((api) => api.professionals.withdraw({ id: match.agentId })), {
                  title: m.matching__request_taken_back(),
                  description: m.matching__sees_nothing_of_it_any({ name }),
                })
              }
            >
              {m.matching__yes_take_it_back()}
            </Button>
            <Button kind="secondary" size="sm" onClick={() => setSure(false)}>
              {m.matching__keep_waiting()}
            </Button>
          </>
        ) : (
          <Button
            kind="secondary"
            size="sm"
            aria-label={m.matching__take_it_back_the_request({ name })}
            onClick={() => setSure(true)}
          >
            {m.matching__take_it_back()}
          </Button>
        )}
      </div>
    </article>
  );
}
