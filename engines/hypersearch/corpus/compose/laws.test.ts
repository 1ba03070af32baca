import { beforeAll, describe, expect, it } from 'vitest';
import { placeNames, type ReadContext } from '../../src/index.ts';
import { loadPlaces } from '../places.ts';
import { laws } from './laws.ts';
import type { Language } from './speaker.ts';

/** `LINTEL_DRAWS=10000 npx vitest run --project engines engines/hypersearch/corpus/compose/laws.test.ts` draws more. */
const draws = Number(process.env.LINTEL_DRAWS ?? 60);

let context: ReadContext;
beforeAll(() => {
  context = { places: placeNames(loadPlaces()), today: { year: 2026, month: 11, day: 20 } };
});

describe.each<[Language]>([['en'], ['fr'], ['es']])('reading a sentence (%s)', (language) => {
  it.each(Object.entries(laws))('%s', (_law, tryLaw) => {
    const { broken } = tryLaw(language, draws, context);
    expect(broken).toEqual([]);
  });
});
