import { m } from '@lintel/messages';
import type { Match } from '@lintel/server/search';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Pager } from '../../../ui/table/pager.tsx';
import { RateNote } from '../../listings/index.ts';
import { followReveals, nearHome, seeHome, useIsNear } from '../map/near-home.ts';
import type { SearchState } from '../search-state.ts';
import { useSearchHref } from '../use-search.ts';
import { pageCount, type ResultPage } from './result-pages.ts';

/** Renders a home in a list; passed in, because homes belong to another module. */
export type ShowHome = (shown: { home: Match; back: string; eager: boolean }) => ReactNode;

/** Columns of a list of homes; `narrow` next to a map. */
export const homeGrid = (narrow: boolean): string =>
  narrow ? 'grid gap-4 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2' : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** One page of homes, with links to the next and previous pages. */
export function ResultList(props: { state: SearchState; page: ResultPage; showHome: ShowHome; narrow: boolean }) {
  const { state, page, showHome, narrow } = props;
  const searchHref = useSearchHref();
  const after = state.after ?? [];
  const back = searchHref(state);
  const previous = after.length > 0 ? searchHref({ ...state, after: after.slice(0, -1) }) : undefined;
  const next = page.next ? searchHref({ ...state, after: [...after, page.next] }) : undefined;
  return (
    <div className="grid gap-6">
      {page.meant.map(({ typed, meant }) => (
        <p key={typed} className="-mb-2 text-16 text-soft">
          {m.search__no_homes_text_contains_showing({ typed })}{' '}
          <strong className="font-semibold text-ink">{meant}</strong>.
        </p>
      ))}
      <div className="grid gap-2">
        <RateNote homes={page.homes} />
        <ul className={homeGrid(narrow)} onKeyDown={walkHomes}>
          {page.homes.map((home, index) => (
            <ListedHome key={home.id} id={home.id}>
              {showHome({ home, back, eager: index < 3 })}
            </ListedHome>
          ))}
        </ul>
      </div>
      {(previous || next) && (
        <Pager
          label={m.search__result_pages()}
          page={after.length + 1}
          pages={pageCount(page.total)}
          {...(previous ? { previous } : {})}
          {...(next ? { next } : {})}
        />
      )}
    </div>
  );
}

/** Arrow up and down move between the links of the homes; the map highlights the home with the focus. */
function walkHomes(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const item = (event.target as Element).closest('li[data-home]');
  if (!step || !item || event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.querySelectorAll('li[data-home]')];
  const link = items[items.indexOf(item) + step]?.querySelector<HTMLElement>('h3 a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** Highlights a listed home while its mark on the map has the pointer or the focus, and vice versa. */
function ListedHome({ id, children }: { id: number; children: ReactNode }) {
  const near = useIsNear(id);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => followReveals((shown) => shown === id && item.current?.scrollIntoView({ block: 'nearest' })), [id]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link inside by key also fires a click
    <li
      ref={item}
      data-home={id}
      data-near={near || undefined}
      className="grid rounded-card data-near:outline-2 data-near:outline-offset-2 data-near:outline-ink"
      onPointerEnter={() => nearHome(id)}
      onPointerLeave={() => nearHome(undefined)}
      onFocus={() => nearHome(id)}
      onBlur={() => nearHome(undefined)}
      onClick={() => seeHome(id)}
    >
      {children}
    </li>
  );
}
