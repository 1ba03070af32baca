import { describe, expect, it } from 'vitest';
import { withDigits } from './number-words.ts';

describe('number words', () => {
  it.each([
    ['trois cent quatre-vingt-dix-neuf mille', '399000'],
    ['deux cent quatre vingts mille cinq cents', '280500'],
    ['soixante et onze mille', '71000'],
  ])('reads the compound French number “%s”', (text, digits) => expect(withDigits(text, 'fr')).toBe(digits));

  it.each([
    ['cuatrocientas veintiseis mil', '426000'],
    ['treinta y un mil', '31000'],
    ['seiscientas diecinueve mil', '619000'],
    ['dos millones y medio', '2500000'],
  ])('reads the compound Spanish number “%s”', (text, digits) => expect(withDigits(text, 'es')).toBe(digits));

  it.each([
    ['two eighteen thousand', '218000'],
    ['five sixty-five max', '565 max'],
    ['twelve fifty a month', '1250 a month'],
    ['one ninety-one thousand three forty-two sixty', '191342.6'],
    ['a million and a half', '1500000'],
    ['twenty five', '25'],
  ])('reads “%s” as spoken', (text, digits) => expect(withDigits(text, 'en')).toBe(digits));
});
