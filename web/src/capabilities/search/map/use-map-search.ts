import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchState } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';
import { useAsMoved } from './use-as-moved.ts';

/** The map comes to rest for a moment between two turns of a wheel. */
const restMs = 300;

/** The search by the part of the map: at once as the map is moved, or when asked for. */
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
      // One step back leads to where the map began to move, not through every move.
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
