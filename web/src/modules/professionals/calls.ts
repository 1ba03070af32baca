import type { Client, Professional, TeamMember } from '@lintel/server/professionals';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { knownPerson } from '../accounts/index.ts';
import type { NetworkState } from './directory/network-state.ts';

export type { Client, Professional, TeamMember };

/** Key prefix of everything that changes when someone connects, answers or disconnects. */
export const networkKey = ['professionals'] as const;
/** Cards per page in the list; for the map, as many as the server returns at once. */
export const pageSizes = { list: 12, map: 48 };

export const teamQuery = (personId = knownPerson()?.id) =>
  queryOptions({
    queryKey: [...networkKey, 'team', personId],
    enabled: personId !== undefined,
    queryFn: () => callApi((api) => api.professionals.team({ id: personId! })),
  });

export const directoryQuery = (type: 'agent' | 'mortgage_advisor', state: NetworkState) => {
  const { q, location, language, specialty, page } = state;
  const limit = pageSizes[state.view];
  const filter = Object.fromEntries(
    Object.entries({ q, location, language, specialty }).filter(([, value]) => value.trim() !== ''),
  );
  return queryOptions({
    queryKey: [...networkKey, 'directory', type, filter, page, limit],
    placeholderData: keepPreviousData,
    queryFn: () =>
      callApi(async (api) => {
        const { headers, body } = await api.professionals.list({ type, ...filter, page, limit });
        return { total: Number(headers['x-total-count'] ?? body.length), professionals: body };
      }),
  });
};

export const choicesQuery = (type: 'agent' | 'mortgage_advisor') =>
  queryOptions({
    queryKey: [...networkKey, 'choices', type],
    staleTime: 600_000,
    queryFn: () => callApi((api) => api.professionals.choices({ type })),
  });

export const profileQuery = (id: number) =>
  queryOptions({
    queryKey: [...networkKey, 'profile', id],
    queryFn: () => callApi((api) => api.professionals.get({ id })),
  });

export const clientsQuery = (state: 'pending' | 'connected' | 'past', page: number, search = '') =>
  queryOptions({
    queryKey: [...networkKey, 'clients', state, page, search],
    placeholderData: keepPreviousData,
    queryFn: () => callApi((api) => api.professionals.clients({ state, page, ...(search && { search }) })),
  });

export const receiptsQuery = (page: number) =>
  queryOptions({
    queryKey: [...networkKey, 'receipts', page],
    placeholderData: keepPreviousData,
    queryFn: () => callApi((api) => api.professionals.consents.list({ page })),
  });

export const hoursQuery = queryOptions({
  queryKey: ['working-hours'],
  queryFn: () => callApi((api) => api.professionals.hours.get()),
});
