import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '../../../ui/combobox.tsx';
import { suggestionsQuery } from '../suggest/queries.ts';
import { statusOf } from '../suggest/status-of.ts';
import { SuggestionLine } from '../suggest/suggestion-line.tsx';
import { useDebounced } from '../suggest/use-debounced.ts';

const restMilliseconds = 90;

/** Any place of the USA and Canada, found while typing. Gives the facts that mean it. */
export function PlacePicker({ onPick }: { onPick: (facts: readonly string[]) => void }) {
  const [text, setText] = useState('');
  const typed = useDebounced(text.trim(), restMilliseconds);
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery(suggestionsQuery(typed, ['city', 'neighbourhood', 'zip', 'state']));
  const items = typed === '' ? [] : data;
  return (
    <Combobox
      label="Any other place"
      labelShown
      placeholder="City, neighborhood, ZIP or state"
      maxLength={80}
      text={text}
      onText={setText}
      items={items}
      keyOf={({ kind, label, detail }) => `${kind} ${label} ${detail}`}
      show={(suggestion) => <SuggestionLine suggestion={suggestion} />}
      onPick={(suggestion) => {
        setText('');
        onPick(suggestion.facts);
      }}
      status={statusOf({ count: items.length, isFetching, isError })}
    />
  );
}
