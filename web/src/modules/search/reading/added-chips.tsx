import { parseFact } from '@lintel/hypersearch/facts';
import type { Chip } from '@lintel/server/search';
import type { SearchState } from '../search-state.ts';
import { factLabel } from '../vocabulary.ts';
import { FactChip } from './fact-chip.tsx';

function chipOf(text: string): Chip | undefined {
  const fact = parseFact(text);
  if (!fact) return undefined;
  return {
    fact: text,
    label: factLabel(fact),
    words: '',
    spans: [],
    state: fact.kind === 'prefer' ? 'preference' : 'applied',
    confidence: 1,
    countWithout: null,
    note: null,
  };
}

/** The filters of a search without a sentence, as chips. */
export function AddedChips({ state }: { state: SearchState }) {
  return (state.add ?? []).flatMap((text) => {
    const chip = chipOf(text);
    return chip
      ? [
          <li key={text} className="max-w-full">
            <FactChip chip={chip} state={state} total={undefined} />
          </li>,
        ]
      : [];
  });
}
