/** The words of a sentence that change a search that stands: "cheaper", "also", "instead", "any price", "start over". */

import { readQuantity } from '../bounds/quantity.ts';
import type { PlaceIndex } from '../places/place-names.ts';
import { has, type Item, segment, senseOf } from '../words/items.ts';
import { type Token, tokenise } from '../words/tokens.ts';
import type { Sense } from '../words/trie.ts';
import { type Vocabulary, vocabularyOf } from '../words/vocabulary.ts';

/** How far a step goes, where the sentence says so: "50k cheaper", "10 % less". */
export interface Amount {
  value: number;
  percent: boolean;
  /** The unit beside the number; undefined for money. */
  unit?: string | undefined;
}

/** Value of a step that has no field of its own: the unit of its amount names it, as in "50k less" and "300 sq ft more". */
const amountStep = /^amount[-+]$/;
const fields: Readonly<Record<string, string>> = { sqft: 'sqft', acre: 'lot' };
/** Least money that moves a price. */
const LEAST_MONEY = 1_000;

const fieldOf = ({ value, percent, unit }: Amount): string | undefined =>
  unit ? fields[unit] : percent || value >= LEAST_MONEY ? 'price' : undefined;

/** A phrase of the list of turns. Half-open range of tokens. */
export interface Turn {
  kind: 'step' | 'free' | 'reset' | 'undo' | 'more' | 'swap';
  /** The field and, of a step, its direction: `price-`. */
  value: string;
  from: number;
  to: number;
  amount?: Amount | undefined;
}

/** Finds the turns, left to right, the longest phrase first; a longer phrase of the language ("cheaper than") goes before. */
export function findTurns(tokens: readonly Token[], vocabulary: Vocabulary, places: PlaceIndex): Turn[] {
  const turns: Turn[] = [];
  for (let at = 0; at < tokens.length; ) {
    const turn = vocabulary.turns.longest(tokens, at);
    const other = vocabulary.phrases.longest(tokens, at)?.end ?? at;
    if (!turn || other > turn.end) {
      at = Math.max(at + 1, other);
      continue;
    }
    // "50 000 de plus" moves a price; "de plus" alone adds.
    const sense = turn.senses.find(({ value }) => amountStep.test(value)) ?? (turn.senses[0] as Sense);
    // "Forget schools rated 8 or more", "HOA is fine up to 150": said in full, and more than the field.
    const longer = (vocabulary.phrases.longest(tokens, turn.end - 1)?.end ?? 0) > turn.end;
    const limited = vocabulary.phrases.longest(tokens, turn.end)?.senses.some((one) => one.kind === 'cmp');
    if (sense.kind === 'free' && (limited || longer)) {
      at++;
      continue;
    }
    turns.push({ kind: sense.kind as Turn['kind'], value: sense.value, from: at, to: turn.end });
    at = turn.end;
  }
  if (turns.some((turn) => turn.kind === 'step'))
    measure(turns, segment(tokens, vocabulary, places, new Uint8Array(tokens.length)));
  return turns.flatMap((turn) => {
    if (!amountStep.test(turn.value)) return [turn];
    const field = turn.amount && fieldOf(turn.amount);
    if (field) return [{ ...turn, value: `${field}${turn.value.at(-1)}` }];
    const other = vocabulary.turns.longest(tokens, turn.from)?.senses.find(({ value }) => !amountStep.test(value));
    return other ? [{ ...turn, kind: other.kind as Turn['kind'], value: other.value, amount: undefined }] : [];
  });
}

/** More words than this say something else as well. */
const MOST_WORDS_BACK = 10;

/** Returns true if a sentence, in any language, only takes back the last change. */
export function asksBack(sentence: string): boolean {
  const tokens = tokenise(sentence);
  return tokens.length <= MOST_WORDS_BACK && languages.some((language) => isAllBack(tokens, vocabularyOf(language)));
}

function isAllBack(tokens: readonly Token[], { turns, phrases, commonWords }: Vocabulary): boolean {
  let back = false;
  for (let at = 0; at < tokens.length; ) {
    const turn = turns.longest(tokens, at);
    const undo = turn?.senses[0]?.kind === 'undo';
    const { kind, text } = tokens[at] as Token;
    const criterion = phrases.longest(tokens, at)?.senses.some((sense) => criteria.has(sense.kind));
    if (!undo && kind !== 'mark' && (!commonWords.has(text) || criterion)) return false;
    back ||= undo;
    at = undo ? (turn?.end ?? at + 1) : at + 1;
  }
  return back;
}

const languages = ['en', 'fr', 'es'] as const;
const criteria: ReadonlySet<string> = new Set([
  'has',
  'type',
  'house',
  'set',
  'sort',
  'num',
  'field',
  'near',
  'poi',
  'spot',
]);

/** Takes the amounts that precede a step ("50k cheaper") or behind it ("raise the budget by 50k"). */
function measure(turns: Turn[], items: readonly Item[]): void {
  for (const turn of turns) {
    if (turn.kind !== 'step') continue;
    const first = items.findIndex((item) => item.to > turn.from);
    const last = items.findIndex((item) => item.from >= turn.to);
    for (let start = Math.max(0, first - 5); start < first; start++) {
      const read = amountAt(items, start);
      if (!read || read.next !== first || startsInside(items, start)) continue;
      turn.amount = read.amount;
      turn.from = (items[start] as Item).from;
      break;
    }
    if (turn.amount || last < 0) continue;
    const by = ['by', 'de', 'por', 'en'].includes((items[last] as Item).text) ? last + 1 : last;
    const read = by > last ? amountAt(items, by) : undefined;
    if (!read) continue;
    turn.amount = read.amount;
    turn.to = (items[read.next - 1] as Item).to;
  }
}

/** Returns true if the item before already belongs to the number at `start`. */
const startsInside = (items: readonly Item[], start: number): boolean => items[start - 1]?.number !== undefined;

function amountAt(items: readonly Item[], at: number): { amount: Amount; next: number } | undefined {
  const quantity = readQuantity(items, at);
  if (!quantity || !(quantity.value > 0)) return undefined;
  let { next } = quantity;
  const percent = items[next]?.mark === '%' || has(items[next], 'unit', 'percent');
  const unit = percent || has(items[next], 'unit', 'beds') ? undefined : senseOf(items[next], 'unit');
  if (percent || unit) next++;
  return { amount: { value: quantity.value, percent, unit }, next };
}
