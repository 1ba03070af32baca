let format: Intl.RelativeTimeFormat | undefined;

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats an instant by its distance from now: `in 12 min.`, `3 hr. ago`, `yesterday`. Only in the browser. */
export function relativeTime(iso: string, now = new Date()): string {
  format ??= new Intl.RelativeTimeFormat('en-US', { style: 'short', numeric: 'auto' });
  const distance = new Date(iso).getTime() - now.getTime();
  const [unit, size] = steps.find(([, ms]) => Math.abs(distance) >= ms) ?? steps[2];
  return format.format(Math.round(distance / size), unit).replace(/\.(?= |$)/g, '');
}
