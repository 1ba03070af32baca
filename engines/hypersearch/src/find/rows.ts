import { homeTypes } from '../facts.ts';
import type { Listing } from '../listing.ts';
import { impactOf } from './impact.ts';
import { featureTrait, statusTrait, TRAIT_WORDS, typeTrait } from './traits.ts';
import type { Vocabulary } from './vocabulary.ts';

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

/** Homes on their way into a segment: one entry a home, in any order. */
export interface Rows {
  count: number;
  id: Int32Array;
  locale: Float64Array;
  latE6: Int32Array;
  lonE6: Int32Array;
  /** TRAIT_WORDS words a home. */
  traits: Int32Array;
  figures: Record<Figure, Float64Array>;
  /** The words of home i are `words[wordsFrom[i]]` up to `words[wordsFrom[i + 1]]`, each once. */
  wordsFrom: Int32Array;
  words: Int32Array;
  /** Beside each word: its impact on the home. */
  impacts: Uint8Array;
}

export function emptyRows(count: number, wordCount: number): Rows {
  return {
    count,
    id: new Int32Array(count),
    locale: new Float64Array(count),
    latE6: new Int32Array(count),
    lonE6: new Int32Array(count),
    traits: new Int32Array(count * TRAIT_WORDS),
    figures: Object.fromEntries(figures.map((figure) => [figure, new Float64Array(count)])) as Rows['figures'],
    wordsFrom: new Int32Array(count + 1),
    words: new Int32Array(wordCount),
    impacts: new Uint8Array(wordCount),
  };
}

/** A listing and the number of its locale. */
export interface Settled {
  listing: Listing;
  locale: number;
}

export function rowsOf(listings: readonly Settled[], vocabulary: Vocabulary): Rows {
  const mostWords = listings.reduce((sum, { listing: { text } }) => sum + ((text.length + 1) >>> 1), 0);
  const rows = emptyRows(listings.length, mostWords);
  const columns = figures.map((figure) => rows.figures[figure]);
  let next = 0;
  for (let row = 0; row < listings.length; row++) {
    const { listing, locale } = listings[row] as Settled;
    const shown = listing.latE6 !== undefined && listing.lonE6 !== undefined;
    rows.id[row] = listing.id;
    rows.locale[row] = locale;
    rows.latE6[row] = shown ? (listing.latE6 as number) : NOWHERE;
    rows.lonE6[row] = shown ? (listing.lonE6 as number) : NOWHERE;
    for (let f = 0; f < listing.features.length; f++)
      addTrait(rows, row, featureTrait(listing.features[f] as Listing['features'][number]));
    addTrait(rows, row, typeTrait(listing.type));
    addTrait(rows, row, statusTrait(listing.status));
    for (let f = 0; f < readers.length; f++) {
      const value = (readers[f] as (typeof readers)[number])(listing);
      (columns[f] as Float64Array)[row] = value === undefined ? Number.NaN : value;
    }
    const { numbers, occurrences, count, length } = vocabulary.read(listing.text);
    for (let w = 0; w < count; w++) {
      rows.words[next] = numbers[w] as number;
      rows.impacts[next++] = impactOf(occurrences[w] as number, length);
    }
    rows.wordsFrom[row + 1] = next;
  }
  return rows;
}

function addTrait({ traits }: Rows, row: number, trait: number): void {
  if (trait >= 0) traits[row * TRAIT_WORDS + (trait >>> 5)]! |= 1 << (trait & 31);
}

/** Where a listing holds each figure. */
export const figureOf: Readonly<Record<Figure, (listing: Listing) => number | undefined>> = {
  price: (listing) => listing.priceCents,
  beds: (listing) => listing.beds,
  baths: (listing) => listing.baths,
  sqft: (listing) => listing.sqft,
  lot: (listing) => listing.lotAcres,
  year: (listing) => listing.yearBuilt,
  hoa: (listing) => listing.hoaCents,
  school: (listing) => listing.schoolRating,
  walk: (listing) => listing.walkScore,
  garage: (listing) => listing.garageSpaces,
  stories: (listing) => listing.stories,
  netIncome: (listing) => listing.netIncomeCents,
  listedDay: (listing) => listing.listedDay,
  offMarketDay: (listing) => listing.offMarketDay,
  tax: (listing) => listing.taxCents,
  cost: (listing) => listing.monthlyCostCents,
  cut: cutTenths,
  cutDay: (listing) => listing.cutDay,
  openHouseDay: (listing) => listing.openHouseDay,
  onMarketDay: (listing) => listing.onMarketDay ?? listing.listedDay,
  closedDay: (listing) => listing.closedDay,
  closePrice: (listing) => listing.closePriceCents,
  type: (listing) => homeTypes.indexOf(listing.type),
};
const readers = figures.map((figure) => figureOf[figure]);

/** Tenths of a per cent below the first asking price, rounded; 0 where it costs as much or more. */
function cutTenths({ firstPriceCents, priceCents }: Listing): number | undefined {
  if (firstPriceCents === undefined || firstPriceCents <= 0) return undefined;
  return Math.max(0, Math.round((1000 * (firstPriceCents - priceCents)) / firstPriceCents));
}
