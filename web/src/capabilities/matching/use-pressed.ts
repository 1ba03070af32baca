import { useState } from 'react';
import type { MatchState } from './match-state.ts';

/** Counts how often the form is sent, so that the answer can be brought into view then and only then. */
export function usePressed(find: (state: MatchState) => void) {
  const [pressed, setPressed] = useState(0);
  const onFind = (state: MatchState) => {
    setPressed((before) => before + 1);
    find(state);
  };
  return { onFind, pressed };
}
