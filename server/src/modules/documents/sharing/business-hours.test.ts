import { describe, expect, it } from 'vitest';
import { afterBusinessHours, businessHoursBetween } from './business-hours.ts';

const at = (text: string) => new Date(text);

describe('business hours', () => {
  it.each([
    ['within a day', '2026-11-18T15:00:00Z', '2026-11-18T17:30:00Z', 2.5],
    ['before it opens', '2026-11-18T10:00:00Z', '2026-11-18T15:30:00Z', 1.5],
    ['over a night', '2026-11-18T22:00:00Z', '2026-11-19T15:00:00Z', 1],
    ['over a weekend', '2026-11-20T21:00:00Z', '2026-11-23T15:00:00Z', 2],
    ['on a Saturday', '2026-11-21T15:00:00Z', '2026-11-21T20:00:00Z', 0],
    ['over a week', '2026-11-16T14:00:00Z', '2026-11-23T14:00:00Z', 40],
    ['backwards', '2026-11-18T17:00:00Z', '2026-11-18T15:00:00Z', 0],
    // Daylight saving time ends on Sunday, November 1: 9 o'clock is 13:00 UTC before and 14:00 after.
    ['over a change of the clocks', '2026-10-30T20:00:00Z', '2026-11-02T15:00:00Z', 2],
  ])('%s in New York', (_, from, until, hours) => {
    expect(businessHoursBetween(at(from), at(until), 'America/New_York')).toBeCloseTo(hours);
  });

  it('are those of the time zone', () => {
    const [from, until] = [at('2026-11-18T16:00:00Z'), at('2026-11-18T18:00:00Z')];
    expect(businessHoursBetween(from, until, 'America/Los_Angeles')).toBeCloseTo(1);
    expect(businessHoursBetween(from, until, 'America/St_Johns')).toBeCloseTo(2);
    expect(businessHoursBetween(from, until, 'UTC')).toBeCloseTo(1);
  });

  it.each([
    ['2026-11-18T15:00:00Z', '2026-11-18T19:00:00.000Z'],
    ['2026-11-18T20:00:00Z', '2026-11-19T16:00:00.000Z'],
    ['2026-11-20T21:00:00Z', '2026-11-23T17:00:00.000Z'],
    ['2026-11-21T03:00:00Z', '2026-11-23T18:00:00.000Z'],
    ['2026-10-30T20:00:00Z', '2026-11-02T17:00:00.000Z'],
  ])('four of them after %s end at %s', (from, until) => {
    expect(afterBusinessHours(at(from), 4, 'America/New_York').toISOString()).toBe(until);
  });
});
