import { movesFigure } from '../bounds/changed-figure.ts';
import { bound, type Claim } from '../claims.ts';
import { lifeVerb, ownedThing, soldBefore } from '../context/life.ts';
import type { Parse } from '../parse.ts';
import { denyPlaceBefore } from '../places/background/denied-behind.ts';
import { has, type Item, senseOf } from '../words/items.ts';
import {
  asksForNotice,
  criterionAhead,
  featureAhead,
  isCriterion,
  isNextCriterion,
  isRoom,
  isWantsBesideNeeds,
} from './criterion-ahead.ts';
import {
  conceded,
  fixesLast,
  isBareNo,
  isOfOther,
  isWaiting,
  readDenial,
  saysNo,
  staysUnder,
  takesBack,
  wasSaid,
} from './denials.ts';
import { opensExclusions } from './exclusion-list.ts';
import {
  cancelsNegation,
  dropBack,
  isAllowed,
  negateBack,
  notNeeded,
  reachesBack,
  soften,
  softensBack,
  softensLast,
  softensNamed,
  withdrawLast,
} from './look-back.ts';
import { originAhead, startsCriterion, turnsLater, wanted, wasBefore } from './turn-ahead.ts';

/** A word at `at` that opens a scope, looks back on the last criterion or corrects it; the item after it. */
export function readScopeWord(parse: Parse, at: number): number | undefined {
  const { items, claims, scopes } = parse;
  const item = items[at] as Item;
  if (item.senses.length === 0 && !/^(?:says|said|eh|ah|now)$/.test(item.text)) return undefined;
  const excluded = opensExclusions(parse, at);
  if (excluded !== undefined) return excluded;
  if (cancelsNegation(parse, at)) return at + 1;
  const denied = denyPlaceBefore(parse, at);
  if (denied !== undefined) return denied;
  // "Nice: pool, office."
  const heads = items[at + 1]?.mark === ':';
  if (heads && (has(item, 'nice') || /^(?:nice|extras)$/.test(item.text) || isWantsBesideNeeds(items, at))) {
    scopes.softening = { used: false, from: at };
    return at + 1;
  }
  // "My agent said 400 but I'd rather stay under 375": a limit, unless another one was set before.
  if (has(item, 'prefer') && staysUnder(parse, at)) return at + 1;
  if (has(item, 'prefer') && asksForNotice(parse, at)) return at + 1;
  // "Was condos in Bethesda, now townhomes"
  if (wasBefore(items, at)) {
    scopes.dropping = { used: false, from: at };
    return at + 1;
  }
  // "Drop the max from 500 to 450" takes nothing back.
  if (has(item, 'drop') && movesFigure(parse, at)) return at + 1;
  if (has(item, 'must') && reachesBack(parse, at)) return at + 1;
  if (has(item, 'needless') && notNeeded(parse, at)) return at + 1;
  if (has(item, 'likewise') && saidAlike(parse, at)) return at + 1;
  if (has(item, 'undo') && parse.spoken) parse.undo(at);
  else if (has(item, 'outside') && claims.at(-1)?.facts[0]?.kind === 'state')
    // "Anywhere in Ontario outside Toronto"; "outside Austin" alone is near it.
    scopes.negation = { kind: 'no', used: false, from: at };
  else if (has(item, 'insteadof') && !(has(item, 'cmp') && has(items[at + 1], 'frac')))
    scopes.dropping = { used: false, from: at };
  else if (has(item, 'avoid', 'post') && feeBefore(items, at) !== undefined)
    parse.claim([bound('hoa', '<=', 0)], feeBefore(items, at) as number, at + 1);
  else if (has(item, 'avoid', 'post') && stairsBefore(items, at)) {
    // "Stairs are not an option"
    if (claims.at(-1)?.to === at) claims.pop();
    parse.claim([{ kind: 'feature', feature: 'single_story', not: false }], at - 1, at + 1);
  } else if (has(item, 'avoid', 'post') && claims.length > 0) negateBack(parse, at);
  // "Trailers absolutely not"; "definitely not a condo" looks ahead.
  else if (has(item, 'refusal') && claims.at(-1)?.to === at && endsPhrase(items, at)) negateBack(parse, at);
  else if (has(item, 'concede') && conceded(items, at)) scopes.dropping = { used: false, from: at };
  else if (
    has(item, 'ruled') &&
    /^(?:place|near)$/.test(claims.at(-1)?.facts[0]?.kind ?? '') &&
    reachesBack(parse, at)
  ) {
    // "Not Boulder, we got priced out": it says why.
    const excluded = claims.at(-1)?.facts.every((fact) => 'not' in fact && fact.not);
    if (!excluded) withdrawLast(parse, at);
  } else if (
    has(item, 'dropped') &&
    claims.length > 0 &&
    reachesBack(parse, at) &&
    !(claims.at(-1)?.to !== at && isOfOther(parse, at)) &&
    !(has(item, 'drop') && isNextCriterion(items, at))
  )
    dropBack(parse, at);
  else if (has(item, 'allowed') && isAllowed(parse, at)) withdrawLast(parse, at);
  else if (has(item, 'prefer') && softensNamed(parse, at)) return at + 2;
  else if (has(item, 'prefer') && softensLast(parse, at)) soften(parse, at);
  // "A hot tub isn't essential but I'd enjoy one"
  else if (
    has(item, 'nice') &&
    /^(?:but|mais|pero)$/.test(item.text) &&
    claims.at(-1)?.fate === 'withdrawn' &&
    reachesBack(parse, at)
  ) {
    (claims.at(-1) as Claim).fate = 'applied';
    soften(parse, at);
  } else if (has(item, 'nice') && reachesBack(parse, at) && !(has(item, 'prefer') && !softensBack(parse, at)))
    soften(parse, at);
  else if (has(item, 'nix') && isCriterion(items[has(items[at + 1], 'art') ? at + 2 : at + 1]))
    scopes.dropping = { used: false, from: at };
  // "A sauna, but it doesn't need one"
  else if (has(item, 'drop') && items[at + 1]?.text === 'one' && endsPhrase(items, at + 1) && reachesBack(parse, at))
    dropBack(parse, at);
  else if (has(item, 'drop') && has(items[has(items[at + 1], 'dwelling') ? at + 2 : at + 1], 'cmp', '>'))
    return at + 1; // "Don't need more than 3" is a limit.
  // "Skip townhomes" excludes them; "skip the pool" behind a request for one takes it back.
  else if (has(item, 'drop') && has(item, 'avoid') && !saidBefore(parse, at))
    scopes.negation = { kind: 'avoid', used: false, from: at };
  else if (has(item, 'drop') && (!has(item, 'not') || criterionAhead(items, at) || isNextCriterion(items, at))) {
    scopes.dropping = { used: false, from: at };
    scopes.negation = undefined;
  } else if (has(item, 'hoping') && (!saidHome(parse) || homeAhead(parse, at)) && !featureAhead(items, at))
    return at + 1;
  else if (has(item, 'maybe') && !reachesBack(parse, at) && endsPhrase(items, at)) return at + 1;
  // "Pero no es indispensable: Salt Lake" never looks ahead.
  else if (has(item, 'nice') && !has(item, 'prefer') && /^(?:but|mais|pero)$/.test(item.text)) return at + 1;
  else if (has(item, 'prefer') || (has(item, 'maybe') && !softensBack(parse, at))) {
    scopes.softening = { used: false, from: at };
    scopes.negation = undefined;
  } else return readTurn(parse, at);
  return at + 1;
}

/** "I bartend in Deep Ellum": the item behind the verb, or undefined where no such clause begins. */
export function readLifeVerb(parse: Parse, at: number): number | undefined {
  const owned = parse.context.language === 'en' ? ownedThing(parse.items, at) : undefined;
  if (owned !== undefined) parse.scopes.away = { used: true, from: owned };
  if (owned !== undefined) return owned + 1;
  const verb = lifeVerb(parse, at);
  if (verb === undefined) return undefined;
  parse.scopes.away = { used: true, from: verb, life: true };
  return verb + 1;
}

/** "Actually", "we live in", "moving from": what follows replaces, or is elsewhere. */
function readTurn(parse: Parse, at: number): number | undefined {
  const { items, scopes, claims } = parse;
  const item = items[at] as Item;
  if (saysNo(items, at) && parse.spoken) {
    // Between them a criterion that was not understood: it is that one which is taken back.
    const near = items
      .slice(claims.at(-1)?.to ?? 0, at)
      .every((one) => one.mark !== undefined || has(one, 'or') || (one.common && one.senses.length === 0));
    if (near) parse.undo(at);
    else parse.correct(at);
    return at + 1;
  }
  // "No, my husband says 2 is plenty", "four, well three really"
  const says = /^(?:says|said)$/.test(item.text) && [1, 2].some((step) => has(items[at - step], 'person'));
  const well = sighs.has(item.text) && items[items[at + 1]?.mark === ',' ? at + 2 : at + 1]?.number !== undefined;
  // "My realtor says Bibb is dear" corrects nothing.
  if ((says || well) && parse.spoken && !has(items[at + 2], 'be')) {
    parse.correct(at);
    return at + 1;
  }
  if (fixesLast(parse, at)) return at + 1;
  const denied = readDenial(parse, at);
  if (denied !== undefined) return denied;
  if (has(item, 'fix') && parse.spoken && !isWaiting(items, at)) {
    // "Non à Hull plutôt": said of the correction before.
    const said = claims.at(-1);
    if (/^(?:plutot|mejor|rather|instead)$/.test(item.text) && said?.fix && said.to === at) return at + 1;
    // "But now" also leaves what is elsewhere.
    if (has(item, 'but')) scopes.atJoint(items, at);
    // "I said attached garage; what I meant was carport"
    if (wasSaid(parse)) parse.undo(at);
    else parse.correct(at);
    if (isBareNo(item) && has(items[at - 1], 'fix') && !isCriterion(items[at + 1])) return at + 1;
    if (takesBack(parse, at)) scopes.negation = { kind: 'no', used: false, from: at };
    if (!has(item, 'not')) return at + 1;
  }
  // "Moving from a 4 bed in Seattle to a 2 bed in Tucson"
  const left = scopes.away?.named || has(items[scopes.away?.from ?? -1], 'origin');
  if (scopes.away?.used && left && has(item, 'dest') && item.text !== 'for' && startsCriterion(items, at + 1)) {
    scopes.away = undefined;
    return at + 1;
  }
  if (soldBefore(items, at)) {
    let start = at;
    while (start > 0 && items[start - 1]?.mark === undefined) start--;
    for (const claim of claims)
      if (claim.from >= start) {
        claim.facts = [];
        claim.fate = 'context';
      }
    scopes.away = { used: true, from: at, life: true };
    return at + 1;
  }
  if (isRoom(items, at)) {
    parse.claim([{ kind: 'feature', feature: 'home_office', not: false }], at, at + 1);
    return at + 1;
  }
  if (has(item, 'away') && !wanted(items, at) && !movesBudget(items, at)) {
    scopes.away = { used: false, from: at };
    return at + 1;
  }
  const lived = readLifeVerb(parse, at);
  if (lived !== undefined) return lived;
  // "We looked at condos, but want a house"
  if (has(item, 'past') && turnsLater(items, at)) {
    scopes.away = { used: true, from: at };
    return at + 1;
  }
  if (has(item, 'origin') && originAhead(parse, at)) {
    scopes.away = { used: true, from: at };
    return at + 1;
  }
  return undefined;
}

/** "We raised our budget to 500k" */
const movesBudget = (items: readonly Item[], at: number): boolean =>
  (has(items[at + 1], 'poss') || has(items[at + 1], 'art')) && has(items[at + 2], 'field', 'price');

/** "A garage isn't optional, and neither is a pool": what was said of the criterion before is said of the next. */
function saidAlike({ items, claims, scopes }: Parse, at: number): boolean {
  const last = claims.at(-1);
  if (!last || last.facts.length === 0 || at - last.to > 8) return false;
  const said = (kind: string, value?: string) => items.slice(last.to, at).some((item) => has(item, kind, value));
  scopes.negation = undefined;
  if (said('must') || last.fate === 'applied') {
    const excluded = said('avoid', 'post') || last.facts.every((fact) => 'not' in fact && fact.not);
    if (excluded) scopes.negation = { kind: 'no', used: false, from: at };
  } else if (last.fate === 'preference') scopes.softening = { used: false, from: at };
  else if (last.fate === 'withdrawn') scopes.dropping = { used: false, from: at };
  return true;
}

/** "Two living areas if possible, a fence": said of words that are no criterion, and of nothing that follows. */
const endsPhrase = (items: readonly Item[], at: number): boolean =>
  at > 0 &&
  items[at - 1]?.mark === undefined &&
  !has(items[at - 1], 'and') &&
  (items[at + 1] === undefined || (items[at + 1]?.mark !== undefined && items[at + 1]?.mark !== ':'));

/** A criterion of the kind that `at` speaks of was said before, or the words say so: "skip the fireplace I mentioned". */
function saidBefore({ items, claims, context }: Parse, at: number): boolean {
  const criterion = items.slice(at + 1, at + 4).find((item) => has(item, 'has') || has(item, 'type') || item.place);
  // "Skip anything with an HOA"
  if (!criterion) return !items.slice(at + 1, at + 5).some((item) => has(item, 'field', 'hoa'));
  const [feature, type] = [senseOf(criterion, 'has'), senseOf(criterion, 'type')];
  if (items.slice(at + 2, at + 7).some((item) => item.text === 'mentioned' || item.text === 'said')) return true;
  return [...claims.flatMap((claim) => claim.facts), ...context.present].some((fact) => {
    const said = fact.kind === 'prefer' ? fact.criterion : fact;
    if (said.kind === 'feature') return said.feature === feature;
    return said.kind === 'type' ? said.type === type : said.kind === 'place' && said.name === criterion.place?.name;
  });
}

/** "Four, well three", "eh one's plenty" */
const sighs: ReadonlySet<string> = new Set(['well', 'eh', 'ok', 'okay', 'ah']);

/** "Hates stairs, hoping for a condo": nothing but features and exclusions was said before. */
const saidHome = ({ claims, context }: Parse): boolean =>
  context.present.length > 0 ||
  claims.some(({ facts }) =>
    facts.some(
      (fact) =>
        !(fact.kind === 'feature' || fact.kind === 'unsupported' || ('not' in fact && fact.not)) &&
        !(fact.kind === 'bound' && fact.field === 'hoa'),
    ),
  );

/** « On rêve d'une maison », "dreaming of a condo": the home itself, where no kind of home was named before. */
function homeAhead({ items, claims }: Parse, at: number): boolean {
  let next = at + 1;
  while (has(items[next], 'art') || has(items[next], 'of')) next++;
  const named = claims.some(({ facts }) => facts.some((fact) => fact.kind === 'type'));
  return !named && (has(items[next], 'house') || has(items[next], 'type'));
}

const stairsBefore = (items: readonly Item[], at: number): boolean =>
  /^(?:stairs|steps|escaliers?|escaleras?)$/.test(items[at - 1]?.text ?? '');

/** "HOA's a dealbreaker": the fee of which `at` speaks. */
function feeBefore(items: readonly Item[], at: number): number | undefined {
  let i = at - 1;
  while (i > at - 4 && (has(items[i], 'art') || has(items[i], 'be'))) i--;
  return has(items[i], 'field', 'hoa') ? i : undefined;
}
