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
    ['[[home:7]] is one of them.'],
  ])('may be what a tool returned or the question held: %s', (text) => {
    expect(unsupportedFigures(text, { asked: 'a home with 3 bedrooms', found })).toEqual([]);
  });

  it.each([
    ['It asks $480,000.', '$480,000'],
    ['It asks $1.', '$1'],
    ['At 6.25%.', '6.25'],
    ['About 500 homes.', '500'],
    ['Some four hundred thousand dollars.', 'four hundred'],
    ['$470k or so.', '$470k'],
  ])('are found where nothing holds them: %s', (text, figure) => {
    expect(unsupportedFigures(text, { asked: 'a home with 3 bedrooms', found })).toEqual([figure]);
  });

  it('name no home that was not returned', () => {
    expect(unknownHomes('[[home:7]] and [[home:9]]', found)).toEqual([9]);
  });
});
