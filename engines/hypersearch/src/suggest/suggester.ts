import type { BoxE6 } from '@lintel/geo';
import type { PointE6 } from '../query.ts';
import type { Span } from '../reading.ts';

/** What suggestions need of a home; only what may be shown to the public. */
export interface KnownHome {
  id: number;
  /** Street and unit as shown; absent where the seller asked not to show it. */
  address?: string | undefined;
  /** The MLS number; only shown with the address. */
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

/** Kinds of places that are suggested. */
export type PlaceKind = 'city' | 'neighbourhood' | 'zip' | 'state' | 'landmark';
/** All kinds of suggestions. */
export type SuggestionKind = 'address' | 'mls' | PlaceKind;

/** A home whose address or MLS number may be meant. */
export interface SuggestedHome {
  kind: 'address' | 'mls';
  home: KnownHome;
  /** Spans of the label (address, or MLS number) that match. */
  matches: readonly Span[];
  /** The number as typed, where no home has it and this one is the nearest. */
  instead?: string;
  /** 0 is exact; the smaller, the better. */
  cost: number;
}

/** A place that may be meant. */
export interface SuggestedPlace {
  kind: PlaceKind;
  /** As shown: "Montréal", "78704", "Texas". */
  name: string;
  city?: string | undefined;
  state: string;
  country: 'US' | 'CA';
  matches: readonly Span[];
  /** Canonical texts of the facts that together mean it. */
  facts: readonly string[];
  /** Degrees. */
  lat: number;
  lon: number;
  /** Around all homes that were there since the start; absent where none has a position. */
  extent: BoxE6 | undefined;
  cost: number;
}

/** What may be meant by what was typed. */
export type Suggested = SuggestedHome | SuggestedPlace;

/** How many suggestions, and which. */
export interface SuggestOptions {
  /** 1–20. */
  limit: number;
  kinds?: ReadonlySet<SuggestionKind>;
  /** Of equals, the nearer comes first. */
  near?: PointE6;
}

/** A city with homes, and how far it is. */
export interface CityNear {
  name: string;
  state: string;
  country: 'US' | 'CA';
  /** Canonical texts of the facts that together mean it. */
  facts: readonly string[];
  metres: number;
}

/** Suggestions while typing. Changes of homes count from the next question on. Nothing that is typed makes it throw. */
export interface Suggester {
  readonly size: number;
  put(home: KnownHome): void;
  delete(id: number): void;
  suggest(typed: string, options: SuggestOptions): Suggested[];
  /** The cities with homes that are nearest to a point, in degrees; the nearest first. */
  citiesNear(point: { lat: number; lon: number }, most: number): CityNear[];
}
