import type { ToolName } from '../contract.ts';
import type { Language } from './language.ts';

export type Country = 'US' | 'CA';

/** Terms of a loan as somebody stated them; what is not stated is as usual. Percent as quoted: 6.5 is 6.5 %. */
export interface Terms {
  downPercent?: number | undefined;
  /** Currency units. */
  downAmount?: number | undefined;
  ratePercent?: number | undefined;
  years?: number | undefined;
}

/** What a household has and owes, in currency units; per year and per month as named. */
export interface Means extends Terms {
  incomeYearly?: number | undefined;
  debtsMonthly?: number | undefined;
  /** What is owed on cards and lines of credit, counted within the debts a month by a share. */
  revolving?: number | undefined;
  /** Pay an hour, counted as full time. */
  fullTime?: boolean | undefined;
  /** Lenders count an average after expenses. */
  selfEmployed?: boolean | undefined;
  country?: Country | undefined;
}

/** What a conversation speaks of: enough to read “the second one” and “how much is it a month?”. */
export interface Talk {
  /** Homes of the last list, in its order. */
  shown: number[];
  /** The home spoken of last. */
  home?: number | undefined;
  /** The last search: its facts as canonical texts, how many of its homes were shown, and the searches before it, the last at the end. */
  search?: { facts: string[]; told: number; before?: string[][] } | undefined;
  /** The last costs: of a home or of a price. */
  costs?: { home?: number; price?: number; country?: Country | undefined; state?: string; city?: string; terms: Terms };
  means?: Means;
  /** The last loan whose payment was computed. */
  loan?: { amount: number; ratePercent?: number; years: number; country: Country };
  /** The last price and place whose transfer tax was computed. */
  transfer?: { price: number; state: string; city?: string };
  /** What answered last. */
  tool?: ToolName;
  /** The language of the last question. */
  language?: Language;
  /** A tool that still waits for what was asked back. */
  waiting?: { tool: ToolName; for: 'home' | 'homes' | 'income' | 'place' | 'price'; input: Record<string, unknown> };
}

export const noTalk: Talk = { shown: [] };
