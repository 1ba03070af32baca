/**
 * Trains the weights that classify the kind of a question and the meaning of its numbers: linear classifiers (softmax regression) on the corpus.
 * Training is deterministic. `npm run assistant:train` writes the weights; with `--check` it only prints the accuracy by
 * cross-validation.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { kinds, ranked, type Weights } from '../../src/modules/assistant/reading/kind.ts';
import { type Example, examples } from './examples.ts';
import { emptyWeights, inRounds, random } from './rounds.ts';
import { crossValidated as crossValidatedRoles, markedLines, trainRoles } from './train-roles.ts';

const rounds = 40;
const rate = 0.6;
const decay = 0.004;
/** Minimum number of questions with a feature. */
const fewest = 2;
/** Dropout: the share of a question's features that each step ignores, so that no single word decides alone. */
const leftOut = 0.4;

export function train(some: readonly Example[]): Weights {
  const weights = emptyWeights(some, fewest, kinds.length);
  const roll = random(7);
  inRounds(some, rounds, roll, (example, round) => learn(example, weights, rate / (1 + round / 8), roll));
  return Object.fromEntries(
    [...weights.keys()]
      .sort()
      .map((feature) => [feature, [...weights.get(feature)!].map((value) => Math.round(value * 100))] as const)
      .filter(([, values]) => values.some((value) => Math.abs(value) >= 4)),
  );
}

function learn(
  { features, kind, weight }: Example,
  weights: ReadonlyMap<string, Float64Array>,
  step: number,
  roll: () => number,
): void {
  const rows = features.flatMap((feature) => {
    const row = weights.get(feature);
    return row && roll() > leftOut ? row : [];
  });
  if (rows.length === 0) return;
  const scores = kinds.map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const length = Math.sqrt(rows.length);
  for (const [at, name] of kinds.entries()) {
    const gradient = ((name === kind ? 1 : 0) - shares[at]! / whole) * weight;
    for (const row of rows) row[at] = row[at]! * (1 - step * decay) + (step * gradient) / length;
  }
}

const guess = (example: Example, weights: Weights) => ranked(example.features, weights)[0]!.kind;

/** Computes the cross-validated accuracy. The index of a question determines its fold. */
function crossValidated(all: readonly Example[], folds: number, judged: (example: Example) => boolean) {
  const wrong: string[] = [];
  const table = new Map<string, [right: number, of: number]>();
  for (let fold = 0; fold < folds; fold++) {
    const tested = all.filter((example, at) => at % folds === fold && judged(example));
    const weights = train(all.filter((_, at) => at % folds !== fold));
    for (const example of tested) {
      const got = guess(example, weights);
      for (const key of [example.language, example.kind, 'all']) {
        const [right, of] = table.get(key) ?? [0, 0];
        table.set(key, [right + (got === example.kind ? 1 : 0), of + 1]);
      }
      if (got !== example.kind) wrong.push(`${example.kind} read as ${got}: ${example.typed}`);
    }
  }
  return { wrong, table };
}

const percent = ([right, of]: [number, number]) => `${right}/${of} ${((100 * right) / of).toFixed(1)}%`;

if (import.meta.main) {
  const all = examples();
  const fromWriters = ({ source }: Example) => source === 'writers';
  for (const [label, some] of [
    ['writers, trained without any question of theirs', undefined],
    ['writers, ten folds', 10],
  ] as const) {
    const { wrong, table } = some === undefined ? unseen(all) : crossValidated(all, some, fromWriters);
    console.log(`\n${label}`);
    for (const [key, of] of table) console.log(`  ${key.padEnd(12)} ${percent(of)}`);
    if (process.argv.includes('--wrong')) console.log(wrong.map((line) => `    ${line}`).join('\n'));
  }
  const lines = markedLines();
  const { numbers, lines: whole } = crossValidatedRoles(lines);
  console.log(
    `\nmeaning of numbers, five folds: numbers ${(100 * numbers).toFixed(1)}%, lines ${(100 * whole).toFixed(1)}%`,
  );
  if (!process.argv.includes('--check')) {
    if (!process.argv.includes('--roles')) write('kind-weights.json', train(all));
    write('figures/role-weights.json', trainRoles(lines));
  }
}

function unseen(all: readonly Example[]) {
  const weights = train(all.filter(({ source }) => source !== 'writers'));
  const wrong: string[] = [];
  const table = new Map<string, [number, number]>();
  for (const example of all.filter(({ source }) => source === 'writers')) {
    const got = guess(example, weights);
    for (const key of [example.language, example.kind, 'all']) {
      const [right, of] = table.get(key) ?? [0, 0];
      table.set(key, [right + (got === example.kind ? 1 : 0), of + 1]);
    }
    if (got !== example.kind) wrong.push(`${example.kind} read as ${got}: ${example.typed}`);
  }
  return { wrong, table };
}

function write(name: string, weights: Readonly<Record<string, readonly number[]>>): void {
  const target = new URL(`../../src/modules/assistant/reading/${name}`, import.meta.url);
  writeFileSync(
    target,
    `{\n${Object.entries(weights)
      .map(([feature, values]) => `  ${JSON.stringify(feature)}: [${values.join(', ')}]`)
      .join(',\n')}\n}\n`,
  );
  console.log(`\n${name}: ${Object.keys(weights).length} features, ${readFileSync(target).length} bytes`);
}
