import { MINUTE_MS } from '@lintel/geo';
import { InvalidValue } from './invalid-value.ts';

/**
 * Format tokens: yyyy yy MMMM (February) MMM (Feb) MM M dd d HH H hh h mm m ss s a (AM/PM). All other
 * characters are literal. Without a format, ISO 8601 is read.
 */
const parts: Record<string, string> = {
  yyyy: '(?<year>\\d{4})',
  yy: '(?<shortYear>\\d{2})',
  MMMM: '(?<monthName>\\p{L}{3,12})\\.?',
  MMM: '(?<monthName>\\p{L}{3,12})\\.?',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  dd: '(?<day>\\d{2})',
  d: '(?<day>\\d{1,2})',
  HH: '(?<hour>\\d{2})',
  H: '(?<hour>\\d{1,2})',
  hh: '(?<hour>\\d{2})',
  h: '(?<hour>\\d{1,2})',
  mm: '(?<minute>\\d{2})',
  m: '(?<minute>\\d{1,2})',
  ss: '(?<second>\\d{2})',
  s: '(?<second>\\d{1,2})',
  a: '(?<half>[AaPp])\\.?[Mm]\\.?',
};
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const isoFormat =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;

const compiled = new Map<string, RegExp>();

function formatPattern(format: string): RegExp {
  let pattern = compiled.get(format);
  if (!pattern) {
    const source = format.replace(
      /yyyy|yy|M{1,4}|dd?|HH?|hh?|mm?|ss?|a|[^A-Za-z]|[A-Za-z]/g,
      (token) => parts[token] ?? token.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'),
    );
    pattern = new RegExp(`^${source}$`, 'u');
    compiled.set(format, pattern);
  }
  return pattern;
}

/** Returns true if the parts named by a format make a date. */
export function isDateFormat(format: string): boolean {
  try {
    const { source } = formatPattern(format);
    return source.includes('<month') && source.includes('<day>') && /<(year|shortYear)>/.test(source);
  } catch {
    // A part that is named twice.
    return false;
  }
}

/** A local date and time; the zone is known only when the text names it. */
interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  zone: string | undefined;
}

function readWallTime(text: string, formats: readonly string[]): WallTime | undefined {
  const patterns = formats.length > 0 ? formats.map(formatPattern) : [isoFormat];
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.groups;
    if (found) return wallTime(found);
  }
  return undefined;
}

function wallTime(found: Record<string, string | undefined>): WallTime | undefined {
  const month = found.monthName
    ? monthNames.indexOf(found.monthName.slice(0, 3).toLowerCase()) + 1
    : Number(found.month);
  const year = found.year ? Number(found.year) : 2000 + Number(found.shortYear);
  const day = Number(found.day);
  let hour = Number(found.hour ?? 0);
  if (found.half) hour = (hour % 12) + (found.half.toLowerCase() === 'p' ? 12 : 0);
  const minute = Number(found.minute ?? 0);
  const second = Number(found.second ?? 0);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || hour > 23 || minute > 59 || second > 59) return undefined;
  return { year, month, day, hour, minute, second, zone: found.zone?.toUpperCase() };
}

/** Reads a date as `yyyy-mm-dd`, in the source's calendar. */
export function readDay(text: string, formats: readonly string[] = []): string | InvalidValue {
  const time = readWallTime(text, formats);
  if (!time) return new InvalidValue(dateRule(formats));
  return `${time.year}-${two(time.month)}-${two(time.day)}`;
}

/** Reads a timestamp; a text without a zone is local time in `timeZone`. */
export function readInstant(text: string, timeZone: string, formats: readonly string[] = []): Date | InvalidValue {
  const time = readWallTime(text, formats);
  if (!time) return new InvalidValue(dateRule(formats));
  const asUtc = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  if (time.zone) return new Date(asUtc - namedOffset(time.zone));
  // The offset depends on the instant, so a second lookup settles days on which clocks change.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

function namedOffset(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * MINUTE_MS;
}

/** Returns true if the runtime knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function offsetAt(instant: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    clocks.set(timeZone, clock);
  }
  const name = clock.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? 0 : namedOffset(name.slice(3));
}

const two = (value: number) => String(value).padStart(2, '0');

const dateRule = (formats: readonly string[]) =>
  formats.length > 0 ? `must be a date like ${formats.join(' or ')}` : 'must be a date like yyyy-MM-dd';
