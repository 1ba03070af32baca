import { m } from '@lintel/messages';
import type { ElementType } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { dayHere } from '../../../ui/time/moment.ts';
import { networkKey } from '../../professionals/index.ts';
import { professionalPath } from '../../professionals/paths.ts';
import type { Match } from './calls.ts';

/** The private question after a closing. It is not a review; individual answers stay private. */
export function Satisfaction({ match, heading: Heading }: { match: Match; heading: ElementType }) {
  const { act, pending } = useAction({ refetch: [networkKey] });
  const name = match.professional ? `${match.professional.firstName} ${match.professional.lastName}` : 'them';
  const answer = (satisfied: boolean) =>
    void act(() => callApi((api) => api.matching.matches.satisfaction({ id: match.id, satisfied })), {
      title: m.matching__thank_you(),
      description: m.matching__your_answer_stays_private(),
    });
  return (
    <article className="grid gap-3">
      <Heading className="text-18">{m.matching__were_you_satisfied_with({ name })}</Heading>
      <p className="max-w-measure text-14 text-soft">
        {m.matching__your_purchase_closed()}
        {match.closedAt ? ` ${dayHere(match.closedAt)}` : ''}
        {m.matching__your_answer_is_private_and({ name })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          pending={pending}
          aria-label={m.matching__yes_satisfied_with({ name })}
          onClick={() => answer(true)}
        >
          {m.matching__yes()}
        </Button>
        <Button
          kind="secondary"
          pending={pending}
          aria-label={m.matching__no_not_satisfied_with({ name })}
          onClick={() => answer(false)}
        >
          {m.matching__no()}
        </Button>
      </div>
      <p className="text-14 text-soft">
        {m.matching__to_share_your_experience_with()}{' '}
        <AppLink href={`${professionalPath(match.agentId)}#reviews`} className="link">
          {m.matching__a_public_review()}
        </AppLink>
        .
      </p>
    </article>
  );
}
