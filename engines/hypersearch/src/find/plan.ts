import { CircleShape } from '@lintel/geo';
import { type Fact, factText, isWish, type Sort, type Wish } from '../facts.ts';
import type { Found, Query } from '../query.ts';
import type { Constraint } from './constraint.ts';
import { livingHomesWith, rarityOf } from './impact.ts';
import { measures, scaled } from './measures.ts';
import { limitMetres } from './near.ts';
import { localesOf } from './places.ts';
import { type Catalogue, constraintOf, restrictionsOf } from './restrictions.ts';
import { wantedWords } from './words.ts';

/** What a query asks for, ready to be put to segments. */
export interface Plan {
  restrictions: readonly Restriction[];
  preferences: readonly Preference[];
  nears: readonly Near[];
  /** The wanted whole words, in their order; empty where none count. */
  words: readonly RareWord[];
  /** The tightest upper bound on the price. */
  budget: Budget | undefined;
  order: Sort | 'match';
  today: number;
  notApplied: Found['notApplied'];
}

export interface Restriction {
  constraint: Constraint;
  /** Under this name the total without it is told; absent: nobody asked for it. */
  name?: string;
  /** Where it stands for several alternatives: what holds when one of them is dropped, by its fact. */
  without?: () => ReadonlyMap<string, Constraint>;
}

export interface Preference {
  fact: string;
  constraint: Constraint;
}

export interface Near {
  fact: string;
  circles: readonly CircleShape[];
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
  const facts = distinct(query.facts);
  const wishes = facts.filter(isWish);
  return {
    restrictions: restrictionsOf(wishes, query, catalogue),
    preferences: facts.flatMap((fact) => {
      const constraint = fact.kind === 'prefer' ? constraintOf(fact.wish, query, catalogue) : undefined;
      return constraint ? [{ fact: factText(fact), constraint }] : [];
    }),
    nears: wishes.flatMap((wish) => nearOf(wish, query)),
    words: rareWords(query, catalogue),
    budget: budgetOf(wishes),
    order: facts.findLast((fact) => fact.kind === 'sort')?.sort ?? 'match',
    today: query.today,
    notApplied: facts.flatMap((fact) => whyNotApplied(fact, query, catalogue)),
  };
}

/** A fact that is said twice counts once. */
function distinct(facts: readonly Fact[]): Fact[] {
  const byName = new Map<string, Fact>();
  for (const fact of facts) {
    const name = `${factText(fact)} ${fact.kind === 'place' ? (fact.state ?? '') : ''}`;
    if (!byName.has(name)) byName.set(name, fact);
  }
  return [...byName.values()];
}

function nearOf(wish: Wish, { points }: Query): Near[] {
  const named = wish.kind === 'near' ? points?.get(wish.name) : undefined;
  if (wish.kind !== 'near' || !named) return [];
  const limit = limitMetres(wish);
  return [{ fact: factText(wish), limitMetres: limit, circles: named.map((point) => new CircleShape(point, limit)) }];
}

function rareWords({ words = [] }: Query, catalogue: Catalogue): RareWord[] {
  const wanted = wantedWords(words);
  return [...new Set(wanted?.whole ?? [])].map((word) => {
    const number = catalogue.vocabulary.numberOf(word);
    const homesWith = catalogue.segments().reduce((sum, segment) => sum + livingHomesWith(segment, number), 0);
    return { number, rarity: rarityOf(catalogue.size, homesWith) };
  });
}

function budgetOf(wishes: readonly Wish[]): Budget | undefined {
  let tightest: Budget | undefined;
  for (const wish of wishes) {
    if (wish.kind !== 'bound' || wish.field !== 'price' || wish.op !== '<=') continue;
    const cents = scaled(wish.value, measures.price.scale);
    if (tightest === undefined || cents < tightest.cents) tightest = { fact: factText(wish), cents };
  }
  return tightest;
}

function whyNotApplied(fact: Fact, query: Query, { locales }: Catalogue): Found['notApplied'] {
  const wish = fact.kind === 'prefer' ? fact.wish : fact;
  const text = factText(fact);
  switch (wish.kind) {
    case 'place':
    case 'state':
    case 'zip':
      return localesOf(locales, wish).length > 0 ? [] : [{ fact: text, why: 'unknown-place' }];
    case 'near':
      return query.points?.has(wish.name) ? [] : [{ fact: text, why: 'unknown-point' }];
    case 'bound':
      return wish.field !== 'payment' || query.payment ? [] : [{ fact: text, why: 'no-payment-rule' }];
    default:
      return [];
  }
}
