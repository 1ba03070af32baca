import type { CircleShape } from '@lintel/geo';
import { type Fact, factText, isWish, type Sort } from '../facts.ts';
import type { Found, Query } from '../query.ts';
import type { Catalogue, Span } from './catalogue.ts';
import { type Asked, asking, type Constraint, nothing } from './constraint.ts';
import { costRuleOf } from './cost-constraint.ts';
import { FigureConstraint } from './figure-constraint.ts';
import { rarityOf } from './impact.ts';
import { LocaleConstraint } from './locale-constraint.ts';
import { measures, scaled } from './measures.ts';
import { limitMetres, nearCircles } from './near.ts';
import { alone, constraintOf, type Restriction, restrictionsOf, type SaidWish } from './restrictions.ts';
import { wantedWords } from './words.ts';

/** What a query asks for, ready to be put to segments. */
export interface Plan {
  /** Each by itself. */
  restrictions: readonly Restriction[];
  /** Where to look, and what to ask of the homes there: together the same as the restrictions. */
  spans: readonly Span[];
  asked: Asked;
  preferences: readonly Preference[];
  nears: readonly Near[];
  /** The wanted whole words, in their order; empty where none count. */
  words: readonly RareWord[];
  /** The tightest upper bound on the price. */
  budget: Budget | undefined;
  order: Sort | 'match';
  /** Whether no home is found that is not active. */
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
  /** The radius of the largest circle: the nearer to a point, the more a home scores. */
  limitMetres: number;
}

/** A wanted word and how rare it is among all homes. */
export interface RareWord {
  number: number;
  rarity: number;
}

interface Budget {
  fact: string;
  cents: number;
}

export function planOf(query: Query, catalogue: Catalogue): Plan {
  const said: SaidWish[] = [];
  const preferences: Preference[] = [];
  const notApplied: Found['notApplied'][number][] = [];
  let order: Plan['order'] = 'match';
  for (const { fact, text } of distinct(query.facts)) {
    if (fact.kind === 'sort') order = fact.sort;
    const why = whyNotApplied(fact, query, catalogue);
    if (why) notApplied.push({ fact: text, why });
    if (isWish(fact)) said.push({ wish: fact, text });
    if (fact.kind !== 'prefer') continue;
    const constraint = constraintOf(fact.wish, query, catalogue);
    if (constraint) preferences.push({ fact: text, constraint });
  }
  const restrictions = restrictionsOf(said, query, catalogue);
  return {
    restrictions,
    ...placed(restrictions, catalogue, query.nothing ? [nothing] : []),
    preferences,
    nears: nearsOf(said, query),
    words: rareWords(query, catalogue),
    budget: budgetOf(said),
    order,
    isActiveOnly: (query.statuses ?? []).every((status) => status === 'active'),
    today: query.today,
    notApplied,
  };
}

/** A fact that is said twice counts once. */
function distinct(facts: readonly Fact[]): { fact: Fact; text: string }[] {
  // Sentences say a dozen facts at most: a list is quicker than a set.
  const names: string[] = [];
  const said: { fact: Fact; text: string }[] = [];
  for (const fact of facts) {
    const text = factText(fact);
    const name = fact.kind === 'place' && fact.state !== undefined ? `${text} ${fact.state}` : text;
    if (names.includes(name)) continue;
    names.push(name);
    said.push({ fact, text });
  }
  return said;
}

/** A place is looked up rather than asked of each home where all homes around are meant; bounds of one figure are asked at once. */
function placed(
  restrictions: readonly Restriction[],
  catalogue: Catalogue,
  constraints: Constraint[],
): Pick<Plan, 'spans' | 'asked'> {
  let spans: readonly Span[] | undefined;
  for (const { constraint } of restrictions) {
    if (constraint instanceof LocaleConstraint && !constraint.excluding && spans === undefined) {
      spans = constraint.located.spans;
      if (constraint.located.isWhole) continue;
    }
    const other = constraints.findIndex((each) => each instanceof FigureConstraint && each.isOf(constraint));
    if (other < 0) constraints.push(constraint);
    else constraints[other] = (constraints[other] as FigureConstraint).and(constraint as FigureConstraint);
  }
  return { spans: spans ?? catalogue.spans(), asked: asking(constraints) };
}

function nearsOf(said: readonly SaidWish[], { points }: Query): Near[] {
  const nears: Near[] = [];
  for (const { wish, text } of said) {
    const named = wish.kind === 'near' ? points?.get(wish.name) : undefined;
    if (wish.kind !== 'near' || !named) continue;
    const furthest = Math.max(...named.map((point) => limitMetres(wish, point)));
    nears.push({ fact: text, limitMetres: furthest, circles: nearCircles(wish, named) });
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

function budgetOf(said: readonly SaidWish[]): Budget | undefined {
  let tightest: Budget | undefined;
  for (const { wish, text } of said) {
    if (wish.kind !== 'bound' || wish.field !== 'price' || wish.op !== '<=') continue;
    const cents = scaled(wish.value, measures.price.scale);
    if (tightest === undefined || cents < tightest.cents) tightest = { fact: text, cents };
  }
  return tightest;
}

function whyNotApplied(fact: Fact, query: Query, catalogue: Catalogue): Found['notApplied'][number]['why'] | undefined {
  const wish = fact.kind === 'prefer' ? fact.wish : fact;
  switch (wish.kind) {
    case 'place':
    case 'state':
    case 'zip':
      return alone(wish, catalogue).numbers.size > 0 ? undefined : 'unknown-place';
    case 'near':
      return query.points?.has(wish.name) ? undefined : 'unknown-point';
    case 'bound':
      return wish.field !== 'payment' || query.payment || costRuleOf(query) ? undefined : 'no-payment-rule';
    default:
      return undefined;
  }
}
