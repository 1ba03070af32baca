import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { documentsKey } from '../queries.ts';
import { onArrived, onUploads, uploads } from './uploads.ts';

const none: ReturnType<typeof uploads> = [];

/** Files on their way; what has arrived has the lists of papers asked again. */
export function useUploads() {
  const client = useQueryClient();
  useEffect(() => onArrived(() => void client.invalidateQueries({ queryKey: documentsKey })), [client]);
  const all = useSyncExternalStore(onUploads, uploads, () => none);
  const going = all.filter(({ state }) => ['waiting', 'sending', 'checking', 'paused', 'broken'].includes(state));
  // Leaving the site would break them off: the browser asks first.
  useEffect(() => {
    if (going.length === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [going.length]);
  return { all, going };
}
