import type { SavedItem } from '@lintel/server/saving';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/api.ts';
import { callApi } from '../../../api/client.ts';
import { type Confirmation, useAction } from '../../../ui/hooks/use-action.ts';
import { type SavedPageAnswer, savedKey } from '../queries.ts';

/** Replaces a home in all cached pages of the list. */
function putHome(client: QueryClient, item: SavedItem): void {
  client.setQueriesData<SavedPageAnswer>({ queryKey: [...savedKey, 'page'] }, (page) =>
    page ? { ...page, items: page.items.map((each) => (each.id === item.id ? { ...each, ...item } : each)) } : page,
  );
}

/** Changes the notes, tags or vote of a saved home. A failure is reported and leaves the page unchanged. */
export function useHomeChange(failed: string) {
  const client = useQueryClient();
  const { act, pending } = useAction({ failed });
  const change = (send: (api: Api) => Promise<SavedItem>, done?: Confirmation) =>
    act(async () => putHome(client, await callApi(send)), done);
  return { change, pending };
}
