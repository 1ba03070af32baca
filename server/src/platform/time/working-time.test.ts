import { describe, expect, it } from 'vitest';
import type { WorkingHours } from '../../modules/professionals/hours/contract.ts';
import { afterWorkingMinutes, workingMinutesBetween } from './working-time.ts';

const week = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, fromMinute: 540, untilMinute: 1_080 })),
  { day: 6, fromMinute: 600, untilMinute: 960 },
];
const inZone = (timeZone: string): WorkingHours => ({ timeZone, days: week });
const at = (text: string) => new Date(text);

describe('working time of Monday to Friday 9–18, Saturday 10–16', () => {
  it.each([
    ['within a day', 'America/Chicago', '2026-11-18T16:00:00Z', 15, '2026-11-18T16:15:00.000Z'],
    ['before it begins', 'America/Chicago', '2026-11-18T12:00:00Z', 15, '2026-11-18T15:15:00.000Z'],
    ['over a night', 'America/Chicago', '2026-11-18T23:50:00Z', 15, '2026-11-19T15:05:00.000Z'],
    ['over a Sunday', 'America/Chicago', '2026-11-21T21:50:00Z', 15, '2026-11-23T15:05:00.000Z'],
    // Clocks go back on Sunday, November 1: 9:00 is 14:00 UTC before it and 15:00 after it.
    ['over a change of the clocks', 'America/Chicago', '2026-10-31T20:59:00Z', 15, '2026-11-02T15:14:00.000Z'],
    ['with half an hour in the zone', 'America/St_Johns', '2026-11-18T12:00:00Z', 30, '2026-11-18T13:00:00.000Z'],
    ['eight hours from noon on', 'America/Chicago', '2026-11-18T18:00:00Z', 480, '2026-11-19T17:00:00.000Z'],
  ])('is computed %s', (_, zone, from, minutes, until) => {
    const hours = inZone(zone);
    expect(afterWorkingMinutes(hours, at(from), minutes).toISOString()).toBe(until);
    expect(workingMinutesBetween(hours, at(from), at(until))).toBe(minutes);
  });

  it('pauses outside working hours, and never runs backwards', () => {
    const hours = inZone('America/Chicago');
    expect(workingMinutesBetween(hours, at('2026-11-22T00:00:00Z'), at('2026-11-23T14:59:00Z'))).toBe(0);
    expect(workingMinutesBetween(hours, at('2026-11-18T17:00:00Z'), at('2026-11-18T15:00:00Z'))).toBe(0);
  });
});

describe('a timer', () => {
  it('stops on public holidays of the region', () => {
    const days = [1, 2, 3, 4, 5].map((weekday) => ({ day: weekday, fromMinute: 540, untilMinute: 1_080 }));
    const hours = { timeZone: 'America/Chicago', days, region: { country: 'US' as const, state: 'TX' } };
    const [from, until] = [new Date('2026-11-25T23:50:00Z'), new Date('2026-11-27T15:05:00Z')];
    expect(afterWorkingMinutes(hours, from, 15)).toEqual(until);
    expect(workingMinutesBetween(hours, from, until)).toBe(15);
    const north = { ...hours, region: { country: 'CA' as const, state: 'ON' } };
    expect(afterWorkingMinutes(north, from, 15)).toEqual(new Date('2026-11-26T15:05:00Z'));
  });
});
