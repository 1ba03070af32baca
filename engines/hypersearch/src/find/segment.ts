import { bitPlace } from './bits.ts';
import type { Locales } from './locales.ts';
import { type Postings, postingsOf } from './postings.ts';
import { rowOrder } from './row-order.ts';
import { emptyRows, type Figure, figures, NOWHERE, type Rows } from './rows.ts';
import { TRAIT_WORDS, TRAITS } from './traits.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Homes of a block are summed up by the extremes of their places and prices. */
export const BLOCK_WORDS = 8;
const BLOCK_HOMES = BLOCK_WORDS * 32;

/** Float32 where it holds every value exactly, else Float64. */
export type Column = Float32Array | Float64Array;

/** The extremes of each block; a block without homes on the map has south > north. */
interface Zones {
  south: Int32Array;
  north: Int32Array;
  west: Int32Array;
  east: Int32Array;
  /** 1 where a home of the block is not on the map. */
  partlyNowhere: Uint8Array;
  lowestPrice: Float64Array;
  highestPrice: Float64Array;
}

/**
 * A few up to some ten thousand homes of one market as columns. Homes neither come nor change: a home that
 * is deleted or replaced loses its bit in `live`. Bits of homes are Int32 words, 32 homes each.
 */
export interface Segment {
  count: number;
  wordCount: number;
  id: Int32Array;
  locale: Int32Array;
  latE6: Int32Array;
  lonE6: Int32Array;
  figures: Record<Figure, Column>;
  /** The bits of trait t begin at `t × wordCount`. */
  traits: Int32Array;
  live: Int32Array;
  liveCount: number;
  /** Homes lie city by city: city `cities[i]` from `citiesFrom[i]` up to `citiesFrom[i + 1]`. */
  cities: Int32Array;
  citiesFrom: Int32Array;
  zones: Zones;
  postings: Postings;
}

export function segmentOf(rows: Rows, locales: Locales, vocabulary: Vocabulary): Segment {
  const order = rowOrder(rows, locales);
  const { count } = rows;
  const wordCount = Math.ceil(count / 32);
  const locale = order.map((row) => rows.locale[row] as number);
  const latE6 = order.map((row) => rows.latE6[row] as number);
  const lonE6 = order.map((row) => rows.lonE6[row] as number);
  const columns = Object.fromEntries(
    figures.map((figure) => [figure, columnOf(rows.figures[figure], order)]),
  ) as Segment['figures'];
  return {
    count,
    wordCount,
    id: order.map((row) => rows.id[row] as number),
    locale,
    latE6,
    lonE6,
    figures: columns,
    traits: traitBits(rows, order, wordCount),
    live: firstBits(count, wordCount),
    liveCount: count,
    ...cityRanges(locale, locales),
    zones: zonesOf(latE6, lonE6, columns.price),
    postings: postingsOf(rows, order, vocabulary),
  };
}

function columnOf(values: Float64Array, order: Int32Array): Column {
  const exact = new Float64Array(order.length);
  const narrow = new Float32Array(order.length);
  let fits = true;
  for (let home = 0; home < order.length; home++) {
    const value = values[order[home] as number] as number;
    exact[home] = value;
    narrow[home] = value;
    fits &&= Object.is(narrow[home], value);
  }
  return fits ? narrow : exact;
}

function traitBits(rows: Rows, order: Int32Array, wordCount: number): Int32Array {
  const bits = new Int32Array(TRAITS * wordCount);
  for (let home = 0; home < order.length; home++) {
    const from = (order[home] as number) * TRAIT_WORDS;
    for (let part = 0; part < TRAIT_WORDS; part++) {
      for (let left = rows.traits[from + part] as number; left !== 0; left &= left - 1) {
        const trait = part * 32 + bitPlace(left & -left);
        bits[trait * wordCount + (home >>> 5)]! |= 1 << (home & 31);
      }
    }
  }
  return bits;
}

function firstBits(count: number, wordCount: number): Int32Array {
  const bits = new Int32Array(wordCount).fill(-1);
  if (count % 32 > 0) bits[wordCount - 1] = (1 << (count % 32)) - 1;
  return bits;
}

function cityRanges(locale: Int32Array, locales: Locales): Pick<Segment, 'cities' | 'citiesFrom'> {
  const cities: number[] = [];
  const from: number[] = [];
  for (let home = 0; home < locale.length; home++) {
    const city = locales.at(locale[home] as number).cityNumber;
    if (city === cities.at(-1)) continue;
    cities.push(city);
    from.push(home);
  }
  return { cities: Int32Array.from(cities), citiesFrom: Int32Array.from([...from, locale.length]) };
}

function zonesOf(latE6: Int32Array, lonE6: Int32Array, price: Column): Zones {
  const count = Math.ceil(latE6.length / BLOCK_HOMES);
  const zones: Zones = {
    south: new Int32Array(count).fill(2 ** 31 - 1),
    north: new Int32Array(count).fill(NOWHERE),
    west: new Int32Array(count).fill(2 ** 31 - 1),
    east: new Int32Array(count).fill(NOWHERE),
    partlyNowhere: new Uint8Array(count),
    lowestPrice: new Float64Array(count).fill(Number.POSITIVE_INFINITY),
    highestPrice: new Float64Array(count).fill(Number.NEGATIVE_INFINITY),
  };
  for (let home = 0; home < latE6.length; home++) {
    const block = Math.floor(home / BLOCK_HOMES);
    zones.lowestPrice[block] = Math.min(zones.lowestPrice[block] as number, price[home] as number);
    zones.highestPrice[block] = Math.max(zones.highestPrice[block] as number, price[home] as number);
    if (latE6[home] === NOWHERE) {
      zones.partlyNowhere[block] = 1;
      continue;
    }
    zones.south[block] = Math.min(zones.south[block] as number, latE6[home] as number);
    zones.north[block] = Math.max(zones.north[block] as number, latE6[home] as number);
    zones.west[block] = Math.min(zones.west[block] as number, lonE6[home] as number);
    zones.east[block] = Math.max(zones.east[block] as number, lonE6[home] as number);
  }
  return zones;
}

/** The homes of segments that still live, to be built into one segment. */
export function liveRows(segments: readonly Segment[]): Rows {
  const rows = emptyRows(
    segments.reduce((sum, segment) => sum + segment.liveCount, 0),
    segments.reduce((sum, segment) => sum + liveWordCount(segment), 0),
  );
  let next = 0;
  for (const segment of segments) next = copyLive(segment, rows, next);
  return rows;
}

const isLive = (segment: Segment, home: number) => ((segment.live[home >>> 5] as number) & (1 << (home & 31))) !== 0;

function liveWordCount(segment: Segment): number {
  let count = 0;
  for (let i = 0; i < segment.postings.homes.length; i++)
    if (isLive(segment, segment.postings.homes[i] as number)) count += 1;
  return count;
}

function copyLive(segment: Segment, rows: Rows, first: number): number {
  const place = new Int32Array(segment.count).fill(-1);
  let next = first;
  for (let home = 0; home < segment.count; home++) {
    if (!isLive(segment, home)) continue;
    place[home] = next;
    rows.id[next] = segment.id[home] as number;
    rows.locale[next] = segment.locale[home] as number;
    rows.latE6[next] = segment.latE6[home] as number;
    rows.lonE6[next] = segment.lonE6[home] as number;
    for (const figure of figures) rows.figures[figure][next] = segment.figures[figure][home] as number;
    for (let trait = 0; trait < TRAITS; trait++)
      if ((segment.traits[trait * segment.wordCount + (home >>> 5)] as number) & (1 << (home & 31)))
        rows.traits[next * TRAIT_WORDS + (trait >>> 5)]! |= 1 << (trait & 31);
    next += 1;
  }
  copyWords(segment.postings, place, rows, first, next);
  return next;
}

/** Turns postings (homes of a word) back into words of a home. */
function copyWords(
  { words, from, homes, impacts }: Postings,
  place: Int32Array,
  rows: Rows,
  first: number,
  end: number,
): void {
  const lengths = new Int32Array(end - first);
  for (let i = 0; i < homes.length; i++) {
    const row = place[homes[i] as number] as number;
    if (row >= 0) lengths[row - first]! += 1;
  }
  const at = new Int32Array(end - first);
  for (let row = first; row < end; row++) {
    at[row - first] = rows.wordsFrom[row] as number;
    rows.wordsFrom[row + 1] = (rows.wordsFrom[row] as number) + (lengths[row - first] as number);
  }
  for (let i = 0; i < words.length; i++) {
    for (let j = from[i] as number; j < (from[i + 1] as number); j++) {
      const row = place[homes[j] as number] as number;
      if (row < 0) continue;
      const next = at[row - first]!++;
      rows.words[next] = words[i] as number;
      rows.impacts[next] = impacts[j] as number;
    }
  }
}
