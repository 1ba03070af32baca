import type { Fact } from '../../facts.ts';
import { isPerson } from '../context/named-person.ts';
import { has, type Item, senseOf } from '../words/items.ts';
import { endsInCity, ofHomes } from '../words/name-apart.ts';
import type { Token } from '../words/tokens.ts';
import { isHeadCode } from './codes/head-code.ts';
import { abroad, endOfOther, months, sideOf } from './elsewhere.ts';
import { foreignEnd } from './foreign.ts';
import { isSaint } from './french-names.ts';
import { isTail, isUnknown, nameOf, properNameEnd } from './names.ts';
import { isNamesake } from './names-of-others.ts';
import { pinnedState, wordAt } from './pinned-state.ts';
import { itemBefore, placeFact } from './place-fact.ts';
import type { PlaceContext, PlaceReading } from './place-reading.ts';
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
  if (item.place && !item.capital && /^(?:une?|an|una)$/.test(items[at - 1]?.text ?? '') && context.tell)
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
      context.tell &&
      at > 0 &&
      items[at - 1]?.mark !== '.' &&
      items[at - 1]?.mark !== '!' &&
      items[at - 1]?.mark !== '?';
    // "Oceanside or Vista"
    const joined =
      (!plain && isAmongNames(items, at, end)) ||
      (raw.capital && context.tell && namesEither(items, end)) ||
      (context.listed && (midCapital || !plain));
    const headed =
      at === 0 &&
      raw.capital &&
      context.tell &&
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
      !(words.length > 1 && context.tell && words.every((word) => word.capital)) &&
      // "Townhouse NoVA": a region's short form
      !(isRegion && /^\p{Lu}.*\p{Lu}/u.test(context.sentence.slice(raw.start, raw.end)) && context.tell) &&
      // "oceanfront isle of palms 4+ bd", "so garden city, 500 or less"
      !item.isApart &&
      // "Southside in Jacksonville, 3 bed"
      !(raw.capital && context.tell && has(items[end], 'in', 'strict') && isLargeCity(items[end + 1])) &&
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
    const longer = properNameEnd(items, context.tokens, at, context.tell);
    if (
      !possessive &&
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

/** "En Condado, San Juan": the district of San Juan, and no county. */
function readCondado(items: readonly Item[], at: number, context: PlaceContext): PlaceReading | undefined {
  if (items[at]?.text !== 'condado' || items[at]?.to !== (items[at]?.from ?? 0) + 1) return undefined;
  const city = items[at + 1]?.mark === ',' ? at + 2 : at + 1;
  const ends = items[at + 1] === undefined || items[at + 1]?.mark !== undefined;
  const alone = (ends || has(items[at + 1], 'want') || has(items[at + 1], 'not')) && has(items[at - 1], 'in', 'strict');
  if (!alone && items[city]?.place?.name !== 'san juan') return undefined;
  return {
    facts: [placeFact(nameOf(items, context.tokens, context.sentence, at, at + 1))],
    next: at + 1,
    confidence: 0.9,
  };
}

/** "Condado de Travis", "condado de Miami-Dade", "comté de Simcoe": written in English as facts name it. */
function readCounty(items: readonly Item[], at: number, context: PlaceContext): PlaceReading | undefined {
  const district = readCondado(items, at, context);
  if (district) return district;
  const name = has(items[at], 'county') && /^d[eu]$/.test(items[at + 1]?.text ?? '') ? items[at + 2] : undefined;
  if (!name || (name.place === undefined && !name.capital)) return undefined;
  const last = context.tokens[name.to - 1] as Token;
  const hyphen = context.sentence[last.end] === '-';
  const whole = name.place && !hyphen ? at + 3 : properNameEnd(items, context.tokens, at + 2, context.tell);
  const end = Math.max(hyphen ? at + 4 : at + 3, whole);
  const own = nameOf(items, context.tokens, context.sentence, at + 2, end);
  const pinned = pinnedState(items, end, undefined, context);
  return { facts: [placeFact(`${own} county`, pinned?.code)], next: pinned?.next ?? end, confidence: 0.9 };
}

function readState(items: readonly Item[], at: number, context: PlaceContext): PlaceReading | undefined {
  const item = items[at] as Item;
  const code = senseOf(item, 'state');
  const token = context.tokens[item.from] as Token;
  if (code) {
    // "Upstate New York" is a part of the state where the gazetteer has it.
    if (item.place && (item.place.name === 'new york' || item.place.kind === 'region')) return undefined;
    if (item.place && pinnedState(items, at + 1, item, context)) return undefined;
    if (isPerson(items, at, context)) return { facts: [], next: at + 1, confidence: 1, elsewhere: true };
    const city =
      code === 'QC' &&
      items[at + 1]?.mark === '(' &&
      (items[at + 2]?.text === 'ville' || items[at + 2]?.text === 'city');
    if (city)
      return { facts: [placeFact('quebec city')], next: at + (items[at + 3]?.mark === ')' ? 4 : 3), confidence: 1 };
    // "À Québec", "en dehors de Québec" and "Québec ou Lévis" are the city, "au Québec" the province.
    const joined = [1, -1].some(
      (step) =>
        ['or', 'and'].some((kind) => has(items[at + step], kind)) && items[at + 2 * step]?.place?.kind === 'city',
    );
    // "Highland Park or New Brunswick": the city beside one of its own state
    const beside = [1, -1].map((step) => has(items[at + step], 'or') && items[at + 2 * step]?.place);
    const [own] = item.place?.states ?? [];
    if (own && beside.some((one) => one && one.kind === 'city' && one.states.some((state) => state.code === own.code)))
      return { facts: [placeFact((item.place as { name: string }).name, own.code)], next: at + 1, confidence: 0.8 };
    const ofCity = wordAt(items[at - 1], context) === 'à' || has(items[at - 1], 'outside', '') || joined;
    if (code === 'QC' && item.text === 'quebec' && ofCity)
      return { facts: [placeFact('quebec city')], next: at + 1, confidence: 0.9 };
    // "Le centre-ville de Québec": a province has none.
    if (code === 'QC' && has(items[at - 1], 'of') && has(items[at - 2], 'poi', 'downtown'))
      return { facts: [placeFact('quebec city')], next: at + 1, confidence: 1 };
    return { facts: statesOf(item), next: skipRegion(items, at + 1), confidence: 1 };
  }
  const abbreviation = senseOf(item, 'abbr');
  const shouted = /^[A-Z]{2}$/.test(context.sentence.slice(token.start, token.end));
  // "Forget TX", where Texas is meant.
  const stands = context.present.some((fact) => fact.kind === 'state' && fact.code === abbreviation);
  const ends = items[at + 1] === undefined || items[at + 1]?.mark !== undefined;
  if (abbreviation && stands && ends && has(items[at - 1], 'drop'))
    return { facts: [{ kind: 'state', code: abbreviation }], next: at + 1, confidence: 1 };
  // "NM rancho 50 acres"
  const next = items[1]?.mark === ',' ? items[2] : items[1];
  const wish = ['type', 'house', 'lot', 'has'].some((kind) => has(next, kind)) || next?.number !== undefined;
  const heads = at === 0 && wish && !interjections.has(abbreviation ?? '');
  if (abbreviation && shouted && context.tell && !item.place && (heads || has(itemBefore(items, at), 'in')))
    return { facts: [{ kind: 'state', code: abbreviation }], next: at + 1, confidence: 0.9 };
  return undefined;
}

/** "The Carolinas" are two states. */
const statesOf = ({ senses }: Item): Fact[] =>
  senses.flatMap(({ kind, value }) => (kind === 'state' ? [{ kind: 'state', code: value } as const] : []));

/** "OK, 3 beds" */
const interjections: ReadonlySet<string> = new Set(['OK', 'HI', 'ME', 'IN', 'OR']);

function skipRegion(items: readonly Item[], at: number): number {
  return has(items[at], 'region') && !has(items[at], 'in') ? at + 1 : at;
}

/** Wishes, figures or marks on both sides. */
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
