import { type Feature, type HomeType, homeTypes } from '../../facts.ts';
import type { Listing } from '../../listing.ts';
import { room } from './parts.ts';
import { Texts } from './texts.ts';
import { featureTrait, statusTrait, TRAIT_WORDS, typeTrait } from './traits.ts';

/** Figures of a home, one column each. NaN marks an unknown figure and lies within no bounds. */
// biome-ignore format: a table
export const figures = [
  'price', 'beds', 'baths', 'sqft', 'lot', 'year', 'hoa', 'school', 'walk', 'garage', 'stories', 'netIncome',
  'listedDay', 'offMarketDay', 'tax', 'cost', 'cut', 'cutDay', 'openHouseDay',
  'onMarketDay', 'closedDay', 'closePrice', 'type',
] as const;
/** Figures that `columns` returns. Money in minor units, days as day numbers, `type` as the index in `homeTypes`. */
export type Figure = (typeof figures)[number];

/** Value of both coordinates of a home that is not shown on the map. Lies in no area. */
export const NOWHERE = -(2 ** 31);

/** Homes that are about to form a segment: one entry per home, in order of arrival. */
export class Rows {
  count = 0;
  readonly id: Int32Array;
  readonly locale: Float64Array;
  readonly latE6: Int32Array;
  readonly lonE6: Int32Array;
  /** TRAIT_WORDS words per home. */
  readonly traits: Int32Array;
  /** NaN where a home lacks a figure. Undefined until some home has the figure. */
  readonly figures: Partial<Record<Figure, Float64Array>> = {};
  /** The same columns in the order of `figures`. */
  readonly #columns: (Float64Array | undefined)[] = figures.map(() => undefined);
  readonly #most: number;
  /** Words read by the vocabulary. Homes beyond its end have no words. */
  readonly texts: Texts;

  /** Allocates space for at most `most` homes. */
  constructor(most: number) {
    this.id = room(Int32Array, most);
    this.locale = room(Float64Array, most);
    this.latE6 = room(Int32Array, most);
    this.lonE6 = room(Int32Array, most);
    this.traits = room(Int32Array, most * TRAIT_WORDS);
    this.texts = new Texts(most);
    this.#most = most;
  }

  /** Adds everything except the text. */
  add(listing: Listing, locale: number): void {
    const row = this.count;
    const shown = listing.latE6 !== undefined && listing.lonE6 !== undefined;
    this.id[row] = listing.id;
    this.locale[row] = locale;
    this.latE6[row] = shown ? (listing.latE6 as number) : NOWHERE;
    this.lonE6[row] = shown ? (listing.lonE6 as number) : NOWHERE;
    const { features, type, status } = listing;
    for (let f = 0; f < features.length; f++) this.#addTrait(row, featureTrait(features[f] as Feature));
    this.#addTrait(row, typeTrait(type));
    this.#addTrait(row, statusTrait(status));
    const values = figuresOf(listing, this.#values);
    for (let f = 0; f < values.length; f++) {
      const value = values[f] as number;
      const column = this.#columns[f];
      if (column !== undefined) column[row] = value;
      else if (!Number.isNaN(value)) this.column(f)[row] = value;
    }
    this.count += 1;
  }

  /** Returns the column at index `f` in `figures`. Creates it if needed. */
  column(f: number): Float64Array {
    const known = this.#columns[f];
    if (known) return known;
    const made = room(Float64Array, this.#most).fill(Number.NaN);
    this.figures[figures[f] as Figure] = made;
    this.#columns[f] = made;
    return made;
  }

  readonly #values = new Float64Array(figures.length);

  #addTrait(row: number, trait: number): void {
    if (trait >= 0) this.traits[row * TRAIT_WORDS + (trait >>> 5)]! |= 1 << (trait & 31);
  }
}

/** Returns the figures of a listing in the order of `figures`, NaN when unknown. */
export function figuresOf(listing: Listing, into = new Float64Array(figures.length)): Float64Array {
  const known = listing as { [Key in keyof Listing]-?: NonNullable<Listing[Key]> };
  into[0] = known.priceCents;
  into[1] = known.beds;
  into[2] = known.baths;
  into[3] = known.sqft;
  into[4] = known.lotAcres;
  into[5] = known.yearBuilt;
  into[6] = known.hoaCents;
  into[7] = known.schoolRating;
  into[8] = known.walkScore;
  into[9] = known.garageSpaces;
  into[10] = known.stories;
  into[11] = known.netIncomeCents;
  into[12] = known.listedDay;
  into[13] = known.offMarketDay;
  into[14] = known.taxCents;
  into[15] = known.monthlyCostCents;
  into[16] = cutTenths(listing);
  into[17] = known.cutDay;
  into[18] = known.openHouseDay;
  into[19] = listing.onMarketDay ?? known.listedDay;
  into[20] = known.closedDay;
  into[21] = known.closePriceCents;
  into[22] = typeNumbers.get(listing.type) ?? -1;
  return into;
}

const typeNumbers: ReadonlyMap<HomeType, number> = new Map(homeTypes.map((type, number) => [type, number]));

/** Returns the price cut from the first asking price in tenths of a percent, rounded; 0 if the price did not fall. */
function cutTenths({ firstPriceCents, priceCents }: Listing): number {
  if (firstPriceCents === undefined || firstPriceCents <= 0) return Number.NaN;
  return Math.max(0, Math.round((1000 * (firstPriceCents - priceCents)) / firstPriceCents));
}
