import type { NlpResult } from '@lintel/server/search';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { counted } from '../../ui/format.ts';
import { factAsRead, isAdded, relax } from './chip-edits.ts';
import { hasSideFilters, type SearchState } from './search-state.ts';
import { useSearchHref } from './use-search.ts';

const shown = 4;

/** No home fits: the cheapest ways out, each with what it would find. */
export function EmptyResult({ state, reading }: { state: SearchState; reading: NlpResult | undefined }) {
  const searchHref = useSearchHref();
  const asRead = (reading?.chips ?? []).filter((chip) => !isAdded(chip)).map((chip) => factAsRead(chip, state));
  const ways = hasSideFilters(state) ? [] : (reading?.searchOptimization ?? []);
  const { status: _, text: __, after: ___, ...bare } = state;
  return (
    <EmptyState
      title="No properties found"
      actions={
        <>
          {ways.slice(0, shown).map((way) => (
            <LinkButton
              key={way.label}
              stay
              kind="secondary"
              className="max-sm:whitespace-normal"
              href={searchHref(relax(state, asRead, way.drop))}
            >
              Without “{way.label}”: {counted(way.total, 'home', 'homes')}
            </LinkButton>
          ))}
          {hasSideFilters(state) && (
            <LinkButton stay kind="secondary" className="max-sm:whitespace-normal" href={searchHref(bare)}>
              Without the filters on status and text
            </LinkButton>
          )}
        </>
      }
    >
      Try adjusting your search criteria or explore different areas.
    </EmptyState>
  );
}
