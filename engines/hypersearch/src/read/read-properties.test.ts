import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose } from '../../corpus/compose/compose.ts';
import { canadianCities, cities } from '../../corpus/compose/places.ts';
import type { Language } from '../../corpus/compose/speaker.ts';
import { factText } from '../facts.ts';
import type { Place } from '../reading.ts';
import { placeNames } from './places/place-names.ts';
import { read } from './read.ts';
import { vocabularyOf } from './words/vocabulary.ts';

const places: Place[] = [...cities, ...canadianCities].map((line) => ({
  name: line.slice(0, -3),
  kind: 'city',
  country: 'US',
  state: line.slice(-2),
  population: 200_000,
  lat: 0,
  lon: 0,
}));
const context = { places: placeNames(places), today: { year: 2026, month: 11, day: 20 } };
const factsOf = (sentence: string) => read(sentence, context).facts.map((one) => factText(one.fact));
const languages: readonly Language[] = ['en', 'fr', 'es'];
const composed = fc.tuple(fc.constantFrom(...languages), fc.integer({ min: 1_000_000, max: 2_000_000 }));
const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

describe('reading', () => {
  it.each<[string, (text: string) => string]>([
    ['capitals', (text) => text.toUpperCase()],
    ['accents', unaccented],
    ['decomposed accents', (text) => text.normalize('NFD')],
    ['emoji and blanks', (text) => `🏡  ${text.replaceAll(', ', ' ,  ')} 🙏🏽`],
  ])('is not changed by %s', (_name, change) => {
    fc.assert(
      fc.property(composed, ([language, seed]) => {
        const { query } = compose(language, seed);
        expect(factsOf(change(query)).sort()).toEqual(factsOf(query).sort());
      }),
      { numRuns: 150 },
    );
  });

  it('points at words that say the fact by themselves', () => {
    fc.assert(
      fc.property(composed, ([language, seed]) => {
        const { query } = compose(language, seed);
        for (const { fact, spans } of read(query, context).facts) {
          if (fact.kind !== 'feature' || fact.not) continue;
          const [from, to] = spans[0] as [number, number];
          expect(query.slice(from, to)).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/su);
          const alone = factsOf(query.slice(from, to)).concat(
            factsOf(`${language === 'en' ? 'with' : language === 'fr' ? 'avec' : 'con'} ${query.slice(from, to)}`),
          );
          expect(alone).toContain(factText(fact));
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['3 beds, actually make it 4', 'beds>=4'],
    ['under 500k, no, 450k', 'price<=450000'],
    ['under 500k. Sorry, 450k max', 'price<=450000'],
    ['with a pool. Actually no pool', 'no:pool'],
    ['no pool... wait, with a pool', 'has:pool'],
    ['one story, no, two stories', 'stories<=2 stories>=2'],
    ['in Denver, no wait, Boise', 'place:boise'],
    ['a condo, I mean a townhouse', 'type:townhouse'],
    ['3 chambres, en fait 4 chambres', 'beds>=4'],
    ['menos de 500 mil, mejor dicho 450 mil', 'price<=450000'],
  ])('lets later words win: %s', (sentence, facts) => {
    expect(factsOf(sentence).sort().join(' ')).toBe(facts);
  });

  it('stays quick on any soup of words that it knows', () => {
    for (const language of languages) {
      const words = [...vocabularyOf(language).phrases.words];
      fc.assert(
        fc.property(
          fc.array(fc.constantFrom(...words, ',', '.', '3', '500k', '-', '$'), { minLength: 500, maxLength: 900 }),
          (list) => {
            const sentence = list.join(' ');
            const times = [0, 1, 2].map(() => {
              const before = process.threadCpuUsage();
              const { parts } = read(sentence, context);
              expect(parts.at(-1)?.span[1]).toBeGreaterThan(sentence.length / 2);
              const { user, system } = process.threadCpuUsage(before);
              return (user + system) / 1000;
            });
            // Milliseconds of CPU: some 4 alone; the rest is for a busy machine.
            expect(Math.min(...times)).toBeLessThan(60);
          },
        ),
        { numRuns: 5 },
      );
    }
  });
});
