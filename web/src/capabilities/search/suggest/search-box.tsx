import { m } from '@lintel/messages';
import type { Suggestion } from '@lintel/server/search';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { SuggestionLine } from './suggestion-line.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  /** The words that the search holds now. */
  value: string;
  /** Enter or the button: search for these words (empty: for none). */
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** The search for the last words is under way. */
  pending?: boolean;
  /** Where the form leads before its script has arrived, and the name of its text there. */
  action: string;
  name?: string;
}

/** The search line: words, or what is suggested for them while they are typed. Works as a plain form without script. */
export function SearchBox({ value, onText, onChoose, pending = false, action, name = 'text' }: SearchBoxProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const { items, status } = useSuggestions(text, { onEnter: m.search__press_enter_to_search_for() });

  return (
    <search>
      <form
        action={action}
        method="get"
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onText(text.trim());
        }}
      >
        <Combobox
          className="flex-1"
          label={m.search__search_by_address_city_zip()}
          placeholder={m.search__search_by_address_city_or()}
          name={name}
          maxLength={200}
          text={text}
          onText={setText}
          items={items}
          keyOf={keyOf}
          show={(suggestion) => <SuggestionLine suggestion={suggestion} />}
          onPick={(suggestion) => {
            setText('');
            onChoose(suggestion);
          }}
          onEnter={(words) => onText(words.trim())}
          status={status}
        />
        <Button type="submit" pending={pending}>
          {!pending && <Search aria-hidden size={20} strokeWidth={1.5} />} {m.search__search()}
        </Button>
      </form>
    </search>
  );
}

/** The same home may be found by its address and its MLS number; a place stands for its facts. */
const keyOf = ({ kind, propertyId, label, detail }: Suggestion) => `${kind} ${propertyId ?? `${label} ${detail}`}`;
