import { type Answer, answerByTools } from '../../src/modules/assistant/answer.ts';
import { figuresOf, unsupportedFigures } from '../../src/modules/assistant/figures.ts';
import { textOf } from '../../src/modules/assistant/parts/present.ts';
import { searchReader } from '../../src/modules/assistant/read-search.ts';
import { placesIn, withoutOrigins } from '../../src/modules/assistant/reading/homes/places.ts';
import type { Kind } from '../../src/modules/assistant/reading/kind.ts';
import { type Language, languageOf } from '../../src/modules/assistant/reading/language.ts';
import { readMessage } from '../../src/modules/assistant/reading/message.ts';
import { plain } from '../../src/modules/assistant/reading/plain.ts';
import { noTalk, type Talk } from '../../src/modules/assistant/reading/talk.ts';
import { finderToken, lawfulAlternative } from '../../src/modules/search/index.ts';
import type { TestApp } from '../harness.ts';
import { holds } from './corpus-facts.ts';
import type { Looked } from './corpus-meanings.ts';
import type { CorpusPerson } from './corpus-world.ts';

/** A line of the corpus. The README of the corpus describes its fields. */
export interface CorpusQuestion {
  id: string;
  lang: Language;
  question: string;
  /** The messages of the person before the question. */
  after?: string | string[];
  /** The country of the person who asks; told from the language and the facts if it is missing. */
  country?: 'US' | 'CA';
  kind: Kind;
  about: string;
  facts: string[];
}

export interface Scored {
  question: CorpusQuestion;
  /** The kind of the answer, from the tool that ran, else from the text. */
  kind: Kind | 'asks back' | 'courtesy';
  tools: string[];
  text: string;
  language: Language;
  found: string[];
  missing: string[];
  /** Facts that no rule can check. */
  unjudged: string[];
  unsupported: string[];
  /** Amounts and places of the question that the answer neither uses nor names as not used. */
  unaccounted: string[];
}

const kindOfTool: Readonly<Record<string, Kind>> = {
  searchHomes: 'homes',
  refineSearch: 'homes',
  compareHomes: 'home',
  homeFacts: 'home',
  monthlyCost: 'costs',
  affordability: 'costs',
  loanPayment: 'costs',
  loanRules: 'costs',
  transferTax: 'costs',
  propertyTax: 'costs',
  mortgageRates: 'costs',
  programs: 'costs',
  journey: 'status',
  nextSteps: 'status',
  documents: 'status',
  applications: 'status',
  appointments: 'status',
  replies: 'status',
  purchase: 'status',
  profile: 'status',
  news: 'status',
  savedHomes: 'status',
  savedSearches: 'status',
  professionals: 'person',
  handOver: 'person',
  marketFacts: 'market',
  howTo: 'howto',
  outOfScope: 'out',
  capabilities: 'out',
};

/** Asks each question in its own conversation, after its previous questions if it has any. */
export async function scoreCorpus(
  app: TestApp,
  people: Record<'US' | 'CA', CorpusPerson>,
  questions: readonly CorpusQuestion[],
): Promise<Scored[]> {
  const { resolve, database } = app.context;
  const readSearch = searchReader(resolve(finderToken));
  const now = new Date();
  const scored: Scored[] = [];
  for (const question of questions) {
    const { buyer, country } = people[countryOf(question)];
    const ask = (typed: string, talk: Talk): Promise<Answer> =>
      answerByTools(
        { db: database.db, me: { id: buyer.id }, resolve, now, typed, talk, country, language: 'en' },
        typed,
        readSearch,
      );
    let talk = noTalk;
    for (const before of [question.after ?? []].flat()) ({ talk } = await ask(before, talk));
    const answer = await ask(question.question, talk);
    const [decided] = readMessage(question.question, talk, readSearch).kinds;
    scored.push(judged(question, answer, talk, decided!.kind));
  }
  return scored;
}

/** Returns the country of the person who asks, if not stated Canada for questions in French or about Canada. */
export const countryOf = ({ country, lang, facts, question }: CorpusQuestion): 'US' | 'CA' =>
  country ??
  (facts.some((fact) => /CAD|GDS|Québec|Ontario|Alberta/.test(fact)) ||
  (lang === 'fr' && !/Flori|Miami|Tampa/.test(question))
    ? 'CA'
    : 'US');

function judged(question: CorpusQuestion, answer: Answer, talk: Talk, decided: Kind): Scored {
  const { calls, refused, parts } = answer;
  const [call] = calls;
  const text = textOf(parts);
  const kind = kindOf(question, answer, decided);
  const looked: Looked = {
    text,
    folded: plain(`${text} ${JSON.stringify(parts)}`),
    data: plain(JSON.stringify(calls)),
    figures: [...figuresOf(text), ...figuresOf(JSON.stringify(parts))].map(({ value }) => value),
    call,
    refused: refused !== null,
    answer,
    talk,
    language: languageOf(text.replace(/\[\[home:\d+\]\]/g, ''), 'en'),
  };
  const results = question.facts.map((fact) => [fact, holds(fact, looked)] as const);
  return {
    question,
    kind,
    tools: calls.map(({ tool }) => tool),
    text,
    language: looked.language,
    found: results.flatMap(([fact, is]) => (is === true ? [fact] : [])),
    missing: results.flatMap(([fact, is]) => (is === false ? [fact] : [])),
    unjudged: results.flatMap(([fact, is]) => (is === undefined ? [fact] : [])),
    unsupported: unsupportedFigures(text, {
      question: question.question,
      found: [...calls.map(({ facts }) => facts), ...(refused ? Object.values(lawfulAlternative) : [])],
    }),
    unaccounted: calls.length === 0 ? [] : unaccountedIn(question.question, text, calls),
  };
}

const amountWritten =
  /\$ ?\d[\d.,]*\d(?: ?(?:k|m|mil|million))?\b|\b\d[\d ,.]*\d ?(?:k|mil|000)\b|\b\d[\d.,]* ?(?:%|percent|pour cent|por ciento)/gi;

/** Finds stated amounts and places without the assistant's own reading: by their digits and by the names of places. */
function unaccountedIn(question: string, text: string, calls: Answer['calls']): string[] {
  if (calls.some(({ tool }) => tool === 'outOfScope' || tool === 'capabilities')) return [];
  const known = [...figuresOf(text), ...figuresOf(JSON.stringify(calls))].map(({ value }) => value);
  const amounts = (question.match(amountWritten) ?? []).filter((written) => {
    const value = figuresOf(written)[0]?.value ?? 0;
    return !known.some((each) =>
      [value, value * 12, value / 12, 100 - value].some((form) => Math.abs(each - form) < 1),
    );
  });
  const said = plain(`${text} ${JSON.stringify(calls)}`);
  const places = withoutOrigins(placesIn(question), plain(question)).filter(
    ({ name, city, state }) => !said.includes(plain(city ?? name)) && !said.includes(`:"${state.toLowerCase()}"`),
  );
  return [...amounts, ...places.map(({ name }) => name)];
}

/** Returns the kind of an answer. An explanation has the classified kind; a showing request is a how-to. */
function kindOf({ kind: wanted }: CorpusQuestion, { calls, refused, parts }: Answer, decided: Kind): Scored['kind'] {
  if (refused)
    return refused === 'fairHousing'
      ? 'refuse'
      : ['legal', 'medical', 'injection', 'otherPeople'].includes(refused)
        ? 'out'
        : decided;
  const [call] = calls;
  if (!call) return parts.some(({ kind }) => kind === 'choices') && decided !== wanted ? 'asks back' : decided;
  if (call.tool === 'explain')
    return decided === 'definition' || decided === 'costs' || decided === 'person' ? decided : 'definition';
  const input = call.input as { for?: string; topic?: string; home?: unknown; address?: unknown };
  // "Change my agent" gets the same answer as a how-to and as a question about a person.
  if (call.tool === 'howTo' && input.topic === 'change-agent' && wanted === 'person') return wanted;
  if (call.tool === 'handOver' && input.for === 'showing') return 'howto';
  if ((call.tool === 'monthlyCost' || call.tool === 'affordability') && decided === 'home') return 'home';
  return kindOfTool[call.tool] ?? decided;
}
