import { describe, expect, it } from 'vitest';
import { numeral, tokenise } from './tokens.ts';

describe('numeral', () => {
  it.each([
    ['1,500', 1500],
    ['425,000', 425_000],
    ['1,1', 1.1],
    ['2.5', 2.5],
    ['350.000', 350_000],
    ['1,250,000', 1_250_000],
    ['1.250.000,50', 1_250_000.5],
    ['0.125', 0.125],
    ['1e3', 1000],
  ])('reads %s as %d', (written, value) => {
    expect(numeral(written)).toBe(value);
  });
});

describe('tokenise', () => {
  it('cuts glued shorthand and keeps the positions in the sentence', () => {
    const sentence = '3bd/2ba max625k';
    const tokens = tokenise(sentence);
    expect(tokens.map((token) => token.text)).toEqual(['3', 'bd', '/', '2', 'ba', 'max', '625', 'k']);
    for (const token of tokens) expect(sentence.slice(token.start, token.end)).toBe(token.text);
  });

  it('folds accents and apostrophes, splits French elisions and joins hyphened words', () => {
    expect(tokenise("chef's kitchen à l'Île walk-in").map((token) => token.text)).toEqual([
      'chefs',
      'kitchen',
      'a',
      'l',
      'ile',
      'walk',
      'in',
    ]);
  });

  it('keeps a dash before a figure, for ranges and signs', () => {
    expect(tokenise('500-750k').map((token) => token.text)).toEqual(['500', '-', '750', 'k']);
    expect(tokenise('3-bedroom').map((token) => token.text)).toEqual(['3', 'bedroom']);
  });

  it('reads postal prefixes, acronyms and square metres as one word', () => {
    expect(tokenise('K1S, D.C. 120 m²').map((token) => token.text)).toEqual(['k1s', ',', 'dc', '120', 'm2']);
  });
});
