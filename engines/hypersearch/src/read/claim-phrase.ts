/** Claims phrases. Long because the order of its cases decides, and one file shows it. */
import type { Fact, Feature, HomeType, Sort, UnsupportedTopic } from '../facts.ts';
import { parseFact } from '../facts.ts';
import { readLead } from './bounds/bound-lead.ts';
import { readQuantity } from './bounds/quantity.ts';
import { claimDecade } from './claim-decade.ts';
import { claimSchools } from './claim-schools.ts';
import { bound, type Claim } from './claims.ts';
import { ownsCars } from './context/own-home.ts';
import { type Course, confidenceOf } from './course.ts';
import { claimNearMore } from './places/claim-near.ts';
import { softenAlike } from './scopes/look-back.ts';
import { has, type Item, senseOf } from './words/items.ts';
import { isSpanishFlat } from './words/spanish-flat.ts';

/** A word after a noun changes its meaning: "a basement that has to be finished", "a yard, fenced". */
const becomes: Readonly<Record<string, Readonly<Record<string, Feature>>>> = {
  basement: { finished: 'finished_basement', walkout: 'walkout_basement' },
  yard: { fenced: 'fenced_yard', large: 'large_yard' },
  kitchen: { renovated: 'updated_kitchen', island: 'kitchen_island' },
};

/** The feature that a noun is with a word behind it. */
export const lateFeature = (noun: Item, late: Item | undefined): Feature | undefined =>
  becomes[senseOf(noun, 'noun') ?? '']?.[senseOf(late, 'late') ?? ''];

/** Claims a feature by its noun and the word that follows it. */
function describedLate(course: Course, at: number): number | undefined {
  const { items, scopes } = course;
  const noun = senseOf(items[at], 'noun');
  const words = noun === undefined ? undefined : becomes[noun];
  if (!words) return undefined;
  let next = at + 1;
  if (pairs.has(items[next]?.mark ?? '') && has(items[next + 1], 'late')) next++;
  while (next < at + 6 && (passes(items[next]) || joinsBath(items, next))) next++;
  const late = senseOf(items[next], 'late');
  const feature = late === undefined ? undefined : words[late];
  // "Or finished", "finished if it can be": another wish than the noun itself where it is soft.
  if (feature === undefined) return undefined;
  const soft =
    has(items[next + 1], 'nice') && items[next + 1]?.mark === undefined && noun !== 'kitchen' && noun !== 'yard';
  if (soft && next > at + 1) {
    course.claim([{ kind: 'feature', feature: noun as Feature, not: false }], at, at + 1);
    course.note({
      facts: [{ kind: 'prefer', wish: { kind: 'feature', feature, not: false } }],
      from: next,
      to: next + 2,
      fate: 'preference',
    });
    return next + 2;
  }
  course.claim([{ kind: 'feature', feature, not: false }], at, next + 1);
  scopes.negation = undefined;
  return next + 1;
}

/** "A yard, fenced", "Basement: finished" */
const pairs: ReadonlySet<string> = new Set([',', ':', '=', '-', '–']);

const passes = (item: Item | undefined): boolean =>
  !has(item, 'late') &&
  ['be', 'art', 'want', 'firm', 'clause', 'adj', 'in', 'pron'].some((kind) => has(item, kind)) &&
  !has(item, 'and');

/** "Kitchen and baths remodeled", "a bright and modern kitchen": the "and" stands inside what is described. */
const joinsBath = (items: readonly Item[], at: number): boolean =>
  has(items[at], 'unit', 'baths') ||
  (has(items[at], 'and') && (has(items[at - 1], 'adj') || has(items[at + 1], 'unit', 'baths')));

interface Phrase {
  facts: Fact[];
  weak?: Claim['weak'];
  confidence?: number;
}

/** A phrase of the lexicon that is a wish by itself. */
export function claimPhrase(course: Course, at: number): number | undefined {
  const { items, scopes } = course;
  const item = items[at] as Item;
  if (item.senses.length === 0) return undefined;
  const schools = claimSchools(course, at);
  if (schools) return schools;
  const set = senseOf(item, 'set');
  const hoa = set === 'hoa<=0' ? claimFeeLimit(course, at) : undefined;
  if (hoa) return hoa;
  if (set?.startsWith('garage') && ownsCars(course, at)) return course.passOver(at, at + 1);
  if (set !== undefined) {
    course.claim(factsOf(set), at, at + 1, confidenceOf(item));
    scopes.negation = undefined;
    return at + 1;
  }
  // "Without a pool or HOA"
  const listed = scopes.negation?.used === true && (has(items[at - 1], 'or') || has(items[at - 2], 'or'));
  if (has(item, 'field', 'hoa') && scopes.negation && (!scopes.negation.used || listed)) {
    const { negation } = scopes;
    scopes.negation = undefined;
    course.claim([bound('hoa', '<=', 0)], at, at + 1, confidenceOf(item));
    // "We don't want an HOA or a pool"
    if (has(items[at + 1], 'or')) scopes.negation = { ...negation, used: true };
    return at + 1;
  }
  const late = describedLate(course, at);
  if (late) return late;
  if (isSpanishFlat(course, at)) {
    course.claim([{ kind: 'type', type: 'condo', not: false }], at, at + 1, confidenceOf(item));
    return at + 1;
  }
  if (has(item, 'topic', 'rent') && letsOut(course, at)) return at + 1;
  if (
    /^(?:stairs?|steps|staircase|escaleras?|escalones|gradas|escaliers?)$/.test(item.text) &&
    scopes.negation &&
    !scopes.negation.used
  ) {
    // "Nothing with stairs"
    scopes.negation = undefined;
    course.claim([{ kind: 'feature', feature: 'single_story', not: false }], at, at + 1, confidenceOf(item));
    return at + 1;
  }
  // "Anything but a bachelor"
  if (has(item, 'studio') && scopes.negation && !scopes.negation.used) {
    // "2 bed, not studio" says the same twice.
    const beds = course.claims.findLast(({ facts }) =>
      facts.some((fact) => fact.kind === 'bound' && fact.field === 'beds'),
    );
    if (beds) beds.cues.push(scopes.negation.from, at);
    else course.claim([bound('beds', '>=', 1)], at, at + 1, confidenceOf(item));
    scopes.negation = undefined;
    return at + 1;
  }
  // "Two bedrooms; a third would be nice"
  const ordinal = senseOf(item, 'ordinal');
  if (ordinal !== undefined && (has(items[at + 1], 'nice') || scopes.softening)) {
    course.claim([bound('beds', '>=', Number(ordinal))], at, at + 1);
    return at + 1;
  }
  const home = passHome(course, at);
  if (home) return home;
  const decade = claimDecade(course, at) ?? claimCloseBy(course, at);
  if (decade) return decade;
  // "An investment with a cap rate of 6 %": the rate says what it should return.
  const bought = /^(?:investments?|inversion|investissement)$/.test(course.context.tokens[item.to - 1]?.text ?? '');
  const plain = item.to - item.from === 1 || /^(?:an|une?|una)$/.test(item.text);
  if (bought && plain && items.some((one) => senseOf(one, 'assumed')?.startsWith('capRate')))
    return course.passOver(at, at + 1);
  const phrase = sorted(course, at) ?? described(item) ?? housed(items, at) ?? named(item);
  if (!phrase) return undefined;
  // "Maison intelligente" is a house too.
  // "Nada de casas embargadas": the "no" is of what they are.
  if ((has(item, 'has') || has(item, 'sort')) && has(item, 'house') && (!scopes.negation || scopes.negation.used))
    course.claim([{ kind: 'type', type: 'single_family', not: false }], at, at + 1, 1, 'house');
  // "Terrenos más grandes primero": the order names the kind too.
  if (has(item, 'sort', 'lot_desc') && /^(?:terrains|terrenos|lotes|lots)$/.test(item.text))
    course.claim([{ kind: 'type', type: 'land', not: false }], at, at + 1, 1, 'lot');
  if (phrase.facts.length > 0)
    course.claim(phrase.facts, at, at + 1, phrase.confidence ?? confidenceOf(item), phrase.weak);
  softenAlike(course);
  return nearAgain(course, at, phrase) ?? at + 1;
}

/** "Aucune maison à rénover", "ni edificios con portero": the "no" is of what the home would be or have. */
function passHome({ items, scopes }: Course, at: number): number | undefined {
  if (!scopes.negation || scopes.negation.used || !isHome(items[at])) return undefined;
  let next = at + 1;
  if (/^(?:con|avec|with|que|qui|that|a|de)$/.test(items[next]?.text ?? '') && !has(items[next], 'has')) next++;
  if (has(items[next], 'art')) next++;
  return has(items[next], 'has') && !has(items[next], 'house') ? next : undefined;
}

const isHome = (item: Item | undefined): boolean => (has(item, 'house') && !has(item, 'has')) || has(item, 'dwelling');

/** "Proche d'un parc et du métro": what was near in one phrase goes on. */
function nearAgain(course: Course, at: number, { facts }: Phrase): number | undefined {
  const { items } = course;
  const near = facts.some((fact) => fact.kind === 'feature' && /^near_/.test(fact.feature));
  const next = items[at + 2];
  const target = has(next, 'art') || has(next, 'of') ? items[at + 3] : next;
  return near && (has(target, 'spot') || has(target, 'poi')) ? claimNearMore(course, at + 1) : undefined;
}

/** "No HOA over 600": the limit holds, not the "no". */
function claimFeeLimit(course: Course, at: number): number | undefined {
  const lead = readLead(course.items, at + 1);
  const amount =
    lead && lead.op !== 'none' && lead.field === undefined ? readQuantity(course.items, lead.next) : undefined;
  // "No HOA, less than 300 thousand"
  if (!amount || amount.value >= 20_000) return undefined;
  // "No HOA over 30 DOM": the figure is of something else.
  const after = course.items[amount.next];
  if (has(after, 'unit') || has(after, 'old') || (has(after, 'field') && !has(after, 'field', 'hoa'))) return undefined;
  // "No HOA under 350" speaks of the price, "no HOA or under 50" and "no HOA under 50 a month" of the fee.
  const over = lead?.op === '>' || lead?.op === '>=';
  if (!over && !has(course.items[at + 1], 'or') && !has(course.items[amount.next], 'permonth')) return undefined;
  course.claim([bound('hoa', '<=', amount.value)], at, amount.next);
  return amount.next;
}

/** "Con departamento aparte para rentar": the buyer lets it to others. */
function letsOut({ claims }: Course, at: number): boolean {
  const last = claims.at(-1);
  return (
    last?.to === at && last.facts.some((fact) => fact.kind === 'feature' && !fact.not && dwellings.has(fact.feature))
  );
}
const dwellings: ReadonlySet<Feature> = new Set(['in_law_suite', 'guest_house', 'basement', 'finished_basement']);

/** "Light rail close", "BART within walking distance". */
function claimCloseBy(course: Course, at: number): number | undefined {
  const { items } = course;
  const item = items[at] as Item;
  const spot = senseOf(item, 'spot');
  // "Transit is a must"; behind a colon it is said what is meant.
  const required = (has(items[at + 1], 'must') && items[at + 2]?.mark !== ':') || has(items[at + 1], 'closeby');
  if (spot === undefined || has(item, 'has') || !required || has(items[at - 1], 'near')) return undefined;
  // "Close to", "access from": of what follows.
  if (items[at + 2]?.text === 'to' || items[at + 2]?.text === 'from') return undefined;
  const feature = spot === 'park' ? 'near_park' : 'near_transit';
  course.claim([{ kind: 'feature', feature, not: false }], at, at + 2, confidenceOf(item));
  return at + 2;
}

/** "Cheapest first"; "cheap" in "not cheap" asks for no order. */
function sorted({ items, scopes, claims }: Course, at: number): Phrase | undefined {
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
    next.some(({ kind, value }) => kind === 'topic' || (kind === 'field' && value !== 'price'));
  // "En Homestead porque está más barato": why, and no order.
  const reason = has(items[at - 1], 'be') && /^(?:porque|pues|ya)$/.test(items[at - 2]?.text ?? '');
  return quiet || reason || ofOther || ofNext ? undefined : { facts: [{ kind: 'sort', sort: sort as Sort }] };
}

/** "By lot size, biggest first", "by price, high to low": the way of the order that was named before. */
const directions = /^(?:low|lowest|high|highest|from|ascending|descending|biggest|largest|smallest)$/;

const saysNo = /^(?:no|nope|non)$/;

/** Features and kinds of homes. */
function described(item: Item): Phrase | undefined {
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

/** Words whose meaning hangs on their surroundings: "house", "ranch", "lot", "studio", "shop". */
function housed(items: readonly Item[], at: number): Phrase | undefined {
  const item = items[at] as Item;
  const withIt = /^w(?:ith)?$/.test(items[at - 1]?.text ?? '') && items[at + 1]?.text !== 'nearby';
  if (item.text === 'shop' && has(item, 'poi') && (withIt || standsAlone(items, at)))
    return { facts: [{ kind: 'feature', feature: 'workshop', not: false }] };
  if (has(item, 'house')) {
    // "house payment a month", "our house": no wish.
    if (has(items[at + 1], 'permonth') || has(items[at - 1], 'poss')) return { facts: [] };
    // "Mi compadre nos hace la casa", "pour y bâtir la maison": what will be built on the land.
    if (definite.test(items[at - 1]?.text ?? '') && builds.test(items[at - 2]?.text ?? '')) return { facts: [] };
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
  if (!has(item, 'studio') || verb) return undefined;
  // "I'm an old bachelor": who buys.
  if (/^bachelors?$/.test(item.text) && item.to - item.from === 1 && isSomeone(items, at)) return { facts: [] };
  if (has(items[at - 1], 'poss')) return { facts: [] };
  const facts: Fact[] = [bound('beds', '<=', 0)];
  if (item.to - item.from > 1 || has(item, 'apartment')) facts.push({ kind: 'type', type: 'condo', not: false });
  return { facts };
}

/** « On cherche » begins with a word that is a preposition in English. */
const isOneWord = (item: Item | undefined): boolean => item !== undefined && item.to - item.from === 1;

const isSomeone = (items: readonly Item[], at: number): boolean =>
  /^(?:old|confirmed|lifelong|eligible|retired|divorced|aging|middle|crusty|happy|single|vieux|endurci)$/.test(
    items[at - 1]?.text ?? '',
  ) ||
  (has(items[at - 1], 'art') && /^(?:im|am|hes|as|being|suis|comme)$/.test(items[at - 2]?.text ?? '')) ||
  (has(items[at - 1], 'named') && items[at - 1]?.text === 'im');

const definite = /^(?:la|the|una?|une|l|notre|nuestra|mi|ma|our|a)$/;
const builds =
  /^(?:hace[rn]?|haga|construi[rmos]*|construye|construya|levantar|fincar|batir|batisse|poser|mettre|construire|build)$/;

/** "Downtown", and what cannot be searched. */
function named(item: Item): Phrase | undefined {
  if (senseOf(item, 'poi') === 'downtown') return { facts: [{ kind: 'near', name: 'downtown' }] };
  const topic = senseOf(item, 'topic');
  return topic === undefined ? undefined : { facts: [{ kind: 'unsupported', topic: topic as UnsupportedTopic }] };
}

/** A lexicon's value: canonical facts, or features without their `has:`, separated by spaces. */
const factsOf = (value: string): Fact[] =>
  value.split(' ').map((text) => parseFact(/[:<>]/.test(text) ? text : `has:${text}`) as Fact);
