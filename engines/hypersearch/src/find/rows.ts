import { type Feature, type HomeType, homeTypes } from '../facts.ts';
import type { Listing } from '../listing.ts';
import { room } from './parts.ts';
import { Texts } from './texts.ts';
import { featureTrait, statusTrait, TRAIT_WORDS, typeTrait } from './traits.ts';

/** Figures of a home, each a column; a figure that is not known is NaN, which lies within no bounds. */
// biome-ignore format: a table
export const figures = [
  'price', 'beds', 'baths', 'sqft', 'lot', 'year', 'hoa', 'school', 'walk', 'garage', 'stories', 'netIncome',
  'listedDay', 'offMarketDay', 'tax', 'cost', 'cut', 'cutDay', 'openHouseDay',
  'onMarketDay', 'closedDay', 'closePrice', 'type',
] as const;
/** Figures of a home that `columns` gives; money in minor units, days as day numbers, `type` as the place in `homeTypes`. */
export type Figure = (typeof figures)[number];

/** Stands for both coordinates of a home that is not shown on the map; lies in no area. */
export const NOWHERE = -(2 ** 31);

/** Homes on their way into a segment: one entry a home, in the order in which they came. */
export class Rows {
  count = 0;
  readonly id: Int32Array;
  readonly locale: Float64Array;
  readonly latE6: Int32Array;
  readonly lonE6: Int32Array;
  /** TRAIT_WORDS words a home. */
  readonly traits: Int32Array;
  /** NaN where a home lacks a figure; none where every home does. */
  readonly figures: Partial<Record<Figure, Float64Array>> = {};
  /** The same, in the order of `figures`. */
  readonly #columns: (Float64Array | undefined)[] = figures.map(() => undefined);
  readonly #most: number;
  /** What a vocabulary has read of them; homes beyond its end have no words. */
  readonly texts: Texts;

  /** For at most so many homes. */
  constructor(most: number) {
    this.id = room(Int32Array, most);
    this.locale = room(Float64Array, most);
    this.latE6 = room(Int32Array, most);
    this.lonE6 = room(Int32Array, most);
    this.traits = room(Int32Array, most * TRAIT_WORDS);
    this.texts = new Texts(most);
    this.#most = most;
  }

  /** All but its text. */
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

  /** Of the figure that stands there in `figures`, made where there was none. */
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

/** The figures of a listing in the order of `figures`; what it does not tell becomes NaN as it is written. */
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

/** Tenths of a per cent below the first asking price, rounded; 0 where it costs as much or more. */
function cutTenths({ firstPriceCents, priceCents }: Listing): number {
  if (firstPriceCents === undefined || firstPriceCents <= 0) return Number.NaN;
  return Math.max(0, Math.round((1000 * (firstPriceCents - priceCents)) / firstPriceCents));
}
