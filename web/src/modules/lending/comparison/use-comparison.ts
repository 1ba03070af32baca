import {
  breakEvenMonth,
  costAfter,
  type Eligibility,
  eligibilityOf,
  type ListedHome,
  type Market,
  type Scenario,
  scenarioOf,
  unknownIncomeCents,
} from '@lintel/mortgage';
import type { AdjustmentLine } from '@lintel/server/lending';
import { useDeferredValue, useMemo } from 'react';
import { adjustmentOf, problemOf, productOf, type Typed, type TypedBorrower } from './terms.ts';

export interface Compared extends Scenario {
  costCents: number;
  /** Less than the horizon where the rate is fixed for less. */
  costYears: number;
  /** Months until the higher charges at closing have paid off, against the loan with the lowest; undefined for that one. */
  breakEven: number | null | undefined;
  eligibility: Eligibility;
}

const number = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Prices the typed loans in the browser. */
export function useComparison(
  typed: Typed,
  borrower: TypedBorrower,
  adjustments: readonly AdjustmentLine[],
  market: Market | undefined,
): readonly Compared[] {
  const input = useDeferredValue(typed);
  const person = useDeferredValue(borrower);
  return useMemo(
    () => (market && problemOf(input) === undefined ? compare(input, person, adjustments, market) : []),
    [input, person, adjustments, market],
  );
}

function compare(typed: Typed, borrower: TypedBorrower, lines: readonly AdjustmentLine[], market: Market): Compared[] {
  const { country, state, loans } = typed;
  const { firstTimeBuyer, veteran, rural } = borrower;
  const [income, debts, creditScore, tax] = [borrower.income, borrower.debts, borrower.score, borrower.tax].map(number);
  const home: ListedHome = {
    // A city decides on transfer taxes alone, which no figure of a comparison contains.
    ...{ country, state, city: '', type: 'house', status: 'active', rural },
    priceCents: Math.round(Number(typed.price) * 100),
    ...(tax != null && { taxCents: Math.round(tax * 100) }),
  };
  const downCents = Math.round(Number(typed.down) * 100);
  const years = Number(typed.amortization);
  const purchase = { home, downCents, years, creditScore: creditScore ?? null };
  const household = {
    ...{ country, years, creditScore: creditScore ?? null, savingsCents: null, down: { cents: downCents } },
    incomeCents: income == null ? unknownIncomeCents : Math.round((income * 100) / 12),
    debtsCents: Math.round((debts ?? 0) * 100),
    ...{ firstTimeBuyer, veteran },
  };
  const priced = loans.map((loan) => {
    const adjustments = loan.line ? lines.map(adjustmentOf) : [];
    const product = productOf(loan);
    return {
      scenario: scenarioOf(product, adjustments, purchase, market),
      eligibility: eligibilityOf(product, adjustments, household, home, market),
    };
  });
  const flows = priced.map(({ scenario: { flow } }) => flow);
  const cheapest = flows.reduce((low, flow) => (flow.upFrontCents < low.upFrontCents ? flow : low), flows[0]!);
  return priced.map(({ scenario, eligibility }) => {
    const { flow, product } = scenario;
    const costYears = Math.min(Number(typed.horizon), product.termYears);
    return {
      ...scenario,
      ...{ costYears, costCents: costAfter(flow, costYears * 12), eligibility },
      breakEven: flow === cheapest ? undefined : breakEvenMonth(flow, cheapest),
    };
  });
}
