import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { Undo2 } from 'lucide-react';
import { reasonOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipButton } from '../../../ui/chip.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SearchState } from '../search-state.ts';
import { AppliedChanges, UnappliedParts } from './applied-changes.tsx';
import type { RefineExample } from './refine-examples.ts';
import { isChange, type Refinement } from './use-refinement.ts';

interface ChangePanelProps {
  state: SearchState;
  refinement: Refinement;
  /** Examples that fit the search; empty unless the box describes a change. */
  examples: readonly RefineExample[];
  onExample: (example: RefineExample) => void;
  onRetry: () => void;
  onUndo: () => void;
  className?: string;
}

/** Below the box: examples of changes, and what the last change did, with an undo button. */
export function ChangePanel({ state, refinement, examples, onExample, onRetry, onUndo, className }: ChangePanelProps) {
  const { result, pending, error } = refinement;
  const isEmpty = !result && !error && examples.length === 0;
  return (
    <section aria-label={m.search__change_the_search()} className={isEmpty ? undefined : cx('grid gap-2', className)}>
      {examples.length > 0 && (
        <ul aria-label={m.search__or_try()} className="flex flex-wrap items-center gap-2">
          {examples.map((example) => (
            <li key={example}>
              <ChipButton aria-disabled={pending || undefined} onClick={() => !pending && onExample(example)}>
                {example}
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      <div
        className={result ? 'flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-primary pl-3' : undefined}
      >
        <div role="status" className="min-w-0 max-w-measure text-14">
          {result && <AppliedChanges result={result} />}
        </div>
        {result && isChange(result) && (
          <Button kind="secondary" size="sm" onClick={onUndo}>
            <Undo2 aria-hidden size={16} strokeWidth={1.5} /> {m.search__undo()}
          </Button>
        )}
      </div>
      {result && <UnappliedParts result={result} state={state} />}
      {error && (
        <Notice tone="danger" title={m.search__we_couldnt_update_the_search()}>
          <p>{reasonOf(error)}</p>
          <Button kind="secondary" size="sm" className="mt-2" pending={pending} onClick={onRetry}>
            {m.search__try_again()}
          </Button>
        </Notice>
      )}
    </section>
  );
}
