/**
 * A lexicon is rows of [sense, phrases]. A sense is `kind:value` (`has:pool`, `cmp:<=`, `unit:beds`);
 * phrases are separated by `|`, written in lower case, in the singular (plurals in -s are found).
 * A phrase may stand in several rows: it then has several senses and the grammar picks one by its surroundings.
 */
export type LexiconRow = readonly [sense: string, phrases: string];
export type Lexicon = readonly LexiconRow[];

/** Every phrase that takes one alternative of each part in order; an alternative may be empty: `each('big|', 'yard')`. */
export const each = (...parts: string[]): string =>
  parts
    .map((part) => part.split('|'))
    .reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`.trim())))
    .join('|');
