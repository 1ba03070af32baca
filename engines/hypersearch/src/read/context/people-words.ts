import { nameTails } from '../lexicon/name-tails.ts';
import type { Token } from '../words/tokens.ts';
import type { Sense } from '../words/trie.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** A phrase of the list of people (lexicon people.ts), a single other word or a mark. Half-open range of tokens. */
export interface PeopleWord {
  from: number;
  to: number;
  senses: readonly Sense[];
  /** The last of its words, folded; `#` for a number. */
  text: string;
  mark: boolean;
}

/** Cuts a sentence into the phrases of the list of people, and single words between them. */
export function peopleWords(
  tokens: readonly Token[],
  { people, borrowedPeople }: Pick<Vocabulary, 'people' | 'borrowedPeople'>,
  capitalsMarkNames: boolean,
): PeopleWord[] {
  const words: PeopleWord[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const mark = token.kind === 'mark';
    const phrase = mark ? undefined : (people.longest(tokens, at) ?? borrowedPeople?.longest(tokens, at));
    const to = phrase ? phrase.end : at + 1;
    const isName =
      phrase !== undefined && (isRegion(tokens, at, to) || (capitalsMarkNames && beginsName(tokens, at, to)));
    const senses = isName ? [] : (phrase?.senses ?? []);
    const text = token.kind === 'number' ? '#' : (tokens[to - 1] as Token).text;
    words.push({ from: at, to, senses, text, mark });
    at = to;
  }
  return words;
}

const states: ReadonlySet<string> = new Set([
  ...['british columbia', 'colombie britannique', 'columbia britanica', 'colombia britanica'],
  ...['new mexico', 'nouveau mexique', 'nuevo mexico'],
]);

const stateEnds: ReadonlySet<string> = new Set([...states].map((name) => name.split(' ')[1] as string));

/** Waters and lands that a word for a group or a color often names. */
const lands: ReadonlySet<string> = new Set(['river', 'creek', 'lake', 'bayou', 'canyon']);

/** "British Columbia", "white county", "black hawk county", "red river": states, counties and waters, whatever their capitals. */
function isRegion(tokens: readonly Token[], from: number, to: number): boolean {
  const text = (at: number) => tokens[at]?.text ?? '';
  if (lands.has(text(to)) || text(to) === 'county' || text(to + 1) === 'county') return true;
  const isState = (last: number) => stateEnds.has(text(last)) && states.has(`${text(last - 1)} ${text(last)}`);
  return isState(to) || isState(from);
}

/** "German Village", "Polish Hill": both words in capitals and the second one ends names of places. */
function beginsName(tokens: readonly Token[], from: number, to: number): boolean {
  const tail = tokens[to];
  const last = to - from > 1 ? tokens[to - 1] : undefined;
  if (!(tokens[from] as Token).capital) return false;
  return (tail?.capital === true && nameTails.has(tail.text)) || (last?.capital === true && nameTails.has(last.text));
}

export function is(word: PeopleWord | undefined, kind: string): boolean {
  if (word === undefined) return false;
  for (const sense of word.senses) if (sense.kind === kind) return true;
  return false;
}
