import type { Application } from '@lintel/server/lending';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { failureOf, reasonOf } from '../../../api/failure.ts';
import { useUnsaved } from '../../../ui/overlays/unsaved.ts';
import { applicationQuery } from '../calls.ts';

export type Value = string | number | boolean | null;

export interface Conflict {
  path: string;
  yours: Value;
  theirs: Value;
}

/**
 * Saves each field as soon as it is left, one request after the other, so that nothing typed is lost and every change is
 * made on the version before it.
 */
export function useFields(application: Application) {
  const client = useQueryClient();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const unsaved = useRef(new Set<string>());
  const version = useRef(application.version);
  version.current = Math.max(version.current, application.version);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');

  const send = async (path: string, value: Value) => {
    try {
      const saved = await callApi((api) =>
        api.lending.edit({ id: application.id, version: version.current, changes: { [path]: value } }),
      );
      version.current = saved.application.version;
      client.setQueryData(applicationQuery(application.id).queryKey, saved.application);
      setConflicts((before) => [...before.filter((each) => each.path !== path), ...saved.conflicts]);
      setErrors(({ [path]: _, ...rest }) => rest);
      unsaved.current.delete(path);
      setState('saved');
    } catch (cause) {
      const rule = failureOf(cause).fields.find(({ field }) => field === path)?.rule ?? reasonOf(cause);
      setErrors((before) => ({ ...before, [path]: rule }));
      setState('idle');
    }
  };
  const save = (path: string, value: Value) => {
    setState('saving');
    unsaved.current.add(path);
    queue.current = queue.current.then(() => send(path, value));
  };
  useUnsaved(({ document: unloads, page }) => {
    if (!page) return false;
    // The field that the person is in is saved too.
    (document.activeElement as HTMLElement | null)?.blur();
    return unloads ? unsaved.current.size > 0 : queue.current.then(() => unsaved.current.size > 0);
  });
  return { save, errors, conflicts, state };
}
