import { useRef, useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { moment } from '../../../ui/moment.ts';
import { ask } from '../../../wire/client.ts';
import { Portrait } from '../../professionals/index.ts';
import { professionalPath } from '../../professionals/paths.ts';
import { ordinal } from '../words.ts';
import type { Match, NextMatch } from './calls.ts';
import { ShownReasons } from './shown-reasons.tsx';
import { useChange } from './use-change.ts';

const because: Partial<Record<Match['state'], string>> = {
  lapsed: 'did not answer in time',
  declined: 'declined',
};

/** The next of the list, with the same consent for one press. Until then they know nothing. */
export function NextOffer({ match, next }: { match: Match; next: NextMatch }) {
  const { change, pending } = useChange();
  const consent = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { professional } = next;
  const name = `${professional.firstName} ${professional.lastName}`;
  const send = () => {
    setAsked(true);
    if (!agreed) return consent.current?.focus();
    void change(
      () => ask((api) => api.matching.matches.next({ id: match.id, agentId: professional.id, consent: true })),
      {
        title: 'Connection Request Sent',
        description: 'The agent has been notified and will contact you soon!',
      },
      { title: 'Connection Failed', description: 'Please try again later' },
    );
  };
  return (
    <article className="lintel grid gap-4 p-4 md:p-6">
      <header className="grid gap-1">
        <h2 className="text-22">Your next match: {name}</h2>
        <p className="text-14 text-soft">
          {match.professional ? match.professional.firstName : 'The one before'}{' '}
          {because[match.state] ?? 'cannot take you'}. {professional.firstName} was number {next.position} of your list.
          Nothing has been sent; the offer stands until {moment(next.until)}.
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
            {next.matchScore !== null && `Match score ${next.matchScore}`}
            {next.percentile !== null && ` · ${ordinal(next.percentile)} percentile`}
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
          error={asked && !agreed ? 'Please agree to what is shown, or choose less' : undefined}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button pending={pending} onClick={send}>
          Ask {professional.firstName}
        </Button>
        <Button
          kind="secondary"
          pending={pending}
          onClick={() =>
            void change(() => ask((api) => api.matching.matches.pass({ id: match.id })), {
              title: 'Passed over',
              description: `${name} was told nothing.`,
            })
          }
        >
          Not them
        </Button>
      </div>
    </article>
  );
}
