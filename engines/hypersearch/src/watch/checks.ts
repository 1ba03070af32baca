import { CircleShape, pointInRing } from '@lintel/geo';
import type { Criterion } from '../facts.ts';
import { hasCashFlow } from '../find/constraints/cash-flow.ts';
import { costRuleOf } from '../find/constraints/cost-constraint.ts';
import { nearCircles } from '../find/near.ts';
import { foldPostalCode } from '../find/store/locales.ts';
import { measures, scaled } from '../find/store/measures.ts';
import { beginsSo, wantedWords } from '../find/store/words.ts';
import { placeName } from '../place-name.ts';
import type { Area, CostRule, PlaceJudge, Query, Terms } from '../query.ts';
import type { Bounds } from './cover.ts';
import type { PreparedHome } from './prepared-home.ts';

/** A condition of a search that is evaluated for one home at a time. */
export type Check = (home: PreparedHome) => boolean;

/** A query without the data that is only known at match time. */
export type Question = Omit<Query, 'today' | 'payment' | 'costs'>;

/**
 * Returns the check of a criterion, or undefined when the query lacks the data to evaluate it; it then restricts
 * nothing.
 */
export function checkOf(criterion: Criterion, { points, terms }: Question): Check | undefined {
  switch (criterion.kind) {
    case 'place': {
      const named = isNamed(placeName(criterion.name), criterion.state);
      return criterion.not ? (home) => !named(home) : named;
    }
    case 'state':
      return ({ listing }) => listing.state === criterion.code;
    case 'zip': {
      const prefix = foldPostalCode(criterion.code);
      return ({ listing }) => prefix !== '' && foldPostalCode(listing.postalCode ?? '').startsWith(prefix);
    }
    case 'near': {
      const named = points?.get(criterion.name);
      const circles = named && nearCircles(criterion, named);
      return circles && ((home) => home.isShown && circles.some((circle) => circle.contains(home.latE6, home.lonE6)));
    }
    case 'type':
      return ({ listing }) => (listing.type === criterion.type) !== criterion.not;
    case 'feature':
      return ({ listing }) => listing.features.includes(criterion.feature) !== criterion.not;
    case 'bound':
      return onTerms(criterion, terms) ?? boundCheck(criterion);
  }
}

const isNamed =
  (name: string, state: string | undefined): Check =>
  ({ city, neighbourhood, areas, listing }) =>
    name !== '' &&
    (city === name || neighbourhood === name || areas.includes(name)) &&
    (state === undefined || listing.state === state);

/** Returns the check of a bound on monthly cost for a search with terms; undefined for other bounds. */
function onTerms(criterion: Extract<Criterion, { kind: 'bound' }>, terms: Terms | undefined): Check | undefined {
  const { field, op, value, basis } = criterion;
  if (!terms || (field !== 'payment' && field !== 'cost')) return undefined;
  const usual = boundCheck(criterion);
  const limit = scaled(value, measures.cost.scale);
  return (home) => {
    const rule = costRuleOf({ terms, ...home.occasion });
    if (!rule) return usual(home);
    const cents = rule.monthlyCents(home.listing, basis);
    return op === '>=' ? cents >= limit : cents <= limit;
  };
}

/** Returns the restrictions of purchase terms, in addition to bounds on the monthly cost. */
export function termsChecks({ terms }: Question): Check[] {
  if (!terms) return [];
  const { cashFlowAtLeast } = terms;
  const judged =
    (accepts: (rule: CostRule, home: PreparedHome) => boolean): Check =>
    (home) => {
      const rule = costRuleOf({ terms, ...home.occasion });
      return rule === undefined || accepts(rule, home);
    };
  return [
    ...(terms.means ? [judged((rule, { listing }) => rule.isWithinMeans(listing))] : []),
    ...(cashFlowAtLeast === undefined
      ? []
      : [judged((rule, { listing }) => hasCashFlow(rule, listing, cashFlowAtLeast))]),
    ...(terms.cashAtMost === undefined ? [] : [judged((rule, { listing }) => rule.isWithinCash(listing))]),
  ];
}

function boundCheck({ field, op, value, basis }: Extract<Criterion, { kind: 'bound' }>): Check {
  if (field === 'payment' && basis !== 'pi') {
    const total = boundCheck({ kind: 'bound', field: 'cost', op, value });
    return (home) => !home.occasion.payment || total(home);
  }
  if (field === 'payment')
    return ({ listing: { priceCents, country }, occasion: { payment } }) => {
      if (!payment) return true;
      return op === '>='
        ? priceCents >= payment.priceAtLeast(value, country)
        : priceCents <= payment.priceAtMost(value, country);
    };
  const { scale, valueIn } = measures[field];
  const limit = scaled(value, scale);
  return op === '>='
    ? (home) => valueIn(home, 0, home.occasion.today) >= limit
    : (home) => valueIn(home, 0, home.occasion.today) <= limit;
}

/** Checks alternative places whose combined meaning depends on the homes of other places. */
export const placesCheck =
  (places: readonly Criterion[], judge: PlaceJudge): Check =>
  ({ listing }) =>
    judge.isAt(places, listing);

/** Rings stay lists of corners. Shapes optimized for many points would take several kilobytes per search. */
function holds(area: Area): Check {
  switch (area.kind) {
    case 'box':
      return ({ latE6, lonE6 }) =>
        latE6 >= area.southE6 && latE6 <= area.northE6 && lonE6 >= area.westE6 && lonE6 <= area.eastE6;
    case 'circle': {
      const circle = new CircleShape(area.centre, area.radiusMetres);
      return ({ latE6, lonE6 }) => circle.contains(latE6, lonE6);
    }
    case 'polygon': {
      const ring = area.ring.map(({ latE6, lonE6 }) => ({ latE6: Math.round(latE6), lonE6: Math.round(lonE6) }));
      return ({ latE6, lonE6 }) => pointInRing(ring, { latE6, lonE6 });
    }
  }
}

/** Checks a box that is not stored in a row. */
export const boxCheck = (box: Bounds): Check => {
  const inside = holds({ kind: 'box', ...box });
  return (home) => home.isShown && inside(home);
};

/** Checks that a home lies in one of the areas, if any, and in none of the excluded ones. */
export function areasCheck({ areas = [], excludedAreas = [] }: Question): Check | undefined {
  if (areas.length + excludedAreas.length === 0) return undefined;
  const [inside, left] = [areas.map(holds), excludedAreas.map(holds)];
  return (home) =>
    home.isShown
      ? (inside.length === 0 || inside.some((area) => area(home))) && !left.some((area) => area(home))
      : inside.length === 0;
}

export function wordsCheck({ words = [] }: Question): Check | undefined {
  const wanted = wantedWords(words);
  if (!wanted) return undefined;
  const { whole, prefix } = wanted;
  return (home) =>
    whole.every((word) => home.words.has(word)) &&
    (prefix === undefined || [...home.words].some((word) => beginsSo(word, prefix)));
}
