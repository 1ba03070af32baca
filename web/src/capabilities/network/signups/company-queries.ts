import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Api, ask } from '../../../wire/client.ts';
import { stateName } from './jurisdictions.ts';

export type OpenCompany = Awaited<ReturnType<Api['network']['signUps']['companies']>>['body'][number];

/** Companies that take agents and fit what was typed, a page at a time. */
export const companiesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['open-companies', search],
    queryFn: async ({ pageParam }) => {
      const asked = { page: pageParam, ...(search ? { search } : {}) };
      const { headers, body } = await ask((api) => api.network.signUps.companies(asked));
      return { total: Number(headers['x-total-count']), rows: body };
    },
    initialPageParam: 1,
    getNextPageParam: (_, pages) =>
      pages.reduce((sum, { rows }) => sum + rows.length, 0) < pages[0]!.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });

/** One of them as it is now; null where it takes no agents any more. */
export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ['open-company', id],
    queryFn: async () => (await ask((api) => api.network.signUps.companies({ id }))).body[0] ?? null,
  });

export const placeOf = ({ city, stateOrProvince, country }: OpenCompany): string =>
  `${city}, ${stateName(stateOrProvince) || stateOrProvince}, ${country}`;
