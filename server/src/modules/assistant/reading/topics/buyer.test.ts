import { describe, expect, it } from 'vitest';
import { buyerOf } from './buyer.ts';

const denials = [
  'not ',
  "it's not ",
  "isn't ",
  "this won't be ",
  'it is no longer ',
  "c'est pas ",
  "ce n'est pas ",
  'c pas ',
  "ce n'est plus ",
  'no es ',
  'tampoco es ',
];
const firsts: Readonly<Record<string, readonly string[]>> = {
  en: ['my first home', 'our first purchase', 'a first-time buyer situation', 'the first house'],
  fr: ['mon premier achat', 'notre premiere maison', 'ma premiere propriete'],
  es: ['mi primera casa', 'nuestra primera vivienda', 'mi primera compra'],
};
const languageOf = (denial: string) =>
  /\b(no es|tampoco)/.test(denial) ? 'es' : /\b(pas|plus)\b/.test(denial) ? 'fr' : 'en';
const reliefs = [
  'land transfer tax in Barrie on 430k, ',
  'droits de mutation a Sudbury sur 430 000$, ',
  'ptt in Surrey on 700k, ',
];

const composed = reliefs.flatMap((relief) =>
  denials.flatMap((denial) => firsts[languageOf(denial)]!.map((first) => `${relief.toLowerCase()}${denial}${first}`)),
);

describe('a stated first purchase', () => {
  it.each(composed)('is denied by “%s”', (text) => {
    expect(buyerOf(text).firstTime).toBe(false);
  });

  it.each([
    "on n'est pas premiers acheteurs",
    'no somos compradores de primera vez',
    'nous avons deja achete une maison',
    'ya compramos antes',
    'this is our second home',
  ])('is denied without a negated noun by “%s”', (text) => {
    expect(buyerOf(text).firstTime).toBe(false);
  });

  it.each([
    'not sure how it works, its my first home',
    "je ne sais pas, c'est mon premier achat",
    'no se, es mi primera casa',
    'first time buyer, not in toronto',
    'we never owned anything, first purchase',
  ])('stays one where the denial is about something else: “%s”', (text) => {
    expect(buyerOf(text).firstTime).toBe(true);
  });
});
