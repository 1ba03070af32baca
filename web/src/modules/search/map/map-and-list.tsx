import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { heightNames, useSheetHeight } from './sheet-height.ts';

/**
 * A list beside its map. On phones the list is a sheet over the map with three heights, set by dragging or with two
 * buttons. `list` precedes `map` in the document, so keyboards and screen readers reach it first.
 */
export function MapAndList({ list, map }: { list: ReactNode; map: ReactNode }) {
  const sheet = useSheetHeight();
  const at = heightNames.indexOf(sheet.height);
  const lower = heightNames[at - 1];
  const higher = heightNames[at + 1];
  return (
    <div
      ref={sheet.frame}
      style={{ '--sheet': sheet.css } as CSSProperties}
      className="relative grid gap-4 max-md:-mx-4 max-md:h-[calc(100dvh-1rem)] max-md:min-h-128 max-md:[--covered:var(--sheet)] max-md:[container-type:size] md:grid-cols-2"
    >
      <div
        className={cx(
          'min-w-0 max-md:absolute max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:flex max-md:h-(--sheet) max-md:flex-col max-md:rounded-t-card max-md:border-t-2 max-md:border-ink max-md:bg-paper max-md:shadow-float',
          !sheet.dragged && 'max-md:transition-[height]',
        )}
      >
        <div className="flex h-14 shrink-0 items-center gap-2 px-4 md:hidden">
          <div
            {...sheet.handle}
            className="flex h-full flex-1 cursor-row-resize touch-none items-center gap-4 select-none"
          >
            <span aria-hidden className="h-1 w-10 rounded-chip bg-edge" />
            <span className="text-14 font-semibold">{m.search__list_of_homes()}</span>
          </div>
          <SheetButton name="Less list, more map" to={lower} onPress={sheet.set}>
            <ChevronDown aria-hidden size={20} strokeWidth={1.5} />
          </SheetButton>
          <SheetButton name="More list, less map" to={higher} onPress={sheet.set}>
            <ChevronUp aria-hidden size={20} strokeWidth={1.5} />
          </SheetButton>
        </div>
        <div className="max-md:min-h-0 max-md:flex-1 max-md:overflow-y-auto max-md:overscroll-contain max-md:px-4 max-md:pb-4">
          {list}
        </div>
      </div>
      <div className="max-md:absolute max-md:inset-0 max-md:px-4 md:sticky md:top-4 md:h-[calc(100dvh-2rem)] md:min-h-96 md:self-start">
        {map}
      </div>
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
