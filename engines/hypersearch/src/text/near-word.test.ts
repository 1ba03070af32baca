import { describe, expect, it } from 'vitest';
import { nearestWord } from './near-word.ts';

const homes: Readonly<Record<string, number>> = {
  fireplace: 900,
  firepit: 40,
  pool: 500,
  pond: 20,
  poll: 0,
  view: 300,
  vies: 2,
  1950: 30,
};
const nearest = (typed: string) => nearestWord(typed, Object.keys(homes), (word) => homes[word] as number);

describe('a word that occurs in no text', () => {
  it.each([
    ['fireplce', 'fireplace'],
    ['fierplace', 'fireplace'],
    ['firplac', 'fireplace'],
    ['vieew', 'view'],
    ['viev', 'view'],
    ['poool', 'pool'],
  ])('%s is taken for %s', (typed, meant) => {
    expect(nearest(typed)).toBe(meant);
  });

  it.each(['zzyzx', 'pol', '1951', '', 'terrace'])('does not correct %s', (typed) => {
    expect(nearest(typed)).toBeUndefined();
  });

  it('is never corrected to a word that no home has anymore', () => {
    expect(nearest('polll')).not.toBe('poll');
  });
});
