import { m } from '@lintel/messages';
import { Button } from '../../ui/button.tsx';
import { AddedChips } from './added-chips.tsx';
import { changing, type SearchState } from './search-state.ts';
import { SideFilterChips } from './side-filter-chips.tsx';
import { useGoTo } from './use-search.ts';

/** How many filters hold beside the sentence and the typed words. */
export const filterCount = ({
  add = [],
  status,
  bounds,
  polygon,
  circle,
  notPolygon,
  notCircle,
}: SearchState): number =>
  add.length +
  [status, bounds, polygon ?? circle, notPolygon ?? notCircle].filter((filter) => filter !== undefined).length;

/** Every filter of a search without a sentence, each to be changed or taken away, and all at once. */
export function ActiveFilters({ state }: { state: SearchState }) {
  const goTo = useGoTo();
  const count = filterCount(state) + (state.text === undefined ? 0 : 1);
  if (count === 0) return null;
  const kept = { ...(state.sort && { sort: state.sort }), ...(state.view && { view: state.view }), ...changing(state) };
  return (
    <section aria-label={m.search__active_filters()} className="flex flex-wrap items-start gap-2">
      <ul className="flex min-w-0 flex-wrap gap-2">
        <AddedChips state={state} />
        <SideFilterChips state={state} />
      </ul>
      {count > 1 && (
        <Button kind="quiet" size="sm" onClick={() => goTo(kept)}>
          {m.search__clear_all()}
        </Button>
      )}
    </section>
  );
}
