import type { Fact } from '../../facts.ts';
import type { ReadContext, Reading } from '../../reading.ts';
import type { Token } from '../words/tokens.ts';

/** The input that is shared by all readers of a part of the sentence. */
export interface SentenceContext {
  sentence: string;
  language: Reading['language'];
  tokens: readonly Token[];
  year: number;
  today: ReadContext['today'];
  /** Capitals mark names in this sentence. */
  capitalsMarkNames: boolean;
  /** A word behind the first has a capital, and capitals mark names; so does a place of the gazetteer. */
  namesAnything: boolean;
  namesPlaces: boolean;
  knows(word: string): boolean;
  /** A word about people ("wheelchair", "Italian"): no unknown name. */
  ofPeople(word: string): boolean;
  /** Facts that stood before this sentence was said (refine.ts). */
  present: readonly Fact[];
}
