import { foldPlace } from '@lintel/geo';
import { parseFact } from '@lintel/hypersearch/facts';
import type { Suggestion } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '../../ui/combobox.tsx';
import { suggestionsQuery } from './suggest/queries.ts';
import { statusOf } from './suggest/status-of.ts';
import { SuggestionLine } from './suggest/suggestion-line.tsx';
import { useDebounced } from './suggest/use-debounced.ts';

const kinds: Suggestion['kind'][] = ['city', 'neighbourhood'];
const restMilliseconds = 90;

/** The name of a city or neighbourhood, with suggestions while typing. Gives the folded name that facts hold. */
export function PlaceField({ value, onChange }: { value: string; onChange: (folded: string) => void }) {
  const [text, setText] = useState(value);
  const typed = useDebounced(text.trim(), restMilliseconds);
  const { data = [], isFetching, isError } = useQuery(suggestionsQuery(typed, kinds));
  const items = typed === '' ? [] : data;
  return (
    <Combobox
      label="Place"
      labelShown
      help="City or neighbourhood"
      maxLength={80}
      text={text}
      onText={(words) => {
        setText(words);
        onChange(foldPlace(words));
      }}
      items={items}
      keyOf={({ label }) => label}
      show={(suggestion) => <SuggestionLine suggestion={suggestion} />}
      onPick={(suggestion) => {
        setText(suggestion.label);
        onChange(placeNameOf(suggestion));
      }}
      status={statusOf({ count: items.length, isFetching, isError })}
    />
  );
}

/** The first fact of a place names it; others only tell it from its namesakes. */
function placeNameOf({ facts, label }: Suggestion): string {
  const fact = parseFact(facts[0] ?? '');
  return fact?.kind === 'place' ? fact.name : foldPlace(label);
}
