import { m } from '@lintel/messages';
import type { Appointment } from '../booking/contract.ts';
import type { AppointmentRow } from '../tables.ts';
import type { CalendarEvent } from './ics.ts';

const kindTitles = { call: 'Call', showing: 'Showing', meeting: 'Meeting' } as const;

/** Returns an appointment as a calendar event, from the view of the side that `shown` was made for. */
export function eventOf(row: AppointmentRow, { side, buyer, professional, home, kind }: Appointment): CalendarEvent {
  const other = side === 'buyer' ? professional.name : buyer.name;
  return {
    uid: `appointment-${row.id}@lintel`,
    sequence: row.sequence,
    startsAt: row.startsAt!,
    minutes: row.minutes,
    changedAt: row.changedAt,
    summary: m.professionals__with_2({ kindTitles: kindTitles[kind], other }),
    description: row.note ?? '',
    location: kind === 'showing' ? home : null,
    cancelled: row.state === 'cancelled' || row.state === 'declined',
  };
}

/** Returns whether an event of another calendar is an appointment of Lintel that was added to it. */
export const isOwnUid = (uid: string): boolean => /^appointment-\d+@lintel$/.test(uid);
