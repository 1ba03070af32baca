import type { AlertFrequency } from '@lintel/server/alerts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../../wire/client.ts';

export const alertsKey = ['alerts'] as const;

export const askSearches = () => ask((api) => api.alerts.list({}));
export type SearchesAnswer = Awaited<ReturnType<typeof askSearches>>;
export type Search = SearchesAnswer['searches'][number];

export const searchesQuery = queryOptions({ queryKey: [...alertsKey, 'searches'], queryFn: askSearches });

export const askSearch = (id: number) => ask((api) => api.alerts.get({ id }));

export const searchQuery = (id: number) =>
  queryOptions({ queryKey: [...alertsKey, 'search', id], queryFn: () => askSearch(id) });

/** Loads the alerts of one search, or of all. */
const askAlerts = (id: number | undefined, before: number | undefined) =>
  ask((api) => {
    const page = before === undefined ? {} : { before };
    return id === undefined ? api.alerts.allAlerts(page) : api.alerts.alerts({ id, ...page });
  });
export type Alert = Awaited<ReturnType<typeof askAlerts>>['alerts'][number];

export const alertsQuery = (id?: number) =>
  infiniteQueryOptions({
    queryKey: [...alertsKey, 'of', id ?? 'all'],
    queryFn: ({ pageParam }) => askAlerts(id, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const visitSearch = (id: number) => ask((api) => api.alerts.visit({ id }));

export const askLink = (token: string) => ask((api) => api.alerts.link({ token }));

export const sendLink = (token: string, action: AlertFrequency | 'pause' | 'resume') =>
  ask((api) => api.alerts.useLink({ token, action }));
