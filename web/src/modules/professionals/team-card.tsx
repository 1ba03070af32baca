import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../api/live.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { networkKey, teamQuery } from './calls.ts';
import { professionalPath, professionalsPath } from './paths.ts';
import { Portrait } from './portrait.tsx';
import { kindOf, licenseWords, nameOf, ratingOf } from './words.ts';

/** Dashboard card of the team: names, ratings and license status. */
export function TeamCard() {
  useLive('professionals', networkKey);
  const { data: team, error, refetch } = useQuery(teamQuery());
  return (
    <section aria-labelledby="your-team" className="lintel grid content-start gap-4 p-4 md:p-6">
      <h2 id="your-team" className="text-22">
        {m.professionals__your_team()}
      </h2>
      {error && (
        <ErrorState what={m.professionals__we_couldnt_load_your_team()} error={error} onRetry={() => void refetch()} />
      )}
      {!team && !error && (
        <div className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {team?.length === 0 && <p className="text-soft">{m.professionals__no_professionals_connected_yet_most()}</p>}
      {team && team.length > 0 && (
        <ul className="grid gap-4">
          {team.slice(0, 4).map(({ professionalId, professional, state }) => {
            const license = licenseWords(professional.license);
            return (
              <li key={professionalId} className="flex gap-3">
                <Portrait of={professional} />
                <div className="min-w-0 flex-1">
                  <AppLink href={professionalPath(professionalId)} className="link font-medium">
                    {nameOf(professional)}
                  </AppLink>
                  <p className="text-14 text-soft">
                    <span className="inline-block first-letter:uppercase">{kindOf(professional)}</span> ·{' '}
                    {ratingOf(professional)}
                  </p>
                  <p className="mt-1 flex flex-wrap gap-1">
                    {state === 'pending' && <Badge tone="info">{m.professionals__request_sent()}</Badge>}
                    <Badge tone={license.tone}>{license.text}</Badge>
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {team && team.length > 4 && (
        <AppLink href={professionalsPath()} className="link text-14">
          {m.professionals__view_all({ value: team.length })}
        </AppLink>
      )}
      <LinkButton href={professionalsPath({ tab: 'agents' })} kind="secondary" className="justify-self-start">
        {m.professionals__find_more_professionals()}
      </LinkButton>
    </section>
  );
}
