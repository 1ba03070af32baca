import { m } from '@lintel/messages';
import { useRouterState } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useBottomBar } from '../../../ui/hooks/use-bottom-bar.ts';
import { useChosenHomes } from './chosen-homes.tsx';
import { comparePath, fewestCompared } from './compare-ids.ts';

/** The selected homes at the bottom of the screen, with a link to compare them. Hidden when there are none. */
export function CompareTray() {
  const { chosen, choose, toggle } = useChosenHomes();
  const isComparing = useRouterState({ select: ({ location }) => location.pathname === '/compare' });
  const tray = useRef<HTMLElement>(null);
  const isShown = chosen.length > 0 && !isComparing;
  useBottomBar(tray, '--tray', isShown);
  const status = chosen.length === 0 ? '' : m.listings__to_compare({ value: m.count__homes({ count: chosen.length }) });
  return (
    <>
      <p role="status" className="sr-only">
        {isComparing ? '' : status}
      </p>
      {isShown && (
        <section
          ref={tray}
          data-print="no"
          aria-label={m.listings__homes_to_compare()}
          className="sticky bottom-0 z-30 border-t-2 border-ink bg-raised pb-[env(safe-area-inset-bottom)] shadow-float"
        >
          <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto">
              {chosen.map((home) => (
                <li
                  key={home.id}
                  className="flex max-w-48 shrink-0 items-center rounded-chip border border-line pl-3 text-14"
                >
                  <span className="truncate">{home.name}</span>
                  <button
                    type="button"
                    aria-label={m.listings__remove_3({ name: home.name })}
                    onClick={() => toggle(home)}
                    className="grid size-8 shrink-0 place-items-center rounded-chip hover:bg-sunk"
                  >
                    <X aria-hidden size={16} strokeWidth={1.5} />
                  </button>
                </li>
              ))}
            </ul>
            <div className="flex gap-2">
              {chosen.length < fewestCompared ? (
                <Button size="sm" unavailable={m.listings__choose_one_more_home_first()}>
                  {m.listings__compare_2()}
                </Button>
              ) : (
                <LinkButton size="sm" href={comparePath(chosen.map(({ id }) => id))}>
                  {m.listings__compare_homes_2({ value: chosen.length })}
                </LinkButton>
              )}
              <Button kind="quiet" size="sm" onClick={() => choose([])}>
                {m.listings__clear()}
              </Button>
            </div>
          </div>
        </section>
      )}
    </>
  );
}
