import type { Appointment } from '../calls.ts';
import { isoDay, minuteOf } from './days.ts';

const MINUTE_MS = 60_000;

/** A box in the calendar: a confirmed or past appointment, or one of the proposed times. */
export interface Entry {
  key: string;
  appointment: Appointment;
  startsAt: Date;
  endsAt: Date;
  day: string;
  isProposed: boolean;
}

/** Returns the entries in the order of their starts. */
export function entriesOf(appointments: readonly Appointment[]): Entry[] {
  return appointments
    .flatMap((appointment) =>
      (appointment.startsAt ? [appointment.startsAt] : appointment.times).map((time): Entry => {
        const startsAt = new Date(time);
        return {
          key: `${appointment.id}-${time}`,
          appointment,
          startsAt,
          endsAt: new Date(startsAt.getTime() + appointment.minutes * MINUTE_MS),
          day: isoDay(startsAt),
          isProposed: appointment.state === 'proposed',
        };
      }),
    )
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.key.localeCompare(b.key));
}

export interface Placed extends Entry {
  /** Minutes after midnight. */
  top: number;
  /** Column among the entries that overlap, and how many columns they need. */
  column: number;
  columns: number;
}

/** Places the entries of a day side by side where they overlap. */
export function placed(entries: readonly Entry[]): Placed[] {
  const result: Placed[] = [];
  let group: Placed[] = [];
  let groupEnd = 0;
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column)) + 1;
    for (const each of group) each.columns = columns;
    group = [];
  };
  for (const entry of entries) {
    const start = entry.startsAt.getTime();
    if (start >= groupEnd) close();
    const busy = new Set(group.filter(({ endsAt }) => endsAt.getTime() > start).map(({ column }) => column));
    let column = 0;
    while (busy.has(column)) column += 1;
    const each: Placed = { ...entry, top: minuteOf(entry.startsAt), column, columns: 1 };
    group.push(each);
    result.push(each);
    groupEnd = Math.max(groupEnd, entry.endsAt.getTime());
  }
  close();
  return result;
}
