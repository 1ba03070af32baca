import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { isSearch, type SearchState } from '../search-state.ts';
import { AppliedChanges, UnappliedParts } from './applied-changes.tsx';
import { RefineBox } from './refine-box.tsx';
import { refineExamples } from './refine-examples.ts';
import { isChange, useRefinement } from './use-refinement.ts';

/** Changes a search by a sentence: the input, the changes it made, and an undo button. */
export function RefinePanel({ state, reading }: { state: SearchState; reading: NlpResult | undefined }) {
  const refinement = useRefinement(state);
  const box = useRef<HTMLInputElement>(null);
  const { result, undo } = refinement;
  const searching = isSearch(state);
  const undone = () => {
    undo();
    box.current?.focus();
  };
  return (
    <section aria-label={m.search__change_the_search()} className={searching || result ? 'grid gap-3' : undefined}>
      {searching && (
        <RefineBox
          state={state}
          refinement={refinement}
          examples={refineExamples(reading?.facts ?? state.add ?? [], reading?.language)}
          box={box}
        />
      )}
      <div className={result ? 'flex flex-wrap items-start gap-x-4 gap-y-2 border-l-2 border-primary pl-3' : undefined}>
        <div role="status" className="min-w-0 max-w-measure text-14">
          {result && <AppliedChanges result={result} />}
        </div>
        {result && isChange(result) && (
          <Button kind="secondary" size="sm" onClick={undone}>
            <Undo2 aria-hidden size={16} strokeWidth={1.5} /> {m.search__undo()}
          </Button>
        )}
      </div>
      {result && <UnappliedParts result={result} state={state} />}
    </section>
  );
}
