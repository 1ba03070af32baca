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

describe('spoken decimals', () => {
  it.each([
    ['es', 'a seis punto setenta y cinco a treinta años', 'a 6.75 a 30 años'],
    ['es', 'a seis punto ocho por 30', 'a 6.8 por 30'],
    ['es', 'a seis punto cero cinco', 'a 6.05'],
    ['es', 'a siete y cuarto a treinta', 'a 7.25 a 30'],
    ['es', 'tasa seis y tres cuartos, a 15', 'tasa 6.75, a 15'],
    ['es', 'a siete treinta anos', 'a 7 30 anos'],
    ['es', 'el cinco de enganche', 'el 5 de enganche'],
    ['es', 'me presto 328 mil 500', 'me presto 328500'],
    ['fr', 'a quatre virgule soixante-quinze sur 25 ans', 'a 4.75 sur 25 ans'],
    ['fr', 'a quatre virgule quatre-vingt-neuf', 'a 4.89'],
    ['fr', 'a quatre et demi sur vingt-cinq ans', 'a 4.5 sur 25 ans'],
    ['fr', 'a quatre et quart sur trente ans', 'a 4.25 sur 30 ans'],
    ['en', 'rate six and three eighths, thirty years', 'rate 6.375, 30 years'],
    ['en', 'at six point eight seven five', 'at 6.875'],
    ['en', 'at 6 3/8 for 30', 'at 6.375 for 30'],
    ['en', 'about two and a half percent closing', 'about 2.5 percent closing'],
  ] as const)('reads “%s: %s” as digits', (language, text, digits) => expect(withDigits(text, language)).toBe(digits));

  it.each([
    ['en', '3 beds and two and a half baths'],
    ['en', 'open house at five and a half hours'],
    ['es', 'a las seis y media'],
    ['es', 'tres recamaras y dos y medio banos'],
    ['es', 'pago 12 mil 500 al mes'],
    ['fr', 'je loue un quatre et demi'],
    ['fr', 'un 4 1/2 a Laval'],
    ['fr', 'point de vue sur un lac'],
  ] as const)('keeps “%s: %s”', (language, text) => expect(withDigits(text, language)).toBe(text));
});
