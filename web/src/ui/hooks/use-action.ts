import { m } from '@lintel/messages';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure, reasonOf } from '../../api/failure.ts';
import { asSentence } from '../form/place-failure.ts';
import { showToast, type Toast } from '../toast/toast.ts';

/** The toast after success. With `undo`, it offers to revert the action. */
export interface Confirmation extends Pick<Toast, 'title' | 'description' | 'action'> {
  undo?: (() => unknown) | undefined;
}

/** Cached data that shows the result before the server confirms it. A failure restores the former data. */
interface Optimistic {
  queryKey: QueryKey;
  update: (before: never) => unknown;
}

interface ActionOptions {
  /** Keys of the queries that the action changes. They are refetched after success and after failure. */
  refetch?: readonly QueryKey[];
  /** Toast after a failure, which describes the reason if only a title is given; `null` if the caller shows `error`. */
  failed?: string | Pick<Toast, 'title' | 'description'> | null;
  /** Fields whose rules the caller shows with `errorOf`; a failure of these fields only shows no toast. */
  fields?: readonly string[];
}

/**
 * Runs a person's actions. `act` resolves to whether the action succeeded, and never rejects; `confirm` is for a form,
 * which sends its data and shows failures itself. `errorOf` returns the rule that the last action violated at a field.
 */
export function useAction(options: ActionOptions = {}) {
  const { refetch = [], failed = m.ui__we_couldnt_make_this_change(), fields = [] } = options;
  const client = useQueryClient();
  const refresh = () => Promise.all(refetch.map((queryKey) => client.invalidateQueries({ queryKey })));
  const {
    mutateAsync,
    isPending: pending,
    error,
  } = useMutation({
    networkMode: 'always',
    mutationFn: async (run: () => Promise<unknown>) => {
      const result = await run();
      await refresh();
      return result;
    },
  });
  const act = async <T>(
    run: () => Promise<T>,
    done?: Confirmation | ((result: T) => Confirmation | undefined | undefined),
    optimistic?: Optimistic,
  ): Promise<boolean> => {
    const revert = optimistic && (await show(client, optimistic));
    try {
      const result = (await mutateAsync(run)) as T;
      const confirmation = typeof done === 'function' ? done(result) : done;
      if (confirmation) toastOf(confirmation);
      return true;
    } catch (cause) {
      revert?.();
      // A rejection often means that someone else changed the data first.
      void refresh();
      if (
        cause instanceof Failure &&
        cause.fields.length > 0 &&
        cause.fields.every(({ field }) => fields.includes(field))
      )
        return false;
      const toast = typeof failed === 'string' ? { title: failed, description: reasonOf(cause) } : failed;
      if (toast) showToast({ tone: 'danger', ...toast });
      return false;
    }
  };
  const confirm = async (confirmation?: Confirmation) => {
    await refresh();
    if (confirmation) toastOf(confirmation);
  };
  const errorOf = (field: string): string | undefined => {
    const rule = error instanceof Failure ? error.fields.find((each) => each.field === field)?.rule : undefined;
    return rule && asSentence(rule);
  };
  return { act, confirm, pending, error, errorOf };
}

const toastOf = ({ undo, ...toast }: Confirmation) =>
  showToast({ ...toast, ...(undo && { action: { label: m.ui__undo(), run: () => void undo() } }) });

/** Updates the cached data. Returns a function that restores it. */
async function show(client: QueryClient, { queryKey, update }: Optimistic) {
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey);
  if (before === undefined) return undefined;
  client.setQueryData(queryKey, update(before as never));
  return () => client.setQueryData(queryKey, before);
}
