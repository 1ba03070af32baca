import { m } from '@lintel/messages';
import { useNavigate } from '@tanstack/react-router';
import { writeSearchParams } from '../../../api/search-params.ts';
import { ChipButton } from '../../../ui/chip.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { savedPath } from '../paths.ts';
import type { SavedPageAnswer } from '../queries.ts';
import type { SavedState } from './saved-state.ts';
import { sortOptions, voteWords } from './saved-words.ts';

const markets = [
  {
    value: 'all',
    get label() {
      return m.saving__all();
    },
  },
  {
    value: 'for_sale',
    get label() {
      return m.saving__for_sale_and_pending();
    },
  },
  {
    value: 'off',
    get label() {
      return m.saving__sold_or_no_longer_listed();
    },
  },
];
const voted = [
  {
    value: '',
    get label() {
      return m.saving__any_vote();
    },
  },
  ...Object.entries(voteWords).map(([value, label]) => ({ value, label })),
  {
    value: 'none',
    get label() {
      return m.saving__not_voted_yet();
    },
  },
];

/** Order, market status, own vote and tags; the URL holds all of them. */
export function SavedFilters({ state, tags }: { state: SavedState; tags: SavedPageAnswer['tags'] }) {
  const navigate = useNavigate();
  const goTo = (next: Partial<Record<keyof SavedState, string | undefined>>) =>
    void navigate({
      href: savedPath + writeSearchParams({ ...state, home: undefined, page: undefined, ...next }),
      resetScroll: false,
    });
  const current = state.tag?.toLowerCase();
  return (
    <div data-print="no" className="grid gap-3 border-line border-b pb-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Select
          label={m.saving__sort_by()}
          options={sortOptions}
          value={state.sort ?? 'saved'}
          onChange={({ target }) => goTo({ sort: target.value === 'saved' ? undefined : target.value })}
        />
        <Select
          label={m.saving__status()}
          options={markets}
          value={state.market ?? 'all'}
          onChange={({ target }) => goTo({ market: target.value === 'all' ? undefined : target.value })}
        />
        <Select
          label={m.saving__your_vote()}
          options={voted}
          value={state.vote ?? ''}
          onChange={({ target }) => goTo({ vote: target.value || undefined })}
        />
      </div>
      {tags.length > 0 && (
        <ul aria-label={m.saving__tags()} className="flex flex-wrap gap-1">
          {tags.map(({ tag, homes }) => {
            const on = tag.toLowerCase() === current;
            return (
              <li key={tag}>
                <ChipButton
                  state={on ? 'applied' : 'plain'}
                  aria-pressed={on}
                  onClick={() => goTo({ tag: on ? undefined : tag })}
                >
                  {tag} <span className="text-soft tabular-nums">{homes}</span>
                </ChipButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
