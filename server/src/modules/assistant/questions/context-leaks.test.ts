import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContextLeak, contextLeaks } from '../../../../test/assistant/context-leaks.ts';
import type { CorpusQuestion } from '../../../../test/assistant/corpus-score.ts';
import { corpusWorld } from '../../../../test/assistant/corpus-world.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { liveIndexToken } from '../../search/index/live-index.ts';
import { plain } from '../reading/plain.ts';

const sets = ['writers', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const part = Number(process.env.PART ?? 5);

let app: TestApp;
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
  const named = questions.map(({ question }) => plain(question)).join('\n');
  const people = await corpusWorld(app, (city) => named.includes(plain(city)));
  await app.context.resolve(liveIndexToken).refresh();
  leaks = await contextLeaks(app, people, questions, Number(process.env.SEED ?? 7));
  if (process.env.LEAKS) {
    console.log(questions.length, 'questions');
    for (const l of leaks) console.log(JSON.stringify(l));
  }
}, 600_000);
afterAll(() => app.stop());

describe('a single question', () => {
  it('gets the same tools after an unrelated question', () => {
    expect(leaks.filter(({ sameTools }) => !sameTools)).toEqual([]);
  });
});
