import type { ProtectedClass } from '../facts.ts';
import { aboutNeighbours, mentionAt } from './neighbour-rules.ts';
import { endsWish, groupOf, is, isThing, type PeopleWord, peopleWords, reach, seek } from './people-words.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words of a wish about who lives near by: never a filter. Half-open range of tokens. */
export interface Refusal {
  classes: ProtectedClass[];
  from: number;
  to: number;
}

/**
 * Finds wishes about a protected class of the people near by. A word for a class is refused only beside
 * words for neighbours or an area, or where it is shut out or asked for alone; the buyer's own faith,
 * family or disability, landmarks ("near a mosque"), colours ("white kitchen") and lawful housing
 * ("55+ community") are not.
 */
export function findRefusals(tokens: readonly Token[], vocabulary: Vocabulary, tell: boolean): Refusal[] {
  const words = peopleWords(tokens, vocabulary, tell);
  const behind = vocabulary.language !== 'en';
  const found: Refusal[] = [];
  for (const [at, word] of words.entries()) {
    if (word.senses.length === 0) continue;
    const direct = word.senses.find((sense) => sense.kind === 'refuse');
    const group = groupOf(word);
    const mention = group && mentionAt(words, at, group.value as ProtectedClass, behind);
    const refused =
      direct && !ownFamily(words, at) && !isThing(words[at + 1])
        ? direct
        : mention && aboutNeighbours(mention, group.kind === 'colour')
          ? group
          : undefined;
    if (refused) found.push({ classes: [refused.value as ProtectedClass], ...range(words, at) });
  }
  return merge(found);
}

function ownFamily(words: readonly PeopleWord[], at: number): boolean {
  // "Sans enfants, un couple qui cherche un condo"
  if (
    at === 0 &&
    words[1]?.mark === ',' &&
    [2, 3, 4].some((next) => is(words[next], 'self') || words[next]?.text === 'couple')
  )
    return true;
  const self = seek(words, at, -1, 'self', 2);
  return (
    self !== undefined &&
    !is(words[self], 'share') &&
    seek(words, at, 1, 'liv', 4) === undefined &&
    seek(words, at, 1, 'area', 3) === undefined &&
    !is(words[at], 'area')
  );
}

const wishKinds = [
  'area',
  'neighbour',
  'crowd',
  'liv',
  'share',
  'firm',
  'group',
  'colour',
  'predicate',
  'out',
  'keep',
  'alone',
  'none',
  'amid',
];

const belongs = (word: PeopleWord | undefined): boolean => wishKinds.some((kind) => is(word, kind));

/** From the first word that belongs to the wish to the last: area, neighbours, "no", "only", "living near by". */
function range(words: readonly PeopleWord[], at: number): { from: number; to: number } {
  let first = at;
  let last = at;
  for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
    const word = words[i];
    if (endsWish(word)) break;
    if (is(word, 'cut')) {
      if (is(word, 'amid') && i >= at - 2) first = i;
      break;
    }
    if (belongs(word)) first = i;
  }
  for (let i = at + 1; i <= Math.min(words.length - 1, at + reach); i++) {
    const word = words[i];
    if (endsWish(word) || (is(word, 'cut') && !is(word, 'amid'))) break;
    if (belongs(word)) last = i;
  }
  return { from: (words[first] as PeopleWord).from, to: (words[last] as PeopleWord).to };
}

function merge(found: readonly Refusal[]): Refusal[] {
  const merged: Refusal[] = [];
  for (const refusal of found) {
    const last = merged.at(-1);
    if (last && refusal.from < last.to) {
      last.to = Math.max(last.to, refusal.to);
      for (const one of refusal.classes) if (!last.classes.includes(one)) last.classes.push(one);
    } else merged.push(refusal);
  }
  return merged;
}
