import { m } from '@lintel/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';
import { showToast } from '../../../ui/toast/toast.ts';

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

export function useRefreshAccount() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: profileQuery.queryKey });
}

/** Runs an account action that has no form; errors appear as a toast. */
export function useAccountAction<Input = void>(run: (input: Input) => Promise<unknown>, done: string) {
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      await refresh();
      showToast({ title: done });
    },
    onError: (cause) =>
      showToast({
        tone: 'danger',
        title: m.accounts__that_didnt_work(),
        description: cause instanceof Failure ? cause.text : m.accounts__please_try_again(),
      }),
  });
}
