import type { Country } from '../payment.ts';

/** Loan programs. `jumbo` is a conventional loan above the loan limit; `cash` is a purchase without a loan. */
export const programs = ['conventional', 'jumbo', 'fha', 'va', 'usda', 'insured', 'uninsured', 'cash'] as const;
export type Program = (typeof programs)[number];

/** What a household states about its means. Money in whole cents of its country's currency. */
export interface Household {
  country: Country;
  /** Before tax, of all borrowers, a month. */
  incomeCents: number;
  /** Payments on other debts, a month. */
  debtsCents: number;
  /** Own money for the down payment and the costs of closing; null is unknown and not checked. */
  savingsCents: number | null;
  /** The lower end of the credit band; null is unknown and not checked. */
  creditScore: number | null;
  firstTimeBuyer: boolean;
  /** Entitled to a loan of the Department of Veterans Affairs. */
  veteran: boolean;
  /** The down payment that the household wants to make; any that its savings allow when absent. */
  down?: { percent: number } | { cents: number };
  /** The longest repayment that the household wants. */
  years: number;
  /** The only program that the household wants. */
  program?: Program;
}

/** Rules that can keep a household from buying a home. */
export const rules = [
  'program',
  'credit_score',
  'down_payment',
  'loan_limit',
  'insured_price',
  'housing_ratio',
  'debt_ratio',
  'cash',
] as const;
export type Rule = (typeof rules)[number];

/** `nearly`: yes at a price that is five percent lower, with any down payment, term and program. */
export type Verdict = 'yes' | 'nearly' | 'not_yet';

/** A violated rule with its figures: cents, or a credit score. */
export interface Violation {
  rule: Rule;
  /** The most or the least that the rule allows. */
  limit: number;
  actual: number;
}
