import { m } from '@lintel/messages';
import { Button } from '../../ui/button.tsx';
import { AddedChips } from './reading/added-chips.tsx';
import { SideFilterChips } from './reading/side-filter-chips.tsx';
import { changing, type SearchState } from './search-state.ts';
import { useGoTo } from './use-search.ts';

/** Number of active filters besides the sentence and the keywords. */
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

/** The filters of a search without a sentence, each editable and removable, with a button to clear all. */
export function ActiveFilters({ state }: { state: SearchState }) {
  const goTo = useGoTo();
  const count = filterCount(state) + (state.text === undefined ? 0 : 1);
  if (count === 0) return null;
  const remaining = {
    ...(state.sort && { sort: state.sort }),
    ...(state.view && { view: state.view }),
    ...changing(state),
  };
  return (
    <section aria-label={m.search__active_filters()} className="flex flex-wrap items-start gap-2">
      <ul className="flex min-w-0 flex-wrap gap-2">
        <AddedChips state={state} />
        <SideFilterChips state={state} />
      </ul>
      {count > 1 && (
        <Button kind="quiet" size="sm" onClick={() => goTo(remaining)}>
          {m.search__clear_all()}
        </Button>
      )}
    </section>
  );
}
