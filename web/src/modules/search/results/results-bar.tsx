import { m } from '@lintel/messages';
import { useRouteContext } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { LayoutGrid, List, MapIcon } from 'lucide-react';
import { Select } from '../../../ui/fields/field.tsx';
import { isOnMap, type SearchRoute, type SearchState, type SortName, sortNames, type View } from '../search-state.ts';
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
  route: SearchRoute;
  state: SearchState;
  total: number | undefined;
  /** True if the homes failed to load, so that there is no count. */
  failed: boolean;
  /** True while other homes are loading and the count is outdated. */
  stale: boolean;
}

/** Count, order and view. Its layout does not move while the homes below change. */
export function ResultsBar({ route, state, total, failed, stale }: ResultsBarProps) {
  const goTo = useGoTo();
  const { after: _, sort, view = 'list', ...rest } = state;
  const order = sort === undefined ? {} : { sort };
  const resort = (next: string) => goTo({ ...rest, view, ...(next === '' ? {} : { sort: next as SortName }) });
  const show = (next: View) => goTo({ ...state, ...order, view: next });
  const { person } = useRouteContext({ from: '__root__' }).session;
  const inSheet = isOnMap(state);
  const words = pages[route === 'search' ? 'search' : 'hypersearch'];

  return (
    <div className="flex flex-wrap items-center gap-2">
      <p
        role="status"
        aria-busy={stale}
        className={cx(
          'mr-auto min-w-0 text-16 font-semibold tabular-nums md:text-18',
          // On phones the count is the title of the sheet, next to its handle and buttons.
          inSheet &&
            'max-xl:w-full max-md:pointer-events-none max-md:flex max-md:h-14 max-md:items-center max-md:pr-24 max-md:pl-14',
        )}
      >
        {countText(total, failed)}
      </p>
      <div className={inSheet ? 'min-w-0 flex-1 xl:max-w-48 xl:basis-48' : 'w-48 max-sm:order-last max-sm:w-full'}>
        <Select
          quiet
          label={m.search__sort_by()}
          // Visitors have no profile by which the server could sort.
          options={words.sorts.filter(({ value }) => value !== 'reach' || person || sort === 'reach')}
          value={sort ?? ''}
          onChange={(event) => resort(event.target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which the layout has no room for next to the two words */}
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
