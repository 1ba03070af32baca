import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Failure, reasonOf } from '../../../api/failure.ts';
import { useUnsaved } from '../../../ui/overlays/unsaved.ts';
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

/**
 * Saves changed fields a moment after the last change, one request at a time. A rejected field stays on the page until it
 * changes; the fields that were sent with it are saved without it.
 */
export function useAutosave(listing: OwnListing): Autosave {
  const client = useQueryClient();
  const [fields, setFields] = useState(listing.fields);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [state, setState] = useState<Autosave['state']>('saved');
  const [reason, setReason] = useState<string>();
  const revision = useRef(listing.revision);
  const waiting = useRef<Partial<OwnListingFields>>({});
  const rejected = useRef<Partial<OwnListingFields>>({});
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async (): Promise<boolean> => {
    const changed = waiting.current;
    if (Object.keys(changed).length === 0) return Object.keys(rejected.current).length === 0;
    waiting.current = {};
    setState('saving');
    try {
      const sent = { id: listing.id, revision: revision.current, fields: changed };
      const saved = await callApi((api) => api.ownListings.change(sent as never));
      revision.current = saved.revision;
      rejected.current = split(rejected.current, (name) => name in changed)[1];
      client.setQueryData(ownListingQuery(listing.id).queryKey, saved);
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
    } catch (cause) {
      const rules = new Map(
        cause instanceof Failure ? cause.fields.map(({ field, rule }) => [field.replace('fields.', ''), rule]) : [],
      );
      const [wrong, valid] = split(changed, (name) => rules.has(name));
      waiting.current = { ...valid, ...waiting.current };
      if (Object.keys(wrong).length === 0) {
        setState('failed');
        setReason(reasonOf(cause));
        return false;
      }
      rejected.current = { ...rejected.current, ...wrong };
      setErrors((before) => ({ ...before, ...Object.fromEntries(rules) }));
    }
    setReason(undefined);
    const isSaved = Object.keys(rejected.current).length === 0;
    setState(isSaved ? 'saved' : 'failed');
    return save();
  }, [client, listing.id]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    running.current = running.current.then(save);
    return running.current;
  }, [save]);

  const set = (change: Partial<OwnListingFields>) => {
    setFields((before) => ({ ...before, ...change }));
    // The country decides about other fields.
    const [again, still] = split(rejected.current, (name) => name in change || 'country' in change);
    rejected.current = still;
    waiting.current = { ...again, ...waiting.current, ...change };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), waitMs);
  };

  useEffect(() => () => void flush(), [flush]);
  useUnsaved(({ document, page }) =>
    document
      ? Object.keys({ ...waiting.current, ...rejected.current }).length > 0
      : page && flush().then((isSaved) => !isSaved),
  );

  return { fields, set, errors, state, reason, flush };
}

/** Separates the fields that a rule is about from the others. */
function split(fields: Partial<OwnListingFields>, isFirst: (name: string) => boolean) {
  const entries = Object.entries(fields);
  const pick = (first: boolean): Partial<OwnListingFields> =>
    Object.fromEntries(entries.filter(([name]) => isFirst(name) === first));
  return [pick(true), pick(false)] as const;
}
