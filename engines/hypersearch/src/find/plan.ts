import type { CircleShape } from '@lintel/geo';
import { type Fact, factText, isCriterion, type Sort } from '../facts.ts';
import type { Found, Query } from '../query.ts';
import type { Catalogue, Span } from './catalogue.ts';
import { type Constraint, type ConstraintSet, constraintSetOf, nothing } from './constraints/constraint.ts';
import { costRuleOf } from './constraints/cost-constraint.ts';
import { FigureConstraint } from './constraints/figure-constraint.ts';
import { LocaleConstraint } from './constraints/locale-constraint.ts';
import {
  alone,
  constraintOf,
  type NamedCriterion,
  type Restriction,
  restrictionsOf,
} from './constraints/restrictions.ts';
import { rarityOf } from './counts/impact.ts';
import { limitMetres, nearCircles } from './near.ts';
import { measures, scaled } from './store/measures.ts';
import { wantedWords } from './store/words.ts';

/** A query prepared for execution on segments. */
export interface Plan {
  /** Each restriction separately. */
  restrictions: readonly Restriction[];
  /** The spans to search and the constraints to evaluate there. Together they are equivalent to the restrictions. */
  spans: readonly Span[];
  constraintSet: ConstraintSet;
  /** The constraint that accepts no home, when the query finds none. */
  refusals: Constraint[];
  preferences: readonly Preference[];
  nears: readonly Near[];
  /** The wanted whole words in order; empty when words do not affect the score. */
  words: readonly RareWord[];
  /** The lowest upper bound on the price. */
  budget: Budget | undefined;
  order: Sort | 'match';
  /** True when the query finds active homes only. */
  isActiveOnly: boolean;
  today: number;
  notApplied: Found['notApplied'];
}

export interface Preference {
  fact: string;
  constraint: Constraint;
}

export interface Near {
  fact: string;
  circles: readonly CircleShape[];
  /** The radius of the largest circle. A home scores more the nearer it is to a point. */
  limitMetres: number;
}

/** A wanted word and its rarity among all homes. */
export interface RareWord {
  number: number;
  rarity: number;
}

interface Budget {
  fact: string;
  cents: number;
}

export function planOf(query: Query, catalogue: Catalogue): Plan {
  const criteria: NamedCriterion[] = [];
  const preferences: Preference[] = [];
  const notApplied: Found['notApplied'][number][] = [];
  let order: Plan['order'] = 'match';
  for (const { fact, text } of distinct(query.facts)) {
    if (fact.kind === 'sort') order = fact.sort;
    const why = whyNotApplied(fact, query, catalogue);
    if (why) notApplied.push({ fact: text, why });
    if (isCriterion(fact)) criteria.push({ criterion: fact, text });
    if (fact.kind !== 'prefer') continue;
    const constraint = constraintOf(fact.criterion, query, catalogue);
    if (constraint) preferences.push({ fact: text, constraint });
  }
  const restrictions = restrictionsOf(criteria, query, catalogue);
  const refusals = query.nothing ? [nothing] : [];
  return {
    restrictions,
    refusals,
    ...placed(restrictions, catalogue, refusals),
    preferences,
    nears: nearsOf(criteria, query),
    words: rareWords(query, catalogue),
    budget: budgetOf(criteria),
    order,
    isActiveOnly: (query.statuses ?? []).every((status) => status === 'active'),
    today: query.today,
    notApplied,
  };
}

/** Removes duplicate facts. */
function distinct(facts: readonly Fact[]): { fact: Fact; text: string }[] {
  // Sentences have at most a dozen facts, for which a list is faster than a set.
  const names: string[] = [];
  const unique: { fact: Fact; text: string }[] = [];
  for (const fact of facts) {
    const text = factText(fact);
    const name = fact.kind === 'place' && fact.state !== undefined ? `${text} ${fact.state}` : text;
    if (names.includes(name)) continue;
    names.push(name);
    unique.push({ fact, text });
  }
  return unique;
}

/** Resolves places to spans instead of a per-home check where every home of a span matches. Merges bounds on one figure. */
export function placed(
  restrictions: readonly Restriction[],
  catalogue: Catalogue,
  refusals: readonly Constraint[],
): Pick<Plan, 'spans' | 'constraintSet'> {
  let spans: readonly Span[] | undefined;
  const constraints = [...refusals];
  for (const { constraint } of restrictions) {
    if (constraint instanceof LocaleConstraint && !constraint.excluding && spans === undefined) {
      spans = constraint.located.spans;
      if (constraint.located.isWhole) continue;
    }
    constraints.push(constraint);
  }
  return { spans: spans ?? catalogue.spans(), constraintSet: constraintSetOf(mergedFigures(constraints)) };
}

/** Merges bounds on the same figure. */
export function mergedFigures(constraints: readonly Constraint[]): Constraint[] {
  const merged: Constraint[] = [];
  for (const constraint of constraints) {
    const other = merged.findIndex((each) => each instanceof FigureConstraint && each.isOf(constraint));
    if (other < 0) merged.push(constraint);
    else merged[other] = (merged[other] as FigureConstraint).and(constraint as FigureConstraint);
  }
  return merged;
}

function nearsOf(criteria: readonly NamedCriterion[], { points }: Query): Near[] {
  const nears: Near[] = [];
  for (const { criterion, text } of criteria) {
    const named = criterion.kind === 'near' ? points?.get(criterion.name) : undefined;
    if (criterion.kind !== 'near' || !named) continue;
    const furthest = Math.max(...named.map((point) => limitMetres(criterion, point)));
    nears.push({ fact: text, limitMetres: furthest, circles: nearCircles(criterion, named) });
  }
  return nears;
}

function rareWords({ words = [] }: Query, catalogue: Catalogue): RareWord[] {
  if (words.length === 0) return [];
  return [...new Set(wantedWords(words)?.whole ?? [])].map((word) => {
    const number = catalogue.vocabulary.numberOf(word);
    return { number, rarity: rarityOf(catalogue.size, catalogue.homesWith(number)) };
  });
}

function budgetOf(criteria: readonly NamedCriterion[]): Budget | undefined {
  let tightest: Budget | undefined;
  for (const { criterion, text } of criteria) {
    if (criterion.kind !== 'bound' || criterion.field !== 'price' || criterion.op !== '<=') continue;
    const cents = scaled(criterion.value, measures.price.scale);
    if (tightest === undefined || cents < tightest.cents) tightest = { fact: text, cents };
  }
  return tightest;
}

function whyNotApplied(fact: Fact, query: Query, catalogue: Catalogue): Found['notApplied'][number]['why'] | undefined {
  const criterion = fact.kind === 'prefer' ? fact.criterion : fact;
  switch (criterion.kind) {
    case 'place':
    case 'state':
    case 'zip':
      return alone(criterion, catalogue).numbers.size > 0 ? undefined : 'unknown-place';
    case 'near':
      return query.points?.has(criterion.name) ? undefined : 'unknown-point';
    case 'bound':
      return criterion.field !== 'payment' || query.payment || costRuleOf(query) ? undefined : 'no-payment-rule';
    default:
      return undefined;
  }
}
