import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import type { SearchState } from '../search-state.ts';
import { areaCounts } from './search-areas.ts';

interface AreaChipsProps {
  state: SearchState;
  /** Renders a chip with a label that leads to the search without its areas. */
  chip: (words: string, without: SearchState) => ReactNode;
}

/** Area filters as chips: "In 2 drawn areas", "1 area left out". */
export function AreaChips({ state, chip }: AreaChipsProps) {
  const { inside, left } = areaCounts(state);
  const { polygon: _, circle: __, after: ___, ...withoutInside } = state;
  const { notPolygon: ____, notCircle: _____, after: ______, ...withoutLeft } = state;
  return (
    <>
      {inside > 0 && chip(m.search__in({ inside: m.count__drawn_areas({ count: inside }) }), withoutInside)}
      {left > 0 && chip(m.search__excluded({ left: m.count__areas({ count: left }) }), withoutLeft)}
    </>
  );
}
