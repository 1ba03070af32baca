import type { ChecklistProfile } from '../checklist-calls/contract.ts';
import type { DocumentCategory } from '../fields/contract.ts';

/** One of these where it is set; a rule without a condition holds for all. */
export interface Condition {
  country?: 'US' | 'CA';
  stateOrProvince?: readonly string[];
  loanType?: readonly NonNullable<ChecklistProfile['loanType']>[];
  employment?: readonly NonNullable<ChecklistProfile['employment']>[];
}

/** A paper that is asked for under a condition. Of the rules for one category the most particular one counts. */
export interface Rule {
  category: DocumentCategory;
  when: Condition;
  /** Null: under this condition nobody asks for it. */
  paper: Paper | null;
}

export interface Paper {
  /** As lenders of the country call it. */
  name: string;
  description: string;
  required: boolean;
  /** Who asks for it, and where that is written. */
  from: string;
}
