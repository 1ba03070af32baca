import { homeTypes } from '../../facts.ts';
import type { CostedHome, CostRule, Query, Terms } from '../../query.ts';
import type { Locales } from '../store/locales.ts';
import { hasTrait, type Segment } from '../store/segment.ts';
import { statuses, statusTrait } from '../store/traits.ts';
import { JudgedConstraint, verdictsOf } from './verdicts.ts';

/** Returns the cost rule for the terms of the search, or undefined without terms or without `costs`. */
export const costRuleOf = ({ terms, costs }: Judged): CostRule | undefined => terms && costs?.(terms);

interface Judged {
  terms?: Terms | undefined;
  costs?: Query['costs'] | undefined;
}

/** Accepts homes by what a cost rule says of them. `name` stands for the condition. */
export const costConstraint = (
  locales: Locales,
  rule: CostRule,
  name: string,
  accepts: (home: CostedHome) => boolean,
): JudgedConstraint =>
  new JudgedConstraint(verdictsOf(rule, name), (segment) => (home) => accepts(costedHome(segment, home, locales)));

/** Returns the fields of an indexed home that its costs depend on. */
export function costedHome(segment: Segment, home: number, locales: Locales): CostedHome {
  const { figures } = segment;
  const { country, state, city } = locales.at(figures.locale.at(home));
  const known = (value: number) => (Number.isNaN(value) ? undefined : value);
  return {
    country,
    state,
    city,
    status: statuses.find((status) => hasTrait(segment, statusTrait(status), home)) ?? 'active',
    type: homeTypes[figures.type.at(home)] ?? 'single_family',
    priceCents: figures.price.at(home),
    taxCents: known(figures.tax.at(home)),
    hoaCents: known(figures.hoa.at(home)),
    netIncomeCents: known(figures.netIncome.at(home)),
  };
}
