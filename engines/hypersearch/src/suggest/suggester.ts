import type { BoxE6 } from '@lintel/geo';
import type { PointE6 } from '../query.ts';
import type { Span } from '../reading.ts';

/** The public data of a home that suggestions need. */
export interface KnownHome {
  id: number;
  /** Street and unit as displayed. Undefined when the seller hides the address. */
  address?: string | undefined;
  /** The MLS number. Displayed only with the address. */
  listingId?: string | undefined;
  city: string;
  neighbourhood?: string | undefined;
  state: string;
  postalCode?: string | undefined;
  country: 'US' | 'CA';
  latE6?: number | undefined;
  lonE6?: number | undefined;
  status: 'active' | 'pending' | 'sold';
}

/** Place types in suggestions. */
export type PlaceKind = 'city' | 'neighbourhood' | 'zip' | 'state' | 'landmark';
/** All suggestion types. */
export type SuggestionKind = 'address' | 'mls' | PlaceKind;

/** A home whose address or MLS number matches the input. */
export interface SuggestedHome {
  kind: 'address' | 'mls';
  home: KnownHome;
  /** Matching spans of the label (the address or MLS number). */
  matches: readonly Span[];
  /** The typed number, when no home has it and this home's number is the closest. */
  instead?: string;
  /** 0 is exact; lower is better. */
  cost: number;
}

/** A place that matches the input. */
export interface SuggestedPlace {
  kind: PlaceKind;
  /** The displayed text: "Montréal", "78704", "Texas". */
  name: string;
  city?: string | undefined;
  state: string;
  country: 'US' | 'CA';
  matches: readonly Span[];
  /** Canonical texts of the facts that together select the place. */
  facts: readonly string[];
  /** Degrees. */
  lat: number;
  lon: number;
  /** Bounding box of all its homes since the start; undefined when none has coordinates. */
  extent: BoxE6 | undefined;
  cost: number;
}

/** A suggestion for typed input. */
export type Suggested = SuggestedHome | SuggestedPlace;

/** Options of `suggest`. */
export interface SuggestOptions {
  /** 1–20. */
  limit: number;
  kinds?: ReadonlySet<SuggestionKind>;
  /** Ranks the nearer of equal matches first. */
  near?: PointE6;
}

/** A city with homes and its distance in meters. */
export interface CityNear {
  name: string;
  state: string;
  country: 'US' | 'CA';
  /** Canonical texts of the facts that together select the city. */
  facts: readonly string[];
  metres: number;
}

/** Suggestions for typed input. Changes to homes apply from the next query. No input makes it throw. */
export interface Suggester {
  readonly size: number;
  put(home: KnownHome): void;
  delete(id: number): void;
  suggest(typed: string, options: SuggestOptions): Suggested[];
  /** Returns the cities with homes nearest to a point in degrees, the nearest first. */
  citiesNear(point: { lat: number; lon: number }, most: number): CityNear[];
}
