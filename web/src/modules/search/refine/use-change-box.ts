import type { NlpResult } from '@lintel/server/search';
import { useRef, useState } from 'react';
import type { SearchState } from '../search-state.ts';
import { type RefineExample, refineExamples } from './refine-examples.ts';
import { useRefinement } from './use-refinement.ts';

const open = '…';

/** The change that a person describes in the box of a search: its text, its examples and its result. */
export function useChangeBox(state: SearchState, reading: NlpResult | undefined) {
  const refinement = useRefinement(state);
  const box = useRef<HTMLTextAreaElement>(null);
  const [changing, setChanging] = useState(false);
  const [change, setChange] = useState('');
  const last = useRef('');

  const examples = refineExamples(reading?.facts ?? state.add ?? [], reading?.language);
  const whole = examples.filter((example) => !example.endsWith(open));
  const apply = (sentence: string) => {
    last.current = sentence;
    box.current?.focus();
    refinement.apply(sentence, (changed) => changed && setChange(''));
  };
  return {
    refinement,
    box,
    changing,
    onChanging(next: boolean) {
      setChange('');
      setChanging(next);
    },
    change,
    onChange: setChange,
    onApply: apply,
    hintExamples: whole.slice(0, 2),
    panel: {
      refinement,
      examples: changing ? examples : [],
      onExample(example: RefineExample) {
        if (whole.includes(example)) return apply(example);
        // The person completes the example.
        setChange(example.slice(0, -open.length));
        box.current?.focus();
      },
      onRetry: () => apply(last.current),
      onUndo() {
        refinement.undo();
        box.current?.focus();
      },
    },
  };
}
