import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/button.tsx';
import { propertyPath } from '../../listings/paths.ts';
import { sentencePath } from '../paths.ts';
import type { SearchState } from '../search-state.ts';
import { chosen } from '../suggest/choose-suggestion.ts';
import { suggestionsQuery } from '../suggest/queries.ts';
import { useSearchHref } from '../use-search.ts';

const shown = 3;

/** Shown when no home contains the typed words: similar addresses and places, and a link to search by sentence. */
export function DidYouMean({ text, state }: { text: string; state: SearchState }) {
  const searchHref = useSearchHref();
  const { data = [] } = useQuery(suggestionsQuery(text));
  return (
    <>
      {data
        .filter(({ homes }) => homes !== 0)
        .slice(0, shown)
        .map((suggestion) => {
          const way = chosen(suggestion, state);
          return (
            <LinkButton
              key={`${suggestion.kind} ${suggestion.label} ${suggestion.detail}`}
              stay={!('home' in way)}
              kind="secondary"
              className="max-sm:whitespace-normal"
              href={'home' in way ? propertyPath(way.home) : searchHref(way.search)}
            >
              {m.search__did_you_mean({ label: suggestion.label, detail: suggestion.detail })}
            </LinkButton>
          );
        })}
      {state.q === undefined && (
        <LinkButton kind="quiet" className="max-sm:whitespace-normal" href={sentencePath(text)}>
          {m.search__search_with_hypersearch({ text })}
        </LinkButton>
      )}
    </>
  );
}
