/** When a word for a class of people is a wish about neighbours: one rule a way of saying it. */
import type { ProtectedClass } from '../facts.ts';
import { endsWish, groupOf, is, isThing, type PeopleWord, seek } from './people-words.ts';

/** A word for a class of people, and what stands around it. */
export interface Mention {
  words: readonly PeopleWord[];
  at: number;
  class: ProtectedClass;
  /** The word after it and after the classes listed with it ("Black or Latino"). */
  next: number;
  /** "no", "without", "away from" stand right before it. */
  excluded: boolean;
  /** "only", "mostly", "full of" stand right before it. */
  firm: boolean;
  /** "other", "fellow", "many" stand right before it. */
  shared: boolean;
  /** Said of the buyer's own family. */
  own: boolean;
  /** Adjectives follow their noun in this language ("quartier juif"). */
  behind: boolean;
}

/** Whether a word for a class of people is a wish about who lives near by. */
export function aboutNeighbours(mention: Mention, colour: boolean): boolean {
  const { words, at, next } = mention;
  if (isThing(words[next]) || isThing(words[at + 1])) return false;
  if (is(words[next], 'adj') && isThing(words[next + 1])) return false;
  // "Black families": one class, not two.
  if (is(words[at], 'crowd') && groupOf(words[at - 1])) return false;
  const rules = colour ? colourRules : mention.class === 'disability' ? disabilityRules : groupRules;
  return rules.some((rule) => rule(mention));
}

export function mentionAt(words: readonly PeopleWord[], at: number, group: ProtectedClass, behind: boolean): Mention {
  let next = at + 1;
  while (next < at + 4 && (is(words[next], 'joint') || groupOf(words[next])) && !is(words[next], 'crowd')) next++;
  const before = (kind: string) => is(words[at - 1], kind) || is(words[at - 2], kind);
  const shared = before('share');
  return {
    words,
    at,
    class: group,
    next,
    excluded: before('none'),
    firm: before('firm'),
    shared,
    own: seek(words, at, -1, 'self', 4) !== undefined && !shared,
    behind,
  };
}

type Rule = (mention: Mention) => boolean;

/** "Quartier juif", "barrio de blancos". */
const isBehind = (words: readonly PeopleWord[], at: number, noun: string): boolean =>
  is(words[at - 1], noun) || (is(words[at - 1], 'of') && is(words[at - 2], noun));

/** "Catholic neighborhood", "Asian majority area"; in French and Spanish "quartier juif". */
const namesArea: Rule = ({ words, at, next, own, behind }) => {
  const after = words[next];
  if (is(after, 'refuse') || (behind && isBehind(words, at, 'area'))) return true;
  const area = is(after, 'area') || (is(after, 'adj') && is(words[next + 1], 'area'));
  return area && !(own && is(after, 'home'));
};

/** "Neighbors who are Hindu", "Hindu neighbors". */
const namesNeighbours: Rule = ({ words, at, next, own }) =>
  !own && (seek(words, at, -1, 'neighbour') !== undefined || is(words[next], 'neighbour'));

/** "Keep the Hindus away", "get rid of the Hindus", "Hindus only", "Hindus not welcome". */
const shutOut: Rule = ({ words, at, next, class: group, own }) => {
  if (own) return false;
  const kept = seek(words, at, -1, 'keep', 3) !== undefined;
  const strangers = group !== 'familial_status' || seek(words, at, 1, 'area') !== undefined;
  return (kept && strangers && seek(words, at, 1, 'out', 3) !== undefined) || is(words[next], 'alone');
};

/** "No Hindus", "as few Hindus as possible"; not "we have no religion". */
const excluded: Rule = ({ words, at, class: group, excluded: out, own }) => {
  if (!out || is(words[at - 2], 'me') || is(words[at - 3], 'me')) return false;
  return group === 'familial_status' ? !own && is(words[at - 1], 'none') : true;
};

/** A word for living near by follows, and no landmark ("a diverse set of shops nearby") before it. */
function livesNear(words: readonly PeopleWord[], at: number): boolean {
  const living = seek(words, at, 1, 'liv', 5);
  return living !== undefined && !words.slice(at + 1, living).some(isThing);
}

/** "Hindu families living there", "many Hindus on my street". */
const livesThere: Rule = ({ words, at, next, own, shared }) => {
  if (own) return false;
  return livesNear(words, at) || (is(words[next], 'crowd') && (shared || seek(words, at, -1, 'area') !== undefined));
};

/** "Mostly Hindu", "full of families": firm words need an area where families are meant. */
const askedForAlone: Rule = ({ words, at, class: group, firm, own }) =>
  !own &&
  firm &&
  (group !== 'familial_status' || is(words[at - 1], 'full') || seek(words, at, -1, 'area') !== undefined);

/** "The neighborhood should be Asian", "a street where everyone is Catholic", "a street with kids". */
const areaIsSo: Rule = ({ words, at, class: group, own, shared }) => {
  const area = seek(words, at, -1, 'area');
  const areaAfter = seek(words, at, 1, 'area', 4);
  if (own) return false;
  if (area === undefined) return areaAfter !== undefined && shared;
  if (shared) return true;
  if (group === 'familial_status') return is(words[at - 1], 'with') && area >= at - 3;
  if (is(words[at - 1], 'poss')) return false;
  return words.slice(Math.max(0, area - 2), at).some((word) => is(word, 'predicate'));
};

/** "Among Koreans", "next to Muslims": a plural that stands alone. */
const amongThem: Rule = ({ words, at, next, class: group, own, shared }) => {
  const amid = is(words[at - 1], 'amid') || is(words[at - 2], 'amid');
  if (!amid || own || (group === 'familial_status' && !shared)) return false;
  const plural = /(?:s|people|men|women|kids|folk)$/.test((words[at] as PeopleWord).text);
  const after = words[next];
  return plural && (endsWish(after) || after?.mark !== undefined || is(after, 'liv') || is(after, 'cut'));
};

const groupRules: readonly Rule[] = [
  namesArea,
  excluded,
  shutOut,
  namesNeighbours,
  livesThere,
  askedForAlone,
  areaIsSo,
  amongThem,
];

/** A neighbour's disability is only ever shut out; "for someone in a wheelchair" asks for an accessible home. */
const disabilityRules: readonly Rule[] = [
  excluded,
  shutOut,
  (mention) => {
    const { words, at, own } = mention;
    if (own || is(words[at - 1], 'serves') || is(words[at - 2], 'serves')) return false;
    return (
      seek(words, at, -1, 'none') !== undefined &&
      (namesNeighbours(mention) || livesThere(mention) || areaIsSo(mention))
    );
  },
];

/** Colours mean people only right beside them: "white neighborhood", "only Black families", "the population is white". */
const colourRules: readonly Rule[] = [
  ({ words, at, next, behind, firm }) => {
    const after = words[next];
    if (firm && is(after, 'area')) return true;
    return (
      ['neighbour', 'social', 'crowd', 'refuse'].some((kind) => is(after, kind)) ||
      (is(after, 'adj') && is(words[next + 1], 'social')) ||
      (behind && isBehind(words, at, 'social'))
    );
  },
  // "Mostly white, good schools": a clause of its own says who, not what.
  ({ words, at, next, firm }) => {
    const before = words[at - 2];
    const apart = before === undefined || before.mark !== undefined;
    return (
      firm &&
      apart &&
      is(words[at - 1], 'firm') &&
      !is(words[at - 1], 'none') &&
      isEnd(words[next]) &&
      noThing(words, at)
    );
  },
  ({ words, at, next, firm, excluded: out }) => {
    const after = words[next];
    if (!(endsWish(after) || after?.mark !== undefined || is(after, 'liv'))) return false;
    if (isBe(words, at) && (isSaidOf(words, at, 'neighbour') || isSaidOf(words, at, 'social'))) return true;
    return (
      (firm || out) &&
      (['area', 'neighbour', 'liv'].some((kind) => seek(words, at, -1, kind) !== undefined) || livesNear(words, at))
    );
  },
];

const isEnd = (word: PeopleWord | undefined): boolean => word === undefined || word.mark !== undefined;
/** No counters or walls are spoken of just before. */
const noThing = (words: readonly PeopleWord[], at: number): boolean =>
  !words.slice(Math.max(0, at - 6), at).some(isThing);

/** The nearest noun before is a word for neighbours or an area, no thing. */
function isSaidOf(words: readonly PeopleWord[], at: number, kind: string): boolean {
  const noun = seek(words, at, -1, kind);
  return noun !== undefined && !words.slice(noun + 1, at).some(isThing);
}

const isBe = (words: readonly PeopleWord[], at: number) => is(words[at - 1], 'be') || is(words[at - 2], 'be');
