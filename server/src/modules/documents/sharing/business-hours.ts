import { afterWorkingMinutes, workingMinutesBetween } from '../../../platform/time/working-time.ts';

/**
 * Business hours: Monday to Friday, 9 to 17 o'clock, in a time zone such as `America/Chicago`. Holidays are unknown.
 */
const days = [1, 2, 3, 4, 5].map((day) => ({ day, fromMinute: 9 * 60, untilMinute: 17 * 60 }));

/** Returns the business hours between two times, to the minute. */
export const businessHoursBetween = (from: Date, until: Date, timeZone: string): number =>
  workingMinutesBetween({ timeZone, days }, from, until) / 60;

/** Returns the time at which this many business hours have passed. */
export const afterBusinessHours = (from: Date, hours: number, timeZone: string): Date =>
  afterWorkingMinutes({ timeZone, days }, from, hours * 60);
