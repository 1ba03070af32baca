import type { ChecklistProfile } from '../checklist-calls/contract.ts';
import { type DocumentCategory, documentCategories } from '../fields/contract.ts';
import { caRules } from './ca-rules.ts';
import { cashRules } from './cash-rules.ts';
import { defaultRules } from './default-rules.ts';
import { type Condition, inWords, type RequiredDocument, type Rule } from './rule.ts';
import { usRules } from './us-rules.ts';

/** A required document. Its id is its category: each category appears once. */
export interface ChecklistItem extends RequiredDocument {
  id: DocumentCategory;
  category: DocumentCategory;
}

const rules: readonly Rule[] = [...defaultRules, ...usRules, ...caRules, ...cashRules];

/**
 * Returns the documents that lenders require for these facts, in the usual order. Unknown facts are null; without a
 * country they are the five of the specification.
 */
export function checklistFor(facts: ChecklistProfile): ChecklistItem[] {
  const known = facts.country === null ? nothing : facts;
  return order.flatMap((category) => {
    const document = mostSpecific(
      rules.filter((rule) => rule.category === category && holds(rule.when, known)),
    )?.document;
    return document ? [{ id: category, category, ...inWords(document) }] : [];
  });
}

const nothing: ChecklistProfile = { country: null, stateOrProvince: null, loanType: null, employment: null };

/** The five of the specification first, in its order. */
const order: readonly DocumentCategory[] = [
  ...new Set([
    ...defaultRules.map(({ category }) => category),
    ...(Object.keys(documentCategories) as DocumentCategory[]),
  ]),
];

function holds(when: Condition, facts: ChecklistProfile): boolean {
  const { country, stateOrProvince, loanType, employment } = facts;
  const among = (list: readonly string[] | undefined, fact: string | null) =>
    list === undefined || (fact !== null && list.includes(fact));
  return (
    (when.country === undefined || when.country === country) &&
    among(when.stateOrProvince, stateOrProvince) &&
    among(when.loanType, loanType) &&
    among(when.employment, employment)
  );
}

/**
 * Returns the rule with the most conditions. No two rules have the same weight for the same facts; a test checks all.
 */
const mostSpecific = (fitting: readonly Rule[]): Rule | undefined =>
  fitting.toSorted((one, other) => weightOf(other.when) - weightOf(one.when))[0];

export const weightOf = (when: Condition): number => Object.keys(when).length;

/** Used by the test that no two rules of one weight match the same facts. */
export const rulesMeeting = (facts: ChecklistProfile, category: DocumentCategory): Rule[] =>
  rules.filter((rule) => rule.category === category && holds(rule.when, facts));
