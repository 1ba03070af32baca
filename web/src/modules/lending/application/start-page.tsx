import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { keyOfBody } from '../../../ui/form/idempotency-key.ts';
import { money } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { streetLine } from '../../listings/index.ts';
import { teamQuery } from '../../professionals/index.ts';
import { applicationsQuery, lendingKey } from '../calls.ts';
import { applicationPath } from '../paths.ts';
import { statusTones, statusWords } from '../words.ts';

/** The buyer's applications, and how to start one with a connected mortgage agent. */
export function StartPage({ homeId }: { homeId?: number | undefined }) {
  useLive('lending', lendingKey);
  const { data, error, refetch } = useQuery(applicationsQuery);
  return (
    <div className="page grid max-w-measure grid-cols-[minmax(0,1fr)] gap-6 py-6">
      <h1 className="text-28">{m.lending__your_mortgage()}</h1>
      {error ? (
        <ErrorState what={m.lending__could_not_load()} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-64" />
      ) : (
        <>
          {data.length > 0 && (
            <ul className="grid gap-2">
              {data.map(({ id, status, propertyAddress, loanAmount, currency, openConditions }) => (
                <li key={id}>
                  <AppLink href={applicationPath(id)} className="lintel grid gap-1 p-4">
                    <span className="flex items-center justify-between gap-2">
                      <span className="font-medium">{propertyAddress ?? m.lending__no_home_yet()}</span>
                      <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
                    </span>
                    <span className="text-14 text-soft">
                      {[
                        loanAmount === null ? null : money(loanAmount, currency),
                        openConditions > 0 ? m.lending__things_needed({ count: openConditions }) : null,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
          <Start homeId={homeId} />
        </>
      )}
    </div>
  );
}

function Start({ homeId }: { homeId?: number | undefined }) {
  const navigate = useNavigate();
  const { data: team } = useQuery(teamQuery());
  const { data: home } = useQuery({
    queryKey: ['mortgage-home', homeId],
    queryFn: () => callApi((api) => api.listings.get({ id: homeId! })),
    enabled: homeId !== undefined,
  });
  const [keyOf] = useState(keyOfBody);
  const [useProfile, setUseProfile] = useState(true);
  const [useBuyingProfile, setUseBuyingProfile] = useState(true);
  const { act, pending } = useAction({ refetch: [lendingKey], failed: m.lending__could_not_start() });
  const lenders = team?.filter(
    ({ professional, state }) => professional.type === 'mortgage_advisor' && state === 'connected',
  );
  if (!lenders) return <Skeleton className="h-40" />;
  if (lenders.length === 0)
    return (
      <EmptyState
        title={m.lending__find_an_agent_first()}
        actions={<LinkButton href="/professionals?tab=mortgage">{m.lending__find_an_agent()}</LinkButton>}
      >
        {m.lending__find_an_agent_text()}
      </EmptyState>
    );
  const start = (agentId: number) =>
    act(async () => {
      const body = { agentId, useProfile, useBuyingProfile, ...(homeId !== undefined && { listingId: homeId }) };
      const { id } = await callApi((api) => api.lending.start(body, { context: { idempotencyKey: keyOf(body) } }));
      await navigate({ to: applicationPath(id) });
    });
  return (
    <section className="lintel grid gap-4 p-4">
      <h2 className="text-22">{m.lending__start_application()}</h2>
      {home && <p className="font-medium">{m.lending__for_home({ home: streetLine(home), city: home.city })}</p>}
      <p className="text-14 text-soft">{m.lending__start_consent()}</p>
      <Checkbox
        label={m.lending__use_profile()}
        checked={useProfile}
        onChange={({ target }) => setUseProfile(target.checked)}
      />
      <Checkbox
        label={m.lending__use_buying_profile()}
        checked={useBuyingProfile}
        onChange={({ target }) => setUseBuyingProfile(target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        {lenders.map(({ professional: { id, firstName, lastName } }) => (
          <Button key={id} pending={pending} onClick={() => void start(id)}>
            {m.lending__apply_with({ agent: `${firstName} ${lastName}` })}
          </Button>
        ))}
      </div>
    </section>
  );
}
