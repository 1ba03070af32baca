import { expect, it } from 'vitest';
import { factText, type Place, placeNames, type ReadContext, type Reading, read } from '../src/index.ts';

type City = readonly [name: string, state: string, population: number];

const provinces: ReadonlySet<string> = new Set(['ON', 'QC']);
const placeOf = ([name, state, population]: City): Place => ({
  name,
  kind: 'city',
  country: provinces.has(state) ? 'CA' : 'US',
  state,
  population,
  lat: 0,
  lon: 0,
});

/** A reader that knows only `cities`, on 20 November 2026. */
export function sentenceTable(cities: readonly City[]) {
  const context: ReadContext = {
    places: placeNames(cities.map(placeOf)),
    today: { year: 2026, month: 11, day: 20 },
  };
  const readingOf = (sentence: string): Reading => read(sentence, context);
  /** Canonical facts, sorted. */
  const factsOf = (sentence: string): string[] =>
    readingOf(sentence)
      .facts.map(({ fact }) => factText(fact))
      .sort();
  /** Declares a test for each sentence and its facts in any order. */
  const table = (rows: readonly (readonly [sentence: string, ...facts: string[]])[]) =>
    it.each(rows.map(([sentence, ...facts]) => [sentence, facts.sort()] as const))('reads %j', (sentence, facts) => {
      expect(factsOf(sentence)).toEqual(facts);
    });
  return { readingOf, factsOf, table };
}
