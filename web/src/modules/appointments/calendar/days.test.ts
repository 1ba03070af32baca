import { expect, it } from 'vitest';
import { firstSlot, slotAt } from './days.ts';

it('begins a new appointment at 9 AM of the day, or at the next half hour that is to come', () => {
  const now = new Date(2026, 11, 7, 13, 10);
  expect(firstSlot('2026-12-08', now)).toBe('2026-12-08T09:00');
  expect(firstSlot('2026-12-07', now)).toBe('2026-12-07T13:30');
  expect(firstSlot('2026-12-07', new Date(2026, 11, 7, 6, 0))).toBe('2026-12-07T09:00');
  expect(firstSlot('2026-12-01', now)).toBe('2026-12-07T13:30');
  expect(firstSlot('2026-12-31', new Date(2026, 11, 31, 23, 40))).toBe('2027-01-01T09:00');
  expect(slotAt('2026-12-07', 0)).toBe('2026-12-07T00:00');
});
