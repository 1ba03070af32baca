import { isNameTail } from './names.ts';
import type { Token } from './tokens.ts';
import type { Sense } from './trie.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A stretch of the sentence as the list of words about people sees it. Half-open range of tokens. */
export interface PeopleWord {
  from: number;
  to: number;
  senses: readonly Sense[];
  mark: string | undefined;
  /** The last of its words, folded. */
  text: string;
}

/** Cuts a sentence into the phrases of the list of people, and single words between them. */
export function peopleWords(tokens: readonly Token[], vocabulary: Vocabulary, tell: boolean): PeopleWord[] {
  const words: PeopleWord[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const phrase = token.kind === 'mark' ? undefined : vocabulary.people.longest(tokens, at);
    const to = phrase ? phrase.end : at + 1;
    const senses = phrase && !(tell && beginsName(tokens, at, to)) ? phrase.senses : [];
    const { text } = tokens[to - 1] as Token;
    words.push({ from: at, to, senses, mark: token.kind === 'mark' ? token.text : undefined, text });
    at = to;
  }
  return words;
}

/** "German Village", "Polish Hill": both words in capitals and the second one ends names of places. */
function beginsName(tokens: readonly Token[], from: number, to: number): boolean {
  const tail = tokens[to];
  const last = to - from > 1 ? tokens[to - 1] : undefined;
  if (!(tokens[from] as Token).capital) return false;
  return (tail?.capital === true && isNameTail(tail.text)) || (last?.capital === true && isNameTail(last.text));
}

export const is = (word: PeopleWord | undefined, kind: string): boolean =>
  word?.senses.some((sense) => sense.kind === kind) ?? false;

/** The class of people that a word names; `colour` words are colours of things too. */
export const groupOf = (word: PeopleWord | undefined): Sense | undefined =>
  word?.senses.find((sense) => sense.kind === 'group' || sense.kind === 'colour');

/** Where one wish about people ends: the end of a clause, a comma, a word for the home itself. */
export const endsWish = (word: PeopleWord | undefined): boolean =>
  word === undefined || (word.mark !== undefined && /[.;!?,\n]/.test(word.mark)) || is(word, 'stop');

/** How many words to either side may belong to one wish about people. */
export const reach = 7;

/** The nearest word of a kind within reach of `at` and inside its wish. */
export function seek(
  words: readonly PeopleWord[],
  at: number,
  step: 1 | -1,
  kind: string,
  most = reach,
): number | undefined {
  for (let i = at + step; Math.abs(i - at) <= most; i += step) {
    const word = words[i];
    if (endsWish(word)) return undefined;
    if (is(word, kind)) return i;
  }
  return undefined;
}

/** "No kids' pool", "Jewish deli": a thing or a landmark, not people. */
export const isThing = (word: PeopleWord | undefined): boolean =>
  is(word, 'landmark') && !is(word, 'area') && !is(word, 'liv');
