import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import type { SearchState } from '../search-state.ts';
import { AddedChips } from './added-chips.tsx';
import { AssumptionChip } from './assumption-chip.tsx';
import { FactChip } from './fact-chip.tsx';
import { MissingPlaces } from './missing-places.tsx';
import { chipLabelsAt, type ReadingItem, readingItems } from './reading-items.ts';
import { ReadingNotices } from './reading-notices.tsx';
import { Sentence } from './sentence.tsx';
import { SideFilterChips } from './side-filter-chips.tsx';
import { UnreadChip } from './unread-chip.tsx';

/** Names the words about another person, the past or the buyer's own money: read, and not applied. */
function Background({ sentence, parts }: { sentence: string; parts: NlpResult['parts'] }) {
  const phrases = parts.filter(({ fate }) => fate === 'context').map(({ span }) => `“${sentence.slice(...span)}”`);
  if (phrases.length === 0) return null;
  return <p className="text-14 text-soft">{m.search__read_as_background({ list: phrases.join(', ') })}</p>;
}

const keyOf = (item: ReadingItem): string =>
  item.kind === 'unread'
    ? item.words.join()
    : `${item.kind === 'chip' ? item.chip.fact : item.assumption.text} ${item.at}`;

/** The sentence's reading as editable chips, and the parts that could not be applied, with the reason. */
export function ReadingPanel({ state, reading }: { state: SearchState; reading: NlpResult | undefined }) {
  return (
    <section aria-label={m.search__what_we_understood()} className="grid gap-4">
      {reading && state.q && (
        <Sentence sentence={state.q} parts={reading.parts} gave={({ span }) => chipLabelsAt(reading, span)} />
      )}
      <ul className="flex flex-wrap gap-2">
        {reading ? (
          readingItems(reading).map((item) => (
            <li key={keyOf(item)} className="max-w-full">
              {item.kind === 'chip' ? (
                <FactChip chip={item.chip} state={state} total={reading.total} />
              ) : item.kind === 'assumption' ? (
                <AssumptionChip assumption={item.assumption} state={state} />
              ) : (
                <UnreadChip words={item.words} state={state} />
              )}
            </li>
          ))
        ) : (
          <AddedChips state={state} />
        )}
        <SideFilterChips state={state} />
      </ul>
      {reading && state.q && <Background sentence={state.q} parts={reading.parts} />}
      {reading && <MissingPlaces reading={reading} state={state} />}
      {reading && <ReadingNotices reading={reading} />}
    </section>
  );
}
