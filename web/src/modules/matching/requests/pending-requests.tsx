import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import type { ElementType } from 'react';
import { useLive } from '../../../api/live.ts';
import { networkKey } from '../../professionals/index.ts';
import { type Match, matchesQuery } from './calls.ts';
import { NextOffer } from './next-offer.tsx';
import { Satisfaction } from './satisfaction.tsx';
import { Waiting } from './waiting.tsx';

const open = (match: Match) => match.state === 'pending' || match.next !== null || match.asksSatisfaction;

/** Returns the buyer's requests that are pending, have a next offer or ask the private question. */
export function useOpenRequests(): readonly Match[] {
  useLive('professionals', networkKey);
  return useQuery(matchesQuery).data?.filter(open) ?? [];
}

/** Returns whether the request continues only if the buyer answers before a deadline. */
export const needsAnswer = ({ state, next }: Match): boolean => state !== 'pending' && next !== null;

/** A request: pending reply, next offer or private question. */
export function Request({ match, heading }: { match: Match; heading: ElementType }) {
  if (match.state === 'pending') return <Waiting match={match} heading={heading} />;
  if (match.next) return <NextOffer match={match} next={match.next} heading={heading} />;
  return <Satisfaction match={match} heading={heading} />;
}

/** The buyer's open requests as cards. Renders nothing when there are none. */
export function PendingRequests() {
  const requests = useOpenRequests();
  if (requests.length === 0) return null;
  return (
    <section aria-label={m.matching__your_requests()} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {requests.map((match) => (
        <div key={match.id} className="lintel p-4 md:p-6">
          <Request match={match} heading="h2" />
        </div>
      ))}
    </section>
  );
}
