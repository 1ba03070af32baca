import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';

/** Progress through the steps of a form. Phones show only the bar and the current step. */
export function Steps({ names, at }: { names: readonly string[]; at: number }) {
  return (
    <div className="grid gap-2">
      <p className="text-14 text-soft md:sr-only">
        {m.ui__step_of({ at, value: names.length })} <span className="font-medium text-ink">{names[at - 1]}</span>
      </p>
      <div
        role="progressbar"
        aria-label={m.ui__progress()}
        aria-valuemin={0}
        aria-valuemax={names.length}
        aria-valuenow={at}
        aria-valuetext={m.ui__step_of_2({ at, value: names.length })}
        className="grid auto-cols-fr grid-flow-col gap-1"
      >
        {names.map((name, index) => (
          <span key={name} className={cx('h-1 rounded-chip', index < at ? 'bg-primary' : 'bg-line')} />
        ))}
      </div>
      <ol className="hidden auto-cols-fr grid-flow-col gap-1 text-14 md:grid">
        {names.map((name, index) => (
          <li
            key={name}
            aria-current={index + 1 === at ? 'step' : undefined}
            className={cx('flex items-center gap-1', index + 1 === at ? 'font-semibold' : 'text-soft')}
          >
            {index + 1 < at && <Check aria-label={m.ui__done()} size={16} strokeWidth={1.5} className="shrink-0" />}
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
