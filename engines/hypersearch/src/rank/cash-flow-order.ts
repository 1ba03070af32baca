import { cashFlowCents } from '../find/constraints/cash-flow.ts';
import { costedHome } from '../find/constraints/cost-constraint.ts';
import type { Locales } from '../find/store/locales.ts';
import type { Segment } from '../find/store/segment.ts';
import type { CostRule } from '../query.ts';
import { UNKNOWN } from './order.ts';

/** The highest monthly cash flow first, on the terms of the search; homes without a known one come last. */
export class CashFlowOrder {
  readonly #locales: Locales;
  readonly #rule: CostRule;

  constructor(locales: Locales, rule: CostRule) {
    this.#locales = locales;
    this.#rule = rule;
  }

  keyOf(segment: Segment, home: number): number {
    // Most homes state no income, and need no costs.
    if (Number.isNaN(segment.figures.netIncome.at(home))) return -UNKNOWN;
    const cents = cashFlowCents(this.#rule, costedHome(segment, home, this.#locales));
    return Number.isNaN(cents) ? -UNKNOWN : cents;
  }
}
