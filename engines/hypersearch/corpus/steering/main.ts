/**
 * `npm run steering`: learns the weights of the classifier of wishes about neighbors from the corpus and writes
 * src/read/steering-weights.ts. `npm run steering -- --report`: leaves out one writer at a time and prints, for the writer left out
 * and for the development writer, refusals found and false alarms on lawful look-alikes and on plain searches by threshold.
 */
import { writeFileSync } from 'node:fs';
import { softmax } from '../../src/read/steering/steering.ts';
import { amongSearches, corpusSource, developmentWriter, type Source, sourceOf, trainingWriters } from './examples.ts';
import { type Example, learn, quantize, rowsOf, sumsOf } from './learn.ts';

/** Chosen on the development writer for at most 2 % false alarms. */
const threshold = 0.6;

type Weights = ReturnType<typeof quantize>;

const rowsOfText = new Map<string, Int32Array>();
function cachedRows(text: string): Int32Array {
  const rows = rowsOfText.get(text) ?? rowsOf(text);
  rowsOfText.set(text, rows);
  return rows;
}

function learnFrom(sources: readonly Source[]): Weights {
  const examples = amongSearches(
    sources.flatMap((one) => one.aboutPeople),
    sources.flatMap((one) => one.searches),
  );
  return quantize(learn(examples.map(({ text, classes }) => ({ classes, rows: cachedRows(text) }))));
}

const shareOf = (text: string, { bytes, unit }: Weights): number =>
  1 - (softmax(sumsOf(bytes, cachedRows(text)).map((sum) => sum * unit)).at(-1) as number);

interface Row {
  refused: number[];
  lawful: number[];
  searches: number[];
}
const isLawful = ({ classes }: Example) => classes.length === 0;

function rowOf({ aboutPeople, searches }: Source, weights: Weights): Row {
  const shares = (list: readonly Example[]) => list.map(({ text }) => shareOf(text, weights));
  return {
    refused: shares(aboutPeople.filter((one) => !isLawful(one))),
    lawful: shares(aboutPeople.filter(isLawful)),
    searches: shares(searches.filter(isLawful)),
  };
}

function print(name: string, row: Row): void {
  const over = (list: readonly number[], least: number) =>
    `${list.filter((share) => share >= least).length}/${list.length}`;
  for (const least of [0.3, 0.4, 0.5, 0.55, 0.6, 0.7, 0.8])
    console.log(
      `${name.padEnd(4)} from ${least.toFixed(2)}  refusals ${over(row.refused, least)}  false alarms ${over(row.lawful, least)}, in searches ${over(row.searches, least)}`,
    );
}

function report(sources: ReadonlyMap<string, Source>): void {
  const all: Row = { refused: [], lawful: [], searches: [] };
  for (const [left, source] of sources) {
    if (left === 'corpus') continue;
    const row = rowOf(source, learnFrom([...sources].filter(([name]) => name !== left).map(([, one]) => one)));
    for (const part of ['refused', 'lawful', 'searches'] as const) all[part].push(...row[part]);
    print(left, row);
  }
  print('all', all);
  print(developmentWriter, rowOf(sourceOf(developmentWriter), learnFrom([...sources.values()])));
}

const sources = new Map<string, Source>([
  ['corpus', corpusSource()],
  ...trainingWriters.map((writer) => [writer, sourceOf(writer)] as const),
]);
if (process.argv.includes('--report')) report(sources);
else {
  const { bytes, unit } = learnFrom([...sources.values()]);
  writeFileSync(
    new URL('../../src/read/steering/steering-weights.ts', import.meta.url),
    `/** Made by \`npm run steering\`; see corpus/steering. */
export const threshold = ${threshold};
export const unit = ${unit};
export const encodedWeights =
  '${Buffer.from(bytes.buffer).toString('base64')}';
`,
  );
}
