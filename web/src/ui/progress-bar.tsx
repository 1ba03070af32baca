/** A progress bar; `value` is from 0 to 1. The text next to it states the same. */
export function ProgressBar(props: { label: string; value: number; tone?: 'primary' | 'good' | 'danger' | undefined }) {
  const percent = Math.round(Math.min(1, Math.max(0, props.value)) * 100);
  const color = { primary: 'fill-primary', good: 'fill-good', danger: 'fill-danger' }[props.tone ?? 'primary'];
  return (
    <div
      role="progressbar"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 w-full overflow-hidden rounded-chip bg-sunk"
    >
      <svg aria-hidden className="block size-full" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect width={percent} height={1} className={color} />
      </svg>
    </div>
  );
}
