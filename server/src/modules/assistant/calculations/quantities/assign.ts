import type { Amount } from '../../reading/figures/amounts.ts';
import { type QuantityName, quantities } from './quantities.ts';
import type { Quantity } from './quantity.ts';

/** A stated quantity: percent, or currency units in the period of the quantity. */
export interface Stated {
  value: number;
  percent: boolean;
}
export type Values = Partial<Record<QuantityName, Stated>>;

interface Assigned {
  values: Values;
  /** The number of amounts without a quantity. */
  unused: number;
}

/** Points for each reason that a number is a quantity, and for leaving a number out. */
const points = {
  role: 1.5,
  sureRole: 1,
  before: 2.5,
  after: 1.5,
  otherRole: -0.7,
  none: -1.2,
  later: 2.6,
  guessed: -0.4,
} as const;

const clauses =
  /[,;:.?!()]+|\b(?:and(?! (?:ins\w*|tax\w*|hoa|heat\w*)\b)|but|with(?! tax)|et(?! (?:assurances?|taxes|chauffage)\b)|mais|avec(?! (?:les )?taxes)|y(?! (?:seguro|impuestos)\b)|pero|con(?! (?:todo|impuestos))|plus|pis|n)\b/;
/** Returns the words of the clause before a number; “taxes: 5,475” is one clause. */
const lastClause = (text: string): string =>
  text
    .replace(/[:(] ?\$?$/, ' ')
    .split(clauses)
    .at(-1) ?? '';
const firstClause = (text: string): string => text.split(clauses)[0] ?? '';

/** Reads “sell at 465” as thousands where the quantity is an amount of at least ten thousand. */
const inThousands = ({ unit, value, after }: Amount, { from = 0, thousands }: Quantity): boolean =>
  unit === 'plain' &&
  (from >= 10_000 || thousands === true) &&
  value >= 50 &&
  value < 1_000 &&
  !/^ ?(sq|pi|m2|days?|jours|dias)/.test(after);

/** Returns the amount of a quantity in its period, or undefined if the number cannot be the quantity. */
function valueAs(amount: Amount, quantity: Quantity): number | undefined {
  const { units, from = 0, to = Number.POSITIVE_INFINITY, per, monthlyTo = 0 } = quantity;
  if (!units.includes(amount.unit) || (quantity.neverYearly && amount.per === 'year')) return undefined;
  // A bare small number is a rank or a count, not an amount of money.
  if (amount.unit === 'plain' && units.includes('money') && to > 100 && amount.value < 50 && !amount.per)
    return undefined;
  if (amount.unit === 'percent')
    return amount.value >= Math.min(from, 100) && amount.value <= 100 ? amount.value : undefined;
  const stated = inThousands(amount, quantity) ? amount.value * 1_000 : amount.value;
  if (stated < from || stated > to) return undefined;
  if (per === undefined) return amount.per ? undefined : stated;
  const hours = amount.per === 'hour' ? 2_080 : 1;
  const monthly = amount.per ? amount.per === 'month' : stated <= monthlyTo;
  return (stated * hours * (monthly ? 12 : 1)) / (per === 'month' ? 12 : 1);
}

/** True if a number can be a quantity by its unit and its size. */
export const couldBe = (amount: Amount, quantity: Quantity): boolean => valueAs(amount, quantity) !== undefined;

function fit(amount: Amount, quantity: Quantity): number | undefined {
  if (valueAs(amount, quantity) === undefined) return undefined;
  const { role, sure, before, after } = amount;
  const known = role !== undefined && quantity.roles.includes(role);
  const words =
    (quantity.near.test(lastClause(before)) ? points.before : 0) +
    (quantity.near.test(firstClause(after)) ? points.after : 0);
  // A number without any reason to be the quantity is another one, so the calculation does not fit.
  if (words === 0 && !known) return undefined;
  // Another amount of a quantity that adds up needs words or a sure meaning to win over them.
  const guessed = words === 0 && quantity.several === true && !sure ? points.guessed : 0;
  return guessed + words + (known ? points.role + (sure ? points.sureRole : 0) : role && sure ? points.otherRole : 0);
}

/**
 * Gives each number of a question the quantity that it states, so that the reasons together are strongest. A quantity has
 * one number unless several add up. The search is exhaustive over the sets of quantities that are taken.
 */
export function assigned(amounts: readonly Amount[], names: readonly QuantityName[]): Assigned {
  type State = { score: number; given: readonly (QuantityName | undefined)[] };
  /** A percentage and an amount of money don’t add up. */
  const addsUp = (name: QuantityName, { unit }: Amount, given: State['given']): boolean =>
    given.every((each, at) => each !== name || (amounts[at]!.unit === 'percent') === (unit === 'percent'));
  let states = new Map<number, State>([[0, { score: 0, given: [] }]]);
  for (const amount of amounts) {
    const next = new Map<number, State>();
    const keep = (taken: number, state: State) => {
      if ((next.get(taken)?.score ?? Number.NEGATIVE_INFINITY) < state.score) next.set(taken, state);
    };
    const fits = names.map((name) => fit(amount, quantities[name]));
    for (const [taken, { score, given }] of states) {
      keep(taken, { score: score + points.none, given: [...given, undefined] });
      for (const [at, name] of names.entries()) {
        const its = fits[at];
        if (its === undefined || ((taken >> at) & 1 && !(quantities[name].several && addsUp(name, amount, given))))
          continue;
        // An earlier name wins where the words decide nothing; a new rate is said after the present one.
        const later = name === 'newRate' && given.includes('rate') ? points.later : 0;
        keep(taken | (1 << at), { score: score + its + later - at * 0.01, given: [...given, name] });
      }
    }
    states = next;
  }
  const [best] = [...states.values()].sort((one, other) => other.score - one.score);
  const values: Values = {};
  for (const [at, name] of best!.given.entries()) {
    if (name === undefined) continue;
    const amount = amounts[at]!;
    const value = valueAs(amount, quantities[name])!;
    const percent = amount.unit === 'percent';
    const before = values[name];
    if (!before) values[name] = { value, percent };
    else if (before.percent === percent) values[name] = { value: before.value + value, percent };
  }
  return { values, unused: best!.given.filter((name) => name === undefined).length };
}
