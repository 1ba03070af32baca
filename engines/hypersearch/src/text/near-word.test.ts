import { describe, expect, it } from 'vitest';
import { nearestWord } from './near-word.ts';

const known = [
  { word: 'fireplace', homes: 900 },
  { word: 'firepit', homes: 40 },
  { word: 'pool', homes: 500 },
  { word: 'pond', homes: 20 },
  { word: 'poll', homes: 0 },
  { word: 'view', homes: 300 },
  { word: 'vies', homes: 2 },
  { word: '1950', homes: 30 },
];

describe('a word that stands in no text', () => {
  it.each([
    ['fireplce', 'fireplace'],
    ['fierplace', 'fireplace'],
    ['firplac', 'fireplace'],
    ['vieew', 'view'],
    ['viev', 'view'],
    ['poool', 'pool'],
  ])('%s is taken for %s', (typed, meant) => {
    expect(nearestWord(typed, known)).toBe(meant);
  });

  it.each(['zzyzx', 'pol', '1951', '', 'terrace'])('%s stays what it is', (typed) => {
    expect(nearestWord(typed, known)).toBeUndefined();
  });

  it('is never taken for a word that no home has any more', () => {
    expect(nearestWord('polll', known)).not.toBe('poll');
  });
});
