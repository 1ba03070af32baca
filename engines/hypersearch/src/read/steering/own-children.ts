/** The buyer's own children, or that there are none: "we have no children", « couple sans enfant ». It says nothing of neighbors. */
import { is, type PeopleWord } from '../context/people-words.ts';
import type { Token } from '../words/tokens.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const children = wordSet('children child kids kid enfant enfants');
const denials = wordSet('no any pas sans without zero');
const subjects = wordSet(
  'i we ive weve couple wife husband partner je j jai on nous navons nai mari conjoint conjointe femme',
);
const holding = wordSet('have had has having got with without ive weve a ai avons avez na nai navons sans never');
/** Words behind the children that put them somewhere: "no children upstairs". */
const places = wordSet(
  'in on around next near nearby upstairs downstairs above below allowed living running playing screaming permitted welcome there here beside dans sur autour pres',
);
/** Kinds of words by which the rest of the clause speaks of neighbors. */
const ofNeighbors = ['area', 'nearby', 'living', 'neighbor', 'avoid', 'alike'];
/** How many words may be between the person and the children. */
const reach = 6;

/** Leaves out the children whom the buyer says not to have. */
export function withoutOwnChildren(words: readonly PeopleWord[], tokens: readonly Token[]): readonly PeopleWord[] {
  const own = words.filter((word, at) => children.has(word.text) && isOwn(word, words, at, tokens));
  return own.length === 0 ? words : words.filter((word) => !own.includes(word));
}

function isOwn({ from, to }: PeopleWord, words: readonly PeopleWord[], at: number, tokens: readonly Token[]): boolean {
  if (places.has(tokens[to]?.text ?? '')) return false;
  let [denied, held, said] = [false, false, false];
  for (let i = from - 1; i >= Math.max(0, from - reach) && tokens[i]?.kind !== 'mark'; i--) {
    const text = tokens[i]?.text ?? '';
    denied ||= denials.has(text) || text === 'never';
    held ||= holding.has(text);
    said ||= subjects.has(text);
  }
  if (!denied || !held || !said) return false;
  for (let i = at + 1; i < words.length && !words[i]?.mark; i++)
    if (ofNeighbors.some((kind) => is(words[i], kind))) return false;
  return true;
}
