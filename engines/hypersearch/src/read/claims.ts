import type { Criterion, Fact, Field } from '../facts.ts';
import type { Fate } from '../reading.ts';

/** The claim of one range of the sentence, before later words have settled it. */
export interface Claim {
  facts: Fact[];
  /** Half-open range of items. */
  from: number;
  to: number;
  /** Items outside the range that turned the facts: "no", "ideally", "would be nice". */
  cues: number[];
  fate: Fate;
  confidence: number;
  /** Said after "no wait", "actually", …: takes the place of what was said before on the same matter. */
  fix: boolean;
  /** Words whose meaning hangs on the rest of the sentence (settle.ts). */
  weak?: 'house' | 'lot' | 'ranch' | undefined;
  /** A place of the buyer's work, which becomes the criterion where the sentence says that they move and names no other. */
  elsewhere?: Fact[];
  /** Reads words about somebody's life. They are no criterion, but a later bare number may refer to them. */
  background?: Fact[];
  /** Why the words cannot be taken as said. */
  ignored?: string | undefined;
}

export const bound = (field: Field, op: '>=' | '<=', value: number): Criterion => ({ kind: 'bound', field, op, value });

/** The bound that a fact states, or that it prefers. */
export function innerBound(fact: Fact): Extract<Fact, { kind: 'bound' }> | undefined {
  if (fact.kind === 'prefer') return innerBound(fact.criterion);
  return fact.kind === 'bound' ? fact : undefined;
}

/** The matter on which a later claim replaces an earlier one. */
export function slotOf(fact: Fact): string {
  switch (fact.kind) {
    case 'prefer':
      return `prefer ${slotOf(fact.criterion)}`;
    case 'bound':
      return fact.field;
    case 'feature':
      return fact.feature;
    default:
      return fact.kind;
  }
}
