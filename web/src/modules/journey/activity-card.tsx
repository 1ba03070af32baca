import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../api/live.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ActivityLines } from './activity-lines.tsx';
import { journeyKey, newestActivityQuery } from './calls.ts';
import { activityPath } from './paths.ts';

/** The person's newest activity. */
export function ActivityCard() {
  useLive('journey', journeyKey);
  const { data, error, refetch, isFetching } = useQuery(newestActivityQuery);
  return (
    <section aria-labelledby="recent-activity" className="lintel grid content-start gap-2 p-4 md:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent-activity" className="text-22">
          {m.journey__recent_activity()}
        </h2>
        <AppLink href={activityPath} className="link text-14">
          {m.journey__view_all()}
        </AppLink>
      </div>
      {error && !data && (
        <ErrorState
          what={m.journey__we_couldnt_load_your_activity()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !error && (
        <div className="grid gap-3 pt-2">
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} className="h-10" />
          ))}
        </div>
      )}
      {data && <ActivityLines lines={data.items} />}
    </section>
  );
}
