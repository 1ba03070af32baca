import type { Activity, ActivityKind, Journey, NextStep, Purchase } from '@lintel/server/journey';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';
import { callApi } from '../../api/client.ts';

export type { Activity, ActivityKind, Journey, NextStep, Purchase };
export type JourneyStep = Journey['steps'][number];
export type TimelineLine = Awaited<ReturnType<Api['journey']['timeline']>>['lines'][number];

/** Key prefix of everything that a change of step may affect. */
export const journeyKey = ['journey'] as const;

export const journeyQuery = (personId: number) =>
  queryOptions({
    queryKey: [...journeyKey, 'steps', personId],
    queryFn: () => callApi((api) => api.journey.journey({ id: personId })),
  });

export const timelineQuery = (personId: number) =>
  queryOptions({
    queryKey: [...journeyKey, 'timeline', personId],
    queryFn: () => callApi((api) => api.journey.timeline({ id: personId })),
  });

export const nextStepsQuery = (personId: number) =>
  queryOptions({
    queryKey: [...journeyKey, 'next-steps', personId],
    queryFn: () => callApi((api) => api.journey.nextSteps.list({ id: personId })),
  });

export const purchaseQuery = (id: number) =>
  queryOptions({
    queryKey: [...journeyKey, 'purchase', id],
    queryFn: () => callApi((api) => api.journey.purchases.get({ id })),
  });

/** The newest activity, for a card. */
export const newestActivityQuery = queryOptions({
  queryKey: [...journeyKey, 'activity', 'newest'],
  queryFn: () => callApi((api) => api.journey.activity.list({ limit: 4 })),
});

export const activityQuery = (kind: ActivityKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [...journeyKey, 'activity', 'all', kind],
    queryFn: ({ pageParam }) =>
      callApi((api) =>
        api.journey.activity.list({ ...(kind ? { kind } : {}), ...(pageParam ? { after: pageParam } : {}), limit: 30 }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
