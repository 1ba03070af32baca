import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface Stat {
  label: string;
  /** As it is shown; undefined while it is on its way, null where it is not known. */
  value: string | null | undefined;
  /** What is counted, in a sentence or two; why it is not known, where it is not. */
  definition: string;
  /** Of which time: "now", "the last month". */
  period: string;
  /** A second line: what it is made of, or how it changed. */
  note?: ReactNode;
  /** The way to the rows behind it. */
  rows?: ReactNode;
}

/**
 * A figure under its name. What it means shows on hover, on focus and on a tap; Esc closes it, and pointing at the words
 * keeps them open, as WCAG 1.4.13 asks.
 */
export function StatCard({ label, value, definition, period, note, rows }: Stat) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing is a shortcut; the button inside does the same by key
    <div
      className="lintel relative grid content-start gap-1 p-4"
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
          // The mouse that points has opened it already; a tap and a key open and close.
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
    <p className="font-display text-28 font-semibold tabular-nums">
      {value ?? <span className="font-sans text-16 font-normal text-soft">{m.ui__not_known_yet()}</span>}
    </p>
  );
}

/** Figures side by side: two in a row on a phone, up to six on a desk. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section aria-label={label} className="grid grid-cols-2 gap-3 md:grid-cols-3 2xl:grid-cols-6">
      {stats.map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
    </section>
  );
}
