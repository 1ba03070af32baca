import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../reading/language.ts';
import { readMessage } from '../reading/message.ts';
import type { Plan } from '../reading/plan.ts';
import { planOf } from '../reading/plan-of.ts';
import { noTalk } from '../reading/talk.ts';
import { readSearch } from './read-search.fixture.ts';
import { definitions, people, puzzled, withPeople } from './tables/terms-and-people.ts';

const planned = (typed: string, language: Language): Plan =>
  planOf(readMessage(typed, { ...noTalk, language }, readSearch));

/** The tool and the entries or the topic, without places and notes. */
const subjectOf = (plan: Plan): unknown =>
  plan.kind === 'use' ? [plan.tool, plan.input.ids ?? plan.input.topic ?? plan.input] : plan;

const alone = new Map(
  languages.flatMap((language) =>
    definitions[language].map(([question]) => [question, subjectOf(planned(`${question}?`, language))] as const),
  ),
);
const each = (of: Readonly<Record<Language, readonly string[]>>) =>
  languages.flatMap((language) => of[language].map((phrase, at) => [phrase, language, at] as const));
/** Half of the questions, so that two neighboring phrases try all of them. */
const half = (language: Language, at: number) => definitions[language].filter((_, which) => (which + at) % 2 === 0);
const before = Object.fromEntries(languages.map((language) => [language, people[language].before])) as never;
const after = Object.fromEntries(languages.map((language) => [language, people[language].after])) as never;

describe('the plan of a question about a term', () => {
  it('explains every term when no one is named', () => {
    expect([...alone].filter(([, subject]) => (subject as unknown[])[0] !== 'explain')).toEqual([]);
  });

  it.each(each(before))('stays the same after “%s”', (phrase, language, at) => {
    for (const [question] of half(language, at))
      expect([question, subjectOf(planned(`${phrase} ${question}?`, language))]).toEqual([
        question,
        alone.get(question),
      ]);
  });

  it.each(each(after))('stays the same before “%s”', (phrase, language, at) => {
    for (const [question] of half(language, at))
      expect([question, subjectOf(planned(`${question}${phrase}`, language))]).toEqual([question, alone.get(question)]);
  });

  it.each(each(puzzled))('explains the term in “%s”', (sentence, language, at) => {
    for (const [question, term] of half(language, at))
      expect([question, subjectOf(planned(sentence.replace('{}', term), language))]).toEqual([
        question,
        alone.get(question),
      ]);
  });
});

describe('a question about a person beside a term', () => {
  it.each(withPeople)('is not answered with the term for “%s”', (typed, language) => {
    expect(subjectOf(planned(typed, language))).not.toEqual(['explain', expect.anything()]);
  });
});
