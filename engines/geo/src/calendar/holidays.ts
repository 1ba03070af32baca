import { DAY_MS } from '../durations.ts';

/**
 * Public holidays: for the USA those of 5 U.S.C. 6103, for Canada the statutory ones
 * of the province or territory, and where it is unknown those of the Canada Labour Code, section 166. Days that
 * only some employers give are excluded.
 */
export interface HolidayRegion {
  country: 'US' | 'CA';
  /** Two-letter code, or null when unknown. */
  state: string | null;
}

/** Days are UTC midnights in milliseconds. */
type Rule = (year: number) => number;
type Holiday = readonly [name: string, rule: Rule, provinces?: string];

const on =
  (month: number, day: number): Rule =>
  (year) =>
    Date.UTC(year, month - 1, day);
/** Nth weekday (1 is Monday) of a month. */
const nth =
  (count: number, weekday: number, month: number): Rule =>
  (year) => {
    const first = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
    return Date.UTC(year, month - 1, 1 + ((weekday - 1 - first + 7) % 7) + 7 * (count - 1));
  };
/** Last Monday on or before a day. */
const mondayUntil =
  (month: number, day: number): Rule =>
  (year) => {
    const last = Date.UTC(year, month - 1, day);
    return last - ((new Date(last).getUTCDay() + 6) % 7) * DAY_MS;
  };

/** Good Friday, two days before Easter Sunday (Meeus/Jones/Butcher algorithm for the Gregorian calendar). */
function goodFriday(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1) - 2 * DAY_MS;
}

const american: readonly Holiday[] = [
  ['New Year’s Day', on(1, 1)],
  ['Birthday of Martin Luther King, Jr.', nth(3, 1, 1)],
  ['Washington’s Birthday', nth(3, 1, 2)],
  ['Memorial Day', mondayUntil(5, 31)],
  ['Juneteenth', on(6, 19)],
  ['Independence Day', on(7, 4)],
  ['Labor Day', nth(1, 1, 9)],
  ['Columbus Day', nth(2, 1, 10)],
  ['Veterans Day', on(11, 11)],
  ['Thanksgiving Day', nth(4, 4, 11)],
  ['Christmas Day', on(12, 25)],
];

/** Lists the provinces of each holiday; `??` is an unknown province, no list means all of Canada. */
const canadian: readonly Holiday[] = [
  ['New Year’s Day', on(1, 1)],
  ['Louis Riel Day', nth(3, 1, 2), 'MB'],
  ['Heritage Day', nth(3, 1, 2), 'NS'],
  ['Islander Day', nth(3, 1, 2), 'PE'],
  ['Family Day', nth(3, 1, 2), 'AB BC NB ON SK'],
  ['Good Friday', goodFriday],
  ['Victoria Day', mondayUntil(5, 24), 'AB BC MB NT NU ON SK YT ??'],
  ['National Patriots’ Day', mondayUntil(5, 24), 'QC'],
  ['National Indigenous Peoples Day', on(6, 21), 'NT YT'],
  ['National Holiday of Québec', on(6, 24), 'QC'],
  ['Canada Day', on(7, 1)],
  ['Nunavut Day', on(7, 9), 'NU'],
  ['Civic holiday', nth(1, 1, 8), 'BC NB NT NU SK'],
  ['Discovery Day', nth(3, 1, 8), 'YT'],
  ['Labour Day', nth(1, 1, 9)],
  ['National Day for Truth and Reconciliation', on(9, 30), 'BC MB NT NU PE YT ??'],
  ['Thanksgiving', nth(2, 1, 10), 'AB BC MB NT NU ON QC SK YT ??'],
  ['Remembrance Day', on(11, 11), 'AB BC NB NL NT NU PE SK YT ??'],
  ['Christmas Day', on(12, 25)],
  ['Boxing Day', on(12, 26), 'ON ??'],
];

interface Year {
  /** Holidays with the days on which they are observed instead. */
  days: ReadonlyMap<number, string>;
  /** The days that the law itself names. */
  legal: ReadonlySet<number>;
}

const years = new Map<string, Year>();

function holidaysOf(year: number, { country, state }: HolidayRegion): Year {
  const key = `${year} ${country} ${state}`;
  const cached = years.get(key);
  if (cached) return cached;
  const days = new Map<number, string>();
  const legal = new Set<number>();
  for (const [name, rule, provinces] of country === 'US' ? american : canadian)
    if (!provinces || provinces.split(' ').includes(state ?? '??')) {
      const day = rule(year);
      days.set(day, name);
      legal.add(day);
      const weekday = new Date(day).getUTCDay();
      // A Sunday holiday is observed on Monday; in the USA a Saturday holiday on Friday too.
      if (weekday === 0 && !days.has(day + DAY_MS)) days.set(day + DAY_MS, name);
      if (weekday === 6 && country === 'US') days.set(day - DAY_MS, name);
    }
  years.set(key, { days, legal });
  return { days, legal };
}

/**
 * Returns the holiday observed on a day (UTC midnight), or undefined on working days. New Year’s Day may be
 * observed in the previous year.
 */
export function holidayOn(day: number, region: HolidayRegion): string | undefined {
  const year = new Date(day).getUTCFullYear();
  return holidaysOf(year, region).days.get(day) ?? holidaysOf(year + 1, region).days.get(day);
}

/**
 * Returns the holiday that falls on a day (UTC midnight) by law. A day on which a weekend's holiday is observed is not
 * one: 12 CFR 1026.2(a)(6) counts it as a business day.
 */
export function legalHolidayOn(day: number, region: HolidayRegion): string | undefined {
  const { days, legal } = holidaysOf(new Date(day).getUTCFullYear(), region);
  return legal.has(day) ? days.get(day) : undefined;
}

/** Returns the first holiday on or after a day, within a year. */
export function nextHoliday(from: number, region: HolidayRegion): { day: string; name: string } | null {
  for (let day = from; day < from + 366 * DAY_MS; day += DAY_MS) {
    const name = holidayOn(day, region);
    if (name) return { day: new Date(day).toISOString().slice(0, 10), name };
  }
  return null;
}
