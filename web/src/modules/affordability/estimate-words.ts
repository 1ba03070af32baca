import { m } from '@lintel/messages';
import type { Cure, Program, Rule, Verdict, Violation } from '@lintel/mortgage';
import { type Currency, money } from '../../ui/format.ts';

export const verdictWords: Readonly<Record<Verdict, () => string>> = {
  yes: () => m.affordability__yes(),
  nearly: () => m.affordability__nearly(),
  not_yet: () => m.affordability__not_yet(),
};

export const verdictTones = { yes: 'good', nearly: 'warning', not_yet: 'plain' } as const;

export const programWords: Readonly<Record<Program, () => string>> = {
  conventional: () => m.affordability__conventional_loan(),
  jumbo: () => m.affordability__jumbo_loan(),
  fha: () => m.affordability__fha_loan(),
  va: () => m.affordability__va_loan(),
  usda: () => m.affordability__usda_loan(),
  insured: () => m.affordability__insured_mortgage(),
  uninsured: () => m.affordability__uninsured_mortgage(),
  cash: () => m.affordability__without_a_loan(),
};

const ruleWords: Readonly<Record<Rule, (limit: string, actual: string) => string>> = {
  program: () => m.affordability__program_is_not_open(),
  credit_score: (limit) => m.affordability__credit_score_is_below({ limit }),
  down_payment: (limit) => m.affordability__down_payment_is_below({ limit }),
  loan_limit: (limit, actual) => m.affordability__loan_is_above_limit({ limit, actual }),
  insured_price: (limit) => m.affordability__price_cannot_be_insured({ limit }),
  housing_ratio: (limit, actual) => m.affordability__housing_costs_too_much({ limit, actual }),
  debt_ratio: (limit, actual) => m.affordability__debts_cost_too_much({ limit, actual }),
  cash: (limit, actual) => m.affordability__cash_is_short({ limit, actual }),
};

/** The violated rule in a sentence with its figures. */
export function ruleSentence({ rule, limit, actual }: Violation, currency: Currency): string {
  const figure = (value: number) => (rule === 'credit_score' ? String(value) : whole(value, currency));
  return ruleWords[rule](figure(limit), figure(actual));
}

/** Whole units, so that an amount and its limit never look the same. */
const whole = (cents: number, currency: Currency): string => money(Math.round(cents / 100), currency);

const cureWords: Readonly<Record<Cure['kind'], (cure: { amount: string; to: number; program: string }) => string>> = {
  program: ({ program }) => m.affordability__choose_program({ program }),
  term: ({ to }) => m.affordability__repay_over_years({ to }),
  down: ({ to }) => m.affordability__put_percent_down({ to }),
  price: ({ amount }) => m.affordability__a_lower_price({ amount }),
  savings: ({ amount }) => m.affordability__more_savings({ amount }),
  debts: ({ amount }) => m.affordability__less_debt({ amount }),
  co_borrower: ({ amount }) => m.affordability__a_co_borrower({ amount }),
};

/** A change that would turn the verdict into yes. */
export const cureSentence = ({ kind, byCents = 0, to = 0, program }: Cure, currency: Currency): string =>
  cureWords[kind]({ amount: whole(byCents, currency), to, program: program ? programWords[program]() : '' });
