import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { heightNames, useSheetHeight } from './sheet-height.ts';

/**
 * A list next to its map, each scrolling by itself. On phones the map is full-screen below a sheet with the list, which
 * has three heights, set by dragging or with two buttons. `list` precedes `map` in the document, so keyboards and screen
 * readers reach it first.
 */
export function MapAndList({
  head,
  list,
  map,
}: {
  /** Stays above the list. */ head: ReactNode;
  list: ReactNode;
  map: ReactNode;
}) {
  const sheet = useSheetHeight();
  const at = heightNames.indexOf(sheet.height);
  const lower = heightNames[at - 1];
  const higher = heightNames[at + 1];
  return (
    <div
      ref={sheet.frame}
      style={{ '--sheet': sheet.css } as CSSProperties}
      className="relative min-h-0 flex-1 border-t border-line max-md:[--covered:var(--sheet)] max-md:[container-type:size] md:grid md:grid-cols-2 md:grid-rows-[minmax(0,1fr)] xl:grid-cols-[minmax(0,43fr)_minmax(0,57fr)]"
    >
      <div
        className={cx(
          'min-w-0 max-md:absolute max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:flex max-md:h-(--sheet) max-md:flex-col max-md:rounded-t-card max-md:border-t-2 max-md:border-ink max-md:bg-paper max-md:shadow-float md:flex md:min-h-0 md:flex-col',
          !sheet.dragged && 'max-md:transition-[height]',
        )}
      >
        <div className="absolute inset-x-0 top-0 flex h-14 items-center gap-2 px-4 md:hidden">
          <div
            {...sheet.handle}
            className="flex h-full flex-1 cursor-row-resize touch-none items-center gap-4 select-none"
          >
            <span aria-hidden className="h-1 w-10 rounded-chip bg-edge" />
            <span className="sr-only">{m.search__list_of_homes()}</span>
          </div>
          <SheetButton name={m.search__less_list_more_map()} to={lower} onPress={sheet.set}>
            <ChevronDown aria-hidden size={20} strokeWidth={1.5} />
          </SheetButton>
          <SheetButton name={m.search__more_list_less_map()} to={higher} onPress={sheet.set}>
            <ChevronUp aria-hidden size={20} strokeWidth={1.5} />
          </SheetButton>
        </div>
        <div className="shrink-0 px-4 md:pt-3 md:pl-6">{head}</div>
        <div
          data-scroll-restoration-id="homes"
          className="relative min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain px-4 py-2 md:pl-6"
        >
          {list}
        </div>
      </div>
      <div className="max-md:absolute max-md:inset-0 md:min-h-0 md:border-l md:border-line">{map}</div>
    </div>
  );
}

interface SheetButtonProps {
  name: string;
  /** The height the button leads to; undefined if there is none. */
  to: (typeof heightNames)[number] | undefined;
  onPress: (height: (typeof heightNames)[number]) => void;
  children: ReactNode;
}

const SheetButton = ({ name, to, onPress, children }: SheetButtonProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={!to || undefined}
    onClick={() => to && onPress(to)}
    className="grid size-10 place-items-center rounded-control border border-edge bg-raised aria-disabled:border-line aria-disabled:text-faint"
  >
    {children}
  </button>
);
