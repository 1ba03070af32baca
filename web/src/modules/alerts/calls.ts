import type { AlertFrequency } from '@lintel/server/alerts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';

export const alertsKey = ['alerts'] as const;

export const fetchSearches = () => callApi((api) => api.alerts.list({}));
export type SearchesAnswer = Awaited<ReturnType<typeof fetchSearches>>;
export type Search = SearchesAnswer['searches'][number];

export const searchesQuery = queryOptions({ queryKey: [...alertsKey, 'searches'], queryFn: fetchSearches });

export const fetchSearch = (id: number) => callApi((api) => api.alerts.get({ id }));

export const searchQuery = (id: number) =>
  queryOptions({ queryKey: [...alertsKey, 'search', id], queryFn: () => fetchSearch(id) });

/** Loads the alerts of one search, or of all. */
const fetchAlerts = (id: number | undefined, before: number | undefined) =>
  callApi((api) => {
    const page = before === undefined ? {} : { before };
    return id === undefined ? api.alerts.allAlerts(page) : api.alerts.alerts({ id, ...page });
  });
export type Alert = Awaited<ReturnType<typeof fetchAlerts>>['alerts'][number];

export const alertsQuery = (id?: number) =>
  infiniteQueryOptions({
    queryKey: [...alertsKey, 'of', id ?? 'all'],
    queryFn: ({ pageParam }) => fetchAlerts(id, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const visitSearch = (id: number) => callApi((api) => api.alerts.visit({ id }));

export const fetchLink = (token: string) => callApi((api) => api.alerts.link({ token }));

export const sendLink = (token: string, action: AlertFrequency | 'pause' | 'resume') =>
  callApi((api) => api.alerts.useLink({ token, action }));
