import { BoxShape, CircleShape } from '@lintel/geo';
import { type Field, factText, type HomeType, type Wish } from '../facts.ts';
import type { Query, Range } from '../query.ts';
import { AreaConstraint, shapeOf } from './area-constraint.ts';
import { type Constraint, nothing } from './constraint.ts';
import { FigureConstraint, PaymentConstraint, WorkedConstraint } from './figure-constraint.ts';
import { LocaleConstraint } from './locale-constraint.ts';
import type { Locales } from './locales.ts';
import { measures, scaled } from './measures.ts';
import { limitMetres } from './near.ts';
import { isPlaceAlternative, localesOf, localesOfAll, type PlaceWish } from './places.ts';
import type { Restriction } from './plan.ts';
import type { Segment } from './segment.ts';
import { TraitConstraint } from './trait-constraint.ts';
import { featureTrait, statusTrait, typeTrait } from './traits.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WordConstraint } from './word-constraint.ts';
import { wantedWords } from './words.ts';

/** What the index knows of all its homes together. */
export interface Catalogue {
  locales: Locales;
  vocabulary: Vocabulary;
  readonly size: number;
  segments(): readonly Segment[];
}

type TypeWish = Extract<Wish, { kind: 'type' }>;
const isTypeAlternative = (wish: Wish): wish is TypeWish => wish.kind === 'type' && !wish.not;

/** All that must hold, cheap and telling ones first. */
export function restrictionsOf(wishes: readonly Wish[], query: Query, catalogue: Catalogue): Restriction[] {
  const { locales } = catalogue;
  const one = (name: string, constraint: Constraint | undefined): Restriction[] =>
    constraint ? [{ name, constraint }] : [];
  const single = wishes.filter((wish) => !isPlaceAlternative(wish) && !isTypeAlternative(wish));
  const inAreas = (query.areas ?? []).map(shapeOf);
  const holes = (query.excludedAreas ?? []).map(shapeOf);
  const wanted = wantedWords(query.words ?? []);
  return [
    ...alternatives('places', wishes.filter(isPlaceAlternative), (places) => placeConstraint(places, locales)),
    statusRestriction(query),
    ...alternatives('types', wishes.filter(isTypeAlternative), typeConstraint),
    ...single.filter(isCheap).flatMap((wish) => one(factText(wish), constraintOf(wish, query, catalogue))),
    ...one('bounds', query.bounds && new AreaConstraint([new BoxShape(query.bounds)])),
    ...(inAreas.length + holes.length > 0 ? one('area', new AreaConstraint(inAreas, holes)) : []),
    ...single
      .filter((wish) => !isCheap(wish))
      .flatMap((wish) => one(factText(wish), constraintOf(wish, query, catalogue))),
    ...one('words', wanted && new WordConstraint(catalogue.vocabulary, wanted)),
  ];
}

const isCheap = (wish: Wish) => wish.kind === 'feature' || wish.kind === 'type';

/** Wishes of which one is enough. Those with the same text stand and fall together. */
function alternatives<W extends Wish>(
  name: string,
  wishes: readonly W[],
  constraintOfAll: (wishes: readonly W[]) => Constraint,
): Restriction[] {
  const texts = [...new Set(wishes.map(factText))];
  if (texts.length === 0) return [];
  const constraint = constraintOfAll(wishes);
  if (texts.length === 1) return [{ name: texts[0] as string, constraint }];
  const without = () =>
    new Map(texts.map((text) => [text, constraintOfAll(wishes.filter((wish) => factText(wish) !== text))]));
  return [{ name, constraint, without }];
}

const placeConstraint = (places: readonly PlaceWish[], locales: Locales) =>
  new LocaleConstraint(locales, localesOfAll(locales, places));

const typeConstraint = (wishes: readonly { type: HomeType }[]) =>
  new TraitConstraint(wishes.map(({ type }) => typeTrait(type)));

function statusRestriction({ statuses = [] }: Query): Restriction {
  if (statuses.length === 0) return { constraint: new TraitConstraint([statusTrait('active')]) };
  return { name: 'status', constraint: new TraitConstraint(statuses.map(statusTrait)) };
}

/** Undefined when the query lacks what it takes to judge the wish; it then restricts nothing. */
export function constraintOf(wish: Wish, query: Query, { locales }: Catalogue): Constraint | undefined {
  switch (wish.kind) {
    case 'place':
      return new LocaleConstraint(locales, localesOf(locales, wish), wish.not);
    case 'state':
    case 'zip':
      return new LocaleConstraint(locales, localesOf(locales, wish));
    case 'near': {
      const points = query.points?.get(wish.name);
      if (points?.length === 0) return nothing;
      return points && new AreaConstraint(points.map((point) => new CircleShape(point, limitMetres(wish))));
    }
    case 'type':
      return new TraitConstraint([typeTrait(wish.type)], wish.not);
    case 'feature':
      return new TraitConstraint([featureTrait(wish.feature)], wish.not);
    case 'bound':
      return boundConstraint(wish, query, locales);
  }
}

function boundConstraint(
  { field, op, value }: Extract<Wish, { kind: 'bound' }>,
  query: Query,
  locales: Locales,
): Constraint | undefined {
  return rangeConstraint(field, op === '>=' ? { min: value } : { max: value }, query, locales);
}

/** Homes of which the field lies between the ends, both included; an end left out is open. Units as in facts. */
export function rangeConstraint(
  field: Field,
  { min, max }: Range,
  { today, payment }: Pick<Query, 'today' | 'payment'>,
  locales: Locales,
): Constraint | undefined {
  if (field === 'payment') {
    if (!payment) return undefined;
    const prices = (country: 'US' | 'CA') => ({
      low: min === undefined ? Number.NEGATIVE_INFINITY : payment.priceAtLeast(min, country),
      high: max === undefined ? Number.POSITIVE_INFINITY : payment.priceAtMost(max, country),
    });
    return new PaymentConstraint(locales, { US: prices('US'), CA: prices('CA') });
  }
  const { figure, scale, valueIn } = measures[field];
  const low = min === undefined ? Number.NEGATIVE_INFINITY : scaled(min, scale);
  const high = max === undefined ? Number.POSITIVE_INFINITY : scaled(max, scale);
  return figure ? new FigureConstraint(figure, low, high) : new WorkedConstraint(valueIn, today, { low, high });
}
