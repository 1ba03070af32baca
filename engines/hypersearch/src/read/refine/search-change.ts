import type { Fact, Field } from '../../facts.ts';
import type { ReadContext, Reading, Span } from '../../reading.ts';

/** The search that a change applies to. */
export interface RefineContext extends ReadContext {
  /** A middle figure (such as the median) of the homes that the present search found, by field: where "cheaper" starts without a bound. */
  found?: Partial<Record<Field, number>>;
  /** The language of the talk so far, for a sentence that shows none. */
  language?: Reading['language'] | undefined;
}

/** One change of the search, with the words that asked for it. `was` is empty where something was added, `now` where it was dropped. */
export interface SearchChange {
  kind: 'added' | 'replaced' | 'dropped';
  was: readonly Fact[];
  now: readonly Fact[];
  words: string;
  span: Span;
}
