import type { Feature, HomeType, Sort } from '../../src/facts.ts';

/**
 * How one language says the facts of a search: templates, of which one is drawn. `{n}` and `{m}` are figures, `{p}` a place.
 * Written from the specification and not from the lexicons, so that the two can be held against each other.
 */
export interface Voice {
  /** Words before and after a search that ask for nothing. */
  openings: readonly string[];
  closings: readonly string[];
  and: string;
  or: string;
  /** Before a list of nouns: "with", "that has". */
  having: readonly string[];
  /** Before what is not asked for; what follows is joined by `nor`. */
  lacking: readonly string[];
  nor: string;
  in: readonly string[];
  notIn: readonly string[];
  inState: readonly string[];
  inZip: readonly string[];
  /** Around one noun that would be nice. */
  preferring: readonly string[];
  /** A correction of the number of bedrooms: `{m}` was said, `{n}` is meant. */
  correcting: readonly string[];
  beds: Counts;
  baths: readonly string[];
  garage: readonly string[];
  stories: readonly string[];
  price: Limits;
  sqft: Limits;
  sqm: Limits;
  lot: Limits;
  year: Limits;
  hoa: Limits;
  payment: readonly string[];
  dom: readonly string[];
  ready: readonly (readonly [facts: string, phrases: readonly string[]])[];
  near: readonly (readonly [fact: string, phrases: readonly string[]])[];
  types: Readonly<Record<HomeType, readonly string[]>>;
  sorts: Readonly<Record<Sort, readonly string[]>>;
  features: Readonly<Partial<Record<Feature, readonly string[]>>>;
  money(value: number, style: number): string;
  number(value: number, style: number): string;
}

export interface Counts {
  least: readonly string[];
  exact: readonly string[];
  most: readonly string[];
  range: readonly string[];
}

export interface Limits {
  least: readonly string[];
  most: readonly string[];
  range?: readonly string[];
  about?: readonly string[];
}

/** A list that is written as words between bars. */
export const some = (phrases: string): string[] => phrases.split('|');
