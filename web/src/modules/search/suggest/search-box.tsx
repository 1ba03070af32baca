import { m } from '@lintel/messages';
import type { Suggestion } from '@lintel/server/search';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { SuggestionLine } from './suggestion-line.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  /** The current keywords of the search. */
  value: string;
  /** Called on Enter or the button with the keywords, possibly empty. */
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** True while the search for the last keywords is loading. */
  pending?: boolean;
  /** Target of the form before its script has loaded, and the name of its text parameter. */
  action: string;
  name?: string;
}

/** The search input: keywords, or suggestions while typing. Works as a plain form without script. */
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
        <Button type="submit" pending={pending} className="max-sm:px-2.5">
          {!pending && <Search aria-hidden size={20} strokeWidth={1.5} />}
          <span className="max-sm:sr-only">{m.search__search()}</span>
        </Button>
      </form>
    </search>
  );
}

/** One home may match by address and by MLS number; places have no id, so their label and detail identify them. */
const keyOf = ({ kind, propertyId, label, detail }: Suggestion) => `${kind} ${propertyId ?? `${label} ${detail}`}`;
