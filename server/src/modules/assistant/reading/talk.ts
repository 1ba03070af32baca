import type { ToolName } from '../contract.ts';
import type { Language } from './language.ts';

export type Country = 'US' | 'CA';

/** Stated costs of a home in currency units. The names state the period. */
export interface HousingCosts {
  taxYearly?: number | undefined;
  insuranceYearly?: number | undefined;
  duesMonthly?: number | undefined;
  heatMonthly?: number | undefined;
  /** Private mortgage insurance, as a share of the loan a year or as an amount a month. */
  premiumPercent?: number | undefined;
  premiumMonthly?: number | undefined;
}

/** Stated terms of a loan and costs of a home. Defaults replace missing terms. Percentages are as quoted: 6.5 is 6.5 %. */
export interface Terms extends HousingCosts {
  downPercent?: number | undefined;
  /** In currency units. */
  downAmount?: number | undefined;
  ratePercent?: number | undefined;
  years?: number | undefined;
  /** The program of the loan. Without one it is conventional. */
  program?: 'fha' | 'va' | 'usda' | undefined;
  /** True for first-time buyers, false for others. */
  firstTime?: boolean | undefined;
  newlyBuilt?: boolean | undefined;
  /** True if a VA loan was used before. */
  vaUsed?: boolean | undefined;
}

/** Income, savings and debts of a household in currency units. The names state the period. */
export interface Means extends Terms {
  incomeYearly?: number | undefined;
  debtsMonthly?: number | undefined;
  /** Balance of cards and credit lines. A share of it counts toward the monthly debts. */
  revolving?: number | undefined;
  /** True if the income was converted from hourly pay, at the stated hours of a week or else at full time. */
  fullTime?: boolean | undefined;
  weeklyHours?: number | undefined;
  /** True for self-employed people: lenders count an average after expenses. */
  selfEmployed?: boolean | undefined;
  /** The share of income that a lender allows for the home, or for the home and all debts. */
  frontPercent?: number | undefined;
  backPercent?: number | undefined;
  country?: Country | undefined;
  /** Facts of the places whose property tax counts. */
  places?: string[] | undefined;
}

/** The context of a conversation, which resolves “the second one” and “how much is it a month?”. */
export interface Talk {
  /** Homes of the last list, in order. */
  shown: number[];
  /** The last home discussed. */
  home?: number | undefined;
  /** The last search: canonical facts, the number of homes shown (`told`) the earlier searches, newest last, and named districts that are unknown. */
  search?: { facts: string[]; told: number; before?: string[][]; districts?: string[] } | undefined;
  /** The last cost calculation for a home or a price. */
  costs?: { home?: number; price?: number; country?: Country | undefined; state?: string; city?: string; terms: Terms };
  means?: Means;
  /** The highest price of the last affordability, in currency units. */
  afforded?: { price: number; country: Country };
  /** The last loan with a computed payment. */
  loan?: { amount: number; ratePercent?: number; years: number; country: Country };
  /** The last price and place with a computed transfer tax. */
  transfer?: { price: number; state: string; city?: string };
  /** Price, place and terms of a purchase that the questions stated, the newest of each. */
  stated?:
    | (Pick<Means, 'incomeYearly' | 'debtsMonthly' | 'fullTime' | 'weeklyHours'> & {
        price?: number;
        loan?: number;
        state?: string;
        city?: string;
        rent?: number;
        /** True for a condo, whose fee is part of its cost. */
        condo?: boolean;
      } & Pick<
          Terms,
          | 'downPercent'
          | 'downAmount'
          | 'ratePercent'
          | 'years'
          | 'program'
          | 'firstTime'
          | 'newlyBuilt'
          | 'vaUsed'
          | 'taxYearly'
          | 'insuranceYearly'
          | 'duesMonthly'
        >)
    | undefined;
  /** The last questions, newest last, which a calculation over several turns can need. */
  heard?: string[];
  /** The last question, with the one that it went on from. */
  asked?: string;
  /** The tool that gave the last answer. */
  tool?: ToolName;
  /** The last tool call, which “and for 1.5 million?” repeats with another amount. */
  last?: { tool: ToolName; input: Record<string, unknown> };
  /** The last call that computed figures of a purchase, if the last call did not. */
  computed?: { tool: ToolName; input: Record<string, unknown> };
  /** The calls of the last answers that differ in one place, term or program, which “which of the two is cheaper?” compares. */
  sides?: { tool: ToolName; input: Record<string, unknown> }[] | undefined;
  /** The loan program of the last questions. */
  program?: Program | undefined;
  /** The language of the last question. */
  language?: Language;
  /** The tool call that waits for the reply to a clarifying question. */
  waiting?: {
    tool: ToolName;
    for: 'home' | 'homes' | 'income' | 'place' | 'price' | 'topic';
    input: Record<string, unknown>;
  };
}

export type Program = 'fha' | 'va' | 'usda' | 'cmhc' | 'conventional';

export const noTalk: Talk = { shown: [] };
