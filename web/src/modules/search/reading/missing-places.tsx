import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SearchState } from '../search-state.ts';
import { useSearchHref } from '../use-search.ts';
import { factAsRead, isAdded, replaceCriteria } from './chip-edits.ts';

/** Places in the sentence without homes, each with places that have some. */
export function MissingPlaces({ reading, state }: { reading: NlpResult; state: SearchState }) {
  const searchHref = useSearchHref();
  const asRead = reading.chips.filter((chip) => !isAdded(chip)).map((chip) => factAsRead(chip, state));
  return reading.places.map(({ fact, text, offers }) => (
    <Notice key={fact} title={text}>
      {offers.length === 0 ? (
        <p>{m.search__the_rest_of_your_sentence()}</p>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          {offers.map(({ label, homes, distance, add }) => (
            <LinkButton
              key={label}
              stay
              kind="secondary"
              size="sm"
              className="max-sm:whitespace-normal"
              href={searchHref(replaceCriteria(state, asRead, (criterion) => criterion === fact, add))}
            >
              {label}: {m.count__homes({ count: homes })}
              {distance && m.search__away_2({ distance })}
            </LinkButton>
          ))}
        </div>
      )}
    </Notice>
  ));
}
