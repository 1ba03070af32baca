import { m } from '@lintel/messages';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { alertsKey, type Search, type SearchesAnswer, searchesQuery, searchQuery } from '../calls.ts';

export type Change = Omit<Parameters<Api['alerts']['change']>[0], 'id'>;

function putSearch(client: QueryClient, search: Search): void {
  client.setQueryData(searchQuery(search.id).queryKey, search);
  client.setQueryData<SearchesAnswer>(
    searchesQuery.queryKey,
    (all) => all && { ...all, searches: all.searches.map((each) => (each.id === search.id ? search : each)) },
  );
}

const failed = (title: string) => (error: unknown) =>
  showToast({
    tone: 'danger',
    title,
    description: error instanceof Failure ? error.text : m.alerts__please_try_again(),
  });

/** Renames a saved search or changes its alerts. On failure it shows the error and keeps the former values. */
export function useSearchChange({ id }: Search) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => callApi((api) => api.alerts.change({ id, ...change })),
    onSuccess: async (search) => {
      // Cancels reads that started before the change, because they could overwrite it with older data.
      await client.cancelQueries({ queryKey: alertsKey });
      putSearch(client, search);
      void client.invalidateQueries({ queryKey: alertsKey });
    },
    onError: failed(m.alerts__we_couldnt_update_the_search()),
  });
}

/** Removes a saved search and offers to undo it. */
export function useSearchRemoval({ id, name }: Search) {
  const client = useQueryClient();
  const invalidate = () => client.invalidateQueries({ queryKey: alertsKey });
  const restore = () =>
    callApi((api) => api.alerts.restore({ id })).then(invalidate, failed(m.alerts__we_couldnt_restore_the_search()));
  return useMutation({
    mutationFn: () => callApi((api) => api.alerts.remove({ id })),
    onSuccess: async () => {
      showToast({
        title: m.alerts__search_removed(),
        description: name,
        action: { label: m.alerts__undo(), run: () => void restore() },
      });
      await invalidate();
    },
    onError: failed(m.alerts__we_couldnt_remove_the_search()),
  });
}
