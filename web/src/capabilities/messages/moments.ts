import { m } from '@lintel/messages';
import { dayHere } from '../../ui/moment.ts';

const DAY_MS = 86_400_000;

let clock: Intl.DateTimeFormat | undefined;

/** `3:04 PM`, where whoever reads it is. For what the browser alone draws. */
export function timeHere(iso: string): string {
  clock ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
  return clock.format(new Date(iso)).replace(/[\u202f\u00a0]/g, ' ');
}

/** `Today`, `Yesterday`, or the day. */
export function dayName(iso: string, now = new Date()): string {
  const day = dayHere(iso);
  if (day === dayHere(now.toISOString())) return m.messages__today();
  return day === dayHere(new Date(now.getTime() - DAY_MS).toISOString()) ? m.messages__yesterday() : day;
}

/** The time of today, the day of all else: for a list. */
export const briefly = (iso: string): string => (dayName(iso) === 'Today' ? timeHere(iso) : dayName(iso));
