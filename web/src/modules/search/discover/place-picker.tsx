import { m } from '@lintel/messages';
import { useState } from 'react';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { SuggestionLine } from '../suggest/suggestion-line.tsx';
import { useSuggestions } from '../suggest/use-suggestions.ts';

/** Finds any place in the USA or Canada while typing. Returns the facts of the place. */
export function PlacePicker({ onPick }: { onPick: (facts: readonly string[]) => void }) {
  const [text, setText] = useState('');
  const { items, status } = useSuggestions(text, { kinds: ['city', 'neighbourhood', 'zip', 'state'] });
  return (
    <Combobox
      label={m.search__another_place()}
      placeholder={m.search__city_neighborhood_zip_or_state()}
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
      status={status}
    />
  );
}
