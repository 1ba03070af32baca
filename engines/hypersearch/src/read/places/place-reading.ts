import type { Fact } from '../../facts.ts';
import type { Reading } from '../../reading.ts';
import type { Token } from '../words/tokens.ts';

export interface PlaceReading {
  facts: Fact[];
  next: number;
  confidence: number;
  /** Names a person, a past home or a workplace: no criterion. */
  elsewhere?: boolean;
}

export interface PlaceContext {
  tokens: readonly Token[];
  sentence: string;
  language: Reading['language'];
  capitalsMarkNames: boolean;
  /** A place was accepted just before, joined by a comma, "and" or "or". */
  listed: boolean;
  /** A clause of its own in a sentence that names no place that is known. */
  alone: boolean;
  /** The words just before exclude ("but not Wicker Park"). */
  negated: boolean;
  /** A word behind the first has a capital, and capitals mark names; so does a place of the gazetteer. */
  namesAnything: boolean;
  namesPlaces: boolean;
  knows(word: string): boolean;
  ofPeople(word: string): boolean;
  /** Facts that stood before. */
  present: readonly Fact[];
}
