import { DAY_MS, MINUTE_MS, type PointE6 } from '@lintel/geo';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Availability, freeSlots, type Place, type Stop } from './slots.ts';

/** Run with LINTEL_WEEKS=10000 for the long check. */
const weeks = Number(process.env.LINTEL_WEEKS ?? 60);

const zones = [
  ...['America/New_York', 'America/Chicago', 'America/Phoenix', 'America/St_Johns', 'America/Vancouver'],
  ...['Pacific/Honolulu', 'Europe/Paris', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Havana', 'UTC'],
];
/** Around the clock changes of 2026 and 2027, and ordinary weeks. */
const starts = ['2026-03-06', '2026-10-30', '2027-03-12', '2027-11-05', '2026-03-27', '2026-10-02', '2026-06-15'];

const place: fc.Arbitrary<Place> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ latE6: around(30_250_000), lonE6: around(-97_750_000) }) },
  { weight: 1, arbitrary: fc.constantFrom<Place>('unknown', 'none') },
);
function around(middle: number) {
  return fc.integer({ min: middle - 300_000, max: middle + 300_000 });
}
const days = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: 1, max: 7 }),
    fromMinute: fc.integer({ min: 0, max: 16 * 60 }),
    length: fc.integer({ min: 45, max: 480 }),
  }),
  { selector: ({ day }) => day, minLength: 2, maxLength: 7 },
);
const week = fc.record({
  zone: fc.constantFrom(...zones),
  start: fc.constantFrom(...starts),
  days,
  buffer: fc.constantFrom(0, 10, 15, 45),
  lead: fc.constantFrom(0, 60, 1_440),
  wishes: fc.array(fc.record({ place, minutes: fc.constantFrom(15, 30, 45, 60), pick: fc.nat(10_000) }), {
    minLength: 4,
    maxLength: 14,
  }),
});

/** Straight-line minutes at 36 km/h by the haversine formula, without the code under test. */
function drive(from: Place, to: Place): number {
  if (from === 'none' || to === 'none') return 0;
  if (from === 'unknown' || to === 'unknown') return 30;
  const rad = (e6: number) => (e6 / 1e6) * (Math.PI / 180);
  const [a, b]: [PointE6, PointE6] = [from, to];
  const h =
    Math.sin((rad(b.latE6) - rad(a.latE6)) / 2) ** 2 +
    Math.cos(rad(a.latE6)) * Math.cos(rad(b.latE6)) * Math.sin((rad(b.lonE6) - rad(a.lonE6)) / 2) ** 2;
  return (2 * 6_371_008.8 * Math.asin(Math.sqrt(h))) / 600;
}

it('offers no overlapping and no unreachable time in random weeks, zones and clock changes', () => {
  let offered = 0;
  fc.assert(
    fc.property(week, ({ zone, start, days: work, buffer, lead, wishes }) => {
      const from = new Date(`${start}T00:00:00Z`);
      const until = new Date(from.getTime() + 7 * DAY_MS);
      const hours = {
        timeZone: zone,
        days: work.map(({ day, fromMinute, length }) => ({ day, fromMinute, untilMinute: fromMinute + length })),
      };
      const stops: Stop[] = [];
      const availability: Availability = { hours, stops, homeBusy: [], bufferMinutes: buffer, leadMinutes: lead };
      for (const wish of wishes) {
        const free = freeSlots(availability, { ...wish, from, until, now: from });
        offered += free.length;
        for (const at of free) check(at, wish);
        const at = free[wish.pick % Math.max(1, free.length)];
        if (at !== undefined) stops.push({ startsAt: at, endsAt: at + wish.minutes * MINUTE_MS, place: wish.place });
      }

      function check(at: number, wish: { place: Place; minutes: number }) {
        const end = at + wish.minutes * MINUTE_MS;
        if (at < from.getTime() + lead * MINUTE_MS || at >= until.getTime()) throw new Error('out of range');
        if (!isAtWork(at, end, zone, hours.days))
          throw new Error(`${new Date(at).toISOString()} is not work in ${zone}`);
        for (const stop of stops) {
          if (stop.startsAt < end && stop.endsAt > at) throw new Error('overlap');
          const gap = (stop.endsAt <= at ? at - stop.endsAt : stop.startsAt - end) / MINUTE_MS;
          if (gap < buffer + drive(stop.place, wish.place) - 0.2) throw new Error('unreachable');
        }
      }
    }),
    { numRuns: weeks, seed: 18 },
  );
  expect(offered).toBeGreaterThan(weeks * 50);
}, 600_000);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Reads the wall clock of the zone at both ends of an appointment. */
function isAtWork(
  from: number,
  until: number,
  zone: string,
  work: { day: number; fromMinute: number; untilMinute: number }[],
): boolean {
  let clock = clocks.get(zone);
  if (!clock) {
    const two = '2-digit' as const;
    clock = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23' },
    });
    clocks.set(zone, clock);
  }
  const wall = (at: number): number => {
    const { year, month, day, hour, minute } = Object.fromEntries(
      clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
    );
    return Date.UTC(year!, month! - 1, day, hour, minute);
  };
  const isIn = (local: number) => {
    const minute = (local % DAY_MS) / MINUTE_MS;
    const weekday = new Date(local).getUTCDay() || 7;
    return work.some(
      ({ day, fromMinute, untilMinute }) => day === weekday && minute >= fromMinute && minute < untilMinute,
    );
  };
  // Within an hour of a clock change, the time that an unchanged clock would show counts too.
  const isWork = (at: number) =>
    isIn(wall(at)) ||
    Array.from({ length: 60 }, (_, minutes) => wall(at) - wall(at - minutes * MINUTE_MS) - minutes * MINUTE_MS).some(
      (change) => change !== 0 && isIn(wall(at) - change),
    );
  // The end belongs to the last minute of the appointment, so that midnight is the end of a day.
  return isWork(from) && isWork(until - 1);
}
