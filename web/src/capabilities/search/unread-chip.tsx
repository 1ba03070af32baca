import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChipButton } from '../../ui/chip.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { SearchState } from './search-state.ts';
import { useGoTo } from './use-search.ts';

/** Phrases that were not understood, each with an offer to search the descriptions for it. */
export function UnreadChip({ words, state }: { words: readonly string[]; state: SearchState }) {
  const [open, setOpen] = useState(false);
  const goTo = useGoTo();
  const { after: _, ...rest } = state;
  const searchText = (text: string) => {
    setOpen(false);
    goTo({ ...rest, text });
  };
  const [first, ...others] = words;
  const label = others.length === 0 ? first : `${words.length} phrases`;
  return (
    <Popover
      label={`Not understood: ${words.join(', ')}`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <ChipButton state="faint">
          <span className="min-w-0 truncate">{label}</span>
          <span className="shrink-0 text-12">not understood</span>
        </ChipButton>
      }
    >
      <p className="text-14">
        {others.length === 0 ? 'These words don’t' : 'These phrases don’t'} change your search. You can look for them in
        the descriptions of homes.
      </p>
      {others.length === 0 ? (
        <Button onClick={() => searchText(first!)}>Search these words as text</Button>
      ) : (
        <ul className="grid gap-2">
          {words.map((phrase) => (
            <li key={phrase}>
              <Button kind="secondary" size="sm" onClick={() => searchText(phrase)}>
                Search “{phrase}” as text
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
