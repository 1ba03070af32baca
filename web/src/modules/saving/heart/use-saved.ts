import { m } from '@lintel/messages';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { knownPerson, takePendingAction } from '../../accounts/index.ts';
import { savedKey } from '../queries.ts';

/** Ids of the buyer's saved homes, loaded once for all hearts. */
const idsQuery = queryOptions({
  queryKey: [...savedKey, 'ids'],
  queryFn: async (): Promise<ReadonlySet<number>> => new Set((await callApi((api) => api.saving.ids({}))).ids),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Returns whether a home is saved (undefined while unknown) and a function that saves or removes it; the toast offers to
 * undo that. The first page with a heart also saves the home that a visitor wanted to save before sign-up.
 */
export function useSaved(id: number) {
  const client = useQueryClient();
  const { data: ids } = useQuery(idsQuery);
  useLive('saved', idsQuery.queryKey);
  const saving = useAction({ failed: m.saving__we_couldnt_save_the_home() });
  const removing = useAction({ failed: m.saving__we_couldnt_remove_the_home() });
  const mark = (home: number, saved: boolean) =>
    client.setQueryData(
      idsQuery.queryKey,
      (before) => new Set([...(before ?? [])].filter((each) => each !== home).concat(saved ? home : [])),
    );
  const save = (home: number): Promise<boolean> =>
    saving.act(
      async () => {
        await callApi((api) => api.saving.save({ propertyId: home, status: 'saved' }));
        mark(home, true);
      },
      {
        title: m.saving__property_saved(),
        description: m.saving__added_to_your_saved_properties(),
        undo: () => remove(home),
      },
    );
  // Undoing a removal restores the home's notes, tags and votes too.
  const remove = (home: number): Promise<boolean> =>
    removing.act(
      async () => {
        await callApi((api) => api.saving.remove({ userId: knownPerson()!.id, propertyId: home }));
        mark(home, false);
      },
      {
        title: m.saving__property_removed(),
        description: m.saving__removed_from_your_saved_properties(),
        undo: () => save(home),
      },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pending action is taken once
  useEffect(() => {
    const action = takePendingAction('save-home');
    if (action) void save(action.property);
  }, []);
  const saved = ids?.has(id);
  const pending = saving.pending || removing.pending || saved === undefined;
  return {
    saved,
    pending,
    toggle: () => void (pending || (saved ? remove(id) : save(id))),
    remove: () => remove(id),
  };
}
