/**
 * Speed of the reader alone: `node read.ts [--rounds 40]`. Reads the sentences of the corpus, and joined sentences of
 * about 200 and 2,000 characters, in each language. Prints the median and 99th percentile of CPU time per sentence.
 * Each sentence counts with its fastest round, to exclude other load on the machine. The slowest round is printed
 * beside it.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { placeNames, read } from '@lintel/hypersearch';
import { loadPlaces } from '../corpus/places.ts';
import { type Line, parseLines } from '../corpus/score.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' } } });
const rounds = Number(values.rounds);
const context = { places: placeNames(loadPlaces()), today: { year: 2026, month: 11, day: 20 } };

const lines = ['sentences.jsonl', 'fair-housing.jsonl'].flatMap((name) =>
  parseLines(readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8')),
);

/** Joins sentences of a language until each text has about the requested length. */
function joined(list: readonly Line[], length: number): string[] {
  const texts: string[] = [];
  for (let first = 0; first < list.length; first++) {
    let text = '';
    for (let at = first; text.length < length; at++) text += `${(list[at % list.length] as Line).query}. `;
    texts.push(text.slice(0, length));
  }
  return texts;
}

/** Returns the microseconds of each sentence, the minimum of all rounds, and the 99th percentile of all single reads. */
function measure(texts: readonly string[]): { least: number[]; all: number[] } {
  for (let round = 0; round < 5; round++) for (const text of texts) read(text, context);
  const least = texts.map(() => Number.POSITIVE_INFINITY);
  const all: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const [at, text] of texts.entries()) {
      const start = process.hrtime.bigint();
      read(text, context);
      const microseconds = Number(process.hrtime.bigint() - start) / 1000;
      least[at] = Math.min(least[at] as number, microseconds);
      all.push(microseconds);
    }
  return { least: least.sort((a, b) => a - b), all: all.sort((a, b) => a - b) };
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number).toFixed(0).padStart(6);

console.log('microseconds a sentence       p50     p99   p99 of all reads');
for (const lang of ['en', 'fr', 'es'] as const) {
  const list = lines.filter((line) => line.lang === lang);
  const sets: [string, string[]][] = [
    ['as typed', list.map((line) => line.query)],
    ['200 characters', joined(list, 200)],
    ['2,000 characters', joined(list, 2000).slice(0, 200)],
  ];
  for (const [name, texts] of sets) {
    const { least, all } = measure(texts);
    console.log(`${lang} ${name.padEnd(20)} ${at(least, 0.5)}  ${at(least, 0.99)}   ${at(all, 0.99)}`);
  }
}
