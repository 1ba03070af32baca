import { type Fact, isCriterion, type ReadContext, read, type Span } from '@lintel/hypersearch';
import { type Finder, find } from '../index/finder.ts';

export const wordsAt = (sentence: string, spans: readonly Span[]): string =>
  spans.map(([start, end]) => sentence.slice(start, end)).join(' … ');

/** The day from which a sentence counts. */
export const dayOf = (now: Date): ReadContext['today'] => ({
  year: now.getUTCFullYear(),
  month: now.getUTCMonth() + 1,
  day: now.getUTCDate(),
});

/** Street suffixes; listings write them in many forms, or omit them. */
const waySuffix =
  /^(st|street|ave|av|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|way|cir|circle|ter|terrace|pkwy|parkway|hwy|highway|trl|trail|sq|square|cres|crescent|rue|ch|chemin)$/;
const everyStatus = ['active', 'pending', 'sold'] as const;
const longest = 12;

/**
 * Returns the place that a text names and nothing else: "Austin, TX", "78704", "Texas". Undefined when the
 * text says more, is misspelled, or names a place without homes; it is then matched as words.
 */
export function typedPlace(finder: Finder, text: string): Fact[] | undefined {
  const { facts, parts } = read(text, { places: finder.placeNames, today: dayOf(finder.clock()) });
  if (facts.length === 0 || parts.some(({ fate }) => fate !== 'applied')) return undefined;
  const isPlace = ({ fact, confidence }: (typeof facts)[number]) =>
    confidence >= 0.75 &&
    isCriterion(fact) &&
    (fact.kind === 'state' || fact.kind === 'zip' || (fact.kind === 'place' && !fact.not));
  if (!facts.every(isPlace)) return undefined;
  const places = facts.map(({ fact }) => fact);
  return find(finder, { facts: places, statuses: everyStatus }, { limit: 0 }).total > 0 ? places : undefined;
}

/**
 * Returns the words of a folded text that must occur in a home's text; at most twelve. Drops the street
 * suffix after a house number.
 */
export function typedWords(folded: string): string[] {
  const words = folded.split(' ').filter(Boolean).slice(0, longest);
  if (!/^\d/.test(words[0] ?? '') || words.length < 3) return words;
  return words.filter((word, at) => at < 2 || !waySuffix.test(word));
}
