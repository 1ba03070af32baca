import type { ProtectedClass } from '@lintel/hypersearch';
import type { ToolName } from '../contract.ts';
import type { UnlistedDetail } from './homes/unlisted-details.ts';
import type { Talk } from './talk.ts';
import type { Courtesy } from './topics/courtesies.ts';
import type { RefusalName } from './topics/refusals.ts';

/** The subject of a clarifying question. */
export type ClarificationSubject = 'home' | 'homes' | 'income' | 'place' | 'price' | 'topic' | 'anything';

/** One tool call. */
export interface ToolUse {
  tool: ToolName;
  input: Record<string, unknown>;
}

/** Tools that compute figures from stated ones. */
export const computes: ReadonlySet<ToolName> = new Set([
  'calculate',
  'incomeForPrice',
  'monthlyCost',
  'affordability',
  'loanPayment',
  'priceForMonthly',
  'loanRules',
  'transferTax',
  'propertyTax',
  'nonResidentTax',
]);

/** A tool call with the calls that answer the other parts of the same question. */
export interface ToolPlan extends ToolUse {
  kind: 'use';
  also?: readonly ToolUse[];
  /** True if the words of the question found the topic, and no rule chose it. */
  byWords?: true;
}

/** The action that answers a message. */
export type Plan =
  | ToolPlan
  | { kind: 'refuse'; refusal: RefusalName; class?: ProtectedClass }
  | {
      kind: 'ask';
      for: ClarificationSubject;
      waiting?: Talk['waiting'];
      details?: UnlistedDetail[] | undefined;
      /** Questions about the topics that a message may be about. */
      topics?: readonly string[];
    }
  | { kind: 'courtesy'; courtesy: Courtesy };
