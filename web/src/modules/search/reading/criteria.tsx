import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { ChipButton } from '../../../ui/chip.tsx';
import { changing, filterCount, type SearchState } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';
import { AddedChips } from './added-chips.tsx';
import { AssumptionChip } from './assumption-chip.tsx';
import { CriteriaLine } from './criteria-line.tsx';
import { FactChip } from './fact-chip.tsx';
import { type ReadingItem, readingItems } from './reading-items.ts';
import { SideFilterChips } from './side-filter-chips.tsx';
import { UnreadChip } from './unread-chip.tsx';

interface CriteriaProps {
  state: SearchState;
  reading: NlpResult | undefined;
  className?: string;
}

/** The criteria of a search as editable chips: those read from its sentence, the filters and the areas. */
export function Criteria({ state, reading, className }: CriteriaProps) {
  const goTo = useGoTo();
  const count = filterCount(state) + (state.text === undefined ? 0 : 1);
  if (state.q === undefined && count === 0 && state.sort !== 'reach') return null;
  const remaining = {
    ...(state.sort && { sort: state.sort }),
    ...(state.view && { view: state.view }),
    ...changing(state),
  };
  return (
    <CriteriaLine
      label={state.q === undefined ? m.search__active_filters() : m.search__what_we_understood()}
      {...(className ? { className } : {})}
    >
      {state.q !== undefined && reading ? (
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
      {state.q === undefined && count > 1 && (
        <li>
          <ChipButton className="border-transparent bg-transparent" onClick={() => goTo(remaining)}>
            {m.search__clear_all()}
          </ChipButton>
        </li>
      )}
    </CriteriaLine>
  );
}

const keyOf = (item: ReadingItem): string =>
  item.kind === 'unread'
    ? item.words.join()
    : `${item.kind === 'chip' ? item.chip.fact : item.assumption.text} ${item.at}`;
