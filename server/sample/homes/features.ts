import type { Feature } from '@lintel/hypersearch';
import { regions } from '../markets/regions.ts';
import type { Random } from '../random.ts';
import { type FeatureRule, type FeatureSubject, featureRules } from './feature-rules.ts';
import type { Building, Money, Site } from './home.ts';

/**
 * Chooses the features of a home. Invariant: features that follow from a field (garage, single_story,
 * new_construction, renovated, fixer_upper) agree with the field; `price_reduced` and `open_house` are
 * derived from prices and dates elsewhere.
 */
export function chooseFeatures(
  random: Random,
  site: Site,
  building: Building,
  money: Money,
  walkScore: number,
): ReadonlySet<Feature> {
  const found = new Set<Feature>();
  const subject: FeatureSubject = {
    ...site,
    ...building,
    ...money,
    walkScore,
    habits: regions[site.market.region],
    wealth: money.priceCents / 100 / site.market.house.price,
    has: (feature) => found.has(feature),
  };
  for (const [feature, rule] of featureRules as readonly (readonly [Feature, FeatureRule])[])
    if (random.chance(Number(rule(subject)))) found.add(feature);
  return found;
}
