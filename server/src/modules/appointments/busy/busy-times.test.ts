import { describe, expect, it } from 'vitest';
import { busyTimesIn } from './busy-times.ts';

const range = {
  from: Date.parse('2026-12-01T00:00:00Z'),
  until: Date.parse('2027-01-01T00:00:00Z'),
  timeZone: 'America/Chicago',
};
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
let made = 0;
const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:event-${++made}`, ...lines, 'END:VEVENT'];
const read = (text: string) =>
  busyTimesIn([text], range).map((ends) => ends.map((at) => new Date(at).toISOString().slice(5, 16)).join(' – '));

const newYork = [
  ...['BEGIN:VTIMEZONE', 'TZID:Eastern', 'BEGIN:STANDARD', 'DTSTART:20071104T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:20070311T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'TZOFFSETFROM:-0500'],
  ...['TZOFFSETTO:-0400', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];

describe('busy times of an iCalendar file', () => {
  it('are in UTC, whatever zone they are written in', () => {
    const text = calendar(
      ...newYork,
      ...event('DTSTART:20261202T150000Z', 'DTEND:20261202T160000Z'),
      ...event('DTSTART;TZID=America/Denver:20261203T090000', 'DURATION:PT30M'),
      ...event('DTSTART;TZID=Eastern:20261204T090000', 'DTEND;TZID=Eastern:20261204T100000'),
      ...event('DTSTART:20261205T090000', 'DTEND:20261205T100000'),
    );
    expect(read(text)).toEqual([
      '12-02T15:00 – 12-02T16:00',
      '12-03T16:00 – 12-03T16:30',
      '12-04T14:00 – 12-04T15:00',
      '12-05T15:00 – 12-05T16:00',
    ]);
  });

  it('of a whole day last from midnight to midnight in the agent’s zone', () => {
    expect(read(calendar(...event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261226')))).toEqual([
      '12-24T06:00 – 12-26T06:00',
    ]);
  });

  it('repeat, without excluded ones, and a moved one counts where it was moved to', () => {
    const uid = 'UID:weekly';
    const text = calendar(
      ...[
        'BEGIN:VEVENT',
        uid,
        'DTSTART;TZID=America/Chicago:20100104T090000',
        'DTEND;TZID=America/Chicago:20100104T100000',
      ],
      ...['RRULE:FREQ=WEEKLY', 'EXDATE;TZID=America/Chicago:20261214T090000', 'END:VEVENT'],
      ...['BEGIN:VEVENT', uid, 'RECURRENCE-ID;TZID=America/Chicago:20261221T090000', 'DTSTART:20261222T200000Z'],
      ...['DTEND:20261222T210000Z', 'END:VEVENT'],
    );
    expect(read(text)).toEqual(['12-07T15:00 – 12-07T16:00', '12-22T20:00 – 12-22T21:00', '12-28T15:00 – 12-28T16:00']);
  });

  it('leave out canceled events, those marked as free and Lintel’s own appointments, and join what overlaps', () => {
    const at = (from: string, until: string) => [`DTSTART:202612${from}Z`, `DTEND:202612${until}Z`];
    const text = calendar(
      ...event(...at('02T150000', '02T160000'), 'STATUS:CANCELLED'),
      ...event(...at('03T150000', '03T160000'), 'TRANSP:TRANSPARENT'),
      ...['BEGIN:VEVENT', 'UID:appointment-7@lintel', ...at('01T150000', '01T160000'), 'END:VEVENT'],
      ...event(...at('04T150000', '04T160000')),
      ...event(...at('04T153000', '04T170000')),
    );
    expect(read(text)).toEqual(['12-04T15:00 – 12-04T17:00']);
  });

  it('are not read from a text that is no calendar, and are found in one with endless repetitions', () => {
    expect(() => read('<html></html>')).toThrow();
    expect(() => read('BEGIN:VCARD\r\nEND:VCARD')).toThrow();
    const endless = event('DTSTART:19000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    const begun = performance.now();
    expect(read(calendar(...endless, ...event('DTSTART:20261204T150000Z', 'DURATION:PT1H')))).toEqual([
      '12-04T15:00 – 12-04T16:00',
    ]);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});
