import type { Locales } from './locales.ts';
import { NOWHERE, type Rows } from './rows.ts';

/** Fewer homes than this and bands of price would not fill blocks of their own. */
const HOMES_FOR_PRICE_BANDS = 2048;
const PRICE_BANDS = 8;
const HILBERT_BITS = 15;
/** A place on the curve and one among 2^22 homes make one number that is exact. */
const RANKS = 2 ** 22;

/**
 * The order in which a market keeps its homes: by city, in cities of size by band of price, then along a
 * Hilbert curve. Homes that one query wants lie in few blocks. Ties by id, so that the same homes always
 * give the same segment.
 */
export function rowOrder(rows: Rows, locales: Locales): Int32Array {
  const byId = Float64Array.from(rows.id, (id, row) => id * RANKS + row).sort();
  const cities = new Map<number, number[]>();
  for (let rank = 0; rank < rows.count; rank++) {
    const row = (byId[rank] as number) % RANKS;
    const city = locales.at(rows.locale[row] as number).cityNumber;
    const ranks = cities.get(city);
    if (ranks) ranks.push(rank);
    else cities.set(city, [rank]);
  }
  const rowAt = (rank: number) => (byId[rank] as number) % RANKS;
  const along = hilbertPlaces(rows);
  const order = new Int32Array(rows.count);
  let filled = 0;
  for (const city of [...cities.keys()].sort((a, b) => a - b))
    for (const band of priceBands(cities.get(city) as number[], (rank) => rows.figures.price[rowAt(rank)] as number))
      for (const key of Float64Array.from(band, (rank) => (along[rowAt(rank)] as number) * RANKS + rank).sort())
        order[filled++] = rowAt(key % RANKS);
  return order;
}

/** Parts of about one size, equal prices in the same. */
function priceBands(members: readonly number[], priceOf: (member: number) => number): (readonly number[])[] {
  if (members.length < HOMES_FOR_PRICE_BANDS) return [members];
  const prices = Float64Array.from(members, priceOf);
  const size = Math.ceil(prices.length / PRICE_BANDS);
  const sorted = prices.toSorted();
  const edges = Array.from({ length: PRICE_BANDS - 1 }, (_, band) => sorted[(band + 1) * size] ?? Infinity);
  const bands: number[][] = Array.from({ length: PRICE_BANDS }, () => []);
  for (const [i, member] of members.entries()) {
    let band = 0;
    while (band < edges.length && (prices[i] as number) >= (edges[band] as number)) band += 1;
    (bands[band] as number[]).push(member);
  }
  return bands;
}

/** The place of each home along the curve over the box of all homes; 0 for those not on the map. */
function hilbertPlaces({ count, latE6, lonE6 }: Rows): Float64Array {
  let [south, west, north, east] = [2 ** 31, 2 ** 31, NOWHERE, NOWHERE];
  for (let row = 0; row < count; row++) {
    if (latE6[row] === NOWHERE) continue;
    south = Math.min(south, latE6[row] as number);
    north = Math.max(north, latE6[row] as number);
    west = Math.min(west, lonE6[row] as number);
    east = Math.max(east, lonE6[row] as number);
  }
  const scale = (2 ** HILBERT_BITS - 1) / Math.max(1, north - south, east - west);
  const places = new Float64Array(count);
  for (let row = 0; row < count; row++) {
    if (latE6[row] === NOWHERE) continue;
    const x = Math.floor(((lonE6[row] as number) - west) * scale);
    const y = Math.floor(((latE6[row] as number) - south) * scale);
    places[row] = hilbertPlace(x, y);
  }
  return places;
}

/** Distance along a Hilbert curve over a square of 2^15 steps: down the quadrants, turning the square in each. */
function hilbertPlace(column: number, line: number): number {
  const last = 2 ** HILBERT_BITS - 1;
  let [x, y, place] = [column, line, 0];
  for (let side = 2 ** (HILBERT_BITS - 1); side >= 1; side >>>= 1) {
    const right = (x & side) > 0 ? 1 : 0;
    const up = (y & side) > 0 ? 1 : 0;
    place += side * side * ((3 * right) ^ up);
    if (up === 1) continue;
    if (right === 1) [x, y] = [last - x, last - y];
    [x, y] = [y, x];
  }
  return place;
}
