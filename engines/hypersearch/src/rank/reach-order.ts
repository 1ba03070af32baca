import { ReachConstraint } from '../find/constraints/reach-constraint.ts';
import type { Locales } from '../find/store/locales.ts';
import type { Segment } from '../find/store/segment.ts';
import type { Reach } from '../query.ts';
import { sortKey } from './order.ts';

/** More than any day number. */
const STEP = 1e7;

/** Homes that a buyer can buy, then those that the buyer can nearly buy, then the rest; in each of them the newest first. */
export class ReachOrder {
  readonly #yes: ReachConstraint;
  readonly #nearly: ReachConstraint;

  constructor(locales: Locales, reach: Reach) {
    this.#yes = new ReachConstraint(locales, reach, 'yes');
    this.#nearly = new ReachConstraint(locales, reach, 'nearly');
  }

  keyOf(segment: Segment, home: number): number {
    const day = Math.max(0, sortKey('newest', segment, home));
    if (this.#yes.accepts(segment, home)) return 2 * STEP + day;
    return this.#nearly.accepts(segment, home) ? STEP + day : day;
  }
}
