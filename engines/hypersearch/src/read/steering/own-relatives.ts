import { is, type PeopleWord } from '../context/people-words.ts';
import type { Token } from '../words/tokens.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const owners = wordSet('my our mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras');
const relatives = wordSet(
  `sister sisters brother brothers daughter daughters son sons mom mother mum dad father parents cousin cousins niece nieces nephew nephews aunt uncle
  grandma grandmother grandpa grandfather grandson granddaughter friend
  soeur soeurs frere freres fille fils mere pere parents cousine cousin niece neveu tante oncle amie ami
  hermana hermano hermanas hermanos hija hijo hijas hijos mama madre papa padre padres prima primo sobrina sobrino tia tio amiga amigo`,
);
/** "Mis viejos", « mes vieux »: the speaker's parents. */
const elders = wordSet('viejo vieja viejos viejito viejita viejitos vieux');
const pronouns = wordSet('who whos qui que');
/** Kinds of words by which a clause speaks of neighbors, or of people that the relative wants near by. */
const ofNeighbors = ['no', 'avoid', 'few', 'many', 'only', 'mostly', 'neighbor', 'alike', 'color', 'changed'];
const ofPlaces = ['area', 'nearby', 'living', 'income'];
const lawful: ReadonlySet<string> = new Set(['familial_status', 'sex']);

/**
 * Leaves out what is said of a relative who will live in the home: "one side for my sister who's a single mom with her boys".
 * A clause that also speaks of neighbors or of an area stays.
 */
export function withoutRelatives(words: readonly PeopleWord[], tokens: readonly Token[]): readonly PeopleWord[] {
  let kept = words;
  for (let at = 0; at + 2 < tokens.length; at++) {
    if (owners.has(tokens[at]?.text ?? '') && elders.has(tokens[at + 1]?.text ?? ''))
      kept = kept.filter(({ from }) => from !== at + 1);
    if (
      !owners.has(tokens[at]?.text ?? '') ||
      !relatives.has(tokens[at + 1]?.text ?? '') ||
      !pronouns.has(tokens[at + 2]?.text ?? '')
    )
      continue;
    const mark = tokens.findIndex(({ kind }, index) => index > at && kind === 'mark');
    const end = mark < 0 ? tokens.length : mark;
    const background = kept.filter((word) => word.from > at + 1 && word.to <= end);
    if (background.every(isOfHousehold)) kept = kept.filter((word) => !background.includes(word));
  }
  return kept;
}

/** Returns true if a word names no class but family and sex, and speaks of no neighbors or area. */
export const isOfHousehold = (word: PeopleWord): boolean =>
  ![...ofNeighbors, ...ofPlaces].some((kind) => is(word, kind)) &&
  word.senses.every(({ kind, value }) => kind !== 'group' || lawful.has(value));
