import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

it('finds all words with a prefix, those that came before and after the first question', () => {
  const vocabulary = new Vocabulary();
  const known: string[] = [];
  for (let i = 0; i < 3000; i++) {
    const word = (i * 7919).toString(36);
    if (vocabulary.numberFor(word) === known.length) known.push(word);
    if (i % 500 !== 250) continue;
    for (const prefix of ['1', '2a', word, `${word}x`, 'zzzz']) {
      const expected = known.flatMap((other, number) => (other.startsWith(prefix) ? [number] : []));
      expect(vocabulary.numbersWithPrefix(prefix)).toEqual(expected);
    }
  }
});

it('a word that stands in no text has no number', () => {
  expect(new Vocabulary().numberOf('garden')).toBe(-1);
});
