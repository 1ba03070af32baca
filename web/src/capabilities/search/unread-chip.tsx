import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChipButton } from '../../ui/chip.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { SearchState } from './search-state.ts';
import { useGoTo } from './use-search.ts';

/** Words that were not understood: said plainly, and offered as a search in the descriptions. */
export function UnreadChip({ words, state }: { words: string; state: SearchState }) {
  const [open, setOpen] = useState(false);
  const goTo = useGoTo();
  const { after: _, ...rest } = state;
  const searchText = () => {
    setOpen(false);
    goTo({ ...rest, text: words });
  };
  return (
    <Popover
      label={`Not understood: ${words}`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <ChipButton state="faint">
          <span className="min-w-0 truncate">{words}</span>
          <span className="shrink-0 text-12">not understood</span>
        </ChipButton>
      }
    >
      <p className="text-14">
        These words were not understood, so they change nothing. They can be looked for in the descriptions of the
        homes.
      </p>
      <Button onClick={searchText}>Search these words as text</Button>
    </Popover>
  );
}
