/**
 * `npm run steering`: learns the weights of the classifier of requests about neighbors from the corpus and all writers and writes
 * src/read/steering/steering-weights.ts. `npm run steering -- --report`: leaves out one writer at a time (both files of a writer of two
 * languages) and prints, for the writer left out, refusals found and false alarms on lawful look-alikes and on plain searches by
 * threshold. `--report FILE` also writes the score of each sentence of the writers left out to FILE, as tab-separated text.
 */
import { writeFileSync } from 'node:fs';
import { protectedClasses } from '../../src/facts.ts';
import { namedNeighbors } from '../../src/read/context/people-named.ts';
import { peopleWords } from '../../src/read/context/people-words.ts';
import { blocksOf } from '../../src/read/steering/fair-housing.ts';
import { type Model, steeringIn, weightCharacters, zeroWeight } from '../../src/read/steering/steering.ts';
import { marksNamesByCapitals, tokenise } from '../../src/read/words/tokens.ts';
import { vocabularyOf } from '../../src/read/words/vocabulary.ts';
import { amongSearches, corpusSource, type Source, sourceOf, writers } from './examples.ts';
import { type Example, languageOfText, learn, rowsOf } from './learn.ts';

/** Of writers left out 99.3 % of refusals are found, with 1.1 % false alarms on lawful look-alikes and 0.4 % on plain searches. */
const threshold = 0.5;

const rowsOfText = new Map<string, Int32Array>();
function cachedRows(text: string): Int32Array {
  const rows = rowsOfText.get(text) ?? rowsOf(text);
  rowsOfText.set(text, rows);
  return rows;
}

function learnFrom(sources: readonly Source[]): Model {
  const examples = amongSearches(
    sources.flatMap((one) => one.aboutPeople),
    sources.flatMap((one) => one.searches),
  );
  return { ...learn(examples.map(({ text, classes }) => ({ classes, rows: cachedRows(text) }))), threshold };
}

/** The probability of a refusal: that of the block of the sentence with the largest one. */
function scoreOf(text: string, model: Model): number {
  const tokens = tokenise(text);
  const language = languageOfText(text);
  const blocks = [...blocksOf(peopleWords(tokens, vocabularyOf(language), marksNamesByCapitals(tokens)))];
  return Math.max(
    ...blocks.map((block) =>
      namedNeighbors(block).length > 0
        ? 1
        : (steeringIn(block, tokens, language, { ...model, threshold: 0 })?.refused ?? 0),
    ),
  );
}

type Kind = 'refused' | 'lawful' | 'search';
interface Score {
  kind: Kind;
  writer: string;
  text: string;
  score: number;
}

function scoresOf(writer: string, model: Model): Score[] {
  const { aboutPeople, searches } = sourceOf(writer);
  const score = (kind: Kind, examples: readonly Example[]) =>
    examples.map(({ text }) => ({ kind, writer, text, score: scoreOf(text, model) }));
  const isLawful = ({ classes }: Example) => classes.length === 0;
  return [
    ...score(
      'refused',
      aboutPeople.filter((one) => !isLawful(one)),
    ),
    ...score('lawful', aboutPeople.filter(isLawful)),
    ...score('search', searches.filter(isLawful)),
  ];
}

function print(name: string, scores: readonly Score[]): void {
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const over = (kind: Kind) => {
      const list = scores.filter((one) => one.kind === kind);
      return `${list.filter((one) => one.score >= least).length}/${list.length}`;
    };
    console.log(
      `${name.padEnd(6)} from ${least.toFixed(2)}  refusals ${over('refused')}  false alarms ${over('lawful')}, in searches ${over('search')}`,
    );
  }
}

/** `W12en` and `W12x` are one writer. */
const personOf = (writer: string): string => writer.replace(/(?:en|x)$/, '');

function report(file: string | undefined): void {
  const corpus = corpusSource();
  const all: Score[] = [];
  for (const [person, files] of Map.groupBy(writers, personOf)) {
    const model = learnFrom([corpus, ...writers.filter((writer) => personOf(writer) !== person).map(sourceOf)]);
    for (const writer of files) {
      const scores = scoresOf(writer, model);
      print(writer, scores);
      all.push(...scores);
    }
  }
  print('all', all);
  if (file) writeFileSync(file, all.map((one) => `${Object.values(one).join('\t')}\n`).join(''));
}

/** Weights as one character each. */
const encoded = (weights: Int8Array): string =>
  Array.from(weights, (weight) => weightCharacters[weight + zeroWeight]).join('');

function write({ features, unit, classes, classUnit }: Model): void {
  writeFileSync(
    new URL('../../src/read/steering/steering-weights.ts', import.meta.url),
    `/** Made by \`npm run steering\`; see corpus/steering. */
export const threshold = ${threshold};
export const unit = ${unit};
export const encodedFeatures =
  '${encoded(features)}';
export const classUnit = ${classUnit};
/** ${protectedClasses.join(', ')} of each row. */
export const encodedClasses =
  '${encoded(classes)}';
`,
  );
}

const reportAt = process.argv.indexOf('--report');
if (reportAt > 0) report(process.argv[reportAt + 1]);
else write(learnFrom([corpusSource(), ...writers.map(sourceOf)]));
