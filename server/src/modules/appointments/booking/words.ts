import type { AppointmentRow } from '../tables.ts';

export const kindWords: Record<AppointmentRow['kind'], string> = {
  call: 'call',
  showing: 'showing',
  meeting: 'meeting',
};

/** `Fri, Dec 4, 10:00 AM CST`. */
export const timeIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(at)
    .replace(/[\u2009\u202f\u00a0]/g, ' ');
