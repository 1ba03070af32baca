import type { WorkingHours } from './contract.ts';
import { holidayOn, type Region } from './holidays.ts';

/** Working time in a professional's zone, by the clocks there: over nights, weekends, public holidays and changes of time. */
export type KeptHours = WorkingHours & {
  /** Whose holidays are kept; without it none are. */
  region?: Region | undefined;
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The moment at which so many working minutes have passed. */
export function afterWorkingMinutes(hours: KeptHours, from: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS;
  for (const [begins, ends] of stretches(hours, from)) {
    const start = Math.max(begins, from.getTime());
    if (ends <= start) continue;
    if (start + left <= ends) return new Date(start + left);
    left -= ends - start;
  }
  throw new Error('There is work in every week');
}

/** Whole working minutes that passed from one moment to another; 0 backwards. */
export function workingMinutesBetween(hours: KeptHours, from: Date, until: Date): number {
  let passed = 0;
  for (const [begins, ends] of stretches(hours, from)) {
    if (begins >= until.getTime()) break;
    passed += Math.max(0, Math.min(ends, until.getTime()) - Math.max(begins, from.getTime()));
  }
  return Math.round(passed / MINUTE_MS);
}

/** Begin and end of each stretch of work, from the day of a moment on, for two years. */
function* stretches({ timeZone, days, region }: KeptHours, from: Date): Generator<[number, number]> {
  const today = dayOf(from, timeZone);
  for (let at = 0; at < 730; at += 1) {
    const day = today + at * DAY_MS;
    const weekday = new Date(day).getUTCDay() || 7;
    const work = days.find((each) => each.day === weekday);
    if (work && !(region && holidayOn(day, region)))
      yield [momentOf(day, work.fromMinute, timeZone), momentOf(day, work.untilMinute, timeZone)];
  }
}

/** The day on which a moment lies in a zone, as its midnight in UTC. */
export function dayOf(moment: Date, timeZone: string): number {
  const shown = moment.getTime() + offsetAt(moment.getTime(), timeZone);
  return shown - (((shown % DAY_MS) + DAY_MS) % DAY_MS);
}

/** When the clocks of a zone show a minute of a day. Looked at twice: the first guess may lie beyond a change of time. */
function momentOf(day: number, minute: number, timeZone: string): number {
  const wall = day + minute * MINUTE_MS;
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
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
