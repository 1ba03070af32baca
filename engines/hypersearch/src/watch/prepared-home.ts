import { type Feature, features, homeTypes } from '../facts.ts';
import { type Figure, figures, figuresOf, NOWHERE } from '../find/store/rows.ts';
import { statuses } from '../find/store/traits.ts';
import { foldWords } from '../find/store/words.ts';
import type { Listing } from '../listing.ts';
import { placeName } from '../place-name.ts';
import type { PaymentRule, Query } from '../query.ts';
import { stemOf } from '../text/stem.ts';

/** The context of a match: the day, and how payments follow from prices. */
export interface Occasion {
  /** Day number of today. */
  today: number;
  payment?: PaymentRule | undefined;
  /** Returns the cost rule for the terms of a search. */
  costs?: Query['costs'];
}

/** Minimum bedrooms and bathrooms that have bits of their own. */
export const BED_STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const BATH_STEPS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5] as const;
/** Features, 32 per word. A feature beyond these words is checked separately. */
const FEATURE_WORDS = 3;
const FEATURE_BITS = 80;
const featureBits = new Map(features.slice(0, FEATURE_BITS).map((feature, bit) => [feature, bit]));
/** Returns −1 for a feature without a bit. */
export const featureBit = (feature: Feature): number => featureBits.get(feature) ?? -1;
const FIRST_BED = homeTypes.length + statuses.length;
const FIRST_BATH = FIRST_BED + BED_STEPS.length;
/** These bits follow those of types and statuses in the same word. */
export const bedBit = (step: number): number => 1 << (FIRST_BED + step);
export const bathBit = (step: number): number => 1 << (FIRST_BATH + step);
/** The first free bit of that word. */
export const FREE_BIT = 1 << (FIRST_BATH + BATH_STEPS.length);

const typeBits = new Map(homeTypes.map((type, bit) => [type, 1 << bit]));
const statusBits = new Map(statuses.map((status, bit) => [status, 1 << (homeTypes.length + bit)]));
/** Returns 0 for a name outside the vocabulary. */
export const typeBit = (type: (typeof homeTypes)[number]): number => typeBits.get(type) ?? 0;
export const statusBit = (status: Listing['status']): number => statusBits.get(status) ?? 0;
export const EVERY_TYPE = (1 << homeTypes.length) - 1;

/** All types and statuses. */
export const EVERY_KIND = (1 << FIRST_BED) - 1;

/**
 * Returns the feature with the lowest count among the bits, or −1 for none. Of equals returns the last, which is
 * usually rarer.
 */
export function rarestFeature(bits0: number, bits1: number, bits2: number, counts: Float64Array): number {
  let rarest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let word = 0; word < FEATURE_WORDS; word++)
    for (let left = word === 0 ? bits0 : word === 1 ? bits1 : bits2; left !== 0; left &= left - 1) {
      const feature = word * 32 + 31 - Math.clz32(left & -left);
      if ((counts[feature] as number) > least) continue;
      rarest = feature;
      least = counts[feature] as number;
    }
  return rarest;
}

/** Encodes an area for comparison: square feet + 1; 0 means unknown or not required. */
export const areaMarkOf = (sqft: number): number => sqft + 1;
export const MOST_AREA_MARK = 2 ** 16 - 1;

/** The largest figure of an entry in whole currency units. Higher prices are checked separately. */
export const MOST = 2 ** 31 - 1;

/** A home prepared for comparison with many searches. */
export class PreparedHome {
  readonly listing: Listing;
  readonly occasion: Occasion;
  readonly city: string;
  readonly neighbourhood: string;
  /** Folded names of larger places around it. */
  readonly areas: readonly string[];
  /** Its features as indexes in the vocabulary. */
  readonly featurePlaces: number[] = [];
  /**
   * Bits that a search must not require: the home's own type and status, which a search may exclude, and the rooms and
   * features it lacks.
   */
  readonly lacks = Int32Array.of(0, -1, -1, (1 << (FEATURE_BITS & 31)) - 1);
  readonly priceFloor: number;
  readonly priceCeiling: number;
  readonly areaMark: number;
  readonly latE6: number;
  readonly lonE6: number;
  #figures: Record<Figure, Float64Array> | undefined;
  #words: Set<string> | undefined;

  constructor(listing: Listing, occasion: Occasion) {
    this.listing = listing;
    this.occasion = occasion;
    this.city = placeName(listing.city);
    this.neighbourhood = placeName(listing.neighbourhood ?? '');
    this.areas = (listing.areas ?? []).map(placeName);
    for (const feature of listing.features) {
      const bit = featureBit(feature);
      if (bit >= 0 && this.#has(bit)) this.featurePlaces.push(bit);
    }
    const { beds = -1, baths = -1 } = listing;
    let traits = typeBit(listing.type) | statusBit(listing.status);
    for (const [step, least] of BED_STEPS.entries()) if (!(beds >= least)) traits |= bedBit(step);
    for (const [step, least] of BATH_STEPS.entries()) if (!(baths >= least)) traits |= bathBit(step);
    this.lacks[0] = traits;
    this.priceFloor = Math.min(MOST, Math.floor(listing.priceCents / 100));
    this.priceCeiling = Math.min(MOST, Math.ceil(listing.priceCents / 100));
    this.areaMark = Math.min(MOST_AREA_MARK, areaMarkOf(Math.floor(listing.sqft ?? -1)));
    const shown = listing.latE6 !== undefined && listing.lonE6 !== undefined;
    this.latE6 = shown ? (listing.latE6 as number) : NOWHERE;
    this.lonE6 = shown ? (listing.lonE6 as number) : NOWHERE;
  }

  get isShown(): boolean {
    return this.latE6 !== NOWHERE;
  }

  /** The home's figures in the format of the index columns, so that both are measured alike. */
  get figures(): Record<Figure, Float64Array> {
    if (this.#figures) return this.#figures;
    const values = figuresOf(this.listing);
    this.#figures = Object.fromEntries(figures.map((name, f) => [name, values.subarray(f, f + 1)])) as Record<
      Figure,
      Float64Array
    >;
    return this.#figures;
  }

  get words(): ReadonlySet<string> {
    this.#words ??= new Set(foldWords(this.listing.text).map(stemOf));
    return this.#words;
  }

  /** Adds a feature and returns whether it is new. */
  #has(feature: number): boolean {
    const word = 1 + (feature >>> 5);
    const before = this.lacks[word]!;
    this.lacks[word] = before & ~(1 << (feature & 31));
    return this.lacks[word] !== before;
  }
}
