import { BoxShape } from '@lintel/geo';
import { type Criterion, type Field, factText, type HomeType } from '../../facts.ts';
import type { Query, Range } from '../../query.ts';
import type { Catalogue } from '../catalogue.ts';
import { nearCircles } from '../near.ts';
import { isPlaceAlternative, localesOf, localesOfAll, type PlaceCriterion } from '../places.ts';
import type { Locales } from '../store/locales.ts';
import { measures, scaled } from '../store/measures.ts';
import { featureTrait, statusTrait, stepTrait, typeTrait } from '../store/traits.ts';
import { wantedWords } from '../store/words.ts';
import { AreaConstraint, shapeOf } from './area-constraint.ts';
import { hasCashFlow } from './cash-flow.ts';
import { type Constraint, nothing } from './constraint.ts';
import { costConstraint, costRuleOf } from './cost-constraint.ts';
import { FigureConstraint, type FigureRange, PaymentConstraint, WorkedConstraint } from './figure-constraint.ts';
import { LocaleConstraint } from './locale-constraint.ts';
import { ReachConstraint } from './reach-constraint.ts';
import { TraitConstraint } from './trait-constraint.ts';
import { JudgedConstraint } from './verdicts.ts';
import { WordConstraint } from './word-constraint.ts';

/** A constraint, and the name under which `relaxations` reports the total without it, if any. */
export interface Restriction {
  constraint: Constraint;
  name?: string;
  /** The filter whose values replace this criterion in its counts: a field, `types`, `statuses`, or `feature NAME`. */
  replacedBy?: string;
  /** For alternatives: the constraint that remains when one of them is dropped, by its fact. */
  without?: () => ReadonlyMap<string, Constraint>;
}

/** A criterion and its canonical text. */
export interface NamedCriterion {
  criterion: Criterion;
  text: string;
}

/** Returns all restrictions of a query, cheap and selective ones first. */
export function restrictionsOf(criteria: readonly NamedCriterion[], query: Query, catalogue: Catalogue): Restriction[] {
  const [places, types, cheap, dear]: [PlaceCriterion[], HomeType[], Restriction[], Restriction[]] = [[], [], [], []];
  for (const { criterion, text } of criteria) {
    if (isPlaceAlternative(criterion)) places.push(criterion);
    else if (criterion.kind === 'type' && !criterion.not) types.push(criterion.type);
    else {
      const constraint = constraintOf(criterion, query, catalogue);
      const replaced = replacedBy(criterion);
      if (constraint)
        (constraint instanceof TraitConstraint ? cheap : dear).push({
          name: text,
          constraint,
          ...(replaced !== undefined && { replacedBy: replaced }),
        });
    }
  }
  const [areas, holes] = [(query.areas ?? []).map(shapeOf), (query.excludedAreas ?? []).map(shapeOf)];
  if (query.bounds) dear.push({ name: 'bounds', constraint: new AreaConstraint([new BoxShape(query.bounds)]) });
  if (areas.length + holes.length > 0) dear.push({ name: 'area', constraint: new AreaConstraint(areas, holes) });
  dear.push(...termsRestrictions(query, catalogue.locales));
  const wanted = wantedWords(query.words ?? []);
  const words = wanted && new WordConstraint(catalogue.vocabulary, wanted);
  return [
    ...alternatives('places', places, factText, (some) => placeConstraint(some, catalogue)),
    ...(words ? [{ name: 'words', constraint: words }] : []),
    statusRestriction(query),
    ...alternatives('types', types, (type) => `type:${type}`, typeConstraint).map((restriction) => ({
      ...restriction,
      replacedBy: 'types',
    })),
    ...cheap,
    ...(query.terms || query.reach ? dear.toSorted(byCost) : dear),
  ];
}

function replacedBy(criterion: Criterion): string | undefined {
  if (criterion.kind === 'bound') return criterion.field;
  if (criterion.kind === 'type') return 'types';
  return criterion.kind === 'feature' ? `feature ${criterion.feature}` : undefined;
}

/** Sorts constraints that judge home by home to the end. */
const byCost = (a: Restriction, b: Restriction): number =>
  Number(a.constraint instanceof JudgedConstraint) - Number(b.constraint instanceof JudgedConstraint);

/** Returns the restrictions that purchase terms and the buyer's limits add, each named by its assumption. */
function termsRestrictions(query: Query, locales: Locales): Restriction[] {
  const rule = costRuleOf(query);
  const { means, cashAtMost, cashFlowAtLeast } = query.terms ?? {};
  const { reach } = query;
  const restrictions: Restriction[] = [];
  const add = (name: string, constraint: Constraint) => restrictions.push({ name, constraint });
  if (reach?.least) add('reach', new ReachConstraint(locales, reach.of, reach.least));
  if (rule?.reach) add('a:afford=yes', new ReachConstraint(locales, rule.reach, 'yes'));
  else if (rule && means)
    add(
      'a:afford=yes',
      costConstraint(locales, rule, 'means', (home) => rule.isWithinMeans(home)),
    );
  if (rule && cashAtMost !== undefined)
    add(
      `a:cash=${cashAtMost}`,
      costConstraint(locales, rule, 'cash', (home) => rule.isWithinCash(home)),
    );
  if (rule && cashFlowAtLeast !== undefined) {
    const name = `a:cashFlow=${cashFlowAtLeast}`;
    add(
      name,
      costConstraint(locales, rule, name, (home) => hasCashFlow(rule, home, cashFlowAtLeast)),
    );
  }
  return restrictions;
}

/** Combines alternative criteria. Criteria with the same text are dropped together. */
function alternatives<W>(
  name: string,
  criteria: readonly W[],
  textOf: (criterion: W) => string,
  constraintOfAll: (criteria: readonly W[]) => Constraint,
): Restriction[] {
  if (criteria.length === 0) return [];
  const texts = [...new Set(criteria.map(textOf))];
  const constraint = constraintOfAll(criteria);
  if (texts.length === 1) return [{ name: texts[0] as string, constraint }];
  const without = () =>
    new Map(texts.map((text) => [text, constraintOfAll(criteria.filter((criterion) => textOf(criterion) !== text))]));
  return [{ name, constraint, without }];
}

const placeConstraint = (places: readonly PlaceCriterion[], catalogue: Catalogue) =>
  new LocaleConstraint(catalogue.located(places, () => localesOfAll(catalogue.locales, places)));

const typeConstraint = (types: readonly HomeType[]) => new TraitConstraint(types.map(typeTrait));

function statusRestriction({ statuses = [] }: Query): Restriction {
  if (statuses.length === 0)
    return { constraint: new TraitConstraint([statusTrait('active')]), replacedBy: 'statuses' };
  return { name: 'status', constraint: new TraitConstraint(statuses.map(statusTrait)), replacedBy: 'statuses' };
}

/**
 * Returns the constraint of a criterion, or undefined when the query lacks the data to evaluate it. The criterion then
 * restricts nothing.
 */
export function constraintOf(criterion: Criterion, query: Query, catalogue: Catalogue): Constraint | undefined {
  switch (criterion.kind) {
    case 'place':
    case 'state':
    case 'zip': {
      const not = criterion.kind === 'place' && criterion.not;
      return new LocaleConstraint(alone(criterion, catalogue), not);
    }
    case 'near': {
      const points = query.points?.get(criterion.name);
      if (points?.length === 0) return nothing;
      return points && new AreaConstraint(nearCircles(criterion, points));
    }
    case 'type':
      return new TraitConstraint([typeTrait(criterion.type)], criterion.not);
    case 'feature':
      return new TraitConstraint([featureTrait(criterion.feature)], criterion.not);
    case 'bound':
      return rangeConstraint(
        criterion.field,
        criterion.op === '>=' ? { min: criterion.value } : { max: criterion.value },
        query,
        catalogue.locales,
        criterion.basis,
      );
  }
}

/** Resolves a place by itself. */
export const alone = (criterion: PlaceCriterion, catalogue: Catalogue) =>
  catalogue.located([criterion], () => localesOf(catalogue.locales, criterion));

/** Returns a range of facts in the units of the index. */
export const rangeInStoredUnits = ({ min, max }: Range, scale: number): FigureRange => ({
  low: min === undefined ? Number.NEGATIVE_INFINITY : scaled(min, scale),
  high: max === undefined ? Number.POSITIVE_INFINITY : scaled(max, scale),
});

/** Returns a constraint on a field. Both ends are included; an omitted end is open. Units as in facts. */
export function rangeConstraint(
  field: Field,
  { min, max }: Range,
  query: Pick<Query, 'today' | 'payment' | 'terms' | 'costs'>,
  locales: Locales,
  basis?: 'pi',
): Constraint | undefined {
  const range = (lowest: (min: number) => number, highest: (max: number) => number): FigureRange => ({
    low: min === undefined ? Number.NEGATIVE_INFINITY : lowest(min),
    high: max === undefined ? Number.POSITIVE_INFINITY : highest(max),
  });
  const { today, payment } = query;
  const costs = field === 'payment' || field === 'cost' ? costRuleOf(query) : undefined;
  if (costs) {
    const { low, high } = range(
      (least) => scaled(least, measures.cost.scale),
      (most) => scaled(most, measures.cost.scale),
    );
    return costConstraint(locales, costs, `${basis} ${low} ${high}`, (home) => {
      const cents = costs.monthlyCents(home, basis);
      return cents >= low && cents <= high;
    });
  }
  if (field === 'payment') {
    if (!payment) return undefined;
    if (basis !== 'pi')
      return rangeConstraint(
        'cost',
        { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
        { today },
        locales,
      );
    const prices = (country: 'US' | 'CA') =>
      range(
        (least) => payment.priceAtLeast(least, country),
        (most) => payment.priceAtMost(most, country),
      );
    return new PaymentConstraint(locales, { US: prices('US'), CA: prices('CA') });
  }
  const step = min !== undefined && max === undefined ? stepTrait(field, min) : -1;
  if (step >= 0) return new TraitConstraint([step]);
  const { figure, scale, valueIn } = measures[field];
  const bounds = range(
    (least) => scaled(least, scale),
    (most) => scaled(most, scale),
  );
  return figure ? new FigureConstraint(figure, bounds) : new WorkedConstraint(valueIn, today, bounds);
}
