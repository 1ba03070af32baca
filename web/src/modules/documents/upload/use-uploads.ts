import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { documentsKey } from '../queries.ts';
import { onArrived, onUploads, uploads } from './uploads.ts';

const none: ReturnType<typeof uploads> = [];

/** Returns the uploads in progress. Each arrival refetches the document lists. */
export function useUploads() {
  const client = useQueryClient();
  useEffect(() => onArrived(() => void client.invalidateQueries({ queryKey: documentsKey })), [client]);
  const all = useSyncExternalStore(onUploads, uploads, () => none);
  const active = all.filter(({ state }) => ['waiting', 'sending', 'checking', 'paused', 'broken'].includes(state));
  // Leaving the site would abort uploads, so the browser asks for confirmation.
  useEffect(() => {
    if (active.length === 0) return undefined;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, [active.length]);
  return { all, active };
}
