import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { useNavigate } from '@tanstack/react-router';
import { propertyPath } from '../listings/paths.ts';
import { discoverPath, hyperSearchPath, propertySearchPath } from './paths.ts';
import type { useChangeBox } from './refine/use-change-box.ts';
import { changing, type SearchRoute, type SearchState } from './search-state.ts';
import { SentenceLine } from './sentence-line.tsx';
import { chosen } from './suggest/choose-suggestion.ts';
import { SearchBox } from './suggest/search-box.tsx';
import { useGoTo, useSearchHref } from './use-search.ts';

interface SearchInputProps {
  route: SearchRoute;
  state: SearchState;
  reading: NlpResult | undefined;
  change: ReturnType<typeof useChangeBox>;
  pending: boolean;
  /** Repeats the same search, because homes may have changed since. */
  onRepeat: () => void;
}

const actions = { hypersearch: hyperSearchPath, search: propertySearchPath, discover: discoverPath };

/** The box of a search: an address or keywords on Property Search, otherwise the sentence or a change of it. */
export function SearchInput({ route, state, reading, change, pending, onRepeat }: SearchInputProps) {
  const goTo = useGoTo();
  const searchHref = useSearchHref();
  const navigate = useNavigate();
  const { after: _, text: __, ...rest } = state;

  if (route === 'search' && state.q === undefined)
    return (
      <div className="min-w-0 flex-1 py-1 xl:min-w-110">
        <SearchBox
          action={propertySearchPath}
          value={state.text ?? ''}
          pending={pending}
          onText={(text) => {
            if (text === (state.text ?? '')) onRepeat();
            goTo(text === '' ? rest : { ...rest, text });
          }}
          onChoose={(suggestion) => {
            const way = chosen(suggestion, state);
            if ('home' in way) void navigate({ to: propertyPath(way.home) });
            else goTo(way.search);
          }}
        />
      </div>
    );

  // Edits of the former sentence no longer apply. Discover keeps its place and price.
  const search = (q: string) => {
    const next = {
      q,
      ...(route === 'discover' && state.add ? { add: state.add } : {}),
      ...(state.view ? { view: state.view } : {}),
      ...(state.tab ? { tab: state.tab } : {}),
      ...changing(state),
    };
    if (searchHref(next) === searchHref(state)) onRepeat();
    else goTo(next);
  };
  const { panel: __panel, refinement, hintExamples, onApply, ...box } = change;
  return (
    <SentenceLine
      {...box}
      state={state}
      reading={reading}
      action={actions[route]}
      verb={{ hypersearch: 'HyperSearch', search: m.search__search(), discover: m.search__process() }[route]}
      pending={pending || refinement.pending}
      changeHint={m.search__describe_what_to_change({ list: hintExamples.join(', ') })}
      onSearch={search}
      onApply={onApply}
    />
  );
}
