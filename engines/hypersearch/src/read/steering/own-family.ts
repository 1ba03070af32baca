/** The buyer's own family: who buys and the child that the home is for, and no neighbors. */
import { is, type PeopleWord } from '../context/people-words.ts';
import type { Token } from '../words/tokens.ts';
import { isOfHousehold } from './own-relatives.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** One person or one couple. */
const buyers = wordSet(
  `mom mother mama mum dad daddy father parent woman man lady widow widower grandmother grandfather grandma grandpa couple
  mere maman pere papa femme homme dame veuf veuve couple madre mama padre papa mujer hombre senora senor viuda viudo pareja`,
);
const before = wordSet(
  `a an i im am as we were newly recently freshly just divorced single separated widowed married unmarried young youngish older old retired working busy expecting
  pregnant solo tired happy proud une un je suis jeune soy una un recien joven somos una`,
);

/**
 * Leaves out a clause that says who buys: "divorced mom with two girls, 3 bed in Richfield". A clause that also speaks of
 * neighbors or of an area stays, and so does one that is turned down: "divorced mom with two girls, no thanks".
 */
export function withoutBuyer(words: readonly PeopleWord[], tokens: readonly Token[]): readonly PeopleWord[] {
  let kept = words;
  let start = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.kind === 'mark') start = at + 1;
    if (!buyers.has(tokens[at]?.text ?? '') || !opensClause(tokens, start, at)) continue;
    const end = clauseEnd(words, tokens, at);
    const background = kept.filter((word) => word.from >= start && word.to <= end && !word.mark);
    const refused = aroundClause(words, start, end).some(
      (word) => is(word, 'no') || is(word, 'avoid') || is(word, 'nearby') || is(word, 'neighbor'),
    );
    if (!refused && background.every(isOfHousehold)) kept = kept.filter((word) => !background.includes(word));
  }
  return kept;
}

function opensClause(tokens: readonly Token[], start: number, at: number): boolean {
  for (let i = start; i < at; i++) if (!before.has(tokens[i]?.text ?? '')) return false;
  return true;
}

/** The first mark or word of wishing behind the noun: "divorced mom with two girls looking for 3 beds". */
function clauseEnd(words: readonly PeopleWord[], tokens: readonly Token[], at: number): number {
  const stop = words.find((word) => word.from > at && (word.mark || is(word, 'wish')));
  return stop?.from ?? tokens.length;
}

/** The words of the clause before, up to its mark, and the first two behind. */
function aroundClause(words: readonly PeopleWord[], start: number, end: number): readonly PeopleWord[] {
  const earlier = words.filter(({ to }) => to < start);
  const mark = earlier.findLastIndex((word) => word.mark);
  const later = words.findIndex(({ from }) => from >= end);
  return [...earlier.slice(mark + 1), ...(later < 0 ? [] : words.slice(later + 1, later + 3))];
}

const children = wordSet(
  'kid child boy girl son daughter one enfant gars garcon fille fils hijo hija nino nina hijita hijito',
);
const which = wordSet(
  'the our my other second third older younger oldest youngest eldest middle le la l mon ma notre autre deuxieme el mi nuestro nuestra otro otra segundo segunda',
);

/** "Waterloo for the other kid", « vu que le bébé arrive en mars »: one child that the home is for. */
export function withoutOwnChild(words: readonly PeopleWord[], tokens: readonly Token[]): readonly PeopleWord[] {
  let kept = words.filter(({ text, to }) => !(babies.has(text) && arrives.test(tokens[to]?.text ?? '')));
  for (let at = 0; at < tokens.length; at++) {
    if (!leads.has(tokens[at]?.text ?? '')) continue;
    let child = at + 1;
    while (child < at + 4 && which.has(tokens[child]?.text ?? '')) child++;
    if (child < at + 2 || !children.has(tokens[child]?.text ?? '')) continue;
    kept = kept.filter(({ from, to }) => !(from > at && to <= child + 1));
  }
  return kept;
}
const leads: ReadonlySet<string> = new Set(['for', 'pour', 'para']);
const babies: ReadonlySet<string> = new Set([
  'baby',
  'babies',
  'bebe',
  'twins',
  'jumeaux',
  'jumelles',
  'gemelos',
  'mellizos',
]);
const arrives =
  /^(?:arriv(?:e|es|ing|ent)|comes|coming|due|on|is|are|est|sont|nait|naitra|viene|vienen|llega|llegan|nace|nacen)$/;
