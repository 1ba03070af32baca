import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import type { SearchState } from '../search-state.ts';
import { MissingPlaces } from './missing-places.tsx';
import { ReadingNotices } from './reading-notices.tsx';

/** Parts of the sentence that did not become criteria: why, and what to do. */
export function ReadingNotes({ state, reading }: { state: SearchState; reading: NlpResult | undefined }) {
  if (!reading || state.q === undefined) return null;
  return (
    <>
      <Background sentence={state.q} parts={reading.parts} />
      <MissingPlaces reading={reading} state={state} />
      <ReadingNotices reading={reading} />
    </>
  );
}

/** Names the words about another person, the past or the buyer's own money: read, and not applied. */
function Background({ sentence, parts }: { sentence: string; parts: NlpResult['parts'] }) {
  const phrases = parts.filter(({ fate }) => fate === 'context').map(({ span }) => `“${sentence.slice(...span)}”`);
  if (phrases.length === 0) return null;
  return <p className="text-14 text-soft">{m.search__read_as_background({ list: phrases.join(', ') })}</p>;
}
