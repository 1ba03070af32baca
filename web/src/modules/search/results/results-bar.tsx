import { m } from '@lintel/messages';
import { LayoutGrid, List, MapIcon, SlidersHorizontal } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { SaveSearch } from '../../alerts/index.ts';
import { questionOf } from '../calls.ts';
import { type SearchState, type SortName, sortNames, type View } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';
import { sortLabels } from '../vocabulary.ts';

const named = (names: readonly SortName[]) => names.map((value) => ({ value, label: sortLabels[value] ?? value }));
const mapView = {
  value: 'map',
  get label() {
    return m.search__map();
  },
  Icon: MapIcon,
} as const;

/** Labels that differ between the pages. */
const pages = {
  hypersearch: {
    get filters() {
      return m.search__advanced_filters();
    },
    sorts: [
      {
        value: '',
        get label() {
          return m.search__best_match_2();
        },
      },
      ...named(sortNames),
    ],
    views: [
      {
        value: 'list',
        get label() {
          return m.search__list();
        },
        Icon: List,
      },
      mapView,
    ],
  },
  search: {
    get filters() {
      return m.search__filters();
    },
    sorts: [
      {
        value: '',
        get label() {
          return m.search__best_match();
        },
      },
      ...named(sortNames.filter((name) => name !== 'match')),
    ],
    views: [
      {
        value: 'list',
        get label() {
          return m.search__grid();
        },
        Icon: LayoutGrid,
      },
      mapView,
    ],
  },
} as const;

function countText(total: number | undefined, failed: boolean): string {
  if (total !== undefined) return m.search__found({ total: m.count__properties({ count: total }) });
  return failed ? m.search__count_unavailable() : m.search__counting_homes();
}

interface ResultsBarProps {
  page: keyof typeof pages;
  state: SearchState;
  total: number | undefined;
  /** True if the homes failed to load, so that there is no count. */
  failed: boolean;
  /** True while other homes are loading and the count is outdated. */
  stale: boolean;
  /** Number of active filters. */
  filters: number;
  onFilters: () => void;
}

/** Count, filters, order and view. Its layout does not move while the homes below change. */
export function ResultsBar({ page, state, total, failed, stale, filters, onFilters }: ResultsBarProps) {
  const goTo = useGoTo();
  const { after: _, sort, view = 'list', ...rest } = state;
  const order = sort === undefined ? {} : { sort };
  const resort = (next: string) => goTo({ ...rest, view, ...(next === '' ? {} : { sort: next as SortName }) });
  const show = (next: View) => goTo({ ...state, ...order, view: next });
  const words = pages[page];

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p role="status" aria-busy={stale} className="mr-auto w-full text-18 sm:w-auto font-semibold tabular-nums">
        {countText(total, failed)}
      </p>
      <SaveSearch search={questionOf(state)} name={state.q ?? state.text} changing={state.saved} />
      <Button kind="secondary" onClick={onFilters}>
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} /> {words.filters}
        {filters > 0 && (
          <span className="rounded-chip bg-primary px-2 text-12 text-on-primary tabular-nums">
            {filters}
            <span className="sr-only"> {m.search__set()}</span>
          </span>
        )}
      </Button>
      <div className="max-w-full min-w-40 flex-1 sm:w-52 sm:flex-none">
        <Select
          quiet
          label={m.search__sort_by()}
          options={words.sorts}
          value={sort ?? ''}
          onChange={(event) => resort(event.target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which the layout has no room for beside the two words */}
      <div
        role="group"
        aria-label={m.search__view()}
        className="inline-flex rounded-control border border-edge bg-raised"
      >
        {words.views.map(({ value, label, Icon }) => (
          <button
            key={value}
            type="button"
            aria-pressed={view === value}
            onClick={() => show(value)}
            className="inline-flex min-h-9.5 items-center gap-2 px-3 text-14 aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <Icon aria-hidden size={16} strokeWidth={1.5} /> {label}
          </button>
        ))}
      </div>
    </div>
  );
}
