import type { ReactNode } from 'react';
import { counted } from '../../../ui/format.ts';
import type { SearchState } from '../search-state.ts';
import { areaCounts } from './search-areas.ts';

interface AreaChipsProps {
  state: SearchState;
  /** A chip with these words that leads to the search without them. */
  chip: (words: string, without: SearchState) => ReactNode;
}

/** The areas among the other filters: "In 2 drawn areas", "1 area left out". */
export function AreaChips({ state, chip }: AreaChipsProps) {
  const { inside, left } = areaCounts(state);
  const { polygon: _, circle: __, after: ___, ...withoutInside } = state;
  const { notPolygon: ____, notCircle: _____, after: ______, ...withoutLeft } = state;
  return (
    <>
      {inside > 0 && chip(`In ${counted(inside, 'drawn area', 'drawn areas')}`, withoutInside)}
      {left > 0 && chip(`${counted(left, 'area', 'areas')} left out`, withoutLeft)}
    </>
  );
}
