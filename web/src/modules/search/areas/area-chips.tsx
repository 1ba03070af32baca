import type { ReactNode } from 'react';
import type { SearchState } from '../search-state.ts';
import { areasOf, withoutArea } from './search-areas.ts';

interface AreaChipsProps {
  state: SearchState;
  /** Renders a chip with a label that leads to the search without its area. */
  chip: (words: string, without: SearchState) => ReactNode;
}

/** The drawn areas as chips: "Area 1", "Excluded area 1". */
export const AreaChips = ({ state, chip }: AreaChipsProps) =>
  areasOf(state).map(({ key, name }) => chip(name, withoutArea(state, key)));
