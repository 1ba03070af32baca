import { factText, placeNames, read } from '../src/index.ts';
import { loadPlaces } from './places.ts';

const context = { places: placeNames(loadPlaces()), today: { year: 2026, month: 11, day: 20 } };

/** Returns the canonical texts of the facts of a sentence, sorted. */
export const factsOf = (sentence: string): string[] =>
  read(sentence, context)
    .facts.map((one) => factText(one.fact))
    .toSorted();
