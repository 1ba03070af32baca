import { m } from '@lintel/messages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/api.ts';
import { callApi } from '../../../api/client.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { alertsKey, type Search, type SearchesAnswer, searchesQuery, searchQuery } from '../calls.ts';

export type Change = Omit<Parameters<Api['alerts']['change']>[0], 'id'>;

function putSearch(client: QueryClient, search: Search): void {
  client.setQueryData(searchQuery(search.id).queryKey, search);
  client.setQueryData<SearchesAnswer>(
    searchesQuery.queryKey,
    (all) => all && { ...all, searches: all.searches.map((each) => (each.id === search.id ? search : each)) },
  );
}

/** Renames a saved search or changes its alerts. On failure it shows the error and keeps the former values. */
export function useSearchChange({ id }: Search) {
  const client = useQueryClient();
  const { act, pending } = useAction({ refetch: [alertsKey], failed: m.alerts__we_couldnt_update_the_search() });
  const change = (change: Change) =>
    act(async () => {
      const search = await callApi((api) => api.alerts.change({ id, ...change }));
      // Cancels reads that started before the change, because they could overwrite it with older data.
      await client.cancelQueries({ queryKey: alertsKey });
      putSearch(client, search);
    });
  return { change, pending };
}

/** Removes a saved search and offers to undo it. */
export function useSearchRemoval({ id, name }: Search) {
  const { act, pending } = useAction({ refetch: [alertsKey], failed: m.alerts__we_couldnt_remove_the_search() });
  const restoring = useAction({ refetch: [alertsKey], failed: m.alerts__we_couldnt_restore_the_search() });
  const remove = () =>
    act(() => callApi((api) => api.alerts.remove({ id })), {
      title: m.alerts__search_removed(),
      description: name,
      undo: () => restoring.act(() => callApi((api) => api.alerts.restore({ id }))),
    });
  return { remove, pending };
}
