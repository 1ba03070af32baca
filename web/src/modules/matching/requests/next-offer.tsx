import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { type ElementType, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { moment } from '../../../ui/time/moment.ts';
import { networkKey, Portrait } from '../../professionals/index.ts';
import { professionalPath } from '../../professionals/paths.ts';
import { ordinal } from '../words.ts';
import type { Match, NextMatch } from './calls.ts';
import { ShownReasons } from './shown-reasons.tsx';

const because: Partial<Record<Match['state'], string>> = texts({
  lapsed: m.matching__didnt_reply_in_time,
  declined: m.matching__declined,
});

/**
 * Offers the request to the next professional of the list, with one consent per request. They are not notified before
 * that.
 */
export function NextOffer({ match, next, heading: Heading }: { match: Match; next: NextMatch; heading: ElementType }) {
  const { act, pending } = useAction({ refetch: [networkKey] });
  const request = useAction({
    refetch: [networkKey],
    failed: { title: m.matching__connection_failed(), description: m.matching__please_try_again_later() },
  });
  const consent = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const { professional } = next;
  const name = `${professional.firstName} ${professional.lastName}`;
  const send = () => {
    setSubmitted(true);
    if (!agreed) return consent.current?.focus();
    void request.act(
      () => callApi((api) => api.matching.matches.next({ id: match.id, agentId: professional.id, consent: true })),
      {
        title: m.matching__connection_request_sent(),
        description: m.matching__the_agent_has_been_notified(),
      },
    );
  };
  return (
    <article className="grid gap-4">
      <header className="grid gap-1">
        <Heading className="text-18">{m.matching__your_next_match({ name })}</Heading>
        <p className="text-14 text-soft">
          {match.professional ? match.professional.firstName : m.matching__the_previous_professional()}{' '}
          {because[match.state] ?? m.matching__cant_take_you_on()}
          {m.matching__was_number_on_your_list({
            firstName: professional.firstName,
            position: next.position,
            until: moment(next.until),
          })}
        </p>
      </header>
      <div className="flex gap-3">
        <Portrait of={professional} />
        <div className="min-w-0 text-14">
          <AppLink href={professionalPath(professional.id)} className="link font-medium">
            {name}
          </AppLink>
          <p className="text-soft">
            {professional.company}, {professional.city}, {professional.state}
          </p>
          <p className="tabular-nums">
            {next.matchScore !== null && m.matching__match_score({ matchScore: next.matchScore })}
            {next.percentile !== null && m.matching__percentile({ percentile: ordinal(next.percentile) })}
          </p>
        </div>
      </div>
      <ShownReasons reasons={next.reasons} name={name} />
      <div className="border-t border-line pt-3">
        <Checkbox
          ref={consent}
          label={next.consentText}
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
          error={submitted && !agreed ? m.matching__check_the_box_to_agree() : undefined}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button pending={request.pending} onClick={send}>
          {m.matching__send_request_to({ firstName: professional.firstName })}
        </Button>
        <Button
          kind="secondary"
          pending={pending}
          onClick={() =>
            void act(() => callApi((api) => api.matching.matches.pass({ id: match.id })), {
              title: m.matching__skipped(),
              description: m.matching__we_didnt_notify({ name }),
            })
          }
        >
          {m.matching__skip()}
        </Button>
      </div>
    </article>
  );
}
