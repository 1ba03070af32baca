import { m } from '@lintel/messages';
import type { SavedItem } from '@lintel/server/saving';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { type SavedPageAnswer, savedKey } from '../queries.ts';

/** Replaces a home in all cached pages of the list. */
function putHome(client: QueryClient, item: SavedItem): void {
  client.setQueriesData<SavedPageAnswer>({ queryKey: [...savedKey, 'page'] }, (page) =>
    page ? { ...page, items: page.items.map((each) => (each.id === item.id ? { ...each, ...item } : each)) } : page,
  );
}

/** Changes the notes, tags or vote of a saved home. A failure is reported and leaves the page unchanged. */
export function useHomeChange<Input>(send: (api: Api, input: Input) => Promise<SavedItem>, failed: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => callApi((api) => send(api, input)),
    onSuccess: (item) => putHome(client, item),
    onError: (error) =>
      showToast({
        tone: 'danger',
        title: failed,
        description: error instanceof Failure ? error.text : m.saving__please_try_again(),
      }),
  });
}
