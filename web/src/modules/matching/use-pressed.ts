import { useState } from 'react';
import type { MatchState } from './match-state.ts';

/** Counts submissions of the form, so that only a submission scrolls to the results. */
export function usePressed(find: (state: MatchState) => void) {
  const [pressed, setPressed] = useState(0);
  const onFind = (state: MatchState) => {
    setPressed((before) => before + 1);
    find(state);
  };
  return { onFind, pressed };
}
