import { type Fact, isWish, read } from '@lintel/hypersearch';
import { type Finder, find } from './finder.ts';
import { dayOf } from './sentence.ts';

/** Words that only say what kind of way a street is; listings write them in many forms, or not at all. */
const waySuffix =
  /^(st|street|ave|av|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|way|cir|circle|ter|terrace|pkwy|parkway|hwy|highway|trl|trail|sq|square|cres|crescent|rue|ch|chemin)$/;
const everyStatus = ['active', 'pending', 'sold'] as const;
const longest = 12;

/**
 * The place that a typed text names and nothing else: "Austin, TX", "78704", "Texas". Undefined where it says more than
 * a place, where it is misspelt, or where no home has ever been in such a place: it is then a text of words.
 */
export function typedPlace(finder: Finder, text: string): Fact[] | undefined {
  const { facts, parts } = read(text, { places: finder.placeNames, today: dayOf(finder.clock()) });
  if (facts.length === 0 || parts.some(({ fate }) => fate !== 'applied')) return undefined;
  const isPlace = ({ fact, confidence }: (typeof facts)[number]) =>
    confidence >= 0.75 &&
    isWish(fact) &&
    (fact.kind === 'state' || fact.kind === 'zip' || (fact.kind === 'place' && !fact.not));
  if (!facts.every(isPlace)) return undefined;
  const places = facts.map(({ fact }) => fact);
  return find(finder, { facts: places, statuses: everyStatus }, { limit: 0 }).total > 0 ? places : undefined;
}

/** The words of a folded text that must occur in a home's; at most twelve. After a house number the kind of way is left out. */
export function typedWords(folded: string): string[] {
  const words = folded.split(' ').filter(Boolean).slice(0, longest);
  if (!/^\d/.test(words[0] ?? '') || words.length < 3) return words;
  return words.filter((word, at) => at < 2 || !waySuffix.test(word));
}
