import type { Assumption, Fact, Means, Reading, Terms } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { lowestDownPercent } from '@lintel/mortgage';

/**
 * The active assumptions of a sentence: of each kind the last, but the sum of incomes and of debts, which
 * several people of a household have.
 */
export class StatedAssumptions {
  readonly #active: readonly Assumption[];
  readonly #sentence: string;

  constructor({ assumptions }: Pick<Reading, 'assumptions'>, off: readonly string[], sentence: string) {
    this.#active = assumptions.filter(({ text }) => !off.includes(text));
    this.#sentence = sentence;
  }

  has(kind: Assumption['kind']): boolean {
    return this.#active.some((one) => one.kind === kind);
  }

  number(kind: 'rate' | 'term' | 'cash' | 'capRate' | 'cashFlow' | 'savings' | 'credit'): number | undefined {
    const stated = this.#last(kind);
    return stated && Number.parseFloat(stated.value);
  }

  /** A year. */
  income(): number | undefined {
    const incomes = this.#all('income');
    return incomes.length === 0 ? undefined : sum(incomes);
  }

  /** True for “homes I qualify for”, which means the rules of loan programs; “can afford” means the guide of lenders. */
  qualifies(): boolean {
    const asked = this.#last('afford');
    return asked !== undefined && /qualif/i.test(this.#sentence.slice(...asked.span));
  }

  /** A share below every country's minimum is not a usable down payment. */
  down(): Terms['down'] {
    const stated = this.#last('down');
    if (!stated) return undefined;
    const value = Number.parseFloat(stated.value);
    if (!stated.value.endsWith('%') && value > 0) return { amount: value };
    return value < Math.min(lowestDownPercent.US, lowestDownPercent.CA) ? undefined : { percent: value };
  }

  /** Monthly debts; undefined when no debt is stated, or only a balance for one of them. */
  debtsMonthly(): number | undefined {
    const debts = this.#all('debts');
    const isMonthly = ({ value, span }: Assumption) =>
      value === '0' || /month|\bmo\b|mois|mes\b|mensual|payment|note/i.test(this.#sentence.slice(...span));
    return debts.length > 0 && debts.every(isMonthly) ? sum(debts) : undefined;
  }

  /** True when a later assumption replaces it. */
  isReplaced(one: Assumption): boolean {
    return !isAdded.has(one.kind) && this.has(one.kind) && this.#last(one.kind) !== one;
  }

  #all(kind: Assumption['kind']): Assumption[] {
    return this.#active.filter((one) => one.kind === kind);
  }

  #last(kind: Assumption['kind']): Assumption | undefined {
    return this.#active.findLast((one) => one.kind === kind);
  }
}

const isAdded: ReadonlySet<Assumption['kind']> = new Set(['income', 'debts']);
const sum = (some: readonly Assumption[]): number => some.reduce((total, { value }) => total + Number(value), 0);

/** The terms of the search that a sentence states; undefined where it states none that are applied. */
export function termsOf(stated: StatedAssumptions): Terms | undefined {
  const down = stated.down();
  const ratePercent = stated.number('rate');
  const years = stated.number('term');
  const income = stated.has('afford') ? stated.income() : undefined;
  const cashAtMost = stated.number('cash');
  const cashFlowAtLeast = stated.number('cashFlow');
  const terms: Terms = {
    ...(down && { down }),
    ...(ratePercent !== undefined && { ratePercent }),
    ...(years !== undefined && { years }),
    ...(income !== undefined && {
      means: {
        income,
        debts: stated.debtsMonthly() ?? 0,
        ...(stated.qualifies() && { programs: programsOf(stated) }),
      },
    }),
    ...(cashAtMost !== undefined && { cashAtMost }),
    ...(cashFlowAtLeast !== undefined && { cashFlowAtLeast }),
  };
  return Object.keys(terms).length > 0 ? terms : undefined;
}

/** Returns the criteria that a sentence states as assumptions: the lowest cap rate. */
export function criteriaOf(stated: StatedAssumptions): Fact[] {
  const capRate = stated.number('capRate');
  return capRate === undefined ? [] : [{ kind: 'bound', field: 'capRate', op: '>=', value: capRate }];
}

function programsOf(stated: StatedAssumptions): NonNullable<Means['programs']> {
  const [savings, creditScore] = [stated.number('savings'), stated.number('credit')];
  return { ...(savings !== undefined && { savings }), ...(creditScore !== undefined && { creditScore }) };
}

const number = new Intl.NumberFormat('en-US');
export const dollars = (value: number): string => `$${number.format(value)}`;

/** Terms for people: "10% down", "15-year loan", "Affordable on $120,000 a year". */
export function termLabels({ down, ratePercent, years, means, cashAtMost, cashFlowAtLeast }: Terms): string[] {
  return [
    ...(down
      ? [
          'percent' in down
            ? m.search__down_2({ percent: down.percent })
            : m.search__down_3({ dollars: dollars(down.amount) }),
        ]
      : []),
    ...(ratePercent === undefined ? [] : [m.search__interest_2({ ratePercent })]),
    ...(years === undefined ? [] : [m.search__year_loan_2({ years })]),
    ...(means ? [meansLabel(means)] : []),
    ...(cashAtMost === undefined ? [] : [m.search__up_to_cash_to_close_2({ dollars: dollars(cashAtMost) })]),
    ...(cashFlowAtLeast === undefined ? [] : [cashFlowLabel(cashFlowAtLeast)]),
  ];
}

/** “Positive cash flow” */
export const cashFlowLabel = (atLeast: number): string =>
  atLeast === 0 ? m.search__positive_cash_flow() : m.search__cash_flow_of_at_least({ dollars: dollars(atLeast) });

function meansLabel({ programs, income, debts }: NonNullable<Terms['means']>): string {
  const shown = { income: dollars(income) };
  const label = programs ? m.search__qualify_with_a_year(shown) : m.search__affordable_on_a_year(shown);
  return debts > 0 ? m.search__with_debts_of_a_month({ label, debts: dollars(debts) }) : label;
}
