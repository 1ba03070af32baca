import { m } from '@lintel/messages';
import { activityKinds } from '@lintel/server/journey';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLive } from '../../api/live.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/fields/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ActivityLines } from './activity-lines.tsx';
import { type ActivityKind, activityQuery, journeyKey } from './calls.ts';

const kinds = [
  {
    value: '',
    get label() {
      return m.journey__everything();
    },
  },
  ...Object.entries(activityKinds).map(([value, label]) => ({ value, label })),
];

/** The person's complete activity, newest first. */
export function ActivityPage(props: {
  kind: ActivityKind | undefined;
  onKind: (kind: ActivityKind | undefined) => void;
}) {
  const { kind, onKind } = props;
  useLive('journey', [...journeyKey, 'activity']);
  const feed = useInfiniteQuery(activityQuery(kind));
  const lines = feed.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="page grid max-w-200 grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-28">{m.journey__recent_activity()}</h1>
        <div className="w-56">
          <Select
            label={m.journey__show()}
            options={kinds}
            value={kind ?? ''}
            onChange={({ target }) => onKind((target.value || undefined) as ActivityKind | undefined)}
          />
        </div>
      </div>
      {feed.error && !lines && (
        <ErrorState
          what={m.journey__we_couldnt_load_your_activity()}
          error={feed.error}
          onRetry={() => void feed.refetch()}
          pending={feed.isFetching}
        />
      )}
      {!lines && !feed.error && <Skeleton className="h-80" />}
      {lines?.length === 0 && (
        <EmptyState title={m.journey__nothing_here_yet()}>
          <p>{m.journey__youll_see_what_you_and()}</p>
        </EmptyState>
      )}
      {lines && lines.length > 0 && <ActivityLines lines={lines} />}
      {feed.hasNextPage && (
        <Button
          kind="secondary"
          className="justify-self-start"
          pending={feed.isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
        >
          {m.journey__show_earlier()}
        </Button>
      )}
    </div>
  );
}
