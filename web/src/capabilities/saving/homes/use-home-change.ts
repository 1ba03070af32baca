import { m } from '@lintel/messages';
import type { SavedItem } from '@lintel/server/saving';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../ui/toast.ts';
import { type Api, ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { type SavedPageAnswer, savedKey } from '../queries.ts';

/** Puts a home as the server tells it now into every page of the list that shows it. */
function putHome(client: QueryClient, item: SavedItem): void {
  client.setQueriesData<SavedPageAnswer>({ queryKey: [...savedKey, 'page'] }, (page) =>
    page ? { ...page, items: page.items.map((each) => (each.id === item.id ? { ...each, ...item } : each)) } : page,
  );
}

/** Changes something about a saved home: notes, tags, a vote. What fails is said, and nothing on the page changes. */
export function useHomeChange<Input>(send: (api: Api, input: Input) => Promise<SavedItem>, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => ask((api) => send(api, input)),
    onSuccess: (item) => putHome(client, item),
    onError: (error) =>
      showToast({
        tone: 'danger',
        title: failed,
        description: error instanceof Failure ? error.text : m.saving__please_try_again(),
      }),
  });
}
