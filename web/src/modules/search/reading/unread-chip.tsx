import { m } from '@lintel/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipButton } from '../../../ui/chip.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import type { SearchState } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';

/** Phrases that were not understood, each with a button to search the descriptions for it. */
export function UnreadChip({ words, state }: { words: readonly string[]; state: SearchState }) {
  const [open, setOpen] = useState(false);
  const goTo = useGoTo();
  const { after: _, ...rest } = state;
  const searchText = (text: string) => {
    setOpen(false);
    goTo({ ...rest, text });
  };
  const [first, ...others] = words;
  const label = others.length === 0 ? first : m.search__phrases({ value: words.length });
  return (
    <Popover
      label={m.search__we_didnt_understand({ list: words.join(', ') })}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <ChipButton state="faint">
          <span className="min-w-0 truncate">{label}</span>
          <span className="shrink-0 text-12">{m.search__not_understood()}</span>
        </ChipButton>
      }
    >
      <p className="text-14">
        {others.length === 0 ? m.search__these_words_dont() : m.search__these_phrases_dont()}{' '}
        {m.search__change_your_search_you_can()}
      </p>
      {others.length === 0 ? (
        <Button onClick={() => searchText(first!)}>{m.search__search_for_these_words_as()}</Button>
      ) : (
        <ul className="grid gap-2">
          {words.map((phrase) => (
            <li key={phrase}>
              <Button kind="secondary" size="sm" onClick={() => searchText(phrase)}>
                {m.search__search_for_as_text({ phrase })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
