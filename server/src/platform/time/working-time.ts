import { DAY_MS, type HolidayRegion, holidayOn, MINUTE_MS } from '@lintel/geo';
import { dayOf, momentOf } from './zone.ts';

/** Working time in a professional's zone, across nights, weekends, public holidays and daylight-saving changes. */
export interface RegionalHours {
  timeZone: string;
  /** Days of the week, 1 is Monday, with the minutes of the day between which they work. */
  days: readonly { day: number; fromMinute: number; untilMinute: number }[];
  /** Region of the public holidays; without it there are none. */
  region?: HolidayRegion | undefined;
}

/** Returns the instant after a number of working minutes. */
export function afterWorkingMinutes(hours: RegionalHours, from: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS;
  for (const [begins, ends] of workPeriods(hours, from)) {
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
  for (const [begins, ends] of workPeriods(hours, from)) {
    if (begins >= until.getTime()) break;
    passed += Math.max(0, Math.min(ends, until.getTime()) - Math.max(begins, from.getTime()));
  }
  return Math.round(passed / MINUTE_MS);
}

/** Yields start and end of each work period, from the day of an instant on, for two years. */
export function* workPeriods({ timeZone, days, region }: RegionalHours, from: Date): Generator<[number, number]> {
  const today = dayOf(from, timeZone);
  for (let at = 0; at < 730; at += 1) {
    const day = today + at * DAY_MS;
    const weekday = new Date(day).getUTCDay() || 7;
    const work = days.find((each) => each.day === weekday);
    if (work && !(region && holidayOn(day, region)))
      yield [momentOf(day, work.fromMinute, timeZone), momentOf(day, work.untilMinute, timeZone)];
  }
}
