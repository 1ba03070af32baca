import { DAY_MS, MINUTE_MS } from '@lintel/geo';

/** The default time zone: most people of the USA and Canada live in it. An unknown zone counts as the default. */
export const DEFAULT_ZONE = 'America/New_York';

/** Returns the local day of an instant, as its UTC midnight. */
export function dayOf(at: Date, zone: string | null): number {
  const local = at.getTime() + offsetAt(at.getTime(), zone);
  return Math.floor(local / DAY_MS) * DAY_MS;
}

/** Returns the weekday of an instant: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (at: Date, zone: string | null): number => new Date(dayOf(at, zone)).getUTCDay() || 7;

/** Returns minutes since midnight of an instant in a time zone. */
export const minuteOfDay = (at: Date, zone: string | null): number =>
  Math.floor((at.getTime() + offsetAt(at.getTime(), zone) - dayOf(at, zone)) / MINUTE_MS);

/**
 * Returns the instant of a local time. Computed twice, because the first guess may be on the other side of a clock
 * change. A time that the clocks skip counts from before the change, as in RFC 5545: 2:30 is 3:30.
 */
export function momentOf(day: number, minute: number, zone: string | null): number {
  const wall = day + minute * MINUTE_MS;
  const guess = wall - offsetAt(wall, zone);
  const offset = offsetAt(guess, zone);
  const moment = wall - offset;
  return offsetAt(moment, zone) === offset ? moment : Math.max(guess, moment);
}

/** Returns the first instant after `after` at which clocks of the zone show this minute of the day. */
export function nextTime(minute: number, zone: string | null, after: Date): Date {
  const today = dayOf(after, zone);
  const now = momentOf(today, minute, zone);
  return new Date(now > after.getTime() ? now : momentOf(today + DAY_MS, minute, zone));
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

/** Returns a zone's UTC offset in milliseconds. */
function offsetAt(moment: number, zone: string | null): number {
  const name = formatOf(zone ?? DEFAULT_ZONE)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS : 0;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
    return format;
  } catch {
    return formatOf(DEFAULT_ZONE);
  }
}
