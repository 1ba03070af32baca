import { DAY_MS, MINUTE_MS } from '@lintel/geo';
import type { WorkingHours } from './contract.ts';
import { holidayOn, type Region } from './holidays.ts';

/** Working time in a professional's zone, across nights, weekends, public holidays and daylight-saving changes. */
export type RegionalHours = WorkingHours & {
  /** Region of the public holidays; without it there are none. */
  region?: Region | undefined;
};

/** Returns the instant after a number of working minutes. */
export function afterWorkingMinutes(hours: RegionalHours, from: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS;
  for (const [begins, ends] of stretches(hours, from)) {
    const start = Math.max(begins, from.getTime());
    if (ends <= start) continue;
    if (start + left <= ends) return new Date(start + left);
    left -= ends - start;
  }
  throw new Error('There is work in every week');
}

/** Returns the whole working minutes between two instants; 0 if they are reversed. */
export function workingMinutesBetween(hours: RegionalHours, from: Date, until: Date): number {
  let passed = 0;
  for (const [begins, ends] of stretches(hours, from)) {
    if (begins >= until.getTime()) break;
    passed += Math.max(0, Math.min(ends, until.getTime()) - Math.max(begins, from.getTime()));
  }
  return Math.round(passed / MINUTE_MS);
}

/** Yields start and end of each work period, from the day of an instant on, for two years. */
function* stretches({ timeZone, days, region }: RegionalHours, from: Date): Generator<[number, number]> {
  const today = dayOf(from, timeZone);
  for (let at = 0; at < 730; at += 1) {
    const day = today + at * DAY_MS;
    const weekday = new Date(day).getUTCDay() || 7;
    const work = days.find((each) => each.day === weekday);
    if (work && !(region && holidayOn(day, region)))
      yield [momentOf(day, work.fromMinute, timeZone), momentOf(day, work.untilMinute, timeZone)];
  }
}

/** Returns the local day of an instant, as its UTC midnight. */
export function dayOf(moment: Date, timeZone: string): number {
  const shown = moment.getTime() + offsetAt(moment.getTime(), timeZone);
  return shown - (((shown % DAY_MS) + DAY_MS) % DAY_MS);
}

/**
 * Returns the instant of a local time. Computed twice, because the first guess may be on the other side of a clock
 * change.
 */
function momentOf(day: number, minute: number, timeZone: string): number {
  const wall = day + minute * MINUTE_MS;
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a zone's UTC offset in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS : 0;
}
