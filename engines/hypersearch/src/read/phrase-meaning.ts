/** The facts of a phrase of the lexicon, by the words around it. */
import type { Fact, HomeType, Sort, UnsupportedTopic } from '../facts.ts';
import { parseFact } from '../facts.ts';
import { bound, type Claim } from './claims.ts';
import type { Parse } from './parse.ts';
import { has, type Item, senseOf } from './words/items.ts';

export interface Phrase {
  facts: Fact[];
  weak?: Claim['weak'];
  confidence?: number;
}

/** "Cheapest first"; "cheap" in "not cheap" asks for no order. */
export function sorted({ items, scopes, claims }: Parse, at: number): Phrase | undefined {
  const sort = senseOf(items[at], 'sort');
  if (sort === undefined) return undefined;
  // "Sort by price, no, by size": the order that was asked for before gives way.
  const earlier = claims.find((claim) => claim.facts.some((fact) => fact.kind === 'sort'));
  if (earlier && saysNo.test(items[at - 1]?.text ?? '')) {
    earlier.facts = [];
    earlier.fate = 'withdrawn';
    scopes.negation = undefined;
  }
  const before = claims.at(-1);
  const qualifies = directions.test(items[at]?.text ?? '') && before?.facts[0]?.kind === 'sort';
  if (before && qualifies && at - before.to <= 1) {
    if (before.facts.some((fact) => fact.kind === 'sort' && fact.sort === 'price_asc') && sort === 'price_desc')
      before.facts = [{ kind: 'sort', sort }];
    return { facts: [] };
  }
  // "Assurance pas trop chère", "seguro barato": said of what precedes.
  const ofOther =
    sort.startsWith('price_') &&
    !sort.includes('sqft') &&
    before?.to === at &&
    before.facts.some((fact) => fact.kind === 'unsupported');
  const quiet = scopes.negation && !scopes.negation.used && at - scopes.negation.from <= 2;
  // "Cheap utilities", "cheap insurance"
  const next = items[at + 1]?.senses ?? [];
  const ofNext =
    sort.startsWith('price_') &&
    next.some(({ kind, value }) => kind === 'topic' || (kind === 'field' && value !== 'price' && value !== 'lot'));
  // "En Homestead porque está más barato": why, and no order.
  const reason = has(items[at - 1], 'be') && /^(?:porque|pues|ya)$/.test(items[at - 2]?.text ?? '');
  return quiet || reason || ofOther || ofNext ? undefined : { facts: [{ kind: 'sort', sort: sort as Sort }] };
}

/** "By lot size, biggest first", "by price, high to low": the way of the order that was named before. */
const directions = /^(?:low|lowest|high|highest|from|ascending|descending|biggest|largest|smallest)$/;

const saysNo = /^(?:no|nope|non)$/;

/** Features and kinds of homes. */
export function described(item: Item): Phrase | undefined {
  const features = item.senses.filter((sense) => sense.kind === 'has');
  if (features.length > 0) return { facts: features.flatMap((sense) => factsOf(sense.value)) };
  const types = item.senses.filter((sense) => sense.kind === 'type');
  if (types.length === 0) return undefined;
  return { facts: types.map((sense) => ({ kind: 'type', type: sense.value as HomeType, not: false })) };
}

/** A noun that stands alone between marks or at the end of a list. */
const standsAlone = (items: readonly Item[], at: number): boolean =>
  (items[at - 1] === undefined || items[at - 1]?.mark !== undefined) &&
  (items[at + 1] === undefined || items[at + 1]?.mark !== undefined || has(items[at + 1], 'and'));

/** "Shop out back", "a shop behind the house": the building stands on the lot. */
const isOutBack = (items: readonly Item[], at: number): boolean =>
  items[at + 1]?.text === 'behind' ||
  (/^(?:out|in)$/.test(items[at + 1]?.text ?? '') && items[at + 2]?.text === 'back');

/** Words whose meaning hangs on their surroundings: "house", "ranch", "lot", "studio", "shop". */
export function housed(items: readonly Item[], at: number): Phrase | undefined {
  const item = items[at] as Item;
  const withIt = /^w(?:ith)?$/.test(items[at - 1]?.text ?? '') && items[at + 1]?.text !== 'nearby';
  // "A pole barn and shop"
  const listed = has(items[at - 1], 'and') && has(items[at - 2], 'has');
  if (item.text === 'shop' && has(item, 'poi') && (withIt || listed || standsAlone(items, at) || isOutBack(items, at)))
    return { facts: [{ kind: 'feature', feature: 'workshop', not: false }] };
  if (has(item, 'house')) {
    // "house payment a month", "our house": no criterion.
    if (has(items[at + 1], 'permonth') || has(items[at - 1], 'poss')) return { facts: [] };
    // "Mi compadre nos hace la casa", "pour y bâtir la maison": what will be built on the land.
    if (definite.test(items[at - 1]?.text ?? '') && builds.test(items[at - 2]?.text ?? '')) return { facts: [] };
    // "A shop behind the house"
    if (definite.test(items[at - 1]?.text ?? '') && beside.test(items[at - 2]?.text ?? '')) return { facts: [] };
    if (isWorkplace(items, at)) return { facts: [] };
    // "My brother's house"
    if (has(items[at - 1], 'person') && has(items[at - 2], 'poss')) return { facts: [] };
    // "I have flipped nine houses"
    if (item.text === 'houses' && (items[at - 1]?.number ?? 0) > 1) return { facts: [] };
    return { facts: [{ kind: 'type', type: 'single_family', not: false }], weak: 'house' };
  }
  if (has(item, 'ranch')) return { facts: [{ kind: 'feature', feature: 'single_story', not: false }], weak: 'ranch' };
  // "Un garage sur le terrain": where something stands.
  const [before] = items.slice(Math.max(0, at - 2), at - 1);
  const under = has(items[at - 1], 'art') && /^(?:sur|sobre|on)$/.test(before?.text ?? '') && isOneWord(before);
  if (has(item, 'lot') && !under && !has(items[at - 1], 'mult') && items[at + 1]?.text !== 'of')
    return { facts: [{ kind: 'type', type: 'land', not: false }], weak: 'lot' };
  // "Que ahí estudio": a verb.
  const verb = item.text === 'estudio' && /^(?:ahi|alli|alla|yo|que|donde|aqui)$/.test(items[at - 1]?.text ?? '');
  if (isLotAsked(items, at)) return { facts: [{ kind: 'type', type: 'land', not: false }], weak: 'lot' };
  if (!has(item, 'studio') || verb) return undefined;
  // "I'm an old bachelor": who buys.
  if (/^bachelors?$/.test(item.text) && item.to - item.from === 1 && isSomeone(items, at)) return { facts: [] };
  if (has(items[at - 1], 'poss')) return { facts: [] };
  const facts: Fact[] = [bound('beds', '<=', 0)];
  if (item.to - item.from > 1 || has(item, 'apartment')) facts.push({ kind: 'type', type: 'condo', not: false });
  return { facts };
}

/** "Is there a lot in Parkville", "find me a lot in Parkville", and no "a lot of light", "a lot going on". */
const isLotAsked = (items: readonly Item[], at: number): boolean =>
  items[at]?.text === 'a' &&
  has(items[at], 'fill') &&
  items[at]?.to === (items[at]?.from ?? 0) + 2 &&
  ((has(items[at + 1], 'in', 'strict') && items[at + 2]?.place !== undefined) || isSized(items, at + 1)) &&
  (at === 0 || has(items[at - 1], 'want') || seeks.has(items[at - 1]?.text ?? ''));
/** "A lot between 1 and 3 acres" */
const isSized = (items: readonly Item[], at: number): boolean =>
  ['between', 'cmp', 'about'].some((kind) => has(items[at], kind)) &&
  items.slice(at + 1, at + 6).some((item) => has(item, 'unit', 'acre') || has(item, 'unit', 'sqft'));
const seeks: ReadonlySet<string> = new Set('there theres for find show see me us buy buying got'.split(' '));

/** « On cherche » begins with a word that is a preposition in English. */
const isOneWord = (item: Item | undefined): boolean => item !== undefined && item.to - item.from === 1;

const isSomeone = (items: readonly Item[], at: number): boolean =>
  /^(?:old|confirmed|lifelong|eligible|retired|divorced|aging|middle|crusty|happy|single|vieux|endurci)$/.test(
    items[at - 1]?.text ?? '',
  ) ||
  (has(items[at - 1], 'art') && /^(?:im|am|hes|as|being|suis|comme)$/.test(items[at - 2]?.text ?? '')) ||
  (has(items[at - 1], 'named') && items[at - 1]?.text === 'im');

/** "Work from the house", « télétravail à la maison », «trabajo desde casa»: where somebody works. */
function isWorkplace(items: readonly Item[], at: number): boolean {
  let lead = at - 1;
  while (/^(?:the|our|my|la|notre|nuestra|mi|ma)$/.test(items[lead]?.text ?? '')) lead--;
  // "Work at" is one phrase.
  const joined = has(items[lead], 'job') || has(items[lead], 'away');
  if (!joined && !/^(?:from|at|in|out|of|a|de|depuis|dans|desde|en)$/.test(items[lead]?.text ?? '')) return false;
  const work = joined ? lead : items[lead]?.text === 'of' && items[lead - 1]?.text === 'out' ? lead - 2 : lead - 1;
  return /^(?:work(?:s|ing)?|tele(?:work|travail|trabaj).*|travail.*|boulot|bureau|trabaj.*|oficina|office|job)$/.test(
    items[work]?.text ?? '',
  );
}

const definite = /^(?:la|the|una?|une|l|notre|nuestra|mi|ma|our|a)$/;

const beside = /^(?:behind|beside|derriere|detras)$/;

const builds =
  /^(?:hace[rn]?|haga|construi[rmos]*|construye|construya|levantar|fincar|batir|batisse|poser|mettre|construire|build)$/;

/** "Downtown", and what cannot be searched. */
export function named(item: Item): Phrase | undefined {
  if (senseOf(item, 'poi') === 'downtown') return { facts: [{ kind: 'near', name: 'downtown' }] };
  const topic = senseOf(item, 'topic');
  return topic === undefined ? undefined : { facts: [{ kind: 'unsupported', topic: topic as UnsupportedTopic }] };
}

/** A lexicon's value: canonical facts, or features without their `has:`, separated by spaces. */
export const factsOf = (value: string): Fact[] =>
  value.split(' ').map((text) => parseFact(/[:<>]/.test(text) ? text : `has:${text}`) as Fact);
