import { m } from '@lintel/messages';
import { Choice } from '../../../ui/fields/choice.tsx';
import { CanBuyNeedsProfile } from '../../affordability/index.ts';
import { reachLabels } from '../reading/side-filter-chips.tsx';
import { type Reach, reaches, type SearchState } from '../search-state.ts';

/** Filters by what the person's own stored profile allows. */
export function CanBuyFilter({ draft, onChange }: { draft: SearchState; onChange: (next: SearchState) => void }) {
  const { canBuy, after: _, ...rest } = draft;
  const options: { value: Reach | ''; label: string }[] = [
    { value: '', label: m.search__any_home() },
    ...reaches.map((value) => ({ value, label: reachLabels[value] })),
  ];
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-14">
      <Choice
        legend={m.search__can_i_buy_it()}
        options={options}
        value={canBuy ?? ''}
        onChange={(value) => onChange(value === '' ? rest : { ...rest, canBuy: value })}
      />
      <p className="text-soft">
        {m.search__only_you_see_the_figures()} <CanBuyNeedsProfile />
      </p>
    </div>
  );
}
