import { foldPlace } from '@lintel/geo';
import type { Token } from '../words/tokens.ts';
import type { NamedPlace } from './place-names.ts';

const saints: ReadonlySet<string> = new Set(['saint', 'sainte', 'st', 'ste']);
/** First names that a hyphen joins to another: "Jean-Guy", "Marie-Ève". */
const givenNames: ReadonlySet<string> = new Set('jean marie anne pierre louis charles marc paul luc guy'.split(' '));

/** Pronouns that a hyphen joins to a verb: "TROUVEZ-MOI", "y a-t-il". */
const pronouns: ReadonlySet<string> = new Set(
  'moi toi nous vous lui leur le la les y en il elle on ils elles je tu ce'.split(' '),
);

export const isSaint = (token: Token | undefined): boolean => token?.kind === 'word' && saints.has(token.text);

/**
 * The end of a French place name at `at` that its spelling gives away, or `at`: words that hyphens join from capital to
 * capital ("Val-des-Monts", "Cap-Pelé"), and a saint ("st-lambert", "sainte julie").
 */
export function hyphenedNameEnd(tokens: readonly Token[], at: number): number {
  const first = tokens[at] as Token;
  let end = at + 1;
  while (tokens[end]?.hyphened) end++;
  if (isSaint(first)) {
    const named = tokens[at + 1];
    if (end === at + 1 && named?.kind === 'word' && named.text.length > 2) end = at + 2;
    return end === at + 1 ? at : end;
  }
  const last = tokens[end - 1] as Token;
  if (end === at + 1 || !first.capital || !last.capital) return at;
  return givenNames.has(first.text) || pronouns.has(last.text) ? at : end;
}

export const articles: ReadonlySet<string> = new Set(['la', 'el', 'los', 'las', 'le', 'les']);

/** "Le Plateau": the article need have none. */
export const isCapital = (words: readonly Token[]): boolean =>
  words[0]?.capital === true || (articles.has(words[0]?.text ?? '') && words.at(-1)?.capital === true);

/** A place that only its spelling shows. */
export const unlisted = (words: readonly Token[]): NamedPlace => ({
  name: foldPlace(words.map(({ text }) => text).join(' ')),
  kind: 'city',
  population: 45_000,
  states: [],
});
