import { m } from '@lintel/messages';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Field } from './field.tsx';

/** Pause in typing, in milliseconds, after which a list is searched. */
const REST_MS = 250;

/** The search of a list, applied after a pause in typing. It follows `value` when that changes elsewhere. */
export function SearchField(props: {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (words: string) => void;
}) {
  const { value, onSearch, ...shown } = props;
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (typed.trim() === value) return;
    const rest = setTimeout(() => latest.current(typed.trim()), REST_MS);
    return () => clearTimeout(rest);
  }, [typed, value]);
  return (
    <Field
      {...shown}
      quiet
      type="search"
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** Shown instead of a list that a search leaves empty. */
export const NoMatches = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <EmptyState
    title={m.ui__no_matches()}
    actions={
      <Button kind="secondary" onClick={onClear}>
        {m.ui__clear_search()}
      </Button>
    }
  >
    {m.ui__nothing_matches({ search })}
  </EmptyState>
);
