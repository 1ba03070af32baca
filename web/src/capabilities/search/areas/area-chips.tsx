import type { ReactNode } from 'react';
import { counted } from '../../../ui/format.ts';
import type { SearchState } from '../search-state.ts';
import { areasOf, withoutArea } from './search-areas.ts';

interface AreaChipsProps {
  state: SearchState;
  /** A chip with these words that leads to the search without them. */
  chip: (words: string, without: SearchState) => ReactNode;
}

/** The areas among the other filters: "In 2 drawn areas", "1 area left out". */
export function AreaChips({ state, chip }: AreaChipsProps) {
  const areas = areasOf(state);
  const without = (out: boolean) =>
    areas.filter((area) => area.out === out).reduce((so, area) => withoutArea(so, area.key), state);
  const [inside, left] = [areas.filter(({ out }) => !out).length, areas.filter(({ out }) => out).length];
  return (
    <>
      {inside > 0 && chip(`In ${counted(inside, 'drawn area', 'drawn areas')}`, without(false))}
      {left > 0 && chip(`${counted(left, 'area', 'areas')} left out`, without(true))}
    </>
  );
}
