import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast.ts';
import { type Api, ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
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
  showToast({ tone: 'danger', title, description: error instanceof Failure ? error.text : 'Please try again.' });

/** Changes how a saved search is called or told. What fails is said, and the page keeps what it showed. */
export function useSearchChange({ id }: Search) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => ask((api) => api.alerts.change({ id, ...change })),
    onSuccess: async (search) => {
      // What was asked for before the change may come after it, and is older.
      await client.cancelQueries({ queryKey: alertsKey });
      putSearch(client, search);
      void client.invalidateQueries({ queryKey: alertsKey });
    },
    onError: failed('The search was not changed'),
  });
}

/** Removes a search, and says so with the way back. */
export function useSearchRemoval({ id, name }: Search) {
  const client = useQueryClient();
  const askAnew = () => client.invalidateQueries({ queryKey: alertsKey });
  const restore = () =>
    ask((api) => api.alerts.restore({ id })).then(askAnew, failed('The search could not be brought back'));
  return useMutation({
    mutationFn: () => ask((api) => api.alerts.remove({ id })),
    onSuccess: async () => {
      showToast({ title: 'Search removed', description: name, action: { label: 'Undo', run: () => void restore() } });
      await askAnew();
    },
    onError: failed('The search was not removed'),
  });
}
