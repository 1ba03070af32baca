import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';

/** A switch with immediate effect. The text next to it states its value, so that the color only repeats it. */
export function Switch(props: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  words?: { on: string; off: string };
  /** The reason why the switch is disabled. */
  unavailable?: string | undefined;
  pending?: boolean;
}) {
  const { label, on, onChange, words = { on: m.ui__on(), off: m.ui__off() }, unavailable, pending } = props;
  const blocked = unavailable !== undefined || pending === true;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      title={unavailable}
      onClick={() => blocked || onChange(!on)}
      className="inline-flex min-h-8 items-center gap-2 rounded-control text-14 aria-disabled:cursor-not-allowed aria-disabled:text-soft"
    >
      <span
        aria-hidden
        className={cx(
          'inline-flex h-5 w-9 shrink-0 items-center rounded-chip border p-0.5 transition-colors',
          on ? 'border-primary bg-primary' : 'border-edge bg-sunk',
        )}
      >
        <span
          className={cx('size-3.5 rounded-chip transition-transform', on ? 'translate-x-4 bg-on-primary' : 'bg-edge')}
        />
      </span>
      <span aria-hidden>{on ? words.on : words.off}</span>
    </button>
  );
}
