import { useState } from 'react';
import { Combobox } from '../../../ui/combobox.tsx';
import { SuggestionLine } from '../suggest/suggestion-line.tsx';
import { useSuggestions } from '../suggest/use-suggestions.ts';

/** Any place of the USA and Canada, found while typing. Gives the facts that mean it. */
export function PlacePicker({ onPick }: { onPick: (facts: readonly string[]) => void }) {
  const [text, setText] = useState('');
  const { items, status } = useSuggestions(text, { kinds: ['city', 'neighbourhood', 'zip', 'state'] });
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
      status={status}
    />
  );
}
