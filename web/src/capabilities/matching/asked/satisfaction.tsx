import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayHere } from '../../../ui/moment.ts';
import { ask } from '../../../wire/client.ts';
import { professionalPath } from '../../professionals/paths.ts';
import type { Match } from './calls.ts';
import { useChange } from './use-change.ts';

/** The private question after a closing. It is no review, and nobody reads who answered what. */
export function Satisfaction({ match }: { match: Match }) {
  const { change, pending } = useChange();
  const name = match.professional ? `${match.professional.firstName} ${match.professional.lastName}` : 'them';
  const say = (satisfied: boolean) =>
    void change(() => ask((api) => api.matching.matches.satisfaction({ id: match.id, satisfied })), {
      title: 'Thank you',
      description: 'Your answer stays private.',
    });
  return (
    <article className="lintel grid gap-3 p-4 md:p-6">
      <h2 className="text-18">Were you satisfied with {name}?</h2>
      <p className="max-w-measure text-14 text-soft">
        Your purchase closed{match.closedAt ? ` ${dayHere(match.closedAt)}` : ''}. This is private: it is no review,{' '}
        {name} never sees it, and it only helps to rank.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" pending={pending} aria-label={`Yes, satisfied with ${name}`} onClick={() => say(true)}>
          Yes
        </Button>
        <Button
          kind="secondary"
          pending={pending}
          aria-label={`No, not satisfied with ${name}`}
          onClick={() => say(false)}
        >
          No
        </Button>
      </div>
      <p className="text-14 text-soft">
        What others should know goes into{' '}
        <AppLink href={`${professionalPath(match.agentId)}#reviews`} className="link">
          a public review
        </AppLink>
        .
      </p>
    </article>
  );
}
