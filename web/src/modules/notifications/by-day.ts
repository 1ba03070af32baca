import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { dayHere } from '../../ui/time/moment.ts';

/** Groups a list sorted by time into the reader's local days, each with a label. */
export function byDay<T extends { createdAt: string }>(
  entries: readonly T[],
  now = new Date(),
): { day: string; label: string; entries: T[] }[] {
  const today = dayHere(now.toISOString());
  const yesterday = dayHere(new Date(now.getTime() - DAY_MS).toISOString());
  const days: { day: string; label: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const day = dayHere(entry.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else
      days.push({
        day,
        label: day === today ? m.notifications__today() : day === yesterday ? m.notifications__yesterday() : day,
        entries: [entry],
      });
  }
  return days;
}
