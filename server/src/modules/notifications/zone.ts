import { MINUTE_MS } from '@lintel/geo';

const DAY_MINUTES = 1_440;

/** The default time zone: most people of the USA and Canada live in it. */
export const DEFAULT_ZONE = 'America/New_York';

/** Returns minutes since midnight of an instant in a time zone; an unknown zone counts as the default. */
export function minuteOfDay(at: Date, zone: string | null): number {
  const [hour, minute] = formatOf(zone ?? DEFAULT_ZONE)
    .format(at)
    .split(':')
    .map(Number);
  return (hour! % 24) * 60 + minute!;
}

/** Returns the first instant after `after`, to the minute, at which clocks of the zone show this minute of the day. */
export function nextTime(minute: number, zone: string | null, after: Date): Date {
  const from = Math.floor(after.getTime() / MINUTE_MS) * MINUTE_MS;
  const ahead = (minute - minuteOfDay(after, zone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const guess = new Date(from + ahead * MINUTE_MS);
  // Daylight saving may change in between, by at most an hour.
  const off = ((minuteOfDay(guess, zone) - minute + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;
  const corrected = new Date(guess.getTime() - off * MINUTE_MS);
  return corrected > after ? corrected : guess;
}

/** Returns the end of the quiet hours that contain this instant; undefined when there are none. */
export function quietUntil(
  hours: { fromMinute: number; untilMinute: number } | undefined,
  zone: string | null,
  at: Date,
): Date | undefined {
  if (!hours) return undefined;
  const { fromMinute: from, untilMinute: until } = hours;
  const now = minuteOfDay(at, zone);
  const isQuiet = from < until ? now >= from && now < until : now >= from || now < until;
  return isQuiet ? nextTime(until, zone, at) : undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    formats.set(zone, format);
    return format;
  } catch {
    return formatOf(DEFAULT_ZONE);
  }
}
