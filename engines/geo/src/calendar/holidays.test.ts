import { describe, expect, it } from 'vitest';
import { type HolidayRegion, holidayOn, legalHolidayOn, nextHoliday } from './holidays.ts';

const us: HolidayRegion = { country: 'US', state: 'TX' };
const ca = (state: string | null): HolidayRegion => ({ country: 'CA', state });
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

/** Every holiday of a year as `11-26`. */
const yearOf = (year: number, region: HolidayRegion) =>
  Array.from({ length: 366 }, (_, at) => Date.UTC(year, 0, 1 + at))
    .filter((each) => new Date(each).getUTCFullYear() === year && holidayOn(each, region))
    .map((each) => new Date(each).toISOString().slice(5, 10))
    .join(' ');

describe('public holidays', () => {
  // Source: list of the Office of Personnel Management; July 4, 2026 is a Saturday and observed on the Friday too.
  it.each([
    [2025, us, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
    [2026, us, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
    // New Year’s Day of 2028 is a Saturday, and observed on the last day of 2027.
    [2027, us, '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31'],
    [2026, ca('ON'), '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26'],
    [2026, ca('QC'), '01-01 04-03 05-18 06-24 07-01 09-07 10-12 12-25'],
    [2026, ca('BC'), '01-01 02-16 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25'],
    [2026, ca('NS'), '01-01 02-16 04-03 07-01 09-07 12-25'],
    [2026, ca('NL'), '01-01 04-03 07-01 09-07 11-11 12-25'],
    [2026, ca(null), '01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-26'],
  ])('of %i in %o', (year, region, days) => {
    expect(yearOf(year, region)).toBe(days);
  });

  it('follow Easter over the years', () => {
    for (const iso of ['2024-03-29', '2025-04-18', '2027-03-26', '2038-04-23'])
      expect(holidayOn(day(iso), ca('ON')), iso).toBe('Good Friday');
  });

  it('are found ahead of time', () => {
    expect(nextHoliday(day('2026-11-22'), us)).toEqual({ day: '2026-11-26', name: 'Thanksgiving Day' });
    expect(nextHoliday(day('2026-11-22'), ca('ON'))).toEqual({ day: '2026-12-25', name: 'Christmas Day' });
  });

  it('fall on the day that the law names, also when they are observed on another', () => {
    const names = (iso: string) => [holidayOn(day(iso), us), legalHolidayOn(day(iso), us)];
    expect(names('2026-07-03')).toEqual(['Independence Day', undefined]);
    expect(names('2026-07-04')).toEqual(['Independence Day', 'Independence Day']);
    expect(names('2027-07-05')).toEqual(['Independence Day', undefined]);
    expect(names('2027-12-31')).toEqual(['New Year’s Day', undefined]);
  });
});
