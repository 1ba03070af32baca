import { DAY_MS } from '@lintel/geo';
import { describe, expect, it } from 'vitest';
import { dayOf, isoDay, weekdayOf, yearOf } from './calendar.ts';

describe('calendar', () => {
  it.each([
    ['1970-01-01', 0, 4],
    ['2000-02-29', 11_016, 2],
    ['2024-12-31', 20_088, 2],
    ['2026-11-20', 20_777, 5],
    ['1969-12-31', -1, 3],
  ])('%s is day %i', (iso, day, weekday) => {
    expect(dayOf(iso)).toBe(day);
    expect(isoDay(day)).toBe(iso);
    expect(weekdayOf(day)).toBe(weekday);
    expect(yearOf(day)).toBe(Number(iso.slice(0, 4)));
  });

  it('agrees with the platform on every day of forty years', () => {
    for (let day = dayOf('2000-01-01'); day < dayOf('2040-01-01'); day++)
      expect(isoDay(day)).toBe(new Date(day * DAY_MS).toISOString().slice(0, 10));
  });

  it('rejects an invalid date', () => {
    expect(() => dayOf('20.11.2026')).toThrow(/written 2026-01-31/);
  });
});
