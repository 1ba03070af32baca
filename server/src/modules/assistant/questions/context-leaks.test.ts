import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContextLeak, contextLeaks } from '../../../../test/assistant/context-leaks.ts';
import type { CorpusQuestion } from '../../../../test/assistant/corpus-score.ts';
import { corpusWorld } from '../../../../test/assistant/corpus-world.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { liveIndexToken } from '../../search/index/live-index.ts';
import { plain } from '../reading/plain.ts';

const sets = ['writers', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
/** `LINTEL_LEAKS=1` asks all questions and prints every leak; without it the test asks every sixth question. */
const measures = process.env.LINTEL_LEAKS !== undefined;
const part = measures ? 1 : 6;
const seeds = [1, 2];
/** Share of the questions that may get other tools: those whose words can also be about the question before. */
const tolerated = 0.01;

let app: TestApp;
let asked = 0;
let leaks: ContextLeak[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const questions = sets
    .flatMap((name) =>
      readFileSync(new URL(`corpus/${name}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line) as CorpusQuestion)
    .filter(({ after }) => after === undefined)
    .filter((_, at) => at % part === 0);
  asked = questions.length * (measures ? seeds.length : 1);
  const named = questions.map(({ question }) => plain(question)).join('\n');
  const people = await corpusWorld(app, (city) => named.includes(plain(city)));
  await app.context.resolve(liveIndexToken).refresh();
  leaks = await contextLeaks(app, people, questions, measures ? seeds : seeds.slice(0, 1));
  if (measures) for (const leak of leaks) process.stdout.write(`${JSON.stringify(leak)}\n`);
}, 900_000);
afterAll(() => app.stop());

describe('a question that is complete by itself', () => {
  it('gets the tools after an unrelated question that it gets alone', () => {
    const others = leaks.filter(({ sameTools }) => !sameTools);
    expect(others.length / asked, JSON.stringify(others, null, 1)).toBeLessThanOrEqual(tolerated);
  });
});
