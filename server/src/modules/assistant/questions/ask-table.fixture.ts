import type { TestApp } from '../../../../test/harness.ts';
import type { TestBuyer } from '../../../../test/people.ts';
import { finderToken, lawfulAlternative } from '../../search/index.ts';
import { type Answer, answerByTools } from '../answer.ts';
import { unsupportedFigures } from '../figures.ts';
import { textOf } from '../parts/present.ts';
import { searchReader } from '../read-search.ts';
import { noTalk, type Talk } from '../reading/talk.ts';
import type { Question } from './question.ts';

export interface Outcome {
  question: Question;
  /** The errors of the answer; empty if it is right. */
  wrong: string;
  /** Figures that neither the question nor a tool result contains. */
  unsupported: string[];
}

/** Asks every question in its own conversation. Shared previous questions are asked once. */
export async function askTable(app: TestApp, buyer: TestBuyer, questions: readonly Question[]): Promise<Outcome[]> {
  const { resolve, database } = app.context;
  const readSearch = searchReader(resolve(finderToken));
  const now = new Date();
  const ask = (typed: string, talk: Talk): Promise<Answer> =>
    answerByTools(
      { db: database.db, me: { id: buyer.id }, resolve, now, typed, talk, country: 'US', language: 'en' },
      typed,
      readSearch,
    );
  const talks = new Map<string, Talk>();
  const talkAfter = async (previous: readonly string[]): Promise<Talk> => {
    if (previous.length === 0) return noTalk;
    const key = previous.join('\n');
    const talk = talks.get(key) ?? (await ask(previous.at(-1)!, await talkAfter(previous.slice(0, -1)))).talk;
    talks.set(key, talk);
    return talk;
  };
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const talk = await talkAfter(question.after ?? []);
    outcomes.push(judged(question, await ask(question.ask, talk), talk.shown));
  }
  return outcomes;
}

function judged(question: Question, { calls, refused, parts }: Answer, shown: readonly number[]): Outcome {
  const [call] = calls;
  const words = textOf(parts);
  const asks =
    parts.some(({ kind }) => kind === 'choices') && !/^(Hello|Bonjour|Hola|All right|You are welcome)/.test(words);
  const got = refused ? `refuses ${refused}` : call ? call.tool : asks ? 'asks back' : 'courtesy';
  const input = (call?.input ?? {}) as Record<string, unknown>;
  const understood =
    (call?.facts as { understood?: string[] } | undefined)?.understood ?? (input.facts as string[] | undefined) ?? [];
  const wrong = [
    got !== question.expect && `was ${got}`,
    ...Object.entries(question.input ?? {}).map(
      ([name, value]) => !same(input[name], resolved(value, shown)) && `${name} was ${JSON.stringify(input[name])}`,
    ),
    ...(question.facts ?? []).map((fact) => !understood.includes(fact) && `${fact} was not understood`),
    question.says && !question.says.test(words) && `said: ${words}`,
    words === '' && 'said nothing',
  ].filter((each) => typeof each === 'string');
  // A refusal offers a fixed alternative text.
  const found = [...calls.map(({ facts }) => facts), ...(refused ? Object.values(lawfulAlternative) : [])];
  return {
    question,
    wrong: wrong.join('; '),
    unsupported: unsupportedFigures(words, { question: question.ask, found }),
  };
}

/** `#2` is the second home that was shown. */
const resolved = (value: unknown, shown: readonly number[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => resolved(each, shown));
  return typeof value === 'string' && value.startsWith('#') ? shown[Number(value.slice(1)) - 1] : value;
};

const same = (got: unknown, want: unknown): boolean =>
  typeof got === 'string' && typeof want === 'string'
    ? got.toLowerCase() === want.toLowerCase()
    : JSON.stringify(got) === JSON.stringify(want);
