import { parseSync } from 'oxc-parser';

/** Words that the glossary in CONTRIBUTING.md replaces, in lower case, each with what to write. */
export const replacedWords: Readonly<Record<string, string>> = {
  anew: 'again',
  colour: 'color',
  doings: 'activity or actions',
  favourite: 'favorite',
  hither: 'here',
  lest: 'so that … not',
  licence: 'license',
  licences: 'licenses',
  nobody: 'no one',
  thereof: 'of it',
  whereabouts: 'position',
  whoever: 'a person who, or the caller',
};

/** A replaced word, and the name, comment or text that it was found in. */
export interface Finding {
  word: string;
  where: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
/** `openCompanyDesk` is three words. Names in snake case are values of the API, columns or keys of messages. */
const wordsOfName = (name: string): string[] => (name.includes('_') ? [] : wordsOf(name.replaceAll(/([A-Z])/g, ' $1')));

/** Returns replaced words in the text. */
export const inText = (text: string): Finding[] =>
  wordsOf(text).flatMap((word) => (Object.hasOwn(replacedWords, word) ? [{ word, where: text }] : []));

/** Returns replaced words in the comments and in the names of a TypeScript file. */
export function inCode(path: string, source: string): Finding[] {
  const { program, comments } = parseSync(path, source);
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, name } = node as { type?: string; name?: unknown };
    if (typeof name === 'string' && /Identifier$/.test(type ?? '')) names.add(name);
    Object.values(node).forEach(visit);
  };
  visit(program);
  return [
    ...comments.flatMap(({ value }) => inText(value.trim())),
    ...[...names].flatMap((name) =>
      wordsOfName(name).flatMap((word) => (Object.hasOwn(replacedWords, word) ? [{ word, where: name }] : [])),
    ),
  ];
}
