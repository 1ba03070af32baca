import { firstNames } from '../lexicon/first-names.ts';
import { nameTails } from '../lexicon/name-tails.ts';
import { has, type Item } from '../words/items.ts';
import type { Token } from '../words/tokens.ts';
import { abroad } from './elsewhere.ts';
import { articles, isSaint } from './french-names.ts';
import { isUnpeopled } from './place-names.ts';
import type { PlaceContext } from './place-reading.ts';

/** The evidence of the sentence that a name is a place. */
interface Evidence {
  /** A word before it leads to a place. */
  strict: boolean;
  /** The state behind it. */
  pinned: string | undefined;
  /** Another place is beside it. */
  joined: boolean;
  /** Criteria, figures or marks are on both sides. */
  apart: boolean;
}

/**
 * True for a person, a company, a car or a school that shares its name with a place that few people know: a post office, a
 * district or a landmark. A larger place needs less evidence.
 */
export function isNamesake(
  items: readonly Item[],
  at: number,
  { strict, pinned, joined, apart }: Evidence,
  context: PlaceContext,
): boolean {
  const item = items[at] as Item;
  const { place } = item;
  if (place === undefined) return false;
  const first = context.tokens[item.from] as Token;
  const before = items[at - 1];
  const isLed = strict || joined || context.listed;
  // "Se graduó de la UCF"
  const article = articles.has(context.tokens[item.from - 1]?.text ?? '');
  if (place.kind === 'point') return !pinned && !context.listed && !context.negated && (!strict || article);
  // "I can't hear the Shearwater helicopters"
  const next = items[at + 1];
  const ends =
    next === undefined ||
    next.mark !== undefined ||
    ['region', 'hood', 'type', 'house', 'studio'].some((kind) => has(next, kind));
  const isDistrict = place.wellKnown && place.population === 0 && !has(item, 'hood', 'name');
  if (isDistrict && has(before, 'art') && !isLed && !ends) return true;
  // "Condo st lambert"
  if (!isUnpeopled(place) || has(item, 'hood', 'name') || isSaint(first)) return false;
  if (pinned) {
    // "Quarter lane, Idaho": no Lane is there, and the word means something.
    const isThere = place.states.some(({ code }) => code === pinned);
    return !isThere && !first.capital && context.capitalsMarkNames;
  }
  const words = context.tokens.slice(item.from, item.to);
  // "Nursery" is no town in small letters, nor is "blacklick" in a sentence that writes names in capitals.
  const isWord = context.namesAnything || words.every(({ text }) => context.knows(text));
  if (context.capitalsMarkNames && !first.capital && isWord && !item.isApart) return true;
  const [word] = words.length === 1 ? words : [];
  // "Newcomer to Canada": Canada is a post office of Kentucky too.
  if (word && abroad.has(word.text)) return true;
  // "Dana-Farber"
  if (first.hyphened && context.tokens[item.from - 1]?.capital) return true;
  // "Murder on the Corolla"
  if (has(before, 'art')) return true;
  // "Forestry at Lakehead", "she's going to Lakehead in Thunder Bay": a school, where another place is named.
  if (word && before?.text === 'at') return true;
  if (word && attends.test(items[at - 2]?.text ?? '') && before?.text === 'to' && namesAnother(items, at)) return true;
  // "No lawn for Harold to fuss over"
  if (word && firstNames.has(word.text) && !isLed) return true;
  // "Looking Pawleys Island": a name that ends as names of places do
  const isName =
    words.length > 1 &&
    context.capitalsMarkNames &&
    words.every(({ capital }) => capital) &&
    nameTails.has(words.at(-1)?.text ?? '') &&
    words.some(({ text }) => !context.knows(text));
  return !isLed && !context.negated && !apart && !isName;
}

const attends = /^(?:going|goes|go|went)$/;

const namesAnother = (items: readonly Item[], at: number): boolean =>
  items.some(({ place }, index) => index !== at && place?.kind === 'city' && place.population > 0);
