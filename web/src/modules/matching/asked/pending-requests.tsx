import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../../api/live.ts';
import { networkKey } from '../../professionals/index.ts';
import { type Match, matchesQuery } from './calls.ts';
import { NextOffer } from './next-offer.tsx';
import { Satisfaction } from './satisfaction.tsx';
import { Waiting } from './waiting.tsx';

const open = (match: Match) => match.state === 'pending' || match.next !== null || match.asksSatisfaction;

/**
 * Matching requests that need the buyer's attention: pending replies, the next offer and the private question. Renders
 * nothing when there are none.
 */
export function PendingRequests() {
  useLive('professionals', networkKey);
  const { data } = useQuery(matchesQuery);
  const shown = data?.filter(open) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-label={m.matching__your_requests()} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {shown.map((match) => {
        if (match.state === 'pending') return <Waiting key={match.id} match={match} />;
        if (match.next) return <NextOffer key={match.id} match={match} next={match.next} />;
        return <Satisfaction key={match.id} match={match} />;
      })}
    </section>
  );
}
