import { type Feature, features } from '@lintel/hypersearch';
import { implied, nearWords, negations, parkWords, phrases, reachWords, transitWords } from './feature-lexicon.ts';
import { type Found, foldWords, isWord, phraseFinder } from './phrase-finder.ts';

/**
 * Derives the features of a home from its source: fields first, then text. Pure; every import uses it.
 *
 * Invariant: a field that says no overrides text that says yes (a remark about the neighbors' pool does not
 * add a pool).
 */
export interface FeatureSources {
  homeType: string;
  /** Remarks and amenity lists, each read separately. */
  texts: readonly string[];
  poolPrivateYn: boolean | null;
  garageYn: boolean | null;
  garageSpaces: number | null;
  fireplaceYn: boolean | null;
  waterfrontYn: boolean | null;
  seniorCommunityYn: boolean | null;
  storiesTotal: number | null;
  yearBuilt: number | null;
  /** Null when the source states no listing date. */
  listedOn: string | null;
  view: readonly string[] | null;
  basement: readonly string[] | null;
  cooling: readonly string[] | null;
  poolFeatures: readonly string[] | null;
  patioAndPorchFeatures: readonly string[] | null;
  accessibilityFeatures: readonly string[] | null;
}

export function featuresOf(home: FeatureSources): Feature[] {
  const found = new Set<Feature>();
  for (const text of home.texts) for (const feature of featuresInText(text)) found.add(feature);
  for (const [feature, verdict] of verdicts(home)) {
    if (verdict === true) found.add(feature);
    if (verdict === false) found.delete(feature);
  }
  for (const [one, other] of implied) if (found.has(one)) found.add(other);
  return features.filter((feature) => found.has(feature));
}

/** True and false come from fields; null leaves the decision to the text. */
function verdicts(home: FeatureSources): [Feature, boolean | null][] {
  const bare = home.homeType === 'land';
  const listedIn = home.listedOn === null ? null : Number(home.listedOn.slice(0, 4));
  return [
    ['pool', home.poolPrivateYn ?? stated(home.poolFeatures, /^(?!.*(community|association)).+/)],
    ['garage', home.garageSpaces !== null ? home.garageSpaces > 0 || home.garageYn === true : home.garageYn],
    ['fireplace', home.fireplaceYn],
    ['waterfront', home.waterfrontYn],
    ['senior_community', home.seniorCommunityYn],
    ['single_story', bare || home.storiesTotal === null || home.storiesTotal === 0 ? null : home.storiesTotal === 1],
    [
      'new_construction',
      home.yearBuilt !== null && listedIn !== null && home.yearBuilt >= listedIn - 1 && !bare ? true : null,
    ],
    ['air_conditioning', stated(home.cooling, /./)],
    ['water_view', stated(home.view, /water|ocean|lake|river|bay|sea|pond|creek|harbou?r|canal|sound/) || null],
    ['mountain_view', stated(home.view, /mountain|hill/) || null],
    ['city_view', stated(home.view, /city|skyline|downtown/) || null],
    ['golf_course', stated(home.view, /golf/) || null],
    ['basement', stated(home.basement, /^(?!.*(crawl|slab)).+/)],
    ['finished_basement', stated(home.basement, /^(?!.*(unfinished|partial)).*finished/) || null],
    ['walkout_basement', stated(home.basement, /walk.?out|exterior entry|daylight/) || null],
    ['deck', stated(home.patioAndPorchFeatures, /deck/) || null],
    ['patio', stated(home.patioAndPorchFeatures, /patio|lanai|terrace/) || null],
    ['porch', stated(home.patioAndPorchFeatures, /porch|veranda/) || null],
    ['balcony', stated(home.patioAndPorchFeatures, /balcony/) || null],
    ['wheelchair_accessible', stated(home.accessibilityFeatures, /wheelchair|accessible|ramp|roll/) || null],
  ];
}

/** Returns true if one of the words matches, false when the source says "none", null when it says nothing. */
function stated(words: readonly string[] | null, wanted: RegExp): boolean | null {
  if (words === null || words.length === 0) return null;
  return words.some((word) => {
    const folded = word.toLowerCase().trim();
    return !/^(none|no|n|false|0|see remarks|not applicable)$/.test(folded) && wanted.test(folded);
  });
}

const findFeatures = phraseFinder(Object.entries(phrases).map(([name, list]) => [name, split(list)] as const));
const findContext = phraseFinder([
  ['deny', negations],
  ['near', nearWords],
  ['reach', reachWords],
  ['park', parkWords],
  ['transit', transitWords],
]);

/**
 * Maximum number of words between a negation or near-word and the phrase it governs ("no private heated
 * pool").
 */
const NEGATION_REACH = 2;
const NEAR_REACH = 3;
/**
 * "Close to shops, schools, parks and trains": nearness applies until the end of the sentence, up to a limit.
 */
const LIST_REACH = 14;

/** Upper bound of a phrase's length in words, including gaps; words further back can't matter. */
const LONGEST_PHRASE = 10;

/** List values repeat often, so each is parsed once. */
const readBefore = new Map<string, ReadonlySet<Feature>>();
const REMEMBERED_CHARACTERS = 40;
const REMEMBERED_MAX = 10_000;

/** Returns the features that a text attributes to the home, without negated and nearby ones. */
export function featuresInText(text: string): ReadonlySet<Feature> {
  if (text.length > REMEMBERED_CHARACTERS) return readText(text);
  let found = readBefore.get(text);
  if (!found) {
    found = readText(text);
    if (readBefore.size < REMEMBERED_MAX) readBefore.set(text, found);
  }
  return found;
}

function readText(text: string): Set<Feature> {
  const words = foldWords(text);
  const phrasesAt = byFirstWord(findFeatures(words));
  const contextAt = byFirstWord(findContext(words));
  const found = new Set<Feature>();
  for (const phrase of phrasesAt.values()) {
    if (phrase.meaning === 'none' || isTakenAway(phrasesAt, phrase)) continue;
    const governed = someBefore(contextAt, phrase, NEAR_REACH, (word) => governs(words, word, phrase.from));
    if (!governed && !isNotIncluded(words, phrase)) found.add(phrase.meaning as Feature);
  }
  for (const place of contextAt.values())
    if ((place.meaning === 'park' || place.meaning === 'transit') && isNear(words, contextAt, place))
      found.add(place.meaning === 'park' ? 'near_park' : 'near_transit');
  return found;
}

const byFirstWord = (list: readonly Found[]): ReadonlyMap<number, Found> => new Map(list.map((one) => [one.from, one]));

/**
 * Returns true if a phrase that begins at most `reach` words (plus a phrase) before this one meets the test.
 */
function someBefore(
  all: ReadonlyMap<number, Found>,
  { from }: Found,
  reach: number,
  meets: (earlier: Found) => boolean,
): boolean {
  for (let start = from; start >= Math.max(0, from - reach - LONGEST_PHRASE); start--) {
    const earlier = all.get(start);
    if (earlier && meets(earlier)) return true;
  }
  return false;
}

/** "Pool table" is not a pool, and a remodeled (or "fully updated") kitchen is not a remodeled home. */
function isTakenAway(all: ReadonlyMap<number, Found>, phrase: Found): boolean {
  if (phrase.meaning === 'renovated')
    for (let start = phrase.from + 1; start < phrase.to; start++)
      if (all.get(start)?.meaning === 'updated_kitchen') return true;
  return someBefore(
    all,
    phrase,
    0,
    (outer) =>
      phrase.to <= outer.to && outer !== phrase && (outer.meaning === 'none' || phrase.meaning === 'renovated'),
  );
}

function isNotIncluded(words: readonly string[], { to }: Found): boolean {
  return words[to] === 'not' && words[to + 1] === 'included';
}

function governs(words: readonly string[], word: Found, from: number): boolean {
  if (word.to > from || (word.meaning !== 'deny' && word.meaning !== 'near')) return false;
  const between = words.slice(word.to, from);
  if (!between.every(isWord)) return false;
  // "No pool or garage": a negation applies to everything joined by "or".
  const joined = between.includes('or') || between.includes('nor');
  return between.length <= (word.meaning === 'near' || joined ? NEAR_REACH : NEGATION_REACH);
}

function isNear(words: readonly string[], contextAt: ReadonlyMap<number, Found>, place: Found): boolean {
  if (place.meaning === 'transit' && words[place.from] === 'public') return true;
  if (words[place.to] === 'nearby' || (words[place.to] === 'close' && words[place.to + 1] === 'by')) return true;
  return someBefore(
    contextAt,
    place,
    LIST_REACH,
    (word) =>
      (word.meaning === 'near' || word.meaning === 'reach') &&
      word.to <= place.from &&
      place.from - word.to <= LIST_REACH &&
      !words.slice(word.to, place.from).includes('.'),
  );
}

function split(list: string): string[] {
  return list.split('|').map((phrase) => phrase.trim());
}
