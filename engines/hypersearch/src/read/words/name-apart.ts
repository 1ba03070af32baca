import { nameTails } from '../lexicon/name-tails.ts';
import { riskyAbbreviations } from '../lexicon/states.ts';
import { articles } from '../places/french-names.ts';
import type { NamedPlace } from '../places/place-names.ts';
import type { Token } from './tokens.ts';
import type { Sense } from './trie.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Facts about the items before a name. */
interface ItemBefore {
  text: string;
  senses: readonly Sense[];
  number: number | undefined;
  mark: string | undefined;
}

/** Words that lead to a place and to nothing else. */
export const toPlace: ReadonlySet<string> = new Set('in near around from en dans vers'.split(' '));

/**
 * "Oceanfront isle of palms 4+ bd", "so garden city, 500 or less": plain words that are a name of several words, with a criterion, a
 * figure, a mark or nothing on both sides. A place without people has to end as names do ("johns island").
 */
export function isNameApart(
  { end, place }: { end: number; place: NamedPlace },
  at: number,
  tokens: readonly Token[],
  items: readonly ItemBefore[],
  vocabulary: Vocabulary,
): boolean {
  const first = (tokens[at] as Token).text;
  if (end === at + 1 || first === 'the' || articles.has(first)) return false;
  if (!isMoreThanWords({ end, place }, at, tokens, vocabulary) || vocabulary.phrases.longest(tokens, at)?.end === end)
    return false;
  // "White house", "casa grande"
  for (let one = at; one < end; one++)
    if (vocabulary.phrases.longest(tokens.slice(one, one + 1), 0)?.senses.some(({ kind }) => homes.has(kind)))
      return false;
  const [last, next] = [items.at(-1), tokens[end]];
  const begins =
    last === undefined ||
    last.mark !== undefined ||
    last.number !== undefined ||
    opens.has(last.text) ||
    last.senses.some(({ kind }) => kind === 'want');
  const ends = next === undefined || next.kind !== 'word' || closes.has(next.text);
  const criterion = (senses: readonly Sense[] | undefined) => senses?.some(({ kind }) => ofHomes.has(kind)) ?? false;
  const behind = vocabulary.phrases.longest(tokens, end)?.senses;
  // "Pine island fl"
  const state = behind?.some(({ kind }) => kind === 'abbr') && !riskyAbbreviations.has(next?.text ?? '');
  return (
    (begins || criterion(last.senses)) &&
    (ends || state || criterion(behind) || (behind?.some(({ kind }) => bounds.has(kind)) ?? false))
  );
}

/** A town, a district, a name that ends as names do ("johns island"), or one with a word that says nothing else ("old lyme"). */
export const isMoreThanWords = (
  { end, place }: { end: number; place: NamedPlace },
  at: number,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean =>
  place.population >= 1_000 ||
  place.wellKnown === true ||
  nameTails.has((tokens[end - 1] as Token).text) ||
  tokens.slice(at, end).some(({ text }) => !vocabulary.knows(text));

const homes: ReadonlySet<string> = new Set(['house', 'type', 'dwelling', 'lot', 'ranch', 'studio']);
const opens: ReadonlySet<string> = new Set('or and so then still maybe either ou o et y near'.split(' '));
const closes: ReadonlySet<string> = new Set('or and with w for ou o et y con avec'.split(' '));
/** Senses of a word that begins a figure or a limit. */
const bounds: ReadonlySet<string> = new Set(['cmp', 'num', 'about', 'currency', 'near', 'in', 'maybe', 'prefer']);

/** Senses of a word that may be a criterion by itself. */
export const ofHomes: ReadonlySet<string> = new Set([
  'has',
  'type',
  'house',
  'dwelling',
  'lot',
  'ranch',
  'studio',
  'topic',
  'sort',
]);

/** "garden city under 400k", and no "big city": a name whose last word says that it is one. */
export const endsInCity = (
  { end, place }: { end: number; place: NamedPlace },
  at: number,
  tokens: readonly Token[],
): boolean =>
  tokens[end - 1]?.text === 'city' &&
  end > at + 1 &&
  place.population >= 5_000 &&
  !/^(?:a|an|the|my|our|any|big|small|large|great|nice|this|that)$/.test(tokens[at - 1]?.text ?? '');
