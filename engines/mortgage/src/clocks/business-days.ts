import { DAY_MS, type HolidayRegion, holidayOn, legalHolidayOn } from '@lintel/geo';

/** Days are ISO dates, because rules count days and not hours: a change of the clocks has no effect. */
export type Day = string;

/**
 * The days that a rule counts. `open`: days on which the creditor's offices are open, for the Loan Estimate; `precise`: all
 * days except Sundays and legal holidays, for waiting periods (both 12 CFR 1026.2(a)(6)); `banking`: Monday to Friday except
 * the holidays of a Canadian province.
 */
export type Basis = 'calendar' | 'open' | 'precise' | 'banking';

export interface Calendar {
  region: HolidayRegion;
  /** The creditor's offices are open on Saturdays. */
  opensOnSaturdays: boolean;
}

/** Why a day does not count. */
export type Skipped = { day: Day; why: 'saturday' | 'sunday' } | { day: Day; why: 'holiday'; name: string };

/** A date with its derivation, as pages show it. */
export interface Counted {
  on: Day;
  from: Day;
  /** Negative counts backward. */
  days: number;
  basis: Basis;
  skipped: readonly Skipped[];
}

export const addDays = (day: Day, days: number): Day => isoOf(instantOf(day) + days * DAY_MS);

/** The days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((instantOf(to) - instantOf(from)) / DAY_MS);

/** Counts days after `from`, which itself does not count; with negative `days`, before it. */
export function count(from: Day, days: number, basis: Basis, calendar: Calendar): Counted {
  const step = days < 0 ? -1 : 1;
  const skipped: Skipped[] = [];
  let on = from;
  for (let left = Math.abs(days); left > 0; ) {
    on = addDays(on, step);
    const why = whySkipped(on, basis, calendar);
    if (why) skipped.push(why);
    else left -= 1;
  }
  return { on, from, days, basis, skipped };
}

function whySkipped(day: Day, basis: Basis, { region, opensOnSaturdays }: Calendar): Skipped | undefined {
  if (basis === 'calendar') return undefined;
  const at = instantOf(day);
  const weekday = new Date(at).getUTCDay();
  if (weekday === 0) return { day, why: 'sunday' };
  const name = basis === 'precise' ? legalHolidayOn(at, region) : closedFor(at, weekday, basis, region);
  if (name) return { day, why: 'holiday', name };
  return weekday === 6 && (basis === 'banking' || (basis === 'open' && !opensOnSaturdays))
    ? { day, why: 'saturday' }
    : undefined;
}

/**
 * Offices in the USA follow the Federal Reserve's calendar: a Sunday's holiday closes them on Monday, a Saturday's does
 * not close them on Friday. Where a creditor does close, the deadline shown is early and never late.
 */
function closedFor(at: number, weekday: number, basis: Basis, region: HolidayRegion): string | undefined {
  if (basis === 'open' && weekday === 5) return legalHolidayOn(at, region);
  return holidayOn(at, region);
}

const instantOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const isoOf = (at: number): Day => new Date(at).toISOString().slice(0, 10);
