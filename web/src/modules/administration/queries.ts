import type { AnalyticsRows } from '@lintel/server/administration';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { type DashboardState, filterOf } from './dashboard-state.ts';

/** Rows per page of the companies table. */
export const resellersPageSize = 25;

/** Key prefix of everything the dashboard shows. */
export const wholesalerKey = ['wholesaler'];
const key = (...parts: unknown[]) => [...wholesalerKey, ...parts];
const total = (headers: object) => Number((headers as Record<string, unknown>)['x-total-count']);

export const statsQuery = queryOptions({
  queryKey: key('stats'),
  queryFn: () => callApi((api) => api.network.wholesaler.stats()),
});

export const resellersQuery = (state: DashboardState) => {
  const input = { ...filterOf(state), page: state.page ?? 1, limit: resellersPageSize };
  return queryOptions({
    queryKey: key('resellers', input),
    queryFn: async () => {
      const { headers, body } = await callApi((api) => api.network.wholesaler.resellers(input));
      return { total: total(headers), rows: body };
    },
    placeholderData: keepPreviousData,
  });
};

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: key('company', id),
    queryFn: () => callApi((api) => api.network.wholesaler.reseller({ id })),
  });

export const verificationsQuery = (of: 'pending' | 'due') =>
  queryOptions({
    queryKey: key('verifications', of),
    queryFn: () => callApi((api) => api.network.wholesaler.pendingVerifications({ of })),
  });

export const nameMatchQuery = (id: number, registerName: string) =>
  queryOptions({
    queryKey: key('name-match', id, registerName),
    queryFn: () => callApi((api) => api.network.wholesaler.nameMatch({ id, registerName })),
    enabled: registerName.trim() !== '',
    placeholderData: keepPreviousData,
  });

export const analyticsQuery = (months: number) =>
  queryOptions({
    queryKey: key('analytics', months),
    queryFn: () => callApi((api) => api.network.wholesaler.analytics.get({ months })),
    placeholderData: keepPreviousData,
  });

export const rowsPageSize = 50;

export const rowsQuery = (params: Pick<AnalyticsRows, 'of' | 'month' | 'step'>, page: number) =>
  queryOptions({
    queryKey: key('rows', params, page),
    queryFn: async () => {
      const input = { ...params, page, limit: rowsPageSize };
      const { headers, body } = await callApi((api) => api.network.wholesaler.analytics.rows(input));
      return { total: total(headers), rows: body };
    },
    placeholderData: keepPreviousData,
  });

/** Filter of the audit log, for the list and its CSV file. */
export const auditFilterOf = ({ action, object, actor, from, to }: DashboardState) =>
  Object.fromEntries(
    Object.entries({ action, object, actor, from, to }).filter((entry): entry is [string, string] => !!entry[1]),
  );

export const auditQuery = (state: DashboardState) => {
  const filter = auditFilterOf(state);
  return infiniteQueryOptions({
    queryKey: key('audit', filter),
    queryFn: ({ pageParam }) =>
      callApi((api) => api.network.audit.list({ ...filter, ...(pageParam === null ? {} : { before: pageParam }) })),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
};

export const chainQuery = queryOptions({
  queryKey: key('chain'),
  queryFn: () => callApi((api) => api.network.audit.chain()),
});
