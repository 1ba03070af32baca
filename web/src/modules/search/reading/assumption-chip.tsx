import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipButton } from '../../../ui/chip.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import type { SearchState } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';
import { switchOff, switchOn } from './chip-edits.ts';

/** An assumption about the purchase from the sentence, with its effect on the search and a button to ignore it. */
export function AssumptionChip({
  assumption: { text, label, words, span, isOff, isApplied, effect, note },
  state,
}: {
  assumption: NlpResult['assumptions'][number];
  state: SearchState;
}) {
  const [open, setOpen] = useState(false);
  const goTo = useGoTo();
  const chip = { fact: text, spans: [span], state: isOff ? ('off' as const) : ('not_applied' as const) };
  const change = () => {
    setOpen(false);
    goTo(isOff ? switchOn(state, chip) : switchOff(state, chip));
  };
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <ChipButton state={isOff ? 'off' : isApplied ? 'applied' : 'faint'}>
          <span className="min-w-0 truncate">
            {label}
            {!isOff && <span className="text-12"> · {effect}</span>}
          </span>
          {isOff && <span className="sr-only">{m.search__turned_off()}</span>}
        </ChipButton>
      }
    >
      <div className="grid gap-1">
        <p className="font-semibold">
          {label}
          {!isOff && `: ${effect}`}
        </p>
        <p className="text-14 text-soft">{m.search__based_on({ words })}</p>
        <p className="text-14">{note}</p>
      </div>
      <Button kind="secondary" size="sm" onClick={change}>
        {isOff ? m.search__turn_on() : m.search__turn_off()}
      </Button>
    </Popover>
  );
}
