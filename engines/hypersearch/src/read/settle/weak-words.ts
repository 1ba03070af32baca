/** Words that mean something only without a better one in the sentence: “house”, “lot”, “ranch”. */
import type { Fact } from '../../facts.ts';
import { type Claim, slotOf } from '../claims.ts';
import { inner, isOr, live } from '../scopes/later-wins.ts';
import { has, type Item } from '../words/items.ts';
import { clear, isAcreage } from './land.ts';

export function settleWeak(claims: readonly Claim[], items: readonly Item[]): void {
  if (!claims.some((claim) => claim.weak)) return;
  const types = claims.filter(
    (claim) =>
      live(claim) &&
      !claim.weak &&
      claim.facts.some((fact) => inner(fact).kind === 'type' && !(inner(fact) as { not: boolean }).not) &&
      !isExcludedLater(claim, claims),
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

/** "She says get a condo but I don't want a condo, I want a house" */
const isExcludedLater = (claim: Claim, claims: readonly Claim[]): boolean =>
  claims
    .slice(claims.indexOf(claim) + 1)
    .some(
      (later) =>
        live(later) &&
        later.facts.some(
          (fact) =>
            fact.kind === 'type' &&
            fact.not &&
            claim.facts.every((one) => one.kind === 'type' && one.type === fact.type),
        ),
    );

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

function swapForFarm(fact: Fact): Fact {
  if (fact.kind === 'prefer') return { kind: 'prefer', criterion: { kind: 'type', type: 'farm', not: false } };
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
