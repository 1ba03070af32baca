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
  oneself: 'the caller, or the account',
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

interface Node {
  type?: string;
  name?: unknown;
  value?: unknown;
  callee?: Node;
  object?: Node;
  arguments?: Node[];
}

/** Name of a called function: `it` for `it(…)`, `it.skip(…)` and `it.each(…)(…)`. */
const calledName = ({ callee, object, name }: Node): unknown => {
  const inner = callee ?? object;
  return inner ? calledName(inner) : name;
};
const testFunctions: ReadonlySet<unknown> = new Set(['it', 'test', 'describe']);

/** Returns replaced words in a TypeScript file: in comments, names, names of tests, and texts of a contract. */
export function inCode(path: string, source: string): Finding[] {
  const { program, comments } = parseSync(path, source);
  const names = new Set<string>();
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, name, value, arguments: given } = node as Node;
    if (typeof name === 'string' && /Identifier$/.test(type ?? '')) names.add(name);
    if (
      type === 'CallExpression' &&
      testFunctions.has(calledName(node as Node)) &&
      typeof given?.[0]?.value === 'string'
    )
      texts.push(given[0].value);
    // The OpenAPI document repeats the texts of contracts.
    if (type === 'Literal' && path.endsWith('contract.ts') && typeof value === 'string' && value.includes(' '))
      texts.push(value);
    Object.values(node).forEach(visit);
  };
  visit(program);
  return [
    ...comments.flatMap(({ value }) => inText(value.trim())),
    ...texts.flatMap(inText),
    ...[...names].flatMap((name) =>
      wordsOfName(name).flatMap((word) => (Object.hasOwn(replacedWords, word) ? [{ word, where: name }] : [])),
    ),
  ];
}
