/** Settles the claims of a sentence. Long because each step depends on the ones before it, and one file shows their order. */
import { type Fact, factText } from '../facts.ts';
import type { Reading } from '../reading.ts';
import { acresOfSqft } from './bounds/bound-values.ts';
import { leastPrice, settleLimits } from './bounds/second-limit.ts';
import { type Claim, slotOf } from './claims.ts';
import { passOwnMoney, passPriceOfOurs } from './context/own-money.ts';
import { passSoldHome } from './context/told-home.ts';
import { passToldLife } from './context/told-life.ts';
import { passNearPlaces, passToldPlaces } from './places/told-places.ts';
import {
  inner,
  isOr,
  laterBoundsWin,
  laterPlacesWin,
  laterWishesWin,
  live,
  passAgain,
  settleSubkinds,
} from './scopes/later-wins.ts';
import { has, type Item } from './words/items.ts';

/** Applies what only the whole sentence decides: later words win, and weak words take their meaning from their neighbours. */
export function settle(claims: readonly Claim[], items: readonly Item[], language: Reading['language']): void {
  applyCorrections(claims, items);
  applyWithdrawals(claims);
  passToldLife(claims, items, language);
  passSoldHome(claims, items);
  settleStudios(claims, items);
  settleAcreage(claims, items);
  settleWeak(claims, items);
  settleLand(claims);
  settleLimits(claims, items);
  settleMonthly(claims);
  passPriceOfOurs(claims, items);
  passOwnMoney(claims, items);
  laterBoundsWin(claims);
  settleSubkinds(claims, items);
  settleSpecifics(claims);
  passToldPlaces(claims, items);
  passNearPlaces(claims);
  settleStates(claims, items);
  laterPlacesWin(claims);
  laterWishesWin(claims, items);
}

/** "Condo in Austin... no wait, Houston": the correction takes the place of the last claim on its matter. */
function applyCorrections(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, claim] of claims.entries()) {
    if (!claim.fix || claim.facts.length === 0) continue;
    const slots = new Set(claim.facts.map(slotOf));
    const negative = claim.facts.every((fact) => 'not' in fact && fact.not);
    if (negative) continue;
    const featured = claim.facts[0]?.kind === 'feature';
    for (let index = at - 1; index >= 0; index--) {
      const earlier = claims[index] as Claim;
      if (!live(earlier) || !earlier.facts.some((fact) => slots.has(slotOf(fact)))) continue;
      if (earlier.facts.every((fact) => 'not' in fact && fact.not)) continue;
      earlier.fate = 'withdrawn';
      passAgain(earlier, claims.slice(at + 1), items);
      // "Seattle or Tacoma, actually just Tacoma"
      const narrows = claim.facts.every((fact) => earlier.facts.some((one) => factText(one) === factText(fact)));
      if (narrows && claim.fate !== 'withdrawn') continue;
      if (!claim.facts.some((fact) => fact.kind === 'bound') || featured) break;
    }
  }
}

/** "Forget the basement": the wish goes, and so does what was said of it before. */
function applyWithdrawals(claims: readonly Claim[]): void {
  for (const [at, claim] of claims.entries()) {
    if (claim.fate !== 'withdrawn' || at === 0) continue;
    const texts = new Set(claim.facts.map(wished));
    // "2 car garage... forget the garage"
    const spaces = texts.has('has:garage');
    for (const earlier of claims.slice(0, at))
      if (
        live(earlier) &&
        earlier.facts.every((fact) => texts.has(wished(fact)) || (spaces && slotOf(inner(fact)) === 'garage'))
      )
        earlier.fate = 'withdrawn';
  }
}

/** Required, preferred and excluded facts: "Pool? No, scratch the pool" says nothing of it. */
function wished(fact: Fact): string {
  const wish = inner(fact);
  return factText('not' in wish ? { ...wish, not: false } : wish);
}

/** "Studio or 1 bedroom" is at most one bedroom. */
function settleStudios(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, studio] of claims.entries()) {
    const [first] = studio.facts;
    if (!first || !live(studio) || factText(first) !== 'beds<=0') continue;
    const after = items
      .slice(studio.to, claims[at + 1]?.from ?? studio.to)
      .some((item) => has(item, 'or') || item.mark === '/');
    // "Estudio o apartamento de una habitación"
    const step = after && claims[at + 1]?.facts.every((fact) => fact.kind === 'type') ? 2 : 1;
    const next = after ? claims[at + step] : claims[at - 1];
    const rooms = next?.facts.find((fact) => fact.kind === 'bound' && fact.field === 'beds' && fact.op === '>=');
    if (!next || !live(next) || rooms?.kind !== 'bound') continue;
    const [earlier, later] = after ? [studio, next] : [next, studio];
    if (!items.slice(earlier.to, later.from).some((item) => has(item, 'or') || item.mark === '/')) continue;
    next.facts = next.facts.filter((fact) => fact !== rooms);
    studio.facts = [{ ...rooms, op: '<=' }, ...studio.facts.slice(1)];
    if (after) studio.to = next.to;
  }
}

/** "Acreage with a house", "a house on land": the land is where the house stands. */
function settleAcreage(claims: readonly Claim[], items: readonly Item[]): void {
  const houses = claims.filter(
    (claim) => live(claim) && claim.facts.some((fact) => fact.kind === 'type' && !fact.not && fact.type !== 'land'),
  );
  for (const claim of claims) {
    if (!live(claim) || claim.weak || !claim.facts.every((fact) => factText(fact) === 'type:land')) continue;
    // "On its own land", "with the land"
    const under = [1, 2, 3].some(
      (step) =>
        ['on', 'with', 'w'].includes(items[claim.from - step]?.text ?? '') &&
        items
          .slice(claim.from - step + 1, claim.from)
          .every((item) => has(item, 'art') || has(item, 'poss') || item.text === 'own'),
    );
    const apart = houses.every((house) => {
      const between = items.slice(Math.min(claim.to, house.to), Math.max(claim.from, house.from));
      return !between.some((item) => has(item, 'or') || item.mark === '/');
    });
    // "Something with land" asks for no bare land.
    const words = [2, 1, 0].map((step) => items[claim.from - step]?.text ?? '').join(' ');
    if (/ w(?:ith)? land$|^(?:homes?|place|property|properties) w(?:ith)? acreage$/.test(words))
      ofNoSize(claim, claims);
    else if (houses.length > 0 && (under || (apart && houses.some((house) => house.weak === 'house')))) clear(claim);
  }
}

/** "With acreage": no number of acres to apply, unless one is said elsewhere. */
function ofNoSize(claim: Claim, claims: readonly Claim[]): void {
  const sized = claims.some((other) => live(other) && other.facts.some((fact) => isAcreage(inner(fact))));
  if (sized) clear(claim);
  else {
    claim.facts = [{ kind: 'unsupported', topic: 'other' }];
    claim.fate = 'unsupported';
  }
}

function settleWeak(claims: readonly Claim[], items: readonly Item[]): void {
  if (!claims.some((claim) => claim.weak)) return;
  const types = claims.filter(
    (claim) =>
      live(claim) &&
      !claim.weak &&
      claim.facts.some((fact) => inner(fact).kind === 'type' && !(inner(fact) as { not: boolean }).not),
  );
  const lotSize = claims.some((claim) => live(claim) && claim.facts.some((fact) => isAcreage(inner(fact))));
  const rural =
    lotSize ||
    claims.some(
      (claim) =>
        live(claim) &&
        claim.facts.some(
          (fact) =>
            fact.kind === 'feature' && !fact.not && (fact.feature === 'barn' || fact.feature === 'horse_property'),
        ),
    );
  const house = claims.some((claim) => claim.weak === 'house' && live(claim));
  for (const claim of claims) {
    if (!claim.weak || !live(claim)) continue;
    if (claim.weak === 'house') {
      const negative = claim.facts.some((fact) => 'not' in inner(fact) && (inner(fact) as { not: boolean }).not);
      if (
        !negative &&
        types.length > 0 &&
        !types.some((type) => alternatives(type, claim, items, claims)) &&
        types.some((type) => type.fate !== 'preference')
      )
        clear(claim);
    } else if (claim.weak === 'lot') {
      const dwelling = items.some(
        (item) => has(item, 'dwelling') && !item.mended && /^(?:home|homes|casa|maison|vivienda)$/.test(item.text),
      );
      const rooms = claims.some(
        (other) =>
          live(other) &&
          other.facts.some((fact) =>
            ['beds', 'baths', 'stories', 'sqft', 'year', 'garage'].includes(slotOf(inner(fact))),
          ),
      );
      const either = types.some((type) =>
        isOr(items.slice(Math.min(type.to, claim.to), Math.max(type.from, claim.from))),
      );
      if (!either && (types.length > 0 || house || rooms || dwelling || isFurnished(claims))) clear(claim);
    } else if (rural && !house) claim.facts = claim.facts.map((fact) => swapForFarm(fact));
  }
}

const isAcreage = (fact: Fact): boolean => fact.kind === 'bound' && fact.field === 'lot' && fact.value >= 1;
/** Land has no hot tub. */
const isFurnished = (claims: readonly Claim[]): boolean =>
  claims.some(
    (claim) =>
      live(claim) && claim.facts.some((fact) => fact.kind === 'feature' && !fact.not && indoors.has(fact.feature)),
  );
const indoors: ReadonlySet<string> = new Set(
  'pool hot_tub garage carport ev_charger fireplace basement finished_basement walkout_basement attic air_conditioning hardwood_floors open_floor_plan home_office in_law_suite primary_on_main walk_in_closet updated_kitchen chefs_kitchen stone_counters stainless_appliances kitchen_island in_unit_laundry balcony deck patio porch fenced_yard elevator doorman gym furnished single_story high_ceilings natural_light sauna wine_cellar media_room mudroom sunroom renovated fixer_upper new_construction'.split(
    ' ',
  ),
);

/** Land has no floors: "vacant land, at least 8,712 sq ft" bounds the lot. */
function settleLand(claims: readonly Claim[]): void {
  const types = claims.filter(live).flatMap((claim) => claim.facts.map(inner).filter((fact) => fact.kind === 'type'));
  if (types.length === 0 || !types.every((type) => type.type === 'land' && !type.not)) return;
  for (const claim of claims)
    claim.facts = claim.facts.map((fact) =>
      fact.kind === 'bound' && fact.field === 'sqft' ? { ...fact, field: 'lot', value: acresOfSqft(fact.value) } : fact,
    );
}

function settleMonthly(claims: readonly Claim[]): void {
  const ofLand = claims.some(
    (claim) => live(claim) && claim.facts.some((fact) => factText(inner(fact)) === 'type:land'),
  );
  if (ofLand) return;
  for (const claim of claims)
    claim.facts = claim.facts.map((fact) => {
      const monthly = fact.kind === 'bound' && fact.field === 'price' && fact.value >= 500 && fact.value < leastPrice;
      return monthly && fact.op === '<=' ? { ...fact, field: 'payment' } : fact;
    });
}

const clear = (claim: Claim) => {
  claim.facts = [];
};

function swapForFarm(fact: Fact): Fact {
  if (fact.kind === 'prefer') return { kind: 'prefer', wish: { kind: 'type', type: 'farm', not: false } };
  return { kind: 'type', type: 'farm', not: fact.kind === 'feature' && fact.not };
}

/** "House or condo": both count where only joining words are between. */
function alternatives(type: Claim, house: Claim, items: readonly Item[], claims: readonly Claim[]): boolean {
  const [first, second] = type.from < house.from ? [type, house] : [house, type];
  if (second.from - first.to > 14) return false;
  const between = items.slice(first.to, second.from);
  if (
    between.length === 0 ||
    !between.some((item) => has(item, 'or') || has(item, 'and') || item.mark === '/' || item.mark === ',')
  )
    return false;
  return between.every((item, index) => {
    const claimed = claims.some((claim) => first.to + index >= claim.from && first.to + index < claim.to);
    return (
      has(item, 'or') ||
      has(item, 'and') ||
      has(item, 'art') ||
      has(item, 'adj') ||
      has(item, 'dwelling') ||
      item.mark === ',' ||
      item.mark === '/' ||
      has(item, 'maybe') ||
      has(item, 'prefer') ||
      claimed
    );
  });
}

const basements: ReadonlySet<string> = new Set(['finished_basement', 'walkout_basement']);

const isGeneral = (fact: Fact): boolean =>
  fact.kind === 'feature' && (fact.feature === 'garage' || fact.feature === 'basement');

/** The more specific wish stands alone: `garage>=2` without `has:garage`. */
function settleSpecifics(claims: readonly Claim[]): void {
  const general = claims.some((claim) => claim.facts.some((fact) => isGeneral(inner(fact))));
  if (!general) return;
  const said = claims.filter(live).flatMap((claim) => claim.facts);
  const spaces = said.some((fact) => slotOf(inner(fact)) === 'garage' && inner(fact).kind === 'bound');
  const specific = said.some((fact) => fact.kind === 'feature' && !fact.not && basements.has(fact.feature));
  for (const claim of claims) {
    if (!live(claim)) continue;
    const kept = claim.facts.filter((fact) => {
      const wish = inner(fact);
      if (wish.kind !== 'feature' || wish.not) return true;
      return !(wish.feature === 'garage' ? spaces : wish.feature === 'basement' && specific);
    });
    if (kept.length < claim.facts.length) claim.facts = kept;
  }
}

/** A state beside a named city gives no fact; joined by "or" it is an alternative, beside an excluded city it stays. */
function settleStates(claims: readonly Claim[], items: readonly Item[]): void {
  const cities = claims.filter(
    (claim) => live(claim) && claim.facts.some((fact) => fact.kind === 'place' && !fact.not),
  );
  if (cities.length === 0) return;
  for (const claim of claims) {
    if (!live(claim) || !claim.facts.some((fact) => fact.kind === 'state')) continue;
    const index = claims.indexOf(claim);
    const neighbours = [claims[index - 1], claims[index + 1]];
    const joined = neighbours.some(
      (other) =>
        other &&
        cities.includes(other) &&
        items.slice(Math.min(other.to, claim.to), Math.max(other.from, claim.from)).some((item) => has(item, 'or')),
    );
    if (!joined) claim.facts = claim.facts.filter((fact) => fact.kind !== 'state');
  }
}
