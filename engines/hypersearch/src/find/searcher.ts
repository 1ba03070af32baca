import type { Criterion, Sort } from '../facts.ts';
import type { Listing } from '../listing.ts';
import type { Columns, FindOptions, Found, Hit, Query, Reason, Searches } from '../query.ts';
import { CashFlowOrder } from '../rank/cash-flow-order.ts';
import { isDescending, sortKey } from '../rank/order.ts';
import { ReachOrder } from '../rank/reach-order.ts';
import { reasonsFor } from '../rank/reasons.ts';
import { Rest } from '../rank/rest.ts';
import { Scorer, Scratch } from '../rank/score.ts';
import { TopHomes } from '../rank/top-homes.ts';
import type { Catalogue } from './catalogue.ts';
import { isSkipped } from './constraints/constraint.ts';
import { CellCounter } from './counts/cell-counter.ts';
import { FacetCounter } from './counts/facet-counter.ts';
import { FilterCounter } from './counts/filter-counter.ts';
import { relaxations } from './counts/relax.ts';
import { StepCounter } from './counts/step-counter.ts';
import { isPlaceAlternative, localesOfAll } from './places.ts';
import { type Plan, planOf } from './plan.ts';
import { Selection } from './selection.ts';
import type { Figure } from './store/rows.ts';
import type { Segment } from './store/segment.ts';

/** Answers queries about the homes of a catalogue. Reuses its scratch memory between queries. */
export class Searcher implements Searches {
  protected readonly catalogue: Catalogue;
  readonly #selection = new Selection();
  readonly #scratch = new Scratch();
  readonly #top = new TopHomes();
  /** The selected homes of one segment. */
  readonly #homes = new Int32Array(2 ** 16);
  /** Resolved places, valid while the inhabited locales stay the same. */
  readonly #located = new WeakMap<readonly Criterion[], { settled: number; numbers: ReadonlySet<number> }>();

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  get size(): number {
    return this.catalogue.size;
  }

  isAt(places: readonly Criterion[], home: Listing): boolean {
    const { locales } = this.catalogue;
    const number = locales.numberFor(home);
    const kept = this.#located.get(places);
    const isInhabited = locales.at(number).homes > 0;
    if (kept?.settled === locales.settled && isInhabited) return kept.numbers.has(number);
    // Simulates that the home is indexed, so that a place with no other home resolves.
    locales.moveIn(number);
    const numbers = new Set(localesOfAll(locales, places.filter(isPlaceAlternative)));
    locales.moveOut(number);
    if (isInhabited) this.#located.set(places, { settled: locales.settled, numbers });
    return numbers.has(number);
  }

  ids(query: Query): Int32Array {
    const parts: Int32Array[] = [];
    this.#eachSegment(planOf(query, this.catalogue), (segment, homes) => {
      parts.push(homes.map((home) => segment.id[home] as number));
    });
    return joined(parts).sort();
  }

  columns<Name extends Figure>(query: Query, names: readonly Name[]): Columns<Name> {
    const found: { segment: Segment; homes: Int32Array }[] = [];
    this.#eachSegment(planOf(query, this.catalogue), (segment, homes) => {
      found.push({ segment, homes: homes.slice() });
    });
    const total = found.reduce((sum, { homes }) => sum + homes.length, 0);
    const figures = {} as Columns<Name>['figures'];
    for (const name of names) {
      const values = new Float64Array(total);
      let filled = 0;
      for (const { segment, homes } of found)
        for (const home of homes) values[filled++] = segment.figures[name].at(home);
      figures[name] = values;
    }
    let inCanada = 0;
    for (const { segment, homes } of found)
      for (const home of homes)
        if (this.catalogue.locales.at(segment.figures.locale.at(home)).country === 'CA') inCanada++;
    return { total, inCanada, figures };
  }

  find(query: Query, options: FindOptions): Found {
    const plan = planOf(query, this.catalogue);
    const order = orderOf(options.sort ?? plan.order, query, this.catalogue);
    const top = this.#top.begin(options.limit, typeof order !== 'string' || isDescending(order), options.after);
    const scorer = order === 'match' && options.limit > 0 ? new Scorer(plan, this.#scratch) : undefined;
    const { facets: requested } = options;
    const facets = requested ? new FacetCounter(requested) : undefined;
    const steps = options.steps ? new StepCounter(options.steps, query, this.catalogue.locales) : undefined;
    const counter = options.filterCounts && new FilterCounter(options.filterCounts, query, plan, this.catalogue);
    const constraintSet = counter?.base ?? plan.constraintSet;
    const cells = options.cells ? new CellCounter(options.cells.zoom, this.catalogue.locales) : undefined;
    const isListed = facets || steps || cells || (!scorer && options.limit > 0);
    let total = 0;
    for (const { segment, ranges } of plan.spans) {
      if (isSkipped(constraintSet, segment)) continue;
      this.#selection.select(segment, ranges, constraintSet);
      if (this.#selection.count === 0) continue;
      const selection = counter?.found ?? this.#selection;
      const count = counter
        ? counter.add(segment, this.#selection, this.#homes)
        : isListed
          ? selection.listHomes(this.#homes)
          : selection.homes();
      if (count === 0) continue;
      total += count;
      facets?.add(segment, selection, this.#homes, count);
      steps?.add(segment, selection, this.#homes, count);
      cells?.add(segment, this.#homes, count);
      scorer?.offer(segment, selection, top);
      if (order === 'match' || options.limit === 0) continue;
      for (let i = 0; i < count; i++) {
        const home = this.#homes[i] as number;
        const key = typeof order === 'string' ? sortKey(order, segment, home) : order.keyOf(segment, home);
        top.offer(segment, home, key);
      }
    }
    const found: Found = { total, hits: hitsOf(top, plan), notApplied: plan.notApplied };
    if (facets) found.facets = facets.facets();
    if (steps) found.steps = steps.steps();
    if (counter) found.filterCounts = counter.counts();
    if (cells) found.cells = cells.cells();
    if (options.relaxations) found.relaxations = relaxations(plan, this.catalogue.spans(), this.#selection);
    return found;
  }

  /** Visits the homes found, segment by segment. The array is valid until the next visit. */
  #eachSegment(plan: Plan, visit: (segment: Segment, homes: Int32Array) => void): void {
    for (const { segment, ranges } of plan.spans) {
      if (isSkipped(plan.constraintSet, segment)) continue;
      this.#selection.select(segment, ranges, plan.constraintSet);
      if (this.#selection.count > 0) visit(segment, this.#homes.subarray(0, this.#selection.listHomes(this.#homes)));
    }
  }
}

/** Without a buyer's limits, the order `reach` is the order by score; without costs, `cash_flow` is that by return. */
function orderOf(
  order: NonNullable<FindOptions['sort']>,
  { reach, costs, terms = {} }: Query,
  { locales }: Catalogue,
): Sort | 'match' | ReachOrder | CashFlowOrder {
  if (order === 'cash_flow') return costs ? new CashFlowOrder(locales, costs(terms)) : 'roi_desc';
  if (order !== 'reach') return order;
  return reach ? new ReachOrder(locales, reach.of) : 'match';
}

function hitsOf(top: TopHomes, plan: Plan): Hit[] {
  const rests = new Map<Segment, Rest>();
  const hits: Hit[] = [];
  for (const { id, key, segment, home } of top.ranked()) {
    const rest = rests.get(segment) ?? new Rest(plan, segment);
    rests.set(segment, rest);
    const reasons = reasonsFor(plan, segment, rest, home);
    let score = 0;
    for (let r = 0; r < reasons.length; r++) score += (reasons[r] as Reason).points;
    hits.push({ id, key, score, reasons });
  }
  return hits;
}

function joined(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const part of parts) {
    all.set(part, filled);
    filled += part.length;
  }
  return all;
}
