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

/** The people of an invitation. The other attendees are not named, because their addresses are not the recipient's to know. */
export interface InvitedPeople {
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/** Writes an event as an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 octets. */
export const calendarFile = (event: CalendarEvent): string =>
  linesOf(event.cancelled ? 'CANCEL' : 'PUBLISH', linesOfEvent(event));

/**
 * Writes an event as an invitation, or as its cancellation (RFC 5546). The attendee has agreed in Lintel, so no answer is
 * requested.
 */
export const invitationFile = (event: CalendarEvent, { organizer, attendee }: InvitedPeople): string =>
  linesOf(
    event.cancelled ? 'CANCEL' : 'REQUEST',
    linesOfEvent(event, [
      `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${text(organizer.email)}`,
      `ATTENDEE;CN=${parameter(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${text(attendee.email)}`,
    ]),
  );

/** Writes events as a calendar that programs fetch again and again. */
export const calendarFeed = (events: readonly CalendarEvent[]): string =>
  linesOf('PUBLISH', [
    'X-WR-CALNAME:Lintel',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events.flatMap((event) => linesOfEvent(event)),
  ]);

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

const linesOfEvent = (event: CalendarEvent, people: readonly string[] = []): string[] => [
  'BEGIN:VEVENT',
  `UID:${text(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${stamp(event.changedAt)}`,
  `DTSTART:${stamp(event.startsAt)}`,
  `DTEND:${stamp(new Date(event.startsAt.getTime() + event.minutes * MINUTE_MS))}`,
  `SUMMARY:${text(event.summary)}`,
  `DESCRIPTION:${text(event.description)}`,
  ...(event.location === null ? [] : [`LOCATION:${text(event.location)}`]),
  ...people,
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
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are not allowed in a calendar
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');

/** RFC 5545, 3.2: a quoted parameter has neither quotes nor control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are not allowed in a calendar
const parameter = (value: string): string => `"${value.replace(/["\u0000-\u001f\u007f]/g, '')}"`;

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
