import type { Refined } from '@lintel/server/search';
import { useState } from 'react';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { fetchRefined } from '../calls.ts';
import type { SearchState } from '../search-state.ts';
import { useGoTo, useSearchHref } from '../use-search.ts';
import { refinedState } from './refined-state.ts';

/** Result of a sentence that changed this page's search. */
export interface RefinementResult {
  sentence: string;
  refined: Refined;
  before: SearchState;
  /** The sentence that "undo" reverted. */
  undid?: string | undefined;
  /** The URL the result belongs to; it is not shown at any other. */
  at: string;
}

export interface Refinement {
  pending: boolean;
  error: Error | null;
  /** The last result, while the page still shows the search it led to. */
  result: RefinementResult | undefined;
  /** Applies a sentence to the search; `done` receives whether it changed anything. */
  apply: (sentence: string, done?: (changed: boolean) => void) => void;
  undo: () => void;
}

/** Returns whether it led to another search and can be undone. */
export const isChange = ({ refined, undid }: RefinementResult): boolean =>
  refined.kind === 'undo' ? undid !== undefined : refined.kind !== 'same';

/** A search that sentences can change. The URL holds the result; the changes are shown until the next one. */
export function useRefinement(state: SearchState): Refinement {
  const goTo = useGoTo();
  const hrefOf = useSearchHref();
  const [last, setLast] = useState<RefinementResult>();
  const { act, pending, error } = useAction({ failed: null });
  const here = hrefOf(state);
  return {
    pending,
    error,
    result: last?.at === here ? last : undefined,
    apply(sentence, done) {
      void act(
        () => fetchRefined(state, sentence),
        (refined) => {
          const isUndo = refined.kind === 'undo';
          const back = isUndo && last?.at === here && isChange(last) ? last : undefined;
          const next = isUndo
            ? (back?.before ?? state)
            : refined.kind === 'same'
              ? state
              : refinedState(state, refined);
          setLast({ sentence, refined, before: state, at: hrefOf(next), undid: back?.sentence });
          if (isUndo ? back : refined.kind !== 'same') goTo(next);
          done?.(refined.kind !== 'same');
        },
      );
    },
    undo() {
      if (last) goTo(last.before);
      setLast(undefined);
    },
  };
}
