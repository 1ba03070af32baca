import type { Fact } from '../../../facts.ts';
import { postalWords } from '../../bounds/bound-draft.ts';
import { isDistance, type Limit, readLimit, readLimitBehind, readTrailingLimit } from '../../bounds/near-limit.ts';
import { has, type Item, senseOf } from '../../words/items.ts';
import type { Token } from '../../words/tokens.ts';
import { cannotBeSearched } from '../claim-outside.ts';
import { isTail, isUnknown, nameOf, properNameEnd, unknownNameEnd } from '../names.ts';
import { isByNoPlace } from './by-no-place.ts';
import { baseEnd } from './named-limit.ts';
import { isInStateBehind, settlement, stateBehind } from './near-city.ts';
import { centerNameEnd, isMarina, schoolNameEnd } from './short-names.ts';

export interface NearReading {
  facts: Fact[];
  next: number;
}

export interface NearContext {
  tokens: readonly Token[];
  sentence: string;
  /** Capitals mark names. */
  capitalsMarkNames: boolean;
  /** A word behind the first has a capital, and capitals mark names. */
  namesAnything: boolean;
}

/** The unit of a limit is at most so many items later. */
const MOST_MEASURE = 20;

/** Reads "20 minutes from X", "close to X", "commute to X under 30 minutes" at `at`. */
export function readNear(items: readonly Item[], at: number, context: NearContext): NearReading | undefined {
  const limited = (items[at]?.distanceAhead ?? MOST_MEASURE) < MOST_MEASURE ? readLimit(items, at) : undefined;
  if (limited) {
    const read = readTargets(items, limited.next, context, limited.limit);
    if (read) return read;
  }
  // "Distance to Union Station: 2 km or less"
  if (has(items[at], 'commute') || isDistance(items[at])) {
    const target = readTargets(items, at + 1, context, undefined);
    // "commute to downtown Chicago under 45 minutes"
    const city = target && items[target.next]?.place;
    const limit = target && readLimitBehind(items, city ? target.next + 1 : target.next);
    if (target && limit)
      return {
        facts: [
          ...target.facts.map((fact) => (fact.kind === 'near' ? { ...fact, within: limit.limit } : fact)),
          ...(city ? [{ kind: 'place', name: city.name, not: false } as const] : []),
        ],
        next: limit.next,
      };
  }
  const water = onWater(items, at, context);
  if (water) return water;
  // "Somewhere we can walk to a synagogue"
  const walks = has(items[at], 'closeby') && context.tokens[(items[at] as Item).to - 1]?.text === 'to';
  if (!(walks || has(items[at], 'near')) || has(items[at], 'far')) return undefined;
  if (isByNoPlace(items, at, context.tokens)) return undefined;
  const read = readTargets(items, at + 1, context, undefined);
  const late = read && readTrailingLimit(items, read.next);
  if (read && late)
    return {
      facts: read.facts.map((fact) => (fact.kind === 'near' ? { ...fact, within: late.limit } : fact)),
      next: late.next,
    };
  return read;
}

/** "On Lake Norman": the gazetteer knows a town of the second word at most. */
function onWater(
  items: readonly Item[],
  at: number,
  { tokens, sentence, capitalsMarkNames }: NearContext,
): NearReading | undefined {
  if (items[at + 1]?.text !== 'lake' || !/^(?:on|along|overlooking)$/.test(items[at]?.text ?? '')) return undefined;
  const end = items[at + 1]?.place ? 0 : properNameEnd(items, tokens, at + 1, capitalsMarkNames);
  if (end < at + 3) return undefined;
  return { facts: [{ kind: 'near', name: nameOf(items, tokens, sentence, at + 1, at + 3) }], next: at + 3 };
}

function readTargets(
  items: readonly Item[],
  at: number,
  context: NearContext,
  limit: Limit | undefined,
): NearReading | undefined {
  const first = readTarget(items, at, context, limit);
  if (!first) return undefined;
  const facts = [first.fact];
  let next = first.next;
  for (let more = 0; more < 4; more++) {
    const joint = items[next];
    if (!(has(joint, 'and') || has(joint, 'or') || joint?.mark === ',' || joint?.mark === '/')) break;
    const start =
      joint?.mark === ',' && (has(items[next + 1], 'and') || has(items[next + 1], 'or')) ? next + 2 : next + 1;
    // After a comma only a plain kind of place goes on with the list: "near shops, schools and a park".
    const plainPlace = (has(items[start], 'poi') && !has(items[start], 'has')) || has(items[start], 'spot');
    // "Near Bozeman, shop, barn": a building of the home.
    const building = items[start]?.text === 'shop';
    if (joint?.mark !== undefined && (!plainPlace || building)) break;
    const target = has(items[start], 'near') ? undefined : readTarget(items, start, context, limit, true);
    if (!target) break;
    facts.push(target.fact);
    next = target.next;
  }
  return { facts, next };
}

/** Nouns of French and Spanish that precede the name of a place: "parc La Fontaine", "estación Sol". */
const leading: ReadonlySet<string> = new Set(
  'parc metro gare station universite universidad parque estacion hopital hospital aeroport aeropuerto marche plage playa lac lago ecole escuela eglise iglesia cegep college centre stade museo musee pont canal tunnel quai rue boulevard mont colline mail galeries arena usine complexe place basilique cathedrale chapelle abbaye oratoire basilica catedral capilla'.split(
    ' ',
  ),
);
/** The nouns among these that mean no place without a name. */
const ways: ReadonlySet<string> = new Set('pont puente boulevard rue tunnel parc parque'.split(' '));
const nameStart = (items: readonly Item[], at: number): number => (items[at]?.mark === "'" ? at + 1 : at);

const isGreatCity = (item: Item | undefined): boolean =>
  item?.place?.kind === 'city' && item.place.population >= 100_000;
const endsName = (item: Item | undefined): boolean =>
  isTail(item) || has(item, 'poi') || has(item, 'spot') || item?.place?.kind === 'point';

const joinsName: ReadonlySet<string> = new Set('de du d des del la l le les el los las'.split(' '));

/** "L'hôpital de Chicoutimi", "la planta de Tesla": the end of a noun with the name behind its "of", or `at`. */
function ofProperName(items: readonly Item[], at: number, { tokens, capitalsMarkNames }: NearContext): number {
  let name = at + 1;
  while (name < at + 4 && isJoint(items[name], tokens)) name++;
  const led = name > at + 1 && /^d/.test(items[at + 1]?.text ?? '');
  const end = led && items[name]?.capital ? properNameEnd(items, tokens, name, capitalsMarkNames) : name;
  return end > name ? end : at;
}

const isJoint = (item: Item | undefined, tokens: readonly Token[]): boolean =>
  item !== undefined && tokens.slice(item.from, item.to).every((token) => !token.capital && joinsName.has(token.text));

/** "Autoroute 10", "la carretera 77". */
const roads: ReadonlySet<string> = new Set(['autoroute', 'route', 'carretera', 'autopista', 'ruta', 'highway']);

const owners = /^(?:my|our|his|her|mon|ma|notre|mi|nuestr[oa])$/;
const isWork = /^(?:work|job|office|travail|boulot|bureau|trabajo|chamba|jale|oficina)$/;

/** "Mon travail à Saint-Laurent": it is the place of the work that is near. */
function workPlace(items: readonly Item[], at: number): number {
  return isWork.test(items[at]?.text ?? '') && has(items[at + 1], 'in', 'strict') ? at + 2 : at;
}

/** Fields that a figure bounds and that name no place. */
const figures: ReadonlySet<string> = new Set(['hoa', 'price', 'payment', 'sqft', 'lot', 'dom', 'year', 'unheld']);

function readTarget(
  items: readonly Item[],
  at: number,
  context: NearContext,
  limit: Limit | undefined,
  later = false,
): { fact: Fact; next: number } | undefined {
  let i = at;
  while (
    i < at + 3 &&
    (has(items[i], 'art') ||
      has(items[i], 'poss') ||
      (has(items[i], 'adj') && has(items[i + 1], 'spot')) ||
      has(items[i], 'both'))
  )
    i++;
  const item = items[i];
  // "Within 5 miles of 60614"
  if (limit && /^\d{5}$/.test(item?.text ?? ''))
    return { fact: { kind: 'near', name: (item as Item).text, within: limit }, next: i + 1 };
  if (
    !item ||
    item.mark !== undefined ||
    item.number !== undefined ||
    (has(item, 'number') && !has(item, 'poi') && !has(item, 'spot'))
  )
    return undefined;
  // "Close to the train and HOA under 350", "and payment no more than 2,000"
  if (
    figures.has(senseOf(item, 'field') ?? '') &&
    !(item.place && item.capital) &&
    !has(item, 'poi') &&
    !has(item, 'spot')
  )
    return undefined;
  if (has(item, 'quality') && (has(items[i + 1], 'field', 'school') || has(items[i + 2], 'field', 'school')))
    return undefined;
  if (has(item, 'quality') && (has(items[i + 1], 'spot') || has(items[i + 1], 'poi')))
    return readTarget(items, i + 1, context, limit, later);
  const near = (name: string, next: number, state?: string) => ({
    fact: { kind: 'near', name, ...(limit && { within: limit }), ...(state && { state }) } as Fact,
    next,
  });
  const nearCity = (name: string, end: number) => {
    const { code, next } = stateBehind(items, end);
    return near(name, next, code);
  };
  const school = schoolNameEnd(items, i);
  if (school > i) return near(nameOf(items, context.tokens, context.sentence, i, school), school);
  // A state has no point to be near to.
  const code = limit === undefined && !isTail(items[i + 1]) ? senseOf(item, 'state') : undefined;
  if (code) return { fact: { kind: 'state', code }, next: i + 1 };
  const poi = senseOf(item, 'poi');
  const center = poi === 'downtown' ? centerNameEnd(items, i, context.tokens, context.capitalsMarkNames) : i;
  if (center > i) return near(nameOf(items, context.tokens, context.sentence, i, center), center);
  if (poi === 'downtown') return near(poi, i + 1);
  const base = baseEnd(items, i);
  if (base > i) return near(nameOf(items, context.tokens, context.sentence, i, base), base);
  const work = workPlace(items, i);
  if (work > i) {
    const there = readTarget(items, work, context, limit, later);
    if (there) return there;
  }
  // "Closer to my job": where that is, no one said.
  const whose = item.to - item.from > 1 ? item : items[i - 1];
  if (!limit && whose && owners.test(whose.text) && isWork.test((context.tokens[item.to - 1] as Token).text))
    return { fact: cannotBeSearched, next: i + 1 };
  if (roads.has(item.text) && /^\d{1,4}$/.test(items[i + 1]?.text ?? '') && !has(items[i + 2], 'unit'))
    return near(nameOf(items, context.tokens, context.sentence, i, i + 2), i + 2);
  const proper = properNameEnd(items, context.tokens, i, context.capitalsMarkNames);
  const spot = senseOf(item, 'spot');
  // "Parc La Fontaine", "métro Jean-Talon": the noun leads its name.
  const named = context.capitalsMarkNames && items[nameStart(items, i + 1)]?.capital === true;
  const led =
    leading.has(item.text) && (!item.capital || named) && !has(items[nameStart(items, i + 1)], 'field')
      ? properNameEnd(items, context.tokens, nameStart(items, i + 1), context.capitalsMarkNames)
      : 0;
  // « La rue de l'Église »
  const street = ways.has(item.text) ? ofProperName(items, i, context) : i;
  if (street > i) return near(nameOf(items, context.tokens, context.sentence, i, street), street);
  // "Pont champlain", «parque lincoln» in small letters
  const next = items[i + 1];
  if (ways.has(item.text) && !context.namesAnything && next && (next.place || isUnknown(next)))
    return near(nameOf(items, context.tokens, context.sentence, i, i + 2), i + 2);
  if (led > nameStart(items, i + 1)) return near(nameOf(items, context.tokens, context.sentence, i, led), led);
  if (spot && proper <= i + 1 && (!isUnknown(items[i + 1]) || postalWords.has(items[i + 1]?.text ?? '')))
    return {
      fact: { kind: 'feature', feature: spot === 'park' ? 'near_park' : 'near_transit', not: false },
      next: i + 1,
    };
  if (proper > i) {
    let end = proper;
    if (isUnknown(items[end]) && has(items[end + 1], 'poi')) end += 2;
    // A name in capitals that ends in a plain noun: "Catholic church", "Pike Place market".
    while (
      end < proper + 2 &&
      (has(items[end], 'poi') || has(items[end], 'spot') || items[end]?.text === 'station') &&
      !has(items[end], 'poi', 'downtown')
    )
      end++;
    if (later && has(items[i], 'has')) return undefined;
    // "Near Zilker Park Austin": the city is said beside the landmark.
    if (end > i + 2 && isGreatCity(items[end - 1]) && endsName(items[end - 2])) end--;
    // "Near Paris TX", "near Paris Texas": the state only says which Paris.
    if (end === i + 2 && isInStateBehind(items, i)) end--;
    // "The San Mateo station", "Santa Cruz wharf"
    if (isTail(items[end]) && !has(items[end], 'type') && items[i]?.place && end === i + 1) end++;
    const city = end === i + 1 ? settlement(item) : undefined;
    return city ? nearCity(city, end) : near(nameOf(items, context.tokens, context.sentence, i, end), end);
  }
  const unknown = unknownNameEnd(items, i);
  if (has(item, 'poi')) {
    const owner = ofProperName(items, i, context);
    if (owner > i) return near(nameOf(items, context.tokens, context.sentence, i, owner), owner);
    const ofName =
      items[i + 1]?.text === 'of' && (isUnknown(items[i + 2]) || items[i + 2]?.place || has(items[i + 2], 'state'));
    if (ofName) return near(nameOf(items, context.tokens, context.sentence, i, i + 3), i + 3);
    let end = i + 1;
    while (end < i + 4 && (isUnknown(items[end]) || (has(items[end], 'poi') && !has(items[end], 'near')))) end++;
    if (end > i + 1 && !isUnknown(items[end - 1]) && !has(items[end - 1], 'poi')) end = i + 1;
    return near(end === i + 1 && poi ? poi : nameOf(items, context.tokens, context.sentence, i, end), end);
  }
  // Words that lead to a landmark: "korean grocery store", "petco park".
  for (let end = i; end < i + 4 && items[end]; end++) {
    const here = items[end] as Item;
    if (end > i && (has(here, 'poi') || (has(here, 'spot') && !here.place) || here.text === 'station'))
      return near(nameOf(items, context.tokens, context.sentence, i, end + 1), end + 1);
    if (!isUnknown(here) && !here.place && !has(here, 'adj')) break;
  }
  // "Within 35 minutes of the Loop"
  if ((limit || isMarina(context.tokens, item)) && has(item, 'hood'))
    return near(nameOf(items, context.tokens, context.sentence, i, i + 1), i + 1);
  if (item.place) {
    const name = settlement(item) ?? nameOf(items, context.tokens, context.sentence, i, i + 1);
    return nearCity(name, i + 1);
  }
  if (unknown > i) return near(nameOf(items, context.tokens, context.sentence, i, unknown), unknown);
  return undefined;
}
