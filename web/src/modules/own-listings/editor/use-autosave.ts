import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Failure, reasonOf } from '../../../api/failure.ts';
import { type OwnListing, type OwnListingFields, ownListingQuery } from '../calls.ts';

const waitMs = 700;

export interface Autosave {
  fields: OwnListingFields;
  set: (change: Partial<OwnListingFields>) => void;
  /** Rules that saved fields violate, by field. */
  errors: Readonly<Record<string, string>>;
  state: 'saved' | 'saving' | 'failed';
  reason: string | undefined;
  /** Saves what waits, and resolves to whether everything is saved. */
  flush: () => Promise<boolean>;
}

/** Saves changed fields a moment after the last change, one request at a time. A rejected field stays on the page. */
export function useAutosave(listing: OwnListing): Autosave {
  const client = useQueryClient();
  const { queryKey } = ownListingQuery(listing.id);
  const [fields, setFields] = useState(listing.fields);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [state, setState] = useState<Autosave['state']>('saved');
  const [reason, setReason] = useState<string>();
  const revision = useRef(listing.revision);
  const waiting = useRef<Partial<OwnListingFields>>({});
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async (): Promise<boolean> => {
    const changed = waiting.current;
    if (Object.keys(changed).length === 0) return true;
    waiting.current = {};
    setState('saving');
    try {
      const sent = { id: listing.id, revision: revision.current, fields: changed };
      const saved = await callApi((api) => api.ownListings.change(sent as never));
      revision.current = saved.revision;
      client.setQueryData(queryKey, saved);
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
      setState('saved');
      setReason(undefined);
      return true;
    } catch (cause) {
      const rules = cause instanceof Failure ? cause.fields : [];
      const wrong = Object.fromEntries(rules.map(({ field, rule }) => [field.replace('fields.', ''), rule]));
      // Rejected fields wait for a change; the others are sent again with it.
      waiting.current = { ...changed, ...waiting.current };
      setErrors((before) => ({ ...before, ...wrong }));
      setState('failed');
      setReason(rules.length > 0 ? undefined : reasonOf(cause));
      return false;
    }
  }, [client, listing.id, queryKey]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    running.current = running.current.then(save);
    return running.current;
  }, [save]);

  const set = (change: Partial<OwnListingFields>) => {
    setFields((before) => ({ ...before, ...change }));
    waiting.current = { ...waiting.current, ...change };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), waitMs);
  };

  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (Object.keys(waiting.current).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', leave);
    return () => {
      window.removeEventListener('beforeunload', leave);
      void flush();
    };
  }, [flush]);

  return { fields, set, errors, state, reason, flush };
}
