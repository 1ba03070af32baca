import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';
import { callApi } from '../../api/client.ts';

type Reseller = Api['network']['reseller'];
type AgentListQuery = Parameters<Reseller['agents']['list']>[0];
type CodeListQuery = Parameters<Reseller['codes']['list']>[0];

/** Key prefix of everything about the company: most changes affect most of it. */
export const companyKey = ['reseller'] as const;

export const pageSize = 25;

export const callReseller = <T>(call: (reseller: Reseller) => Promise<T>) =>
  callApi((api) => call(api.network.reseller));

export const dashboardQuery = queryOptions({
  queryKey: [...companyKey, 'desk'],
  queryFn: () => callReseller((reseller) => reseller.desk()),
});

export const statsQuery = queryOptions({
  queryKey: [...companyKey, 'stats'],
  queryFn: () => callReseller((reseller) => reseller.stats()),
});

export const settingsQuery = queryOptions({
  queryKey: [...companyKey, 'settings'],
  queryFn: () => callReseller((reseller) => reseller.settings()),
});

export const analyticsQuery = queryOptions({
  queryKey: [...companyKey, 'analytics'],
  queryFn: () => callReseller((reseller) => reseller.analytics()),
});

export const invitationsQuery = queryOptions({
  queryKey: [...companyKey, 'invitations'],
  queryFn: () => callReseller((reseller) => reseller.invitations.list({ status: 'open' })),
});

export const agentsQuery = (filter: AgentListQuery) =>
  queryOptions({
    queryKey: [...companyKey, 'agents', filter],
    queryFn: async () => {
      const { headers, body } = await callReseller((reseller) => reseller.agents.list(filter));
      return { rows: body, total: Number(headers['x-total-count']) };
    },
    placeholderData: keepPreviousData,
  });

/** Active agents, who can get a code or take over clients. */
export const activeAgentsQuery = agentsQuery({ status: 'active', sort: 'name', perPage: 500 });

export const codesQuery = (filter: CodeListQuery) =>
  queryOptions({
    queryKey: [...companyKey, 'codes', filter],
    queryFn: async () => {
      const { headers, body } = await callReseller((reseller) => reseller.codes.list(filter));
      return { rows: body, total: Number(headers['x-total-count']) };
    },
    placeholderData: keepPreviousData,
  });
