import { expect, test } from 'vitest';
import { daysBefore } from './days.ts';

test('counts days back over a leap day', () => expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29'));
