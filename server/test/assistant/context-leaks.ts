import { type Answer, answerByTools } from '../../src/modules/assistant/answer.ts';
import { textOf } from '../../src/modules/assistant/parts/present.ts';
import { searchReader } from '../../src/modules/assistant/read-search.ts';
import { noTalk, type Talk } from '../../src/modules/assistant/reading/talk.ts';
import { finderToken } from '../../src/modules/search/index.ts';
import type { TestApp } from '../harness.ts';
import { type CorpusQuestion, countryOf } from './corpus-score.ts';
import type { CorpusPerson } from './corpus-world.ts';
import { random } from './rounds.ts';

/** A question whose answer changes after an unrelated question. */
export interface ContextLeak {
  question: string;
  /** The unrelated question before it. */
  before: string;
  alone: string;
  after: string;
  /** True if the same tools answer with another text. */
  sameTools: boolean;
}

const toolsOf = ({ calls, refused }: Answer): string =>
  refused ? `refuses ${refused}` : calls.map(({ tool }) => tool).join(' + ') || 'none';

/**
 * Asks each question alone and, for each seed, after a question of another kind that the seed chooses, in the same language and country.
 * Returns the questions whose tools or text differ.
 */
export async function contextLeaks(
  app: TestApp,
  people: Record<'US' | 'CA', CorpusPerson>,
  questions: readonly CorpusQuestion[],
  seeds: readonly number[],
): Promise<ContextLeak[]> {
  const { resolve, database } = app.context;
  const readSearch = searchReader(resolve(finderToken));
  const now = new Date();
  const rolls = seeds.map(random);
  const talks = new Map<string, Answer>();
  const leaks: ContextLeak[] = [];
  for (const question of questions) {
    const { buyer, country } = people[countryOf(question)];
    const ask = (typed: string, talk: Talk): Promise<Answer> =>
      answerByTools(
        { db: database.db, me: { id: buyer.id }, resolve, now, typed, talk, country, language: 'en' },
        typed,
        readSearch,
      );
    const alone = async (typed: string): Promise<Answer> => {
      const key = `${country} ${typed}`;
      const answer = talks.get(key) ?? (await ask(typed, noTalk));
      talks.set(key, answer);
      return answer;
    };
    const others = questions.filter(
      (other) =>
        other.kind !== question.kind && other.lang === question.lang && countryOf(other) === countryOf(question),
    );
    for (const roll of rolls) {
      const before = others[Math.floor(roll() * others.length)];
      if (!before) continue;
      const single = await alone(question.question);
      const later = await ask(question.question, (await alone(before.question)).talk);
      const sameTools = toolsOf(single) === toolsOf(later);
      if (sameTools && textOf(single.parts) === textOf(later.parts)) continue;
      leaks.push({
        question: question.question,
        before: before.question,
        alone: sameTools ? textOf(single.parts) : toolsOf(single),
        after: sameTools ? textOf(later.parts) : toolsOf(later),
        sameTools,
      });
    }
  }
  return leaks;
}
