import { m } from '@lintel/messages';
import { type ElementType, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { networkKey } from '../../professionals/index.ts';
import { professionalPath, receiptsPath } from '../../professionals/paths.ts';
import type { Match } from './calls.ts';
import { ReplyTimer } from './reply-timer.tsx';

/** A pending request: when the reply is due, and how to withdraw it. */
export function Waiting({ match, heading: Heading }: { match: Match; heading: ElementType }) {
  const { act, pending } = useAction({ refetch: [networkKey] });
  const [confirming, setConfirming] = useState(false);
  const name = match.professional
    ? `${match.professional.firstName} ${match.professional.lastName}`
    : m.matching__the_professional();
  return (
    <article className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <Heading className="text-18">
          {match.professional ? (
            <AppLink href={professionalPath(match.agentId)} className="link">
              {name}
            </AppLink>
          ) : (
            name
          )}{' '}
          {m.matching__has_your_request()}
        </Heading>
        <Badge tone="info">{m.matching__waiting_for_a_reply()}</Badge>
      </header>
      <ReplyTimer replyDueAt={match.replyDueAt} lapsesAt={match.lapsesAt} />
      <p className="text-14 text-soft">
        {match.position !== null && match.position < match.listLength
          ? m.matching__if_it_expires_or_they()
          : m.matching__if_it_expires_or_they_2()}
        <AppLink href={receiptsPath} className="link">
          {m.matching__see_what_you_agreed_to()}
        </AppLink>
      </p>
      <div className="flex flex-wrap gap-2">
        {confirming ? (
          <>
            <Button
              kind="danger"
              size="sm"
              pending={pending}
              onClick={() =>
                void act(() => callApi((api) => api.professionals.withdraw({ id: match.agentId })), {
                  title: m.matching__request_withdrawn(),
                  description: m.matching__can_no_longer_see_your({ name }),
                })
              }
            >
              {m.matching__yes_withdraw_it()}
            </Button>
            <Button kind="secondary" size="sm" onClick={() => setConfirming(false)}>
              {m.matching__keep_waiting()}
            </Button>
          </>
        ) : (
          <Button
            kind="secondary"
            size="sm"
            aria-label={m.matching__withdraw_request_to({ name })}
            onClick={() => setConfirming(true)}
          >
            {m.matching__withdraw_request()}
          </Button>
        )}
      </div>
    </article>
  );
}
