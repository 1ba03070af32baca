import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeNames, type ReadContext, read } from '../src/index.ts';
import { findRefusals } from '../src/read/steering/fair-housing.ts';
import { languageOf } from '../src/read/words/language.ts';
import { tokenise } from '../src/read/words/tokens.ts';
import { vocabularyOf } from '../src/read/words/vocabulary.ts';
import { loadPlaces } from './places.ts';
import { type Line, type Outcome, parseLines, score } from './score.ts';

const own = ['sentences.jsonl', 'fair-housing.jsonl'].flatMap((name) =>
  parseLines(readFileSync(new URL(name, import.meta.url), 'utf8')),
);
const writers = new URL('writers/', import.meta.url);
/** A folder with query sets that are not kept in this repository. */
const outside = process.env.LINTEL_NL;

let context: ReadContext;
beforeAll(() => {
  context = { places: placeNames(loadPlaces()), today: { year: 2026, month: 11, day: 20 } };
});

const exact = (outcome: Outcome) => outcome.missing.length + outcome.extra.length === 0;

describe('the sentences of the corpus mean what the corpus says', () => {
  it.each(own.map((line): [string, Line] => [line.query, line]))('%s', (_query, line) => {
    const [outcome] = score([line], context) as [Outcome];
    expect({ missing: outcome.missing, extra: outcome.extra }).toEqual({ missing: [], extra: [] });
  });

  // A tenth of the places, another tenth in each sentence: all of them take as long as the other tests of this engine.
  it('can be cut off at any space, bracket or comma without an error', { timeout: 360_000 }, () => {
    const every = process.env.LINTEL_DRAWS ? 1 : 10;
    for (const [at, { query }] of own.entries())
      for (const { index } of [...query.matchAll(/[\s(,)]/g)].filter((_, place) => (place + at) % every === 0)) {
        expect(() => read(query.slice(0, index + 1), context), query.slice(0, index + 1)).not.toThrow();
        expect(() => read(query.slice(index), context), query.slice(index)).not.toThrow();
      }
  });

  it('has no id twice', () => {
    expect(new Set(own.map((line) => line.id)).size).toBe(own.length);
  });
});

describe('the sentences of the writers', () => {
  it('have known labels, ids and texts of their own, and no number without a label', () => {
    const files = readdirSync(writers).filter((name) => name.endsWith('.jsonl'));
    const lines = files.flatMap((name) => parseLines(readFileSync(new URL(name, writers), 'utf8')));
    expect(lines.length).toBe(7_310);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    for (const name of files.filter((file) => file.endsWith('-sentences.jsonl')))
      for (const line of readFileSync(new URL(name, writers), 'utf8').split('\n').filter(Boolean))
        expect((JSON.parse(line) as { s: string }).s.replace(/\{[^{}]*\}/g, '')).not.toMatch(/[\d{}|]/);
  });
});

describe('requests about neighbors', () => {
  const refusals = (query: string) => read(query, context).facts.filter((one) => one.fact.kind === 'refuse').length;
  const linesOf = (ending: string) =>
    readdirSync(writers)
      .filter((name) => name.endsWith(ending))
      .flatMap((name) => parseLines(readFileSync(new URL(name, writers), 'utf8')));
  const isRefused = ({ facts }: Line) => facts.some((fact) => fact.startsWith('refuse:'));
  const isFound = ({ query }: Line) => {
    const tokens = tokenise(query);
    return findRefusals(tokens, vocabularyOf(languageOf(tokens, query))).length > 0;
  };

  it('of the writers are refused in 99 % or more, with at most 0.5 % false alarms', () => {
    const { true: refused = [], false: lawful = [] } = Object.groupBy(
      linesOf('-fair.jsonl'),
      (line) => `${isRefused(line)}`,
    );
    expect(refused.filter(isFound).length / refused.length).toBeGreaterThanOrEqual(0.99);
    expect(lawful.filter(isFound).length / lawful.length).toBeLessThanOrEqual(0.005);
  });

  it('are not seen in a plain search of any writer', () => {
    const plain = linesOf('-sentences.jsonl').filter((line) => !isRefused(line));
    expect(plain.filter(isFound).map(({ query }) => query)).toEqual([]);
  });

  it('are not seen in everyday requests of a few words, from which nothing was learned', () => {
    const everyday = parseLines(readFileSync(new URL('everyday.jsonl', import.meta.url), 'utf8'));
    const wrong = everyday.map(({ query }) => query).filter((query) => refusals(query) > 0);
    expect(wrong.length / everyday.length, wrong.join('; ')).toBeLessThanOrEqual(0.02);
  });

  it('are refused inside a long lawful text too', () => {
    const searches = own.filter((line) => line.lang === 'en' && line.group !== 'refuse').map((line) => line.query);
    const text = `${searches.slice(0, 12).join('. ')}. No Muslims in the building. ${searches.slice(12, 24).join('. ')}`;
    expect(text.length).toBeGreaterThan(800);
    expect(refusals(text)).toBe(1);
    expect(refusals(text.replace('No Muslims in the building. ', ''))).toBe(0);
  });
});

if (!outside || !existsSync(outside)) console.warn('LINTEL_NL names no folder: the outside query sets were not scored');

describe.runIf(outside && existsSync(outside))('outside query sets', () => {
  const load = (name: string) => parseLines(readFileSync(join(outside as string, name), 'utf8'));

  it('reads at least 98 % of the development sentences exactly', () => {
    const outcomes = score(load('queries-dev.jsonl'), context);
    expect(outcomes.filter(exact).length / outcomes.length).toBeGreaterThanOrEqual(0.98);
  });

  it('refuses every unlawful criterion and raises no false alarm', () => {
    const outcomes = score(load('fair-housing-dev.jsonl'), context);
    const wrong = outcomes.filter((one) => [...one.missing, ...one.extra].some((fact) => fact.startsWith('refuse:')));
    expect(wrong.map((one) => one.line.query)).toEqual([]);
  });
});
