import type { ChecklistProfile } from '../checklist-calls/contract.ts';
import type { DocumentCategory } from '../fields/contract.ts';

/** Each property that is set must match one of its values; a rule without conditions always applies. */
export interface Condition {
  country?: 'US' | 'CA';
  stateOrProvince?: readonly string[];
  loanType?: readonly NonNullable<ChecklistProfile['loanType']>[];
  employment?: readonly NonNullable<ChecklistProfile['employment']>[];
}

/** A document required under a condition. Of the rules for one category, the most specific one applies. */
export interface Rule {
  category: DocumentCategory;
  when: Condition;
  /** Null: not required under this condition. */
  document: RuleDocument | null;
}

interface RuleDocument {
  /** The name that lenders of the country use. */
  name: () => string;
  description: () => string;
  required: boolean;
  /** The party that requires it, and the source. */
  from: string | (() => string);
}

export interface RequiredDocument {
  name: string;
  description: string;
  required: boolean;
  from: string;
}

/** Returns the document with its texts in the current locale. */
export const inWords = ({ name, description, required, from }: RuleDocument): RequiredDocument => ({
  name: name(),
  description: description(),
  required,
  from: typeof from === 'string' ? from : from(),
});
