import { m } from '@lintel/messages';
import type { Chip } from '@lintel/server/search';
import { lazy, useState } from 'react';
import { ChipButton } from '../../../ui/chip.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import type { SearchState } from '../search-state.ts';
import { ChipCost } from './chip-cost.tsx';
import { chipLooks, costOf } from './reading-items.ts';

const ChipSheet = lazy(() => import('./chip-sheet.tsx'));

/** A chip of the reading: its label, its cost, and a sheet with its actions. */
export function FactChip({ chip, state, total }: { chip: Chip; state: SearchState; total: number | undefined }) {
  const [open, setOpen] = useState(false);
  const cost = total === undefined ? undefined : costOf(chip, total);
  return (
    <Popover
      label={m.search__change_2({ label: chip.label })}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <ChipButton state={chipLooks[chip.state]}>
          <span className="min-w-0 truncate">{chip.label}</span>
          {chip.state === 'off' && <span className="sr-only">{m.search__turned_off()}</span>}
          {chip.state === 'refused' && <span className="text-12">{m.search__not_applied()}</span>}
          {chip.state === 'unsupported' && <span className="text-12">{m.search__no_data()}</span>}
          {chip.state === 'not_applied' && <span className="text-12">{m.search__not_applied()}</span>}
          <ChipCost brief cost={cost} />
        </ChipButton>
      }
    >
      <ChipSheet chip={chip} state={state} cost={cost} onDone={() => setOpen(false)} />
    </Popover>
  );
}
