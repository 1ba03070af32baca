import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface Stat {
  label: string;
  /** The formatted value; undefined while loading, null if unknown. */
  value: string | null | undefined;
  /** Definition of the figure in a sentence or two, or the reason why it is unknown. */
  definition: string;
  /** Period of the figure: "now", "the last month". */
  period: string;
  /** A second line: the figure's parts, or its change. */
  note?: ReactNode;
  /** Link to the rows behind it. */
  rows?: ReactNode;
}

/**
 * A figure with its label. Its definition appears on hover, focus and tap; Esc closes it, and the pointer may move onto
 * it (WCAG 1.4.13).
 */
export function StatCard({ label, value, definition, period, note, rows }: Stat) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a shortcut; the button inside does the same by key
    <div
      className="lintel relative grid min-w-0 content-start gap-1 p-4 max-md:last:odd:col-span-2 max-[23rem]:p-3"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <div className="flex items-start justify-between gap-1">
        <h3 className="font-sans text-14 font-medium tracking-normal text-soft">{label}</h3>
        <button
          type="button"
          aria-label={m.ui__what_means({ label })}
          aria-expanded={open}
          aria-describedby={open ? id : undefined}
          className="-mt-1.5 -mr-1.5 inline-flex size-8 shrink-0 items-center justify-center rounded-control text-soft hover:text-ink"
          onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
          onBlur={() => setOpen(false)}
          // A hovering mouse has already opened it; taps and keys toggle.
          onClick={({ nativeEvent }) => setOpen(isMouse(nativeEvent) || !open)}
        >
          <Info aria-hidden size={16} strokeWidth={1.5} />
        </button>
      </div>
      <Value value={value} />
      {note && <p className="text-12 text-soft">{note}</p>}
      {rows && <p className="text-14">{rows}</p>}
      <div
        role="tooltip"
        id={id}
        className={cx(
          'absolute inset-x-0 top-full z-30 -mt-px rounded-control bg-ink px-3 py-2 text-14 text-paper shadow-float',
          !open && 'hidden',
        )}
      >
        {definition} <span className="block text-12">{m.ui__period({ period })}</span>
      </div>
    </div>
  );
}

const isMouse = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';

function Value({ value }: Pick<Stat, 'value'>) {
  if (value === undefined)
    return <span aria-hidden className="h-8 w-20 rounded-control bg-sunk motion-safe:animate-wait" />;
  return (
    <p className="font-display text-28 font-semibold tabular-nums max-[23rem]:text-18">
      {value ?? <span className="font-sans text-16 font-normal text-soft">{m.ui__not_available_yet()}</span>}
    </p>
  );
}

/** Figures in a grid: two columns on phones, up to six on wide screens. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section aria-label={label} className="grid grid-cols-2 gap-3 md:grid-cols-3 2xl:grid-cols-6">
      {stats.map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
    </section>
  );
}
