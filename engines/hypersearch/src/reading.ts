import type { Fact } from './facts.ts';

/** The name of a place, as the server loads it. */
export interface PlaceName {
  /** The displayed text: "Montréal", "Capitol Hill". */
  name: string;
  /** A region is a county, a metropolitan area or another area around or within cities, without a point of its own. */
  kind: 'city' | 'neighbourhood' | 'point' | 'region';
  country: 'US' | 'CA';
  /** Two letters. */
  state: string;
  /** 0 if unknown; only ranks names against each other. */
  population: number;
  /** The city a neighbourhood or point belongs to, as shown. */
  city?: string | undefined;
  /** Other names: "NYC", "Philly", "Frisco". */
  aliases?: readonly string[] | undefined;
}

/** A place of the gazetteer, with its position. */
export interface Place extends PlaceName {
  /** Degrees. */
  lat: number;
  lon: number;
}

/** Half-open range of UTF-16 units in the sentence. */
export type Span = readonly [start: number, end: number];

/**
 * The state of a part of the sentence. `context` describes another person, the past or the buyer's own money, and is not
 * applied; `filler` carries no criterion ("please", "I'm looking for").
 */
export type Fate =
  | 'applied'
  | 'preference'
  | 'assumption'
  | 'context'
  | 'unknown'
  | 'unsupported'
  | 'refused'
  | 'withdrawn'
  | 'filler';

/** A fact with the words that it was read from. */
export interface ReadFact {
  fact: Fact;
  /** The ranges it was read from, in order; several when the words are apart ("3 … to 4 bedrooms"). */
  spans: readonly Span[];
  /** 0–1: 1 for plain words, less for mended spelling and ambiguous names. */
  confidence: number;
}

/** An assumption about the purchase: the down payment, the loan, the buyer's means, the least return. */
export interface Assumption {
  kind:
    | 'down'
    | 'rate'
    | 'term'
    | 'income'
    | 'debts'
    | 'savings'
    | 'credit'
    | 'afford'
    | 'cash'
    | 'capRate'
    | 'cashFlow';
  /**
   * "20%" or money for `down`, percent for `rate`, years for `term`, money a year for `income`, a month for `debts`, the
   * most cash to close for `cash`, the least percent a year for `capRate`, the least money a month for `cashFlow`, where
   * 0 is any above zero; "yes" for `afford`, which asks for homes that the income carries.
   */
  value: string;
  /** `a:down=20%` */
  text: string;
  span: Span;
}

/** All that is understood of a sentence, and what is not. */
export interface Reading {
  language: 'en' | 'fr' | 'es';
  /** In the order of the sentence, no two with the same canonical text. */
  facts: readonly ReadFact[];
  /** In the order of the sentence. */
  assumptions: readonly Assumption[];
  /** Every word of the sentence lies in exactly one part; parts are in order and do not overlap. */
  parts: readonly { span: Span; fate: Fate }[];
  /** The words that could not be read and are no filler, as typed: offered as text search. */
  unread: readonly { words: string; span: Span }[];
  /** Criteria that cannot hold together ("2 to 1 bedrooms"), as canonical fact pairs. */
  contradictions: readonly (readonly [string, string])[];
  /** Texts that were left out because they cannot be ("−3 beds"), with the rule in words. */
  ignored: readonly { words: string; span: Span; rule: string }[];
}

/** Data that a sentence is read with. */
export interface ReadContext {
  places: PlaceNames;
  /** Year, month 1–12, day: relative dates count from it. */
  today: { year: number; month: number; day: number };
}

/** The names of a gazetteer, folded and indexed once; made by `placeNames(places)`. Opaque to callers. */
export interface PlaceNames {
  readonly size: number;
}
