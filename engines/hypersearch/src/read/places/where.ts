import { isPerson } from '../context/named-person.ts';
import { has, type Item } from '../words/items.ts';
import { endsInCity, ofHomes } from '../words/name-apart.ts';
import type { Token } from '../words/tokens.ts';
import { isHeadCode } from './codes/head-code.ts';
import { abroad, endOfOther, months, sideOf } from './elsewhere.ts';
import { foreignEnd } from './foreign.ts';
import { isSaint } from './french-names.ts';
import { isTail, isUnknown, nameOf, properNameEnd } from './names.ts';
import { isNamesake } from './names-of-others.ts';
import { pinnedState } from './pinned-state.ts';
import { itemBefore, placeFact } from './place-fact.ts';
import type { PlaceContext, PlaceReading } from './place-reading.ts';
import { readCounty, readState, skipRegion } from './read-state.ts';
import { isAmongNames, isAskedAbout, isFamily, isTownToo, namesEither, namesHomes } from './town-names.ts';
import { districts, readUnknown } from './unknown-place.ts';

/** A city, neighbourhood or state at `at`, if the words around it say that a place is meant. */
export function readPlace(items: readonly Item[], at: number, context: PlaceContext): PlaceReading | undefined {
  const item = items[at] as Item;
  const back = itemBefore(items, at);
  const strict = has(back, 'in', 'strict') || has(back, 'outside', '') || isAskedAbout(items, at);
  if (context.negated && abroad.has(item.text) && !pinnedState(items, at + 1, item, context))
    return { facts: [], next: at + 1, confidence: 1, elsewhere: true };
  // "Eastern Ontario" is not the town of Eastern.
  if (has(item, 'compass') && item.place && has(items[at + 1], 'state')) return undefined;
  const foreign = foreignEnd(items, at, context);
  if (foreign > at) return { facts: [], next: foreign, confidence: 1, elsewhere: true };
  const state = readState(items, at, context);
  if (state) return state;
  if (months.has(item.text) && item.to === item.from + 1 && !pinnedState(items, at + 1, item, context))
    return undefined;
  // « Toute la famille à Noël »; Noel is a town of Missouri too.
  if (item.text === 'noel' && context.language === 'fr' && !pinnedState(items, at + 1, item, context)) return undefined;
  const county = readCounty(items, at, context);
  if (county) return county;
  // "Mon chien, un golden"
  if (item.place && !item.capital && /^(?:une?|an|una)$/.test(items[at - 1]?.text ?? '') && context.capitalsMarkNames)
    return undefined;
  const other = endOfOther(items, at, context);
  if (other !== undefined) return { facts: [], next: other, confidence: 1, elsewhere: true };
  const raw = context.tokens[item.from] as Token;
  if (isFamily(items, at, context)) return { facts: [], next: at + 1, confidence: 1, elsewhere: true };
  if (item.ofPeople && item.place?.wellKnown && item.to === item.from + 1 && !isBesideItsCity(items, at))
    return undefined;
  if (item.place && namesHomes(item) && !isTownToo(items, at, strict, context)) return undefined;
  if (item.place) {
    const next = at + 1;
    // "Anywhere but Houston in Texas": the state is asked for, the city is not.
    const apart = context.negated && has(items[next], 'in');
    const pinned = apart ? undefined : pinnedState(items, next, item, context);
    const end = pinned?.next ?? next;
    if (!strict && !pinned && !isSaint(raw) && isPerson(items, at, context))
      return { facts: [], next: at + 1, confidence: 1, elsewhere: true };
    const words = context.tokens.slice(item.from, item.to);
    // "Marion County" is not the town of Marion.
    if (items[next]?.text === 'county' && item.place.kind === 'city' && !has(items[at - 1], 'person'))
      return {
        facts: [placeFact(`${item.place.name} county`)],
        next: pinnedState(items, next + 1, undefined, context)?.next ?? next + 1,
        confidence: 0.8,
      };
    // «Condo en el centro de austin»; El Centro is a city of California too.
    if (has(item, 'poi', 'downtown') && !pinned && (!raw.capital || has(items[next], 'of'))) return undefined;
    const isRegion = item.place.kind === 'region';
    const plain =
      (words.every((word) => context.knows(word.text)) && !has(item, 'hood', 'name')) ||
      item.senses.some(
        (sense) => sense.kind !== 'abbr' && sense.kind !== 'hood' && !(isRegion && sense.kind === 'state'),
      );
    const midCapital =
      raw.capital &&
      context.capitalsMarkNames &&
      at > 0 &&
      items[at - 1]?.mark !== '.' &&
      items[at - 1]?.mark !== '!' &&
      items[at - 1]?.mark !== '?';
    // "Oceanside or Vista"
    const joined =
      (!plain && isAmongNames(items, at, end)) ||
      (raw.capital && context.capitalsMarkNames && namesEither(items, end)) ||
      (context.listed && (midCapital || !plain));
    const headed =
      at === 0 &&
      raw.capital &&
      context.capitalsMarkNames &&
      (items[end]?.mark === ',' ||
        items[end]?.mark === ':' ||
        (items[end]?.mark === '.' && end === 1) ||
        items[end] === undefined ||
        items[end]?.number !== undefined) &&
      item.place.population >= 15_000;
    const alone =
      midCapital &&
      item.place.population >= (item.senses.some(({ kind }) => ofHomes.has(kind)) ? 50_000 : 5_000) &&
      (items[at - 1]?.mark === ',' || items[at - 1]?.mark === ':' || items[at - 1]?.mark === '\n') &&
      (items[end] === undefined || items[end]?.mark !== undefined);
    // «Omaha o Plano», «excepto Plano»: a large city whose name is a word too, where names have no capitals.
    const large =
      !context.namesAnything &&
      item.senses.length === 0 &&
      item.place.population >= 100_000 &&
      ((context.listed && has(items[at - 1], 'or')) || leadsToName.test(lastWord(items[at - 1], context)));
    const common =
      plain &&
      !large &&
      !alone &&
      !pinned &&
      !joined &&
      !headed &&
      !isHeadCode(items, at, context) &&
      // "3 bed in fall city"
      !(strict && words.length > 1 && !context.namesAnything && item.senses.length === 0) &&
      !(strict && (raw.capital || (!context.namesAnything && item.place.population >= 10_000))) &&
      !(midCapital && words.length > 1 && item.place.population > 20_000 && !item.senses.length) &&
      !(words.length > 1 && item.place.population > 80_000 && !item.senses.length) &&
      !(words.length > 1 && item.place.wellKnown && item.senses.every(({ kind }) => kind === 'hood')) &&
      !(words.length > 1 && context.capitalsMarkNames && words.every((word) => word.capital)) &&
      // "Townhouse NoVA": a region's short form
      !(isRegion && /^\p{Lu}.*\p{Lu}/u.test(context.sentence.slice(raw.start, raw.end)) && context.capitalsMarkNames) &&
      // "oceanfront isle of palms 4+ bd", "so garden city, 500 or less"
      !item.isApart &&
      // "Southside in Jacksonville, 3 bed"
      !(raw.capital && context.capitalsMarkNames && has(items[end], 'in', 'strict') && isLargeCity(items[end + 1])) &&
      // "south end charlotte condo", "boise north end"
      !(words.length > 1 && has(item, 'hood') && (isLargeCity(items[end]) || isLargeCity(items[at - 1]))) &&
      // "Yo quiero Mesa"
      !(midCapital && has(items[at - 1], 'want') && item.place.population >= 20_000) &&
      !((has(back, 'in') || context.negated) && midCapital) &&
      !(item.senses.length === 0 && endsInCity({ end: item.to, place: item.place }, item.from, context.tokens));
    if (common) return undefined;
    if (words.length === 1 && !raw.capital && !strict && !pinned && context.ofPeople(raw.text)) return undefined;
    if (words.length === 1 && raw.text.length < 3 && !raw.capital && !isHeadCode(items, at, context)) return undefined;
    // In a sentence that writes names in capitals, "spry" and "bear" are ordinary words.
    const isSmall =
      item.place.population < (context.namesPlaces ? 20_000 : 3_000) && !isRegion && !has(item, 'hood', 'name');
    // ", awendaw, 1.5 acres" in a sentence without capitals
    const stands = raw.text.length >= 5 && !context.namesPlaces && isApart(items, at, end);
    if (words.length === 1 && !plain && !joined && isSmall && !raw.capital && !strict && !pinned && !stands)
      return undefined;
    const evidence = { strict, pinned: pinned?.code, joined, apart: item.isApart || isApart(items, at, end) };
    if (isNamesake(items, at, evidence, context)) return undefined;
    const last = context.tokens[item.to - 1] as Token;
    const possessive = /['’]s$/i.test(context.sentence.slice(last.start, last.end));
    const longer = properNameEnd(items, context.tokens, at, context.capitalsMarkNames);
    if (
      (!possessive || isTail(items[longer - 1])) &&
      longer > at + 1 &&
      (isTail(items[longer - 1]) || (item.place.population < 10_000 && items.slice(at + 1, longer).every(isUnknown))) &&
      !isRegion &&
      !has(items[at + 1], 'region')
    )
      return {
        facts: [placeFact(nameOf(items, context.tokens, context.sentence, at, longer))],
        next: longer,
        confidence: 0.6,
      };
    const side = sideOf(items[next], context);
    if (side) return { facts: [placeFact(`${item.place.name} ${side}`)], next: next + 1, confidence: 0.8 };
    const confidence = (item.mended ? 0.8 : 1) * (plain ? 0.8 : 1);
    return { facts: [placeFact(item.place.name, pinned?.code)], next: skipRegion(items, end), confidence };
  }
  if (
    has(item, 'hood') &&
    (has(item, 'hood', 'name') ||
      // "Halifax south end", "south end 2br"
      items[at - 1]?.place !== undefined ||
      (at === 0 && items[1]?.number !== undefined) ||
      isLargeCity(items[at + 1]) ||
      strict ||
      context.listed ||
      context.negated ||
      has(back, 'in') ||
      item.capital)
  )
    return {
      facts: [placeFact(nameOf(items, context.tokens, context.sentence, at, at + 1))],
      next: at + 1,
      confidence: 0.7,
    };
  return readUnknown(items, at, strict, context);
}

const leadsToName = /^(?:en|in|excepto|except|menos|sauf|dans)$/;

const lastWord = (item: Item | undefined, { tokens }: PlaceContext): string => tokens[(item?.to ?? 0) - 1]?.text ?? '';

const isLargeCity = (item: Item | undefined): boolean =>
  item?.place?.kind === 'city' && item.place.population >= 100_000;

/** "Mandarin in Jacksonville": a district whose name is a word for people too, with a large city of its state. */
const isBesideItsCity = (items: readonly Item[], at: number): boolean => {
  const { place } = items[at] as Item;
  return items.some(
    (item) => isLargeCity(item) && place?.states.some(({ code }) => code === item.place?.states[0]?.code),
  );
};

/** Criteria, figures or marks on both sides. */
const isApart = (items: readonly Item[], at: number, end: number): boolean =>
  [items[at - 1], items[end]].every(
    (item) =>
      item === undefined ||
      item.mark !== undefined ||
      item.number !== undefined ||
      ['in', 'unit', 'art', 'region', 'maybe', 'prefer', 'not'].some((kind) => has(item, kind)) ||
      districts.has(item.text) ||
      item.senses.some(({ kind }) => ofHomes.has(kind)),
  );
