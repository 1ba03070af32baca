import { foldPlace } from '@lintel/geo';
import { parseFact } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';
import type { Suggestion } from '@lintel/server/search';
import { useState } from 'react';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { SuggestionLine } from './suggest/suggestion-line.tsx';
import { useSuggestions } from './suggest/use-suggestions.ts';

const kinds: Suggestion['kind'][] = ['city', 'neighbourhood'];

/** Name of a city or neighborhood, with suggestions while typing. Returns the folded name used by facts. */
export function PlaceField({ value, onChange }: { value: string; onChange: (folded: string) => void }) {
  const [text, setText] = useState(value);
  const { items, status } = useSuggestions(text, { kinds });
  return (
    <Combobox
      label={m.search__place()}
      labelShown
      help={m.search__city_or_neighborhood()}
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
      status={status}
    />
  );
}

/** The first fact of a place is its name; further ones distinguish places with the same name. */
function placeNameOf({ facts, label }: Suggestion): string {
  const fact = parseFact(facts[0] ?? '');
  return fact?.kind === 'place' ? fact.name : foldPlace(label);
}
