import { readdirSync, readFileSync } from 'node:fs';
import { compose } from '../compose/compose.ts';
import type { Language } from '../compose/speaker.ts';
import { parseLines } from '../score.ts';
import { type Example, languageOfText } from './learn.ts';

/** Sentences of one file of the corpus, with the classes that they are refused for. */
const examplesOf = (name: string): Example[] =>
  parseLines(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')).map(({ query, facts }) => ({
    text: query,
    classes: facts.filter((fact) => fact.startsWith('refuse:')).map((fact) => fact.slice('refuse:'.length)),
  }));

/** The names of the files of writers: `W2`, `W12en`. */
export const writers = readdirSync(new URL('../writers/', import.meta.url)).flatMap(
  (file) => /^(.+)-fair\.jsonl$/.exec(file)?.[1] ?? [],
);

/** Sentences about people and plain searches of a writer, or of the corpus. */
export interface Source {
  aboutPeople: Example[];
  searches: Example[];
}
export const sourceOf = (writer: string): Source => ({
  aboutPeople: examplesOf(`writers/${writer}-fair.jsonl`),
  searches: examplesOf(`writers/${writer}-sentences.jsonl`),
});
export const corpusSource = (): Source => ({
  aboutPeople: ['fair-housing.jsonl', 'fair-housing-classes.jsonl'].flatMap(examplesOf),
  searches: [...examplesOf('sentences.jsonl'), ...(['en', 'fr', 'es'] as const).flatMap(composed)],
});

/** Composed searches, other ones than those of the tests. */
const composed = (language: Language): Example[] =>
  Array.from({ length: 1_500 }, (_, seed) => ({ text: compose(language, 1_000_000 + seed).query, classes: [] }));

/**
 * The examples, and each one about people again in front of and behind a plain search: what a home should be like says nothing
 * of a request about neighbors. A plain search is one that is lawful and comes from a file of searches.
 */
export function amongSearches(aboutPeople: readonly Example[], searches: readonly Example[]): Example[] {
  const plain = Map.groupBy(
    searches.filter((one) => one.classes.length === 0 && one.text.length < 90),
    (one) => languageOfText(one.text),
  );
  let at = 0;
  const next = (text: string) => {
    const list = plain.get(languageOfText(text)) ?? [];
    at += 7;
    return list[at % Math.max(1, list.length)]?.text ?? '';
  };
  const longer = aboutPeople.flatMap(({ text, classes }) => [
    { text: `${next(text)}, ${text}`, classes },
    { text: `${text}, ${next(text)}`, classes },
  ]);
  return [...aboutPeople, ...searches, ...longer];
}
