import type { NlpResult } from '@lintel/server/search';
import { Notice } from '../../ui/notice.tsx';
import { AddedChips } from './added-chips.tsx';
import { FactChip } from './fact-chip.tsx';
import { readingItems } from './reading-items.ts';
import type { SearchState } from './search-state.ts';
import { Sentence } from './sentence.tsx';
import { SideFilterChips } from './side-filter-chips.tsx';
import { UnreadChip } from './unread-chip.tsx';

/** What became of each word, as chips that can be changed, and what could not be done, with the reason. */
export function ReadingPanel({ state, reading }: { state: SearchState; reading: NlpResult | undefined }) {
  return (
    <section aria-label="What was understood" className="grid gap-4">
      {reading && state.q && <Sentence sentence={state.q} parts={reading.parts} />}
      <ul className="flex flex-wrap gap-2">
        {reading ? (
          readingItems(reading).map((item) => (
            <li key={item.kind === 'chip' ? `${item.chip.fact} ${item.at}` : item.words} className="max-w-full">
              {item.kind === 'chip' ? (
                <FactChip chip={item.chip} state={state} total={reading.total} />
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
      {reading?.refused.map((refused) => (
        <Notice key={refused.class + refused.words} tone="warning" title={`“${refused.words}” was not applied`}>
          <p>{refused.reason}</p>
          <p>{refused.alternative}</p>
        </Notice>
      ))}
      {reading?.contradictions.map((both) => (
        <Notice key={both.facts.join()} tone="warning" title="Two wishes cannot both hold">
          {both.text} Switch one of them off.
        </Notice>
      ))}
      {reading && reading.ignored.length > 0 && (
        <Notice title="Left out">
          <ul>
            {reading.ignored.map((ignored) => (
              <li key={ignored.words}>
                “{ignored.words}”: {ignored.rule}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}
