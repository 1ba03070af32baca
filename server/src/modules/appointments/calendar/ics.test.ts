import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile } from './ics.ts';

const event = {
  ...{ uid: 'appointment-7@lintel', sequence: 2, minutes: 45, cancelled: false },
  startsAt: new Date('2026-12-04T16:00:00Z'),
  changedAt: new Date('2026-11-30T08:09:10.123Z'),
  ...{ summary: 'Showing with Naomi Sinclair', description: 'Ring twice', location: '12 Oak St, Austin, TX' },
};
const linesOf = (file: string) => file.split('\r\n');

it('writes time, title and place in UTC', () => {
  expect(linesOf(calendarFile(event))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Lintel//Appointments//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    ...['UID:appointment-7@lintel', 'SEQUENCE:2', 'DTSTAMP:20261130T080910Z', 'DTSTART:20261204T160000Z'],
    ...['DTEND:20261204T164500Z', 'SUMMARY:Showing with Naomi Sinclair', 'DESCRIPTION:Ring twice'],
    ...['LOCATION:12 Oak St\\, Austin\\, TX', 'STATUS:CONFIRMED', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

it('escapes text so that it cannot start a new line', () => {
  const description = 'a;b,c\\d\r\nATTENDEE:x\rEND:VEVENT\u0000\u0007';
  expect(linesOf(calendarFile({ ...event, description }))).toContain(
    'DESCRIPTION:a\\;b\\,c\\\\d\\nATTENDEE:x\\nEND:VEVENT',
  );
});

it('folds lines at 75 octets without splitting a character', () => {
  const summary = 'é🏠'.repeat(60);
  const lines = linesOf(calendarFile({ ...event, summary }));
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});

it('removes a canceled event from the calendar', () => {
  const lines = linesOf(calendarFile({ ...event, cancelled: true, location: null }));
  expect(lines).toContain('METHOD:CANCEL');
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false);
});

it('is read by another parser with the same time and texts', () => {
  const description = 'a;b,c\\d\nend';
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...event, description })));
  const read = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  expect(read).toMatchObject({ uid: event.uid, sequence: 2, summary: event.summary, description });
  expect(read.startDate.toJSDate()).toEqual(event.startsAt);
  expect(read.duration.toSeconds()).toBe(45 * 60);
  expect(read.location).toBe(event.location);
});
