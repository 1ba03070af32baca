import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CorpusQuestion, type Scored, scoreCorpus } from '../../../../test/assistant/corpus-score.ts';
import { corpusWorld } from '../../../../test/assistant/corpus-world.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { liveIndexToken } from '../../search/index/live-index.ts';
import { plain } from '../reading/plain.ts';

/** The file that `npm run assistant:corpus -- FILE` asks and prints. */
const file = process.env.LINTEL_QUESTIONS;

/** The tests ask every sixth question of the corpus, but all questions of a given file. */
const part = 4;

let app: TestApp;
let scored: Scored[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const sets = file
    ? [file]
    : ['writers.jsonl', 'second.jsonl'].map((name) => new URL(`corpus/${name}`, import.meta.url));
  const all = sets
    .flatMap((set) => readFileSync(set, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as CorpusQuestion);
  const questions = file ? all : all.filter((_, at) => at % part === 0);
  const named = questions.map(({ question, after }) => plain(`${question} ${after ?? ''}`)).join('\n');
  const people = await corpusWorld(app, (city) => named.includes(plain(city)));
  await app.context.resolve(liveIndexToken).refresh();
  scored = await scoreCorpus(app, people, questions);
  if (file) print(scored);
}, 300_000);
afterAll(() => app.stop());

const share = (some: readonly Scored[], is: (one: Scored) => boolean) =>
  some.filter(is).length / Math.max(1, some.length);
const rightKind = ({ kind, question }: Scored) => kind === question.kind;
const rightLanguage = ({ language, question }: Scored) => language === question.lang;
const facts = (some: readonly Scored[]) => {
  const found = some.flatMap((one) => one.found).length;
  return [found, found + some.flatMap((one) => one.missing).length] as const;
};
const right = (one: Scored) => rightKind(one) && rightLanguage(one) && one.missing.length === 0;

describe.skipIf(file)('questions of writers who had not seen the assistant', () => {
  it('are classified by kind and answered in their language', () => {
    const wrong = scored
      .filter((one) => !rightKind(one) || !rightLanguage(one))
      .map(({ question, kind }) => `${question.id} ${kind}`);
    expect(share(scored, rightKind), wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(share(scored, rightLanguage), wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
  });

  it('get at least 90 % of the facts that their answers must contain', () => {
    const [found, of] = facts(scored);
    expect(
      found / of,
      scored
        .filter(({ missing }) => missing.length > 0)
        .map(({ question, missing }) => `${question.id} ${missing.join(', ')}`)
        .join('\n'),
    ).toBeGreaterThanOrEqual(0.9);
  });

  it('get each stated amount and place used, or named as not used', () => {
    expect(
      scored
        .filter(({ unaccounted }) => unaccounted.length > 0)
        .map(({ question, unaccounted }) => `${question.id} ${unaccounted.join(', ')}`),
    ).toEqual([]);
  });

  it('are answered with no figure that neither the question nor a tool result contains', () => {
    expect(
      scored
        .filter(({ unsupported }) => unsupported.length > 0)
        .map(({ question, unsupported }) => `${question.id} ${unsupported.join(', ')}`),
    ).toEqual([]);
  });
});

describe.runIf(file)('the file of questions', () => {
  it('is printed', () => expect(scored.length).toBeGreaterThan(0));
});

function print(some: readonly Scored[]): void {
  const lines = some.flatMap((one) => [
    `\n${one.question.id} [${one.question.lang}] ${one.question.question}${one.question.after ? `   (after: ${one.question.after})` : ''}`,
    `  kind ${one.kind}${rightKind(one) ? '' : ` — wanted ${one.question.kind} (${one.question.about})`}; tools ${one.tools.join(', ') || 'none'}; language ${one.language}${rightLanguage(one) ? '' : ` — wanted ${one.question.lang}`}`,
    `  ${one.text.replace(/\s+/g, ' ')}`,
    one.missing.length > 0 ? `  missing: ${one.missing.join(', ')}` : '',
    one.unjudged.length > 0 ? `  for a person to judge: ${one.unjudged.join(', ')}` : '',
    one.unaccounted.length > 0 ? `  not accounted for: ${one.unaccounted.join(', ')}` : '',
    one.unsupported.length > 0 ? `  figures without a source: ${one.unsupported.join(', ')}` : '',
  ]);
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
  const row = (label: string, part: readonly Scored[]) => {
    const [found, of] = facts(part);
    return `${label.padEnd(12)} n=${String(part.length).padStart(3)}  kind ${percent(share(part, rightKind)).padStart(6)}  language ${percent(share(part, rightLanguage)).padStart(6)}  facts ${found}/${of} ${percent(found / Math.max(1, of)).padStart(6)}  all right ${percent(share(part, right)).padStart(6)}`;
  };
  const kinds = [...new Set(some.map(({ question }) => question.kind))].sort();
  const tables = [
    ...['en', 'fr', 'es'].map((language) =>
      row(
        language,
        some.filter(({ question }) => question.lang === language),
      ),
    ),
    ...kinds.map((kind) =>
      row(
        kind,
        some.filter(({ question }) => question.kind === kind),
      ),
    ),
    row('all', some),
    `figures without a source: ${some.flatMap(({ unsupported }) => unsupported).length}`,
  ];
  process.stdout.write(`${[...lines.filter(Boolean), '', ...tables].join('\n')}\n`);
}
