/** Claims phrases. The order of the cases decides, and this file shows it. */
import type { Feature } from '../facts.ts';
import { claimAreaAtWater } from './area-at-water.ts';
import { readLead } from './bounds/bound-lead.ts';
import { readQuantity } from './bounds/quantity.ts';
import { claimDecade } from './claim-decade.ts';
import { claimSchools } from './claim-schools.ts';
import { bound } from './claims.ts';
import { ruleEnd, skipUnusedFee } from './context/fee-reason.ts';
import { skipOwnFunding } from './context/own-funding.ts';
import { ownsCars } from './context/own-home.ts';
import { describedLate } from './late-feature.ts';
import { skipOpenChoice } from './open-choice.ts';
import { hasOtherMeaning } from './other-meaning.ts';
import { confidenceOf, type Parse } from './parse.ts';
import { described, factsOf, housed, named, type Phrase, sorted } from './phrase-meaning.ts';
import { claimNearMore } from './places/near/claim-near.ts';
import { softenAlike } from './scopes/look-back.ts';
import { has, type Item, senseOf } from './words/items.ts';
import { isSpanishFlat } from './words/spanish-flat.ts';

const ownDenials: ReadonlySet<string> = new Set(['no', 'without', 'sans', 'sin']);

/** A phrase of the lexicon that is a criterion by itself. */
export function claimPhrase(parse: Parse, at: number): number | undefined {
  const { items, scopes } = parse;
  const item = items[at] as Item;
  if (item.senses.length === 0) return undefined;
  const ahead = claimSchools(parse, at) ?? claimAreaAtWater(parse, at) ?? skipOpenChoice(parse, at);
  if (ahead) return ahead;
  const set = senseOf(item, 'set');
  const hoa = set === 'hoa<=0' ? claimFeeLimit(parse, at) : set === 'hoa<=200' ? claimLowFee(parse, at) : undefined;
  if (hoa) return hoa;
  const unused = skipUnusedFee(parse, at);
  if (unused) return unused;
  if (set?.startsWith('garage') && ownsCars(parse, at)) return parse.skipBackground(at, at + 1);
  if (set !== undefined) {
    parse.claim(factsOf(set), at, at + 1, confidenceOf(item));
    scopes.negation = undefined;
    const end = set === 'hoa<=0' ? ruleEnd(items, at + 1) : at + 1;
    return end > at + 1 ? parse.skipBackground(at + 1, end) : end;
  }
  // "Without a pool or HOA"
  const listed = scopes.negation?.used === true && (has(items[at - 1], 'or') || has(items[at - 2], 'or'));
  if (has(item, 'field', 'hoa') && scopes.negation && (!scopes.negation.used || listed)) {
    const { negation } = scopes;
    scopes.negation = undefined;
    parse.claim([bound('hoa', '<=', 0)], at, at + 1, confidenceOf(item));
    // "We don't want an HOA or a pool"
    if (has(items[at + 1], 'or')) scopes.negation = { ...negation, used: true };
    return at + 1;
  }
  if (['has', 'type', 'studio', 'sort'].some((kind) => has(item, kind)) && hasOtherMeaning(items, at))
    return parse.skipBackground(at, at + 1);
  const late = describedLate(parse, at);
  if (late) return late;
  if (isSpanishFlat(parse, at)) {
    parse.claim([{ kind: 'type', type: 'condo', not: false }], at, at + 1, confidenceOf(item));
    return at + 1;
  }
  if (has(item, 'topic', 'rent') && (letsOut(parse, at) || letsIt(parse.items, at))) return at + 1;
  if (has(item, 'topic', 'noise') && isLoudLife(items, at)) return parse.skipBackground(at, at + 1);
  const funding = skipOwnFunding(parse, at);
  if (funding !== undefined) return funding;
  if (
    /^(?:stairs?|steps|staircase|escaleras?|escalones|gradas|escaliers?)$/.test(item.text) &&
    scopes.negation &&
    !scopes.negation.used
  ) {
    // "Nothing with stairs"
    scopes.negation = undefined;
    parse.claim([{ kind: 'feature', feature: 'single_story', not: false }], at, at + 1, confidenceOf(item));
    return at + 1;
  }
  // "Anything but a bachelor"
  if (has(item, 'studio') && scopes.negation && !scopes.negation.used) {
    // "2 bed, not studio" says the same twice.
    const beds = parse.claims.findLast(({ facts }) =>
      facts.some((fact) => fact.kind === 'bound' && fact.field === 'beds'),
    );
    if (beds) beds.cues.push(scopes.negation.from, at);
    else parse.claim([bound('beds', '>=', 1)], at, at + 1, confidenceOf(item));
    scopes.negation = undefined;
    return at + 1;
  }
  // "Two bedrooms; a third would be nice"
  const ordinal = senseOf(item, 'ordinal');
  if (ordinal !== undefined && (has(items[at + 1], 'nice') || scopes.softening)) {
    parse.claim([bound('beds', '>=', Number(ordinal))], at, at + 1);
    return at + 1;
  }
  const home = skipHome(parse, at);
  if (home) return home;
  const decade = claimDecade(parse, at) ?? claimCloseBy(parse, at);
  if (decade) return decade;
  // "An investment with a cap rate of 6 %": the rate says what it should return.
  const bought = /^(?:investments?|inversion|investissement)$/.test(parse.context.tokens[item.to - 1]?.text ?? '');
  const plain = item.to - item.from === 1 || /^(?:an|une?|una)$/.test(item.text);
  if (bought && plain && items.some((one) => senseOf(one, 'assumed')?.startsWith('capRate')))
    return parse.skipBackground(at, at + 1);
  const phrase = sorted(parse, at) ?? described(item) ?? housed(items, at) ?? named(item);
  if (!phrase) return undefined;
  // "Maison intelligente" is a house too.
  // "Nada de casas embargadas": the "no" is of what they are.
  if ((has(item, 'has') || has(item, 'sort')) && has(item, 'house') && (!scopes.negation || scopes.negation.used))
    parse.claim([{ kind: 'type', type: 'single_family', not: false }], at, at + 1, 1, 'house');
  // "Terrenos más grandes primero": the order names the kind too.
  if (has(item, 'sort', 'lot_desc') && /^(?:terrains|terrenos|lotes|lots)$/.test(item.text))
    parse.claim([{ kind: 'type', type: 'land', not: false }], at, at + 1, 1, 'lot');
  // "It can't have no stairs": the phrase has its own "no", and two of them are one.
  if (item.to > item.from + 1 && ownDenials.has(item.text) && scopes.negation?.used === false)
    scopes.negation = undefined;
  if (phrase.facts.length > 0)
    parse.claim(phrase.facts, at, at + 1, phrase.confidence ?? confidenceOf(item), phrase.weak);
  softenAlike(parse);
  return nearAgain(parse, at, phrase) ?? at + 1;
}

/** "Aucune maison à rénover", "ni edificios con portero": the "no" is of what the home would be or have. */
function skipHome({ items, scopes }: Parse, at: number): number | undefined {
  if (!scopes.negation || scopes.negation.used || !isHome(items[at])) return undefined;
  let next = at + 1;
  if (/^(?:con|avec|with|que|qui|that|a|de)$/.test(items[next]?.text ?? '') && !has(items[next], 'has')) next++;
  if (has(items[next], 'art')) next++;
  return has(items[next], 'has') && !has(items[next], 'house') ? next : undefined;
}

const isHome = (item: Item | undefined): boolean => (has(item, 'house') && !has(item, 'has')) || has(item, 'dwelling');

/** "Proche d'un parc et du métro": what was near in one phrase goes on. */
function nearAgain(parse: Parse, at: number, { facts }: Phrase): number | undefined {
  const { items } = parse;
  const near = facts.some((fact) => fact.kind === 'feature' && /^near_/.test(fact.feature));
  const next = items[at + 2];
  const target = has(next, 'art') || has(next, 'of') ? items[at + 3] : next;
  return near && (has(target, 'spot') || has(target, 'poi')) ? claimNearMore(parse, at + 1) : undefined;
}

/** "No HOA over 600": the limit holds, not the "no". */
function claimFeeLimit(parse: Parse, at: number): number | undefined {
  const lead = readLead(parse.items, at + 1);
  const amount =
    lead && lead.op !== 'none' && lead.field === undefined ? readQuantity(parse.items, lead.next) : undefined;
  // "No HOA, less than 300 thousand"
  if (!amount || amount.value >= 20_000) return undefined;
  // "No HOA over 30 DOM": the figure is of something else.
  const after = parse.items[amount.next];
  if (has(after, 'unit') || has(after, 'old') || (has(after, 'field') && !has(after, 'field', 'hoa'))) return undefined;
  // "No HOA under 350" speaks of the price, "no HOA or under 50" and "no HOA under 50 a month" of the fee.
  const over = lead?.op === '>' || lead?.op === '>=';
  if (!over && !has(parse.items[at + 1], 'or') && !has(parse.items[amount.next], 'permonth')) return undefined;
  parse.claim([bound('hoa', '<=', amount.value)], at, amount.next);
  return amount.next;
}

/** "Cuota de HOA bajo 300": the words of a low fee lead to its limit. */
function claimLowFee(parse: Parse, at: number): number | undefined {
  const amount = readQuantity(parse.items, at + 1);
  if (!amount || amount.value >= 20_000 || amount.value < 20) return undefined;
  const after = parse.items[amount.next];
  if (has(after, 'unit') || has(after, 'old')) return undefined;
  parse.claim([bound('hoa', '<=', amount.value)], at, amount.next);
  return amount.next;
}

/** "The kids are loud", "tax season is loud": why a room is asked for, and no noise of the street. */
const isLoudLife = (items: readonly Item[], at: number): boolean => {
  const who = has(items[at - 1], 'be') ? items[at - 2] : items[at - 1];
  return (has(who, 'person') && !/^neigh/.test(who?.text ?? '')) || /^(?:season|work|job|band)$/.test(who?.text ?? '');
};

/** "Con departamento aparte para rentar": the buyer lets it to others. */
function letsOut({ claims }: Parse, at: number): boolean {
  const last = claims.at(-1);
  return (
    last?.to === at && last.facts.some((fact) => fact.kind === 'feature' && !fact.not && dwellings.has(fact.feature))
  );
}

/** "Plan to rent it out", "to rent by the room", "lo quiero rentar": the home is what the buyer lets. */
function letsIt(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at] as Item, items[at + 1]];
  const pronoun = /^(?:l[oa]s?|les?)$/.test(items[at - 1]?.text ?? '') && item.to - item.from > 1;
  const room = has(items[at + 2], 'art') ? items[at + 3] : items[at + 2];
  const byRoom = /^(?:by|por|par)$/.test(next?.text ?? '') && (has(room, 'unit', 'beds') || room?.text === 'room');
  return pronoun || byRoom || /^(?:it|them|out)$/.test(next?.text ?? '');
}

const dwellings: ReadonlySet<Feature> = new Set(['in_law_suite', 'guest_house', 'basement', 'finished_basement']);

/** "Light rail close", "BART within walking distance". */
function claimCloseBy(parse: Parse, at: number): number | undefined {
  const { items } = parse;
  const item = items[at] as Item;
  const spot = senseOf(item, 'spot');
  // "Transit is a must"; behind a colon it is said what is meant.
  const required = (has(items[at + 1], 'must') && items[at + 2]?.mark !== ':') || has(items[at + 1], 'closeby');
  if (spot === undefined || has(item, 'has') || !required || has(items[at - 1], 'near')) return undefined;
  // "Close to", "access from": of what follows.
  if (items[at + 2]?.text === 'to' || items[at + 2]?.text === 'from') return undefined;
  const feature = spot === 'park' ? 'near_park' : 'near_transit';
  parse.claim([{ kind: 'feature', feature, not: false }], at, at + 2, confidenceOf(item));
  return at + 2;
}
