import { MINUTE_MS } from '@lintel/geo';
/** Fields of a calendar event. Instants are UTC. */
export interface CalendarEvent {
  /** Stays the same for every version of the event. */
  uid: string;
  /** Increases with each version. */
  sequence: number;
  startsAt: Date;
  minutes: number;
  changedAt: Date;
  summary: string;
  description: string;
  location: string | null;
  cancelled: boolean;
}

/** Writes an event as an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 octets. */
export const calendarFile = (event: CalendarEvent): string =>
  linesOf(event.cancelled ? 'CANCEL' : 'PUBLISH', linesOfEvent(event));

/** Writes events as a calendar that programs fetch again and again. */
export const calendarFeed = (events: readonly CalendarEvent[]): string =>
  linesOf('PUBLISH', ['X-WR-CALNAME:Lintel', 'REFRESH-INTERVAL;VALUE=DURATION:PT15M', ...events.flatMap(linesOfEvent)]);

const linesOf = (method: string, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lintel//Appointments//EN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');

const linesOfEvent = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${text(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${stamp(event.changedAt)}`,
  `DTSTART:${stamp(event.startsAt)}`,
  `DTEND:${stamp(new Date(event.startsAt.getTime() + event.minutes * MINUTE_MS))}`,
  `SUMMARY:${text(event.summary)}`,
  `DESCRIPTION:${text(event.description)}`,
  ...(event.location === null ? [] : [`LOCATION:${text(event.location)}`]),
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** `20261204T160000Z` */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * RFC 5545, 3.3.11: escapes backslash, semicolon, comma and line break with a backslash; removes other control
 * characters.
 */
const text = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they may not stand in a calendar
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');

/** RFC 5545, 3.1: at most 75 octets per line; a continuation starts with a space. No character is split. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
