import { describe, expect, it } from 'vitest';
import { placeNames, type ReadContext } from '../../src/index.ts';
import type { Place } from '../../src/reading.ts';
import { checkComposed, type Language } from './check.ts';
import { canadianCities, cities } from './places.ts';

const places = (list: readonly string[], country: 'US' | 'CA'): Place[] =>
  list.map((line) => ({
    name: line.slice(0, -3),
    kind: 'city',
    country,
    state: line.slice(-2),
    population: 200_000,
    lat: 0,
    lon: 0,
  }));
const context: ReadContext = {
  places: placeNames([...places(cities, 'US'), ...places(canadianCities, 'CA')]),
  today: { year: 2026, month: 11, day: 20 },
};

const draws = Number(process.env.LINTEL_DRAWS ?? 500);

describe('a sentence that was composed of facts', () => {
  it.each<[Language]>([['en'], ['fr'], ['es']])('gives them back (%s)', (language) => {
    expect(checkComposed(language, draws, context)).toEqual([]);
  });
});
