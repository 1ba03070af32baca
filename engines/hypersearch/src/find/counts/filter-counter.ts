import type { Feature, Field } from '../../facts.ts';
import type { FilterCounts, FindOptions, Query } from '../../query.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Constraint, ConstraintSet } from '../constraints/constraint.ts';
import type { Restriction } from '../constraints/restrictions.ts';
import { mergedFigures, type Plan, placed } from '../plan.ts';
import { Selection } from '../selection.ts';
import { MOST_HOMES, type Segment } from '../store/segment.ts';
import { FacetCounter } from './facet-counter.ts';
import { StepCounter } from './step-counter.ts';

/** The criteria that counts for one filter replace, and the counters of the homes that meet all other criteria. */
interface Group {
  replaces: string;
  constraints: readonly Constraint[];
  facets: FacetCounter | undefined;
  steps: StepCounter | undefined;
  /** Homes that meet the group, for the words of the base selection. */
  met: Int32Array;
}

/**
 * Counts the homes for each filter value in place of the current criteria on the same filter, in one pass: selects the
 * homes that meet the criteria no filter replaces, evaluates each replaceable group on them, and combines the groups.
 */
export class FilterCounter {
  /** Evaluate the plan's spans with these constraints, then call `add`. */
  readonly base: ConstraintSet;
  /** The homes that meet all criteria, after `add`. */
  readonly found = found;
  readonly #groups: readonly Group[];
  readonly #facets: FacetCounter;
  readonly #steps: StepCounter;
  readonly #excluded: readonly { feature: Feature; group: Group }[];

  constructor(wanted: NonNullable<FindOptions['filterCounts']>, query: Query, plan: Plan, catalogue: Catalogue) {
    const replaced = replacedIn(plan.restrictions, query);
    const isKept = (restriction: Restriction) => !replaced.has(restriction.replacedBy ?? '');
    this.base = placed(plan.restrictions.filter(isKept), catalogue, plan.refusals).constraintSet;
    const { locales } = catalogue;
    const facetsOf = (name: string) => {
      if (name === 'types' || name === 'price' || name === 'statuses') return new FacetCounter([name]);
      return name.startsWith(FEATURE) ? new FacetCounter(['features']) : undefined;
    };
    this.#groups = [...replaced].map((name, number) => {
      const ranges = wanted.steps[name as Field];
      const own = plan.restrictions.filter(({ replacedBy }) => replacedBy === name).map(({ constraint }) => constraint);
      return {
        replaces: name,
        constraints: mergedFigures(own),
        facets: facetsOf(name),
        steps: ranges && new StepCounter({ [name]: ranges }, query, locales),
        met: scratchOf(number),
      };
    });
    this.#excluded = this.#groups.flatMap((group) =>
      group.replaces.startsWith(FEATURE) ? [{ feature: group.replaces.slice(FEATURE.length) as Feature, group }] : [],
    );
    const rest: typeof wanted.steps = {};
    for (const name in wanted.steps) {
      const ranges = wanted.steps[name as Field];
      if (ranges && !replaced.has(name)) rest[name as Field] = ranges;
    }
    this.#steps = new StepCounter(rest, query, locales);
    const shared = (['types', 'price', 'statuses'] as const).filter((name) => !replaced.has(name));
    this.#facets = new FacetCounter(['features', ...shared]);
  }

  /** Counts the homes of a segment. `base` holds those that meet the base constraints. Fills `found`. */
  add(segment: Segment, base: Selection, homes: Int32Array): number {
    for (const group of this.#groups) {
      for (let c = 0; c < group.constraints.length; c++) {
        const from = c === 0 ? base.masks : group.met;
        (group.constraints[c] as Constraint).narrow(segment, base.words, from, base.count, group.met);
      }
    }
    for (const group of this.#groups) {
      this.#combine(base, others, group);
      const count = others.listHomes(homes);
      if (count === 0) continue;
      group.facets?.add(segment, others, homes, count);
      group.steps?.add(segment, others, homes, count);
    }
    this.#combine(base, this.found);
    const count = this.found.listHomes(homes);
    if (count === 0) return 0;
    this.#facets.add(segment, this.found, homes, count);
    this.#steps.add(segment, this.found, homes, count);
    return count;
  }

  counts(): FilterCounts {
    const facets = this.#facets.facets();
    const byGroup = this.#groups.map((group) => group.facets?.facets());
    const of = (name: 'types' | 'price' | 'statuses') =>
      byGroup[this.#groups.findIndex(({ replaces }) => replaces === name)] ?? facets;
    const counted = new Map(facets.features);
    for (const { feature, group } of this.#excluded)
      counted.set(feature, byGroup[this.#groups.indexOf(group)]?.features.get(feature) ?? 0);
    const steps = this.#groups.map((group) => group.steps?.steps());
    return {
      types: of('types').types,
      features: counted,
      statuses: of('statuses').statuses,
      price: of('price').price,
      steps: Object.assign(this.#steps.steps(), ...steps),
    };
  }

  /** Selects the homes of `base` that meet every group but one. */
  #combine({ words, masks, count }: Selection, into: Selection, except?: Group): void {
    let kept = 0;
    for (let i = 0; i < count; i++) {
      let mask = masks[i] as number;
      for (let g = 0; g < this.#groups.length; g++) {
        const group = this.#groups[g] as Group;
        if (group !== except) mask &= group.met[i] as number;
      }
      into.words[kept] = words[i] as number;
      into.masks[kept] = mask;
      kept += (mask | -mask) >>> 31;
    }
    into.count = kept;
  }
}

const FEATURE = 'feature ';

/** Scratch memory, shared by all counters: a search ends before the next one begins. */
const found = new Selection();
const others = new Selection();
const scratch: Int32Array[] = [];

function scratchOf(group: number): Int32Array {
  const known = scratch[group] ?? new Int32Array(MOST_HOMES / 32);
  scratch[group] = known;
  return known;
}

/** Returns the filters that have criteria. A wanted feature is replaceable only when it is excluded as well. */
function replacedIn(restrictions: readonly Restriction[], { facts }: Query): Set<string> {
  const isExcluded = (name: string) =>
    facts.some((fact) => fact.kind === 'feature' && fact.not && name === FEATURE + fact.feature);
  const replaced = new Set<string>();
  for (const { replacedBy } of restrictions)
    if (replacedBy !== undefined && (!replacedBy.startsWith(FEATURE) || isExcluded(replacedBy)))
      replaced.add(replacedBy);
  return replaced;
}
