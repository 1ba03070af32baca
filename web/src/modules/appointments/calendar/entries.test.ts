import { expect, it } from 'vitest';
import type { Appointment } from '../calls.ts';
import { addDays, weekOf } from './days.ts';
import { entriesOf, placed } from './entries.ts';

const appointment = (id: number, startsAt: string, minutes = 60): Appointment =>
  ({ id, state: 'confirmed', startsAt, minutes, times: [] }) as unknown as Appointment;

it('places overlapping appointments side by side and later ones at full width', () => {
  const entries = entriesOf([
    appointment(1, '2026-11-24T10:00:00Z'),
    appointment(2, '2026-11-24T10:30:00Z'),
    appointment(3, '2026-11-24T11:00:00Z'),
    appointment(4, '2026-11-24T15:00:00Z'),
  ]);
  expect(placed(entries).map(({ column, columns }) => [column, columns])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});

it('counts days by the calendar and starts weeks on Monday', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(weekOf('2026-11-29')).toBe('2026-11-23');
});
