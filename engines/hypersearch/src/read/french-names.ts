import type { Token } from './tokens.ts';

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
