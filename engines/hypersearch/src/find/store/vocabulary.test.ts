import { expect, it } from 'vitest';
import { stemOf } from '../../text/stem.ts';
import { Texts } from './texts.ts';
import { Vocabulary } from './vocabulary.ts';
import { beginsSo } from './words.ts';

it('finds all stems with a prefix, including stems added after the first query', () => {
  const vocabulary = new Vocabulary();
  const known: string[] = [];
  for (let i = 0; i < 3000; i++) {
    const word = i % 3 === 0 ? `${(i * 7919).toString(36)}` : `ab${(i % 700).toString(36).replace(/\d/g, 'x')}s`;
    if (vocabulary.learn(word) === known.length) known.push(stemOf(word));
    if (i % 500 !== 250) continue;
    for (const prefix of ['1', '2a', 'ab', 'abc', word, `${word}x`, 'zzzz']) {
      const expected = known.flatMap((stem, number) => (beginsSo(stem, prefix) ? [number] : []));
      expect(vocabulary.numbersWithPrefix(prefix)).toEqual(expected);
    }
  }
});

it('gives singular and plural the same number in every spelling', () => {
  const vocabulary = new Vocabulary();
  const texts = new Texts(6);
  for (const text of ['Pools', 'pool', 'POOL', 'pools', 'Piscine', 'piscinas']) vocabulary.read(text, texts);
  expect([...texts.words.subarray(0, texts.from[6])]).toEqual([0, 0, 0, 0, 1, 1]);
  expect(vocabulary.numberOf('pool')).toBe(0);
});

it('returns no number for a stem that occurs in no text', () => {
  expect(new Vocabulary().numberOf('garden')).toBe(-1);
});
