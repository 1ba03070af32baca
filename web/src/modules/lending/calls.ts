import type { Application, ApplicationRow } from '@lintel/server/lending';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';

export type { Application, ApplicationRow };

/** Key prefix of everything about applications; reloaded when either side changes one. */
export const lendingKey = ['lending'] as const;

export const applicationsQuery = queryOptions({
  queryKey: [...lendingKey, 'applications'],
  queryFn: () => callApi((api) => api.lending.list({})),
});

export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: [...lendingKey, 'application', id],
    queryFn: () => callApi((api) => api.lending.get({ id })),
  });

export const demographicsQuery = (id: number) =>
  queryOptions({
    queryKey: ['loan-demographics', id],
    queryFn: () => callApi((api) => api.lending.demographics({ id })),
  });

export const statsQuery = queryOptions({
  queryKey: [...lendingKey, 'stats'],
  queryFn: () => callApi((api) => api.lending.stats({})),
});

export const activityQuery = queryOptions({
  queryKey: [...lendingKey, 'activity'],
  queryFn: () => callApi((api) => api.lending.activity({})),
});

export const rateSheetQuery = queryOptions({
  queryKey: [...lendingKey, 'rate-sheet'],
  queryFn: () => callApi((api) => api.lending.rateSheet({})),
});
/** What a published sheet changes: the sheet, and the rates that SmartMatch shows. */
export const publishedKeys = [rateSheetQuery.queryKey, ['matching']] as const;

export const statusSharesQuery = (id: number) =>
  queryOptions({
    queryKey: [...lendingKey, 'status-shares', id],
    queryFn: () => callApi((api) => api.lending.statusShares({ id })),
  });

export const sharedStatusesQuery = queryOptions({
  queryKey: [...lendingKey, 'shared-statuses'],
  queryFn: () => callApi((api) => api.lending.sharedStatuses({})),
});

export const teamQuery = queryOptions({
  queryKey: [...lendingKey, 'team'],
  queryFn: () => callApi((api) => api.lending.team({})),
});

export const verifiedLetterQuery = (code: string) =>
  queryOptions({
    queryKey: [...lendingKey, 'letter', code],
    queryFn: () => callApi((api) => api.lending.verifyLetter({ code })),
    // A revoked letter shows it within two seconds on an open page.
    refetchInterval: ({ state }) => (state.error ? false : 2_000),
    retry: false,
  });
