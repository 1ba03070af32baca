import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/api.ts';
import { callApi } from '../../../api/client.ts';
import { stateName } from '../jurisdictions.ts';

export type OpenCompany = Awaited<ReturnType<Api['network']['signUps']['companies']>>['body'][number];

/** Companies that accept agents and match the search, page by page. */
export const companiesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['open-companies', search],
    queryFn: async ({ pageParam }) => {
      const input = { page: pageParam, ...(search ? { search } : {}) };
      const { headers, body } = await callApi((api) => api.network.signUps.companies(input));
      return { total: Number(headers['x-total-count']), rows: body };
    },
    initialPageParam: 1,
    getNextPageParam: (_, pages) =>
      pages.reduce((sum, { rows }) => sum + rows.length, 0) < pages[0]!.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });

/** Current data of one company; null if it no longer accepts agents. */
export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ['open-company', id],
    queryFn: async () => (await callApi((api) => api.network.signUps.companies({ id }))).body[0] ?? null,
  });

export const placeOf = ({ city, stateOrProvince, country }: OpenCompany): string =>
  `${city}, ${stateName(stateOrProvince) || stateOrProvince}, ${country}`;
