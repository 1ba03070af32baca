import type { Wish } from '../facts.ts';
import type { Listing } from '../listing.ts';
import type { Change, Columns, FindOptions, Found, ListingIndex, Query } from '../query.ts';
import { isDescending, sortKeys } from '../rank/order.ts';
import { reasonsFor } from '../rank/reasons.ts';
import { scoreHomes } from '../rank/score.ts';
import { TopHomes } from '../rank/top-homes.ts';
import { CellCounter } from './cell-counter.ts';
import { FacetCounter } from './facet-counter.ts';
import { Inventory } from './inventory.ts';
import { isPlaceAlternative, localesOfAll } from './places.ts';
import { type Plan, planOf } from './plan.ts';
import { relaxations } from './relax.ts';
import type { Figure } from './rows.ts';
import type { Segment } from './segment.ts';
import { Selection } from './selection.ts';
import { StepCounter } from './step-counter.ts';

/**
 * An index of homes that answers queries exactly and takes changes while it lives. Of two listings with the
 * same id the later counts. Between two calls of `apply` every query sees the same homes. Nothing that a
 * query can hold makes it throw.
 */
export function createIndex(listings: readonly Listing[]): ListingIndex {
  return new ColumnIndex(listings);
}

class ColumnIndex implements ListingIndex {
  readonly #inventory: Inventory;
  readonly #selection = new Selection();
  #homes = new Int32Array(0);
  #keys = new Float64Array(0);
  /** What places that were asked about meant, for as long as the inhabited locales stay the same. */
  readonly #located = new WeakMap<readonly Wish[], { settled: number; numbers: ReadonlySet<number> }>();

  constructor(listings: readonly Listing[]) {
    this.#inventory = new Inventory(listings);
  }

  get size(): number {
    return this.#inventory.size;
  }

  apply(changes: readonly Change[]): void {
    this.#inventory.apply(changes);
  }

  isAt(places: readonly Wish[], home: Listing): boolean {
    const { locales } = this.#inventory;
    const number = locales.numberFor(home);
    const alternatives = places.filter(isPlaceAlternative);
    const kept = this.#located.get(places);
    if (kept?.settled === locales.settled && locales.at(number).homes > 0) return kept.numbers.has(number);
    // As if the home were there: a place that only it is in is a place with homes.
    locales.moveIn(number);
    const numbers = new Set(localesOfAll(locales, alternatives));
    locales.moveOut(number);
    if (locales.at(number).homes > 0) this.#located.set(places, { settled: locales.settled, numbers });
    return numbers.has(number);
  }

  ids(query: Query): Int32Array {
    const constraints = planOf(query, this.#inventory).restrictions.map(({ constraint }) => constraint);
    const found: Int32Array[] = [];
    for (const segment of this.#inventory.segments()) {
      this.#selection.select(segment, constraints);
      const count = this.#listHomes();
      found.push(this.#homes.slice(0, count).map((home) => segment.id[home] as number));
    }
    const ids = new Int32Array(found.reduce((sum, part) => sum + part.length, 0));
    let filled = 0;
    for (const part of found) {
      ids.set(part, filled);
      filled += part.length;
    }
    return ids.sort();
  }

  columns<Name extends Figure>(query: Query, names: readonly Name[]): Columns<Name> {
    const constraints = planOf(query, this.#inventory).restrictions.map(({ constraint }) => constraint);
    const segments = this.#inventory.segments();
    const parts = segments.map((segment) => {
      this.#selection.select(segment, constraints);
      const count = this.#listHomes();
      return this.#homes.slice(0, count);
    });
    const total = parts.reduce((sum, homes) => sum + homes.length, 0);
    const figures = Object.fromEntries(
      names.map((name) => [name, new Float64Array(total)]),
    ) as Columns<Name>['figures'];
    let [filled, inCanada] = [0, 0];
    for (const [s, homes] of parts.entries()) {
      const segment = segments[s] as Segment;
      for (const home of homes) {
        for (const name of names) figures[name][filled] = segment.figures[name][home] as number;
        if (this.#inventory.locales.at(segment.locale[home] as number).country === 'CA') inCanada++;
        filled++;
      }
    }
    return { total, inCanada, figures };
  }

  find(query: Query, options: FindOptions): Found {
    const plan = planOf(query, this.#inventory);
    const segments = this.#inventory.segments();
    const order = options.sort ?? plan.order;
    const constraints = plan.restrictions.map(({ constraint }) => constraint);
    const top = new TopHomes(options.limit, isDescending(order), options.after);
    const facets = options.facets ? new FacetCounter() : undefined;
    const steps = options.steps ? new StepCounter(options.steps, query, this.#inventory.locales) : undefined;
    const cells = options.cells ? new CellCounter(options.cells.zoom) : undefined;
    let total = 0;
    for (const [s, segment] of segments.entries()) {
      this.#selection.select(segment, constraints);
      if (this.#selection.count === 0) continue;
      const count = this.#listHomes();
      total += count;
      facets?.add(segment, this.#selection, this.#homes, count);
      steps?.add(segment, this.#selection, this.#homes, count);
      cells?.add(segment, this.#homes, count);
      if (options.limit === 0) continue;
      if (order === 'match') scoreHomes(plan, segment, this.#selection, this.#homes, count, this.#keys);
      else sortKeys(order, segment, this.#homes, count, this.#keys);
      top.offer(s, segment.id, this.#homes, this.#keys, count);
    }
    return {
      total,
      hits: hitsOf(top, plan, segments),
      ...(facets && { facets: facets.facets() }),
      ...(steps && { steps: steps.steps() }),
      ...(cells && { cells: cells.cells() }),
      ...(options.relaxations && { relaxations: relaxations(plan, segments) }),
      notApplied: plan.notApplied,
    };
  }

  /** Lists the selected homes in `#homes` and makes room for as many keys. */
  #listHomes(): number {
    const count = this.#selection.homes();
    if (this.#homes.length < count) {
      this.#homes = new Int32Array(count * 2);
      this.#keys = new Float64Array(count * 2);
    }
    return this.#selection.listHomes(this.#homes);
  }
}

function hitsOf(top: TopHomes, plan: Plan, segments: readonly Segment[]): Found['hits'] {
  return top.ranked().map(({ id, key, segment, home }) => {
    const reasons = reasonsFor(plan, segments[segment] as Segment, home);
    return { id, key, score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
  });
}
