import { type Feature, features, homeTypes } from '../facts.ts';
import { type Figure, figureOf, figures, NOWHERE } from '../find/rows.ts';
import { statuses } from '../find/traits.ts';
import { foldWords } from '../find/words.ts';
import type { Listing } from '../listing.ts';
import { placeName } from '../place-name.ts';
import type { PaymentRule } from '../query.ts';
import { stemOf } from '../text/stem.ts';

/** The day on which a home is judged, and how payments follow from prices. */
export interface Occasion {
  /** Day number of today. */
  today: number;
  payment?: PaymentRule;
}

/** Bedrooms and baths from which on a home has a bit of its own. */
export const BED_STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const BATH_STEPS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5] as const;
/** What a home has, as bits: features, then bedrooms and baths. */
export const BIT_WORDS = 3;
const FEATURE_BITS = BIT_WORDS * 32 - BED_STEPS.length - BATH_STEPS.length;
const featureBits = new Map(features.slice(0, FEATURE_BITS).map((feature, bit) => [feature, bit]));
/** −1 for a feature without a bit. */
export const featureBit = (feature: Feature): number => featureBits.get(feature) ?? -1;
export const bedBit = (step: number): number => FEATURE_BITS + step;
export const bathBit = (step: number): number => FEATURE_BITS + BED_STEPS.length + step;

const typeBits = new Map(homeTypes.map((type, bit) => [type, 1 << bit]));
const statusBits = new Map(statuses.map((status, bit) => [status, 1 << (homeTypes.length + bit)]));
/** 0 for a name outside the vocabulary. */
export const typeBit = (type: (typeof homeTypes)[number]): number => typeBits.get(type) ?? 0;
export const statusBit = (status: Listing['status']): number => statusBits.get(status) ?? 0;
export const EVERY_TYPE = (1 << homeTypes.length) - 1;

/** The largest figure of an entry; prices beyond it are compared one by one. In whole currency units. */
export const MOST = 2 ** 31 - 1;

/** A home made ready for being held against many searches. */
export class AskedHome {
  readonly listing: Listing;
  readonly occasion: Occasion;
  readonly city: string;
  readonly neighbourhood: string;
  /** The features it has, by their place in the vocabulary. */
  readonly featurePlaces: readonly number[];
  readonly bits = new Int32Array(BIT_WORDS);
  /** Its type and its status, one bit each. */
  readonly kind: number;
  readonly priceFloor: number;
  readonly priceCeiling: number;
  /** −1 where it is not known. */
  readonly sqft: number;
  readonly latE6: number;
  readonly lonE6: number;
  #figures: Record<Figure, Float64Array> | undefined;
  #words: Set<string> | undefined;

  constructor(listing: Listing, occasion: Occasion) {
    this.listing = listing;
    this.occasion = occasion;
    this.city = placeName(listing.city);
    this.neighbourhood = placeName(listing.neighbourhood ?? '');
    this.featurePlaces = [...new Set(listing.features.map(featureBit).filter((bit) => bit >= 0))];
    for (const bit of this.featurePlaces) this.#set(bit);
    for (const [step, least] of BED_STEPS.entries()) if ((listing.beds ?? -1) >= least) this.#set(bedBit(step));
    for (const [step, least] of BATH_STEPS.entries()) if ((listing.baths ?? -1) >= least) this.#set(bathBit(step));
    this.kind = typeBit(listing.type) | statusBit(listing.status);
    this.priceFloor = Math.min(MOST, Math.floor(listing.priceCents / 100));
    this.priceCeiling = Math.min(MOST, Math.ceil(listing.priceCents / 100));
    this.sqft = Math.floor(listing.sqft ?? -1);
    const shown = listing.latE6 !== undefined && listing.lonE6 !== undefined;
    this.latE6 = shown ? (listing.latE6 as number) : NOWHERE;
    this.lonE6 = shown ? (listing.lonE6 as number) : NOWHERE;
  }

  get isShown(): boolean {
    return this.latE6 !== NOWHERE;
  }

  /** Its figures as the columns of the index have them, so that both measure alike. */
  get figures(): Record<Figure, Float64Array> {
    this.#figures ??= Object.fromEntries(
      figures.map((figure) => [figure, Float64Array.of(figureOf[figure](this.listing) ?? Number.NaN)]),
    ) as Record<Figure, Float64Array>;
    return this.#figures;
  }

  get words(): ReadonlySet<string> {
    this.#words ??= new Set(foldWords(this.listing.text).map(stemOf));
    return this.#words;
  }

  #set(bit: number): void {
    this.bits[bit >>> 5]! |= 1 << (bit & 31);
  }
}
