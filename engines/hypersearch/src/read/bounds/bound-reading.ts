import type { Fact, Field } from '../../facts.ts';
import type { Item } from '../words/items.ts';

export interface BoundReading {
  facts: Fact[];
  next: number;
  /** The words speak of the buyer's life (ages, income, children), not of the home. */
  personal?: boolean;
  ignored?: string;
  field?: Field;
  /** A unit or a field stood by the number. */
  explicit?: boolean;
}

export interface BoundContext {
  year: number;
  /** The sentence has just been corrected or softened, so a bare number has a field. */
  resumes: boolean;
  /** Said under a "don't want": the comparison turns round. */
  turned?: boolean;
  /** Fields of the bounds that it may mean again, the likeliest first, and how the last one compared. */
  last(): { fields: readonly Field[]; op: '>=' | '<=' | 'about' | undefined };
  /** The comparison of the bound that is being corrected. */
  correctedOp(field: Field): '>=' | '<=' | 'about' | undefined;
}

export type ReadBound = (
  items: readonly Item[],
  at: number,
  contextOf: () => BoundContext,
  depth?: number,
) => BoundReading | undefined;
