import { describe, expect, it } from 'vitest';
import { latestDayIn, nameAdvice } from './text-facts.ts';

describe('the text of a file', () => {
  it.each([
    ['Statement period 08/01/2026 - 08/31/2026', '2026-08-31'],
    ['Pay date: Nov 13, 2026. Next pay date: Dec 11, 2026', '2026-11-13'],
    ['Issued 5 September 2026 for 2026-08-30', '2026-09-05'],
    ['Feb 31, 2026 is no day, and 13/13/2026 neither', undefined],
    ['Account 2026', undefined],
  ])('names its latest day until today: %s', (text, day) => {
    expect(latestDayIn(text, '2026-11-29')).toBe(day);
  });

  it('matches the owner by last name, regardless of case, accents and hyphens', () => {
    expect(nameAdvice('Mrs. ELENA NOVÁK-STONE, 12 Main St', 'Novak Stone')).toBeUndefined();
    expect(nameAdvice('Account holder: John Smith', 'Smithers')).toMatchObject({ code: 'name-not-found' });
  });
});
