/** Days are ISO dates in the reader's own calendar. */

const two = (value: number): string => String(value).padStart(2, '0');

export const isoDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Local midnight of a day. */
export function midnight(day: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date);
}

/** Adds days by the calendar, so that a day of 23 or 25 hours counts once. */
export function addDays(day: string, days: number): string {
  const at = midnight(day);
  at.setDate(at.getDate() + days);
  return isoDay(at);
}

/** The Monday of the week. */
export const weekOf = (day: string): string => addDays(day, -((midnight(day).getDay() + 6) % 7));

/** The minutes of a slot that a person can choose in the calendar. */
export const SLOT_MINUTES = 30;

/** A slot of a day as a local time: `2026-12-07T09:30`. */
export const slotAt = (day: string, minute: number): string =>
  `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** 9 AM of a day, or the next slot if that has passed; of today for an earlier day. */
export function firstSlot(day: string, now: Date): string {
  if (day < isoDay(now)) return firstSlot(isoDay(now), now);
  const next = (Math.floor(minuteOf(now) / SLOT_MINUTES) + 1) * SLOT_MINUTES;
  const morning = 9 * 60;
  if (day !== isoDay(now) || next <= morning) return slotAt(day, morning);
  return next < 24 * 60 ? slotAt(day, next) : slotAt(addDays(day, 1), morning);
}

export const minuteOf = (at: Date): number => at.getHours() * 60 + at.getMinutes();

let formats: { time: Intl.DateTimeFormat; day: Intl.DateTimeFormat; long: Intl.DateTimeFormat } | undefined;
/** Created at first use in the browser, whose zone the server doesn't know. */
const formatsHere = () => {
  formats ??= {
    time: new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }),
    day: new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric' }),
    long: new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
  };
  return formats;
};
const plain = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

export const timeOf = (at: Date): string => plain(formatsHere().time.format(at));
export const shortDay = (day: string): string => formatsHere().day.format(midnight(day));
export const longDay = (day: string): string => formatsHere().long.format(midnight(day));
