import type { BoxE6 } from '@lintel/geo';
import { turnBits } from './bits.ts';
import { type Codec, Column, type ColumnName, pack } from './columns.ts';
import type { Locales } from './locales.ts';
import { type Places, room, share, viewOf } from './parts.ts';
import { openPostings, type Postings, postingParts } from './postings.ts';
import { rowOrder } from './row-order.ts';
import { figures, NOWHERE, type Rows } from './rows.ts';
import type { Texts } from './texts.ts';
import { ACTIVE, STEP_TRAITS, TRAIT_ROWS, TRAIT_WORDS, TRAITS } from './traits.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A block stores the extremes of its homes' coordinates and prices. */
export const BLOCK_WORDS = 8;
const BLOCK_HOMES = BLOCK_WORDS * 32;
/** A home's position in its segment fits in 16 bits. */
export const MOST_HOMES = 2 ** 16;

/** A segment in the form sent to threads and written to files. Its number is never reused. */
export interface SegmentImage {
  number: number;
  market: string;
  count: number;
  /**
   * Freshness of its active homes: the last listed day of homes on the market, and the fewest days on market of the
   * others.
   */
  freshest: { listedDay: number; days: number };
  codecs: Codec[];
  places: Places;
  buffer: SharedArrayBuffer;
  /** True while its texts are unread. Word searches find none of its homes. */
  textsLater?: true;
}

/** A segment without a number and market. */
export interface Built extends Omit<SegmentImage, 'number' | 'market'> {
  /** `order[home]` is the source row of the home. */
  order: Int32Array;
}

/** The extremes of each block, with prices as codes. A block without homes on the map has south > north. */
interface Zones {
  south: Int32Array;
  north: Int32Array;
  west: Int32Array;
  east: Int32Array;
  /** 1 when a home of the block has no coordinates. */
  partlyNowhere: Uint8Array;
  lowestPrice: Int32Array;
  highestPrice: Int32Array;
}

/**
 * Up to 65,536 homes of one market as columns. Homes are immutable: deleting or replacing a home clears its bit in
 * `live`, which each searcher owns; everything else is shared. Home bits are Int32 words, 32 homes each.
 */
export interface Segment {
  image: SegmentImage;
  count: number;
  wordCount: number;
  id: Int32Array;
  latE6: Int32Array;
  lonE6: Int32Array;
  /** NaN where a figure is unknown. */
  figures: Record<ColumnName, Column>;
  /** The bits of trait t begin at `t × wordCount`. */
  traits: Int32Array;
  live: Int32Array;
  liveCount: number;
  /** Homes are grouped by city: city `cities[i]` from `citiesFrom[i]` up to `citiesFrom[i + 1]`. */
  cities: Int32Array;
  citiesFrom: Int32Array;
  zones: Zones;
  postings: Postings;
  /** Cached freshness classes for a day; see `freshness`. */
  fresh?: { today: number; atLeast: Int32Array[] };
  /** Bounding box of its homes on the map; south > north without any. */
  box: BoxE6;
}

/** Columns read by sorting and counting are packed into the first planes. */
const hot: readonly ColumnName[] = ['price', 'type', 'beds', 'listedDay', 'offMarketDay', 'baths'];
const columnNames: readonly ColumnName[] = [...hot, ...figures.filter((figure) => !hot.includes(figure)), 'locale'];

/** Builds segments from homes of one market, in row order: all rows, or `members`. */
export function partsOf(rows: Rows, locales: Locales, vocabulary: Vocabulary, members = everyRow(rows)): Built[] {
  const order = rowOrder(rows, locales, members);
  const parts: Built[] = [];
  for (let from = 0; from < order.length; from += MOST_HOMES)
    parts.push(partOf(rows, order.subarray(from, from + MOST_HOMES), locales, vocabulary));
  return parts;
}

const everyRow = ({ count }: Rows): Int32Array => new Int32Array(count).map((_, row) => row);

function partOf(rows: Rows, order: Int32Array, locales: Locales, vocabulary: Vocabulary): Built {
  const count = order.length;
  const wordCount = Math.ceil(count / 32);
  const [latE6, lonE6] = [inOrder(rows.latE6, order), inOrder(rows.lonE6, order)];
  const values = columnNames.map((name) => (name === 'locale' ? rows.locale : rows.figures[name]));
  const { codecs, planes } = pack(values, order);
  const [price] = columnsIn(codecs, planes, count) as [Column];
  const { buffer, places } = share({
    planes,
    id: inOrder(rows.id, order),
    latE6,
    lonE6,
    traits: traitBits(rows, order, wordCount),
    ...cityRanges(rows, order, locales),
    ...zonesOf(latE6, lonE6, price),
    ...postingParts(rows.texts, order, vocabulary),
  });
  return { count, freshest: freshestOf(rows, order), codecs, places, buffer, order };
}

function inOrder(values: Int32Array, order: Int32Array): Int32Array {
  const ordered = room(Int32Array, order.length);
  for (let home = 0; home < order.length; home++) ordered[home] = values[order[home] as number] as number;
  return ordered;
}

/** Returns the image of the segment with the texts of its homes. */
export function withTexts({ image, count }: Segment, texts: Texts, vocabulary: Vocabulary): SegmentImage {
  const order = new Int32Array(count).map((_, home) => home);
  const kept = Object.fromEntries(
    Object.keys(image.places).map((name) => [name, viewOf(image.buffer, image.places, name)]),
  );
  const { textsLater: _, ...rest } = image;
  return { ...rest, ...share({ ...kept, ...postingParts(texts, order, vocabulary) }) };
}

/** Opens a segment with views of shared memory and its own live bits: all homes, or `live`. */
export function openSegment(image: SegmentImage, live?: Int32Array): Segment {
  const { count, codecs, buffer, places } = image;
  const wordCount = Math.ceil(count / 32);
  const ints = (name: string) => viewOf<Int32Array>(buffer, places, name);
  const columns = columnsIn(codecs, ints('planes'), count);
  const segment: Segment = {
    image,
    count,
    wordCount,
    id: ints('id'),
    latE6: ints('latE6'),
    lonE6: ints('lonE6'),
    figures: Object.fromEntries(columnNames.map((name, c) => [name, columns[c]])) as Segment['figures'],
    traits: ints('traits'),
    live: live ? Int32Array.from(live) : firstBits(count, wordCount),
    liveCount: count,
    cities: ints('cities'),
    citiesFrom: ints('citiesFrom'),
    zones: {
      south: ints('south'),
      north: ints('north'),
      west: ints('west'),
      east: ints('east'),
      partlyNowhere: viewOf(buffer, places, 'partlyNowhere'),
      lowestPrice: ints('lowestPrice'),
      highestPrice: ints('highestPrice'),
    },
    postings: openPostings(buffer, places, wordCount),
    box: { southE6: Infinity, westE6: Infinity, northE6: -Infinity, eastE6: -Infinity },
  };
  widenBox(segment);
  if (live) segment.liveCount = countLive(segment);
  return segment;
}

function widenBox({ box, zones }: Segment): void {
  for (let block = 0; block < zones.south.length; block++) {
    if ((zones.south[block] as number) > (zones.north[block] as number)) continue;
    box.southE6 = Math.min(box.southE6, zones.south[block] as number);
    box.westE6 = Math.min(box.westE6, zones.west[block] as number);
    box.northE6 = Math.max(box.northE6, zones.north[block] as number);
    box.eastE6 = Math.max(box.eastE6, zones.east[block] as number);
  }
}

function countLive(segment: Segment): number {
  let count = 0;
  for (let home = 0; home < segment.count; home++) if (isLive(segment, home)) count += 1;
  return count;
}

/** Columns of one plane share an array. */
function columnsIn(codecs: readonly Codec[], planes: Int32Array, count: number): Column[] {
  const views: Int32Array[] = [];
  for (let from = 0; from < planes.length; from += count) views.push(planes.subarray(from, from + count));
  return codecs.map((codec) => new Column(codec, views[codec.plane] ?? planes));
}

export const isLive = ({ live }: Segment, home: number): boolean =>
  ((live[home >>> 5] as number) & (1 << (home & 31))) !== 0;

export const hasTrait = ({ traits, wordCount }: Segment, trait: number, home: number): boolean =>
  ((traits[trait * wordCount + (home >>> 5)] as number) & (1 << (home & 31))) !== 0;

function traitBits(rows: Rows, order: Int32Array, wordCount: number): Int32Array {
  const bits = room(Int32Array, TRAIT_ROWS * wordCount);
  const square = new Int32Array(32);
  for (let part = 0; part < TRAIT_WORDS; part++)
    for (let word = 0; word < wordCount; word++) {
      const homes = Math.min(32, order.length - word * 32);
      square.fill(0);
      for (let i = 0; i < homes; i++)
        square[i] = rows.traits[(order[word * 32 + i] as number) * TRAIT_WORDS + part] as number;
      turnBits(square);
      for (let trait = part * 32, i = 0; i < 32 && trait < TRAITS; i++, trait++)
        bits[trait * wordCount + word] = square[i] as number;
    }
  for (const [s, { figure, least }] of STEP_TRAITS.entries()) {
    const values = rows.figures[figure];
    if (!values) continue;
    const first = (TRAITS + s) * wordCount;
    for (let home = 0; home < order.length; home++)
      if ((values[order[home] as number] as number) >= least) bits[first + (home >>> 5)]! |= 1 << (home & 31);
  }
  return bits;
}

function freshestOf({ figures, traits }: Rows, order: Int32Array): SegmentImage['freshest'] {
  const freshest = { listedDay: -LONG, days: LONG };
  for (const row of order) {
    if ((((traits[row * TRAIT_WORDS + (ACTIVE >>> 5)] as number) >>> (ACTIVE & 31)) & 1) === 0) continue;
    const [listed = Number.NaN, off = Number.NaN] = [figures.listedDay?.[row], figures.offMarketDay?.[row]];
    if (Number.isNaN(listed)) continue;
    if (Number.isNaN(off)) freshest.listedDay = Math.max(freshest.listedDay, listed);
    else freshest.days = Math.min(freshest.days, off - listed);
  }
  return freshest;
}

/** Days; more than any home's time on the market. */
const LONG = 1e9;

function firstBits(count: number, wordCount: number): Int32Array {
  const bits = new Int32Array(wordCount).fill(-1);
  if (count % 32 > 0) bits[wordCount - 1] = (1 << (count % 32)) - 1;
  return bits;
}

function cityRanges(rows: Rows, order: Int32Array, locales: Locales): Pick<Segment, 'cities' | 'citiesFrom'> {
  const cities: number[] = [];
  const from: number[] = [];
  for (let home = 0; home < order.length; home++) {
    const city = locales.at(rows.locale[order[home] as number] as number).cityNumber;
    if (city === cities.at(-1)) continue;
    cities.push(city);
    from.push(home);
  }
  return { cities: Int32Array.from(cities), citiesFrom: Int32Array.from([...from, order.length]) };
}

function zonesOf(latE6: Int32Array, lonE6: Int32Array, { plane, shift, mask }: Column): Zones {
  const count = Math.ceil(latE6.length / BLOCK_HOMES);
  const least = () => new Int32Array(count).fill(2 ** 31 - 1);
  const most = () => new Int32Array(count).fill(NOWHERE);
  const [south, west, lowestPrice] = [least(), least(), least()];
  const [north, east, highestPrice] = [most(), most(), most()];
  const partlyNowhere = new Uint8Array(count);
  for (let home = 0; home < latE6.length; home++) {
    const block = Math.floor(home / BLOCK_HOMES);
    const price = ((plane[home] as number) >>> shift) & mask;
    widen(lowestPrice, highestPrice, block, price);
    if (latE6[home] === NOWHERE) {
      partlyNowhere[block] = 1;
      continue;
    }
    widen(south, north, block, latE6[home] as number);
    widen(west, east, block, lonE6[home] as number);
  }
  return { south, north, west, east, partlyNowhere, lowestPrice, highestPrice };
}

function widen(least: Int32Array, most: Int32Array, block: number, value: number): void {
  if (value < (least[block] as number)) least[block] = value;
  if (value > (most[block] as number)) most[block] = value;
}
