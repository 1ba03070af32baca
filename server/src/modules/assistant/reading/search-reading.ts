import type { ProtectedClass } from '@lintel/hypersearch';

/** HyperSearch's reading of a text: facts as canonical texts, grouped by outcome. */
export interface SearchReading {
  /** Facts that filter or sort homes. */
  criteria: string[];
  refused: ProtectedClass[];
  unsupported: string[];
  language: 'en' | 'fr' | 'es';
  /** True if the text changes the previous search beyond the criteria that it names: "cheaper", "forget Denver", "start over". */
  refines: boolean;
}

/** `before` contains the canonical texts of the current search. */
export type ReadSearch = (text: string, before?: readonly string[]) => SearchReading;
