import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchState } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';
import { useAsMoved } from './use-as-moved.ts';

/** Delay in milliseconds, because the map is idle briefly between two turns of the wheel. */
const restMs = 300;

/** Searches the visible part of the map, automatically after a move or on request. */
export function useMapSearch(state: SearchState) {
  const goTo = useGoTo();
  const [asMoved, setAsMoved] = useAsMoved();
  const [away, setAway] = useState<string>();
  const latest = useRef({ state, asMoved, timer: 0 });
  useEffect(() => {
    latest.current = { ...latest.current, state, asMoved };
  });
  useEffect(() => () => clearTimeout(latest.current.timer), []);

  const searchIn = useCallback(
    (bounds: string | undefined) => {
      const { bounds: before, after: _, ...rest } = latest.current.state;
      setAway(undefined);
      // Replaces the history entry after the first move, so that Back leads to where the moves began.
      goTo(bounds === undefined ? rest : { ...rest, bounds }, {
        replace: before !== undefined && bounds !== undefined,
      });
    },
    [goTo],
  );
  const moved = useCallback(
    (bounds: string) => {
      setAway(bounds);
      clearTimeout(latest.current.timer);
      if (latest.current.asMoved) latest.current.timer = window.setTimeout(() => searchIn(bounds), restMs);
    },
    [searchIn],
  );
  return {
    asMoved,
    onAsMoved: (chosen: boolean) => {
      setAsMoved(chosen);
      if (chosen && away) searchIn(away);
    },
    moved,
    away: away !== undefined,
    onSearchHere: () => searchIn(away),
    onSearchEverywhere: () => searchIn(undefined),
  };
}
