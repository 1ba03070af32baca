import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../ui/app-link.tsx';
import { propertyPath } from '../../listings/paths.ts';
import { rankingPath } from '../paths.ts';
import { ordinal, span } from '../words.ts';
import { requestsQuery } from './calls.ts';
import { ReplyTimer } from './reply-timer.tsx';
import { ShownReasons } from './shown-reasons.tsx';

/** For a professional: the reply timer of a request or client, and the reasons they were matched. */
export function WhyMatched({ connectionId }: { connectionId: number }) {
  const { data } = useQuery(requestsQuery);
  const match = data?.find((one) => one.connectionId === connectionId);
  if (!match) return null;
  const { position, listLength, percentile, reasons, home, propertyId, state, replyMinutes } = match;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {state === 'pending' && match.repliedAt === null && (
        <ReplyTimer replyDueAt={match.replyDueAt} lapsesAt={match.lapsesAt} />
      )}
      {replyMinutes !== null && (
        <p className="text-14 text-soft">{m.matching__you_replied_in_of_your({ replyMinutes: span(replyMinutes) })}</p>
      )}
      {propertyId !== null && (
        <p className="text-14">
          {m.matching__theyre_asking_about()}{' '}
          <AppLink href={propertyPath(propertyId)} className="link">
            {home ?? m.matching__home({ propertyId })}
          </AppLink>
          .
        </p>
      )}
      {position !== null && (
        <>
          <p className="text-14">
            <span className="font-medium">{m.matching__why_you_matched_you_were({ position, listLength })}</span>
            {percentile !== null && (
              <span className="text-soft">
                {' '}
                {m.matching__percentile_at_the_time({ percentile: ordinal(percentile) })}
              </span>
            )}
          </p>
          <ShownReasons reasons={reasons} name="yours" />
          <AppLink href={rankingPath} className="link justify-self-start text-14">
            {m.matching__your_smartmatch_ranking()}
          </AppLink>
        </>
      )}
    </div>
  );
}
