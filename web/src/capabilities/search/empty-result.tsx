import type { NlpResult } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { counted } from '../../ui/format.ts';
import { factAsRead, isAdded, relax } from './chip-edits.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { relaxationsQuery } from './queries.ts';
import type { SearchState } from './search-state.ts';
import { useSearchHref } from './use-search.ts';

const shown = 4;

/** No home fits: the cheapest ways out, each with what it would find. */
export function EmptyResult({ state, reading }: { state: SearchState; reading: NlpResult | undefined }) {
  const searchHref = useSearchHref();
  const { data, isPending } = useQuery(relaxationsQuery(state));
  const [first] = reading?.searchInsights ?? [];
  const nothingApplied =
    reading !== undefined &&
    reading.total === 0 &&
    reading.parts.some(({ fate }) => fate !== 'filler') &&
    reading.chips.every(({ state: of }) => of === 'refused' || of === 'unsupported');
  const asRead = (reading?.chips ?? []).filter((chip) => !isAdded(chip)).map((chip) => factAsRead(chip, state));
  // Those of a sentence change facts that its reading must have named.
  const ways = state.q !== undefined && !reading ? [] : (data?.ways ?? []);
  // Nothing helps but to drop the text: no home has its words.
  const unknownText = state.text !== undefined && data?.ways.every(({ drop }) => drop.includes('words'));
  return (
    <EmptyState
      title={nothingApplied ? 'Nothing to search for' : 'No properties found'}
      actions={
        <>
          {unknownText && <DidYouMean text={state.text ?? ''} state={state} />}
          {isPending && <p className="text-14 text-soft">Looking for what stands in the way…</p>}
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
        </>
      }
    >
      {nothingApplied ? first : 'Try adjusting your search criteria or explore different areas.'}
    </EmptyState>
  );
}
