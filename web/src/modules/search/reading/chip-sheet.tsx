import { parseFact } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';
import type { Chip } from '@lintel/server/search';
import { Button } from '../../../ui/button.tsx';
import type { SearchState } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';
import { edit, harden, isAdded, isSoft, soften, switchOff, switchOn } from './chip-edits.ts';
import { FactEditor } from './fact-editor.tsx';
import type { Cost } from './reading-items.ts';

interface ChipSheetProps {
  chip: Chip;
  state: SearchState;
  cost: Cost | undefined;
  onDone: () => void;
}

/** Actions for a chip: change its value, make it required or preferred, switch it on or off. */
export default function ChipSheet({ chip, state, cost, onDone }: ChipSheetProps) {
  const goTo = useGoTo();
  const change = (next: SearchState) => {
    onDone();
    goTo(next);
  };
  const fact = parseFact(chip.fact);
  const isCriterion = fact !== undefined && !['sort', 'refuse', 'unsupported'].includes(fact.kind);
  return (
    <>
      <div className="grid gap-1">
        <p className="font-semibold">{chip.label}</p>
        {chip.words && <p className="text-14 text-soft">{m.search__based_on({ words: chip.words })}</p>}
        {chip.confidence < 0.75 && <p className="text-14 text-soft">{m.search__were_not_sure_about_this()}</p>}
        {chip.note && <p className="text-14">{chip.note}</p>}
        {cost && (
          <p className="text-14 text-soft">
            {cost.more} {cost.what}
          </p>
        )}
      </div>
      {chip.state === 'off' ? (
        <Button onClick={() => change(switchOn(state, chip))}>{m.search__turn_on()}</Button>
      ) : (
        <>
          {fact && <FactEditor fact={fact} onChange={(next) => change(edit(state, chip, next))} />}
          {chip.state !== 'refused' && chip.state !== 'unsupported' && (
            <div className="flex flex-wrap gap-2">
              {isCriterion &&
                (isSoft(chip) ? (
                  <Button kind="secondary" size="sm" onClick={() => change(harden(state, chip))}>
                    {m.search__make_it_required()}
                  </Button>
                ) : (
                  <Button kind="secondary" size="sm" onClick={() => change(soften(state, chip))}>
                    {m.search__make_it_a_preference()}
                  </Button>
                ))}
              <Button kind="secondary" size="sm" onClick={() => change(switchOff(state, chip))}>
                {isAdded(chip) ? m.search__remove() : m.search__turn_off()}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}
