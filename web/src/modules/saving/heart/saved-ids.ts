import { useEffect, useSyncExternalStore } from 'react';
import { onClear } from '../../../api/clear-cached-data.ts';
import { callApi } from '../../../api/client.ts';
import { onLive } from '../../../api/live.ts';

/** Ids of the buyer's saved homes. Loaded once for all hearts; undefined while unknown. */
interface Known {
  ids: ReadonlySet<number> | undefined;
  /** Homes with a running request. */
  busy: ReadonlySet<number>;
}

const unknown: Known = { ids: undefined, busy: new Set() };
let known = unknown;
let request: Promise<void> | undefined;
const listeners = new Set<() => void>();

function put(next: Partial<Known>): void {
  known = { ...known, ...next };
  for (const notify of listeners) notify();
}

/** Loads the ids. After a failure the next heart or event loads them again. */
export function fetchSavedIds(): Promise<void> {
  request ??= callApi((api) => api.saving.ids({}))
    .then(({ ids }) => put({ ids: new Set(ids) }))
    .catch(() => undefined)
    .finally(() => {
      request = undefined;
    });
  return request;
}

export function mark(id: number, saved: boolean): void {
  const ids = new Set(known.ids);
  if (saved) ids.add(id);
  else ids.delete(id);
  put({ ids });
}

export function setBusy(id: number, busy: boolean): void {
  const all = new Set(known.busy);
  if (busy) all.add(id);
  else all.delete(id);
  put({ busy: all });
}

export const isBusy = (id: number): boolean => known.busy.has(id);

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

let following = false;
function follow(): void {
  if (following) return;
  following = true;
  onClear(() => put(unknown));
  onLive('saved', () => known.ids && void fetchSavedIds());
}

/** Returns whether a home is saved (undefined while unknown), and whether its request runs. */
export function useSaved(id: number): { saved: boolean | undefined; busy: boolean } {
  const { ids, busy } = useSyncExternalStore(
    subscribe,
    () => known,
    () => unknown,
  );
  useEffect(() => {
    follow();
    if (!known.ids) void fetchSavedIds();
  }, []);
  return { saved: ids?.has(id), busy: busy.has(id) };
}
