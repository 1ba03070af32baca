import type { ProtectedClass } from '../facts.ts';
import type { Token } from './tokens.ts';
import type { Sense } from './trie.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words of a wish about who lives near by: never a filter. Half-open range of tokens. */
export interface Refusal {
  classes: ProtectedClass[];
  from: number;
  to: number;
}

interface Word {
  from: number;
  to: number;
  senses: readonly Sense[];
  mark: string | undefined;
}

const is = (word: Word | undefined, kind: string) => word?.senses.some((sense) => sense.kind === kind) ?? false;
const groupOf = (word: Word | undefined) =>
  word?.senses.find((sense) => sense.kind === 'group' || sense.kind === 'colour');
/** How many words to either side may belong to one wish about people. */
const reach = 7;

/**
 * Finds wishes about a protected class of the people near by. A word for a group is refused only beside
 * words for neighbours or an area; the buyer's own faith, family or disability, landmarks ("near a
 * mosque"), colours ("white kitchen") and lawful housing ("55+ community") are not.
 */
export function findRefusals(tokens: readonly Token[], vocabulary: Vocabulary): Refusal[] {
  const words = cut(tokens, vocabulary);
  const found: Refusal[] = [];
  for (const [at, word] of words.entries()) {
    const direct = word.senses.find((sense) => sense.kind === 'refuse');
    if (direct && !ownFamily(words, at)) {
      found.push({ classes: [direct.value as ProtectedClass], ...range(words, at) });
      continue;
    }
    const group = groupOf(word);
    if (group && aboutNeighbours(words, at, group))
      found.push({ classes: [group.value as ProtectedClass], ...range(words, at) });
  }
  return merge(found);
}

function cut(tokens: readonly Token[], vocabulary: Vocabulary): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const phrase = token.kind === 'mark' ? undefined : vocabulary.people.longest(tokens, at);
    const to = phrase ? phrase.end : at + 1;
    words.push({ from: at, to, senses: phrase?.senses ?? [], mark: token.kind === 'mark' ? token.text : undefined });
    at = to;
  }
  return words;
}

const endsClause = (word: Word | undefined) =>
  word === undefined || (word.mark !== undefined && /[.;!?\n]/.test(word.mark));
const comma = (word: Word | undefined) => word?.mark === ',';

/** The nearest word of a kind within reach and clause; commas end the search. */
function seek(words: readonly Word[], at: number, step: 1 | -1, kind: string, most = reach): number | undefined {
  for (let i = at + step; i >= 0 && i < words.length && Math.abs(i - at) <= most; i += step) {
    const word = words[i];
    if (endsClause(word) || comma(word) || is(word, 'stop')) return undefined;
    if (is(word, kind)) return i;
  }
  return undefined;
}

function ownFamily(words: readonly Word[], at: number): boolean {
  const self = seek(words, at, -1, 'self', 2);
  return (
    self !== undefined &&
    !is(words[self], 'share') &&
    seek(words, at, 1, 'liv', 4) === undefined &&
    seek(words, at, 1, 'area', 3) === undefined &&
    !is(words[at], 'area')
  );
}

function aboutNeighbours(words: readonly Word[], at: number, group: Sense): boolean {
  let next = at + 1;
  // Groups may be listed: "white and Catholic", "Black or Latino".
  while (next < at + 4 && (is(words[next], 'joint') || groupOf(words[next])) && !is(words[next], 'crowd')) next++;
  const after = words[next];
  if (is(after, 'landmark') && !is(after, 'area')) return false;
  if (is(words[at + 1], 'landmark')) return false;
  const area = seek(words, at, -1, 'area');
  const areaAfter = seek(words, at, 1, 'area', 4);
  const crowdBefore = seek(words, at, -1, 'neighbour');
  const shared = is(words[at - 1], 'share') || is(words[at - 2], 'share');
  const firm = is(words[at - 1], 'firm') || is(words[at - 2], 'firm');
  const living = seek(words, at, 1, 'liv', 5);
  const self = seek(words, at, -1, 'self', 4);
  const ownWords = self !== undefined && !shared;
  if (group.kind === 'colour') {
    if (is(after, 'neighbour') || is(after, 'area')) return true;
    if (is(after, 'crowd')) return true;
    const closes = after === undefined || after.mark !== undefined || is(after, 'liv');
    return (
      closes &&
      firm &&
      (area !== undefined ||
        crowdBefore !== undefined ||
        living !== undefined ||
        seek(words, at, -1, 'liv') !== undefined)
    );
  }
  if (is(after, 'area') || (is(after, 'adj') && is(words[next + 1], 'area'))) return !(ownWords && is(after, 'home'));
  if (crowdBefore !== undefined && !ownWords) return true;
  if (ownWords) return false;
  if (is(after, 'neighbour')) return true;
  const family = group.value === 'familial_status';
  if (is(after, 'crowd') && (shared || living !== undefined || area !== undefined)) return true;
  if (living !== undefined) return true;
  if (firm) return !family || area !== undefined || living !== undefined || is(words[at - 1], 'none');
  if (area !== undefined && shared) return true;
  if (area !== undefined && !family && !is(words[at - 1], 'poss')) return areaIsPredicate(words, area, at);
  return areaAfter !== undefined && shared;
}

/** "the neighborhood should be Asian", "a street where everyone is Catholic". */
function areaIsPredicate(words: readonly Word[], area: number, group: number): boolean {
  for (let i = Math.max(0, area - 2); i < group; i++) if (is(words[i], 'predicate')) return true;
  return false;
}

/** From the first word that belongs to the wish to the last: area, neighbours, "no", "only", "living near by". */
function range(words: readonly Word[], at: number): { from: number; to: number } {
  let first = at;
  let last = at;
  for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
    const word = words[i];
    if (endsClause(word) || comma(word) || is(word, 'stop') || is(word, 'cut')) break;
    if (belongs(word)) first = i;
  }
  for (let i = at + 1; i <= Math.min(words.length - 1, at + reach); i++) {
    const word = words[i];
    if (endsClause(word) || comma(word) || is(word, 'stop')) break;
    if (belongs(word) && !is(word, 'weak')) last = i;
  }
  return { from: (words[first] as Word).from, to: (words[last] as Word).to };
}

const belongs = (word: Word | undefined) =>
  ['area', 'neighbour', 'crowd', 'liv', 'share', 'firm', 'group', 'colour', 'predicate'].some((kind) =>
    is(word, kind),
  ) && !is(word, 'weak');

function merge(found: Refusal[]): Refusal[] {
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
