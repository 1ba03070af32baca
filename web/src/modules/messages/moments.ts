import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { dayHere } from '../../ui/time/moment.ts';

let clock: Intl.DateTimeFormat | undefined;

/** Formats `3:04 PM` in the reader's time zone. Only for content rendered in the browser. */
export function timeHere(iso: string): string {
  clock ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
  return clock.format(new Date(iso)).replace(/[\u202f\u00a0]/g, ' ');
}

/** Formats a day as `Today`, `Yesterday` or its date. */
export function dayName(iso: string, now = new Date()): string {
  const day = dayHere(iso);
  if (day === dayHere(now.toISOString())) return m.messages__today();
  return day === dayHere(new Date(now.getTime() - DAY_MS).toISOString()) ? m.messages__yesterday() : day;
}

/** Formats today's times as a time and older ones as a day, for lists. */
export const shortTime = (iso: string): string => (dayName(iso) === 'Today' ? timeHere(iso) : dayName(iso));
