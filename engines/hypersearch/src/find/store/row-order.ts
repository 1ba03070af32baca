import type { Locales } from './locales.ts';
import { room } from './parts.ts';
import { NOWHERE, type Rows } from './rows.ts';

/** Minimum number of homes for price bands. With fewer, a band would not fill its own blocks. */
const HOMES_FOR_PRICE_BANDS = 2048;
const PRICE_BANDS = 8;
const HILBERT_BITS = 15;

/**
 * Returns the order of a market's homes: by city, in large cities by price band, then along a Hilbert curve, so that
 * the homes of one query lie in few blocks. Breaks ties by id, so that the same homes always give the same segment. All
 * sorts are stable.
 */
export function rowOrder(rows: Rows, locales: Locales, members: Int32Array): Int32Array {
  const cities = room(Int32Array, rows.count);
  for (const row of members) cities[row] = locales.at(rows.locale[row] as number).cityNumber;
  const byId = sortedBy(rows.id, members);
  const bands = priceBands(rows, sortedBy(cities, byId), cities);
  return sortedBy(cities, sortedBy(bands, sortedBy(hilbertPlaces(rows, members), byId)));
}

/** Sorts rows stably by non-negative keys: a radix sort, lowest eight bits first (Knuth, vol. 3, 5.2.5). */
function sortedBy(keys: Int32Array, order: Int32Array): Int32Array {
  let sorted = order;
  let spare: Int32Array | undefined;
  const next = new Int32Array(256);
  let every = 0;
  for (let i = 0; i < order.length; i++) every |= keys[order[i] as number] as number;
  for (let shift = 0; shift < 32 && every >>> shift !== 0; shift += 8) {
    next.fill(0);
    for (let i = 0; i < sorted.length; i++) next[((keys[sorted[i] as number] as number) >>> shift) & 255]! += 1;
    if (next.includes(sorted.length)) continue;
    let before = 0;
    for (let digit = 0; digit < 256; digit++) {
      const many = next[digit] as number;
      next[digit] = before;
      before += many;
    }
    const to = spare ?? room(Int32Array, sorted.length);
    for (let i = 0; i < sorted.length; i++) {
      const row = sorted[i] as number;
      to[next[((keys[row] as number) >>> shift) & 255]!++] = row;
    }
    spare = sorted === order ? undefined : sorted;
    sorted = to;
  }
  return sorted;
}

/** Divides each city into bands of similar size, with equal prices in the same band. `byCity` groups the homes by city. */
function priceBands({ figures: { price } }: Rows, byCity: Int32Array, cities: Int32Array): Int32Array {
  const bands = room(Int32Array, cities.length);
  if (!price) return bands;
  for (let from = 0, to = 0; from < byCity.length; from = to) {
    const city = cities[byCity[from] as number];
    while (to < byCity.length && cities[byCity[to] as number] === city) to += 1;
    if (to - from < HOMES_FOR_PRICE_BANDS) continue;
    const sorted = new Float64Array(to - from);
    for (let i = from; i < to; i++) sorted[i - from] = price[byCity[i] as number] as number;
    sorted.sort();
    const size = Math.ceil(sorted.length / PRICE_BANDS);
    const edges = Array.from({ length: PRICE_BANDS - 1 }, (_, band) => sorted[(band + 1) * size] ?? Infinity);
    for (let i = from; i < to; i++) {
      const row = byCity[i] as number;
      let band = 0;
      while (band < edges.length && (price[row] as number) >= (edges[band] as number)) band += 1;
      bands[row] = band;
    }
  }
  return bands;
}

/** Returns the position of each home along the curve over the box of all homes; 0 for homes without coordinates. */
function hilbertPlaces({ count, latE6, lonE6 }: Rows, members: Int32Array): Int32Array {
  let [south, west, north, east] = [2 ** 31, 2 ** 31, NOWHERE, NOWHERE];
  for (const row of members) {
    const [lat, lon] = [latE6[row] as number, lonE6[row] as number];
    if (lat === NOWHERE) continue;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
    if (lon < west) west = lon;
    if (lon > east) east = lon;
  }
  const scale = (2 ** HILBERT_BITS - 1) / Math.max(1, north - south, east - west);
  const places = room(Int32Array, count);
  for (const row of members) {
    if (latE6[row] === NOWHERE) continue;
    const x = Math.floor(((lonE6[row] as number) - west) * scale);
    const y = Math.floor(((latE6[row] as number) - south) * scale);
    places[row] = hilbertPlace(x, y);
  }
  return places;
}

/** Returns the distance along a Hilbert curve over a square of 2^15 steps, three of its fifteen levels at a time. */
function hilbertPlace(x: number, y: number): number {
  let [place, turn] = [0, 0];
  for (let level = HILBERT_BITS - 3; level >= 0; level -= 3) {
    const three = threeLevels[(turn << 6) | (((x >>> level) & 7) << 3) | ((y >>> level) & 7)] as number;
    place = (place << 6) | (three & 63);
    turn = three >>> 6;
  }
  return place;
}

/**
 * Maps a turn of the square (1: axes swapped, 2: both axes reversed) and three bits of each axis to the distance along
 * the curve, with the turn of the lower levels above its six bits.
 */
const threeLevels = Uint8Array.from({ length: 256 }, (_, entry) => {
  let [place, turn] = [0, entry >>> 6];
  for (let bit = 2; bit >= 0; bit--) {
    const [x, y] = [(entry >>> (3 + bit)) & 1, (entry >>> bit) & 1];
    const right = (turn & 1 ? y : x) ^ (turn >>> 1);
    const up = (turn & 1 ? x : y) ^ (turn >>> 1);
    place = (place << 2) | ((3 * right) ^ up);
    if (up === 0) turn ^= right === 1 ? 3 : 1;
  }
  return (turn << 6) | place;
});
