import { isPerson } from '../context/named-person.ts';
import { has, type Item } from '../words/items.ts';
import { bases } from './elsewhere.ts';
import { isPartOfPlace, isTail, isUnknown, nameOf, properNameEnd, unknownNameEnd } from './names.ts';
import { isCoded, pinnedState } from './pinned-state.ts';
import { itemBefore, placeFact } from './place-fact.ts';
import type { PlaceContext, PlaceReading } from './place-reading.ts';

/** "Ballard in Seattle", "in Wicker Park": names that the gazetteer lacks count where the sentence says "place". */
export function readUnknown(
  items: readonly Item[],
  at: number,
  strict: boolean,
  context: PlaceContext,
): PlaceReading | undefined {
  const item = items[at] as Item;
  // "In Monday's email"; "Just Charleswood", where the name begins behind the adverb.
  // "Plumber in Toledo here"
  if (at === 0 && items[at + 2]?.place && items[at + 3]?.text === 'here') return undefined;
  if (ofLoans.has(item.text) || weekdays.test(item.text) || /^(?:just|only|maybe)$/.test(item.text)) return undefined;
  const named = properNameEnd(items, context.tokens, at, context.capitalsMarkNames);
  const proper = isCoded(items, at, named, context) ? named - 1 : named;
  let end = proper;
  if (proper > at) {
    if (bases.has(item.text) && item.place === undefined)
      return { facts: [], next: proper, confidence: 1, elsewhere: true };
    // "Lower Queen Anne", "Old Strathcona": a part of a place, or a place of its own.
    const part = isPartOfPlace(items, at);
    const unknown = part || items.slice(at, proper).some(isUnknown);
    const tail = (isTail(items[proper - 1]) || items[proper - 1]?.text === 'county') && proper - at > 1;
    if (!unknown && !tail) return undefined;
    const leadIn = strict || context.listed || context.negated || (has(itemBefore(items, at), 'in') && tail);
    // "Murder on the Corolla, Osborne Village", "one at BMW in Greer"
    const ofThing = items[at - 1]?.text === 'at' || (has(items[at - 1], 'art') && items[at - 2]?.text === 'on');
    const apposed =
      !ofThing &&
      (has(items[proper], 'in', 'strict') || items[proper]?.mark === ',') &&
      (items[proper + 1]?.place !== undefined || has(items[proper + 1], 'state'));
    const alone = tail && unknown && !isPerson(items, at, context);
    const district = unknown && districts.has(items[proper]?.text ?? '');
    const countyName = items[proper - 1]?.text === 'county' && proper - at > 1;
    const joined = unknown && has(items[proper], 'or') && items[proper + 1]?.place !== undefined;
    if (
      !leadIn &&
      !apposed &&
      !alone &&
      !countyName &&
      !district &&
      !joined &&
      proper === named &&
      !(context.alone && unknown && endsClause(items[proper]))
    )
      return undefined;
    if (isPerson(items, at, context) && !strict) return undefined;
    // "Scratch that, CRA headaches"
    if (context.listed && !strict && !tail && isUnknown(items[proper])) return undefined;
    // "Yelling in Spanish": a language.
    if (proper === at + 1 && item.place === undefined && item.ofPeople) return undefined;
    // "No Chinese drywall"
    if (context.negated && !strict && proper === at + 1 && context.ofPeople(item.text)) return undefined;
  } else {
    // "Dis à l'application": an elided article begins no name in small letters.
    // "Les mains dans le plâtre": a common noun.
    if (nouns.test(items[at - 1]?.text ?? '') && !item.capital && !context.listed) return undefined;
    const district = districtEnd(items, at, context);
    if (district > at)
      return {
        facts: [placeFact(nameOf(items, context.tokens, context.sentence, at, district))],
        next: district,
        confidence: 0.5,
      };
    end = unknownNameEnd(items, at);
    if (end === at || (!strict && !context.listed && !context.negated)) return undefined;
    // A lower-case word is no name in a sentence that capitalizes names: "au bord du golf, Naples".
    if (context.namesPlaces && !isTail(items[end - 1])) return undefined;
    if (context.capitalsMarkNames && !isTail(items[end - 1]) && !strict) return undefined;
    if (item.text.length < 4 || context.ofPeople(item.text) || (!isUnknown(item) && !isTail(items[end - 1])))
      return undefined;
    if (!strict && !isTail(items[end - 1])) return undefined;
  }
  // "Zorbville Austin": a district with its city behind it.
  const city = end > at + 1 && isUnknown(items[end - 2]) ? items[end - 1]?.place : undefined;
  const isBehind = city?.kind === 'city' && city.population >= 50_000;
  const pinned = pinnedState(items, end, undefined, context);
  const own = nameOf(items, context.tokens, context.sentence, at, isBehind ? end - 1 : end);
  return {
    facts: [placeFact(own, pinned?.code)],
    next: isBehind ? end - 1 : (pinned?.next ?? end),
    confidence: 0.5,
  };
}

/** "grandmont detroit", "north park, san diego": in small letters, a word that no one knows or a side before a large city. */
export function districtEnd(
  items: readonly Item[],
  at: number,
  { language, namesAnything }: Pick<PlaceContext, 'language' | 'namesAnything'>,
): number {
  if (language !== 'en' || namesAnything) return at;
  const side = has(items[at], 'compass') && isTail(items[at + 1]);
  const unknown = isUnknown(items[at]) && (items[at]?.text.length ?? 0) >= 6;
  const end = side ? at + 2 : unknown ? at + 1 : at;
  const city = items[side && items[end]?.mark === ',' ? end + 1 : end];
  const large = city?.place?.kind === 'city' && city.place.population >= 200_000;
  return large && !city.common && city.senses.length === 0 ? end : at;
}

const nouns = /^(?:l|la|le|les|el|los|las|un|une|una)$/;

/** "Maple Leaf neighborhood" */
export const districts: ReadonlySet<string> = new Set(
  'neighborhood neighbourhood subdivision district area hood nabe'.split(' '),
);

const weekdays = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** Initials of loans, accounts and agencies. */
const ofLoans: ReadonlySet<string> = new Set(
  'fha usda itin daca mls hud cmhc schl fhsa celiapp rrsp reer nmls arm pmi'.split(' '),
);

const endsClause = (item: Item | undefined): boolean =>
  item === undefined ||
  /^[,.;/]$/.test(item.mark ?? '') ||
  item.number !== undefined ||
  ['or', 'type', 'house', 'ranch', 'has', 'studio'].some((kind) => has(item, kind));
