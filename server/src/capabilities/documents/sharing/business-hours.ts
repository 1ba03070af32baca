import { afterWorkingMinutes, workingMinutesBetween } from '../../professionals/index.ts';

/** Business hours: Monday to Friday, 9 to 17 o'clock, in somebody's time zone, as `America/Chicago`. Holidays are not known. */
const days = [1, 2, 3, 4, 5].map((day) => ({ day, fromMinute: 9 * 60, untilMinute: 17 * 60 }));

/** Business hours that passed from one moment to another, to the minute. */
export const businessHoursBetween = (from: Date, until: Date, timeZone: string): number =>
  workingMinutesBetween({ timeZone, days }, from, until) / 60;

/** The moment at which so many business hours have passed. */
export const afterBusinessHours = (from: Date, hours: number, timeZone: string): Date =>
  afterWorkingMinutes({ timeZone, days }, from, hours * 60);
