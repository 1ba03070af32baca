import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/api.ts';
import { callApi } from '../../../api/client.ts';

export type Profile = Awaited<ReturnType<Api['accounts']['account']>>;

export const fetchProfile = () => callApi((api) => api.accounts.account());

export const profileQuery = queryOptions({ queryKey: ['account'], queryFn: fetchProfile });

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: () => callApi((api) => api.accounts.sessions()),
});

/** Stores a profile from the server in the query cache. */
export function useCacheProfile() {
  const client = useQueryClient();
  return (profile: Profile) => client.setQueryData(profileQuery.queryKey, profile);
}
