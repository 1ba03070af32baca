import { NextStepsCard } from '../../modules/journey/index.ts';
import { needsAnswer, Request, useOpenRequests } from '../../modules/matching/index.ts';
import { useRecommendedEntries } from '../../modules/recommendations/index.ts';

type Requests = ReturnType<typeof useOpenRequests>;

/**
 * One list of next steps, requests and recommended homes: overdue steps, requests that need an answer, all other steps,
 * requests that can wait, homes.
 */
export function NeedsList({ personId }: { personId: number }) {
  const requests = useOpenRequests();
  const homes = useRecommendedEntries();
  return (
    <NextStepsCard
      personId={personId}
      urgent={entries(requests.filter(needsAnswer))}
      later={[...entries(requests.filter((match) => !needsAnswer(match))), ...homes]}
    />
  );
}

const entries = (requests: Requests) =>
  requests.map((match) => (
    <li key={`request-${match.id}`} className="py-3">
      <Request match={match} heading="h3" />
    </li>
  ));
