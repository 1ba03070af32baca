import type { ToolName } from '../contract.ts';

/** Terms of a loan as somebody stated them; what is not stated is as usual. Percent as quoted: 6.5 is 6.5 %. */
export interface Terms {
  downPercent?: number;
  /** Currency units. */
  downAmount?: number;
  ratePercent?: number;
  years?: number;
}

/** What a household has and owes, in currency units; per year and per month as named. */
export interface Means {
  incomeYearly?: number;
  debtsMonthly?: number;
  downAmount?: number;
  downPercent?: number;
  country?: 'US' | 'CA';
}

/** What a conversation speaks of: enough to read “the second one” and “how much is it a month?”. */
export interface Talk {
  /** Homes of the last list, in its order. */
  shown: number[];
  /** The home spoken of last. */
  home?: number;
  /** The last search: the facts of its sentences, as canonical texts, and the words they came from. */
  search?: { facts: string[]; words: string };
  /** The last costs: of a home or of a price. */
  costs?: { home?: number; price?: number; country: 'US' | 'CA'; terms: Terms };
  means?: Means;
  /** A tool that still waits for what was asked back. */
  waiting?: { tool: ToolName; for: 'home' | 'homes' | 'income' | 'place' | 'down'; input: Record<string, unknown> };
  language?: 'en' | 'fr' | 'es';
}

export const noTalk: Talk = { shown: [] };
