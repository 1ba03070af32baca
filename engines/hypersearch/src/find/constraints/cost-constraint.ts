import { homeTypes } from '../../facts.ts';
import type { CostedHome, CostRule, Query, Terms } from '../../query.ts';
import type { Locales } from '../store/locales.ts';
import { hasTrait, type Segment } from '../store/segment.ts';
import { statuses, statusTrait } from '../store/traits.ts';
import type { Constraint } from './constraint.ts';

/** Returns the cost rule for the terms of the search, or undefined without terms or without `costs`. */
export const costRuleOf = ({ terms, costs }: Judged): CostRule | undefined => terms && costs?.(terms);

interface Judged {
  terms?: Terms | undefined;
  costs?: Query['costs'] | undefined;
}

/** Accepts homes that a cost rule accepts. It evaluates homes one by one, so it runs last. */
export class CostConstraint implements Constraint {
  readonly #locales: Locales;
  readonly #accepts: (home: CostedHome) => boolean;

  constructor(locales: Locales, accepts: (home: CostedHome) => boolean) {
    this.#locales = locales;
    this.#accepts = accepts;
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    for (let i = 0; i < count; i++) {
      const last = ((words[i] as number) << 5) + 31;
      let met = 0;
      for (let left = masks[i] as number; left !== 0; left &= left - 1) {
        const bit = left & -left;
        if (this.#accepts(costedHome(segment, last - Math.clz32(bit), this.#locales))) met |= bit;
      }
      out[i] = met;
    }
  }
}

/** Returns the fields of an indexed home that its costs depend on. */
export function costedHome(segment: Segment, home: number, locales: Locales): CostedHome {
  const { figures } = segment;
  const { country, state, city } = locales.at(figures.locale.at(home));
  const [tax, hoa] = [figures.tax.at(home), figures.hoa.at(home)];
  return {
    country,
    state,
    city,
    status: statuses.find((status) => hasTrait(segment, statusTrait(status), home)) ?? 'active',
    type: homeTypes[figures.type.at(home)] ?? 'single_family',
    priceCents: figures.price.at(home),
    taxCents: Number.isNaN(tax) ? undefined : tax,
    hoaCents: Number.isNaN(hoa) ? undefined : hoa,
  };
}
