import { describe, expect, it } from 'vitest';
import { minuteOfDay, nextTime, quietUntil } from './zone.ts';

const at = (iso: string) => new Date(iso);

describe('hours in a person’s time zone', () => {
  it.each([
    ['2026-06-01T11:00:00Z', 'America/Chicago', 480, '2026-06-01T13:00:00.000Z'],
    ['2026-06-01T13:00:00Z', 'America/Chicago', 480, '2026-06-02T13:00:00.000Z'],
    ['2026-06-01T13:00:30Z', 'America/St_Johns', 480, '2026-06-02T10:30:00.000Z'],
    // The nights in which daylight saving time begins and ends.
    ['2026-03-08T05:00:00Z', 'America/New_York', 480, '2026-03-08T12:00:00.000Z'],
    ['2026-11-01T04:00:00Z', 'America/New_York', 480, '2026-11-01T13:00:00.000Z'],
    ['2026-06-01T11:00:00Z', null, 480, '2026-06-01T12:00:00.000Z'],
    ['2026-06-01T11:00:00Z', 'Nowhere/At_All', 480, '2026-06-01T12:00:00.000Z'],
  ])('after %s in %s the next time it is minute %i is %s', (after, zone, minute, expected) => {
    const next = nextTime(minute, zone, at(after));
    expect(next.toISOString()).toBe(expected);
    expect(minuteOfDay(next, zone)).toBe(minute);
  });

  it('a time skipped by daylight saving is found within an hour', () => {
    const next = nextTime(150, 'America/New_York', at('2026-03-08T05:00:00Z'));
    expect(next > at('2026-03-08T05:00:00Z')).toBe(true);
    expect(next <= at('2026-03-08T08:00:00Z')).toBe(true);
  });

  it.each([
    [1_320, 420, '2026-06-02T04:30:00Z', '2026-06-02T12:00:00.000Z'],
    [1_320, 420, '2026-06-02T12:00:00Z', undefined],
    [1_320, 420, '2026-06-02T03:00:00Z', '2026-06-02T12:00:00.000Z'],
    [540, 1_020, '2026-06-02T15:00:00Z', '2026-06-02T22:00:00.000Z'],
    [540, 1_020, '2026-06-02T22:00:00Z', undefined],
  ])('quiet from %i to %i ends for %s at %s', (fromMinute, untilMinute, now, expected) => {
    expect(quietUntil({ fromMinute, untilMinute }, 'America/Chicago', at(now))?.toISOString()).toBe(expected);
  });
});
