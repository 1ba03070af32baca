import { describe, expect, it } from 'vitest';
import { unknownHomes, unsupportedFigures } from './figures.ts';

const found = [
  {
    price: 479_600,
    daysOnMarket: 12,
    homes: [{ id: 7 }, { id: 8 }],
    rate: 'at 6.5%',
    listedOn: '2026-03-14',
    times: 1,
  },
];

describe('figures of an answer', () => {
  it.each([
    ['It asks $479,600.'],
    ['It asks about $480k.'],
    ['It asks $0.48 million.'],
    ['2 homes, listed on 14 March 2026, 12 days ago, at 6.5%.'],
    ['You asked for 3 bedrooms.'],
    ['Le prix demandé est de 479\u00a0600\u00a0$, à 6,5\u00a0%.'],
    ['Piden $479,600 a 6.5%.'],
    ['[[home:7]] is one of them.'],
  ])('are accepted if a tool result or the question contains them: %s', (text) => {
    expect(unsupportedFigures(text, { question: 'a home with 3 bedrooms', found })).toEqual([]);
  });

  it.each([
    ['It asks $480,000.', '$480,000'],
    ['It asks $1.', '$1'],
    ['At 6.25%.', '6.25'],
    ['About 500 homes.', '500'],
    ['Some four hundred thousand dollars.', 'four hundred'],
    ['$470k or so.', '$470k'],
    ['Le prix est de 480\u00a0000\u00a0$.', '480\u00a0000\u00a0$'],
    ['À 6,25\u00a0%.', '6,25'],
    ['Unas 500 casas.', '500'],
  ])('are reported if neither contains them: %s', (text, figure) => {
    expect(unsupportedFigures(text, { question: 'a home with 3 bedrooms', found })).toEqual([figure]);
  });

  it('are reported for homes that no tool returned', () => {
    expect(unknownHomes('[[home:7]] and [[home:9]]', found)).toEqual([9]);
  });
});
