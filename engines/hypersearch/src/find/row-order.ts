import type { Locales } from './locales.ts';
import { NOWHERE, type Rows } from './rows.ts';

/** Fewer homes than this and bands of price would not fill blocks of their own. */
const HOMES_FOR_PRICE_BANDS = 2048;
const PRICE_BANDS = 8;
const HILBERT_BITS = 16;

/**
 * The order in which a segment keeps its homes: by city, in cities of size by band of price, then along a
 * Hilbert curve. Homes that one query wants lie in few blocks. Ties by id, so that the same homes always
 * give the same segment.
 */
export function rowOrder(rows: Rows, locales: Locales): Int32Array {
  const cities = new Map<number, number[]>();
  for (let row = 0; row < rows.count; row++) {
    const city = locales.at(rows.locale[row] as number).cityNumber;
    const members = cities.get(city);
    if (members) members.push(row);
    else cities.set(city, [row]);
  }
  const along = hilbertPlaces(rows);
  const order = new Int32Array(rows.count);
  let filled = 0;
  for (const city of [...cities.keys()].sort((a, b) => a - b)) {
    for (const band of priceBands(rows, cities.get(city) as number[])) {
      order.set(
        band.sort(
          (a, b) => (along[a] as number) - (along[b] as number) || (rows.id[a] as number) - (rows.id[b] as number),
        ),
        filled,
      );
      filled += band.length;
    }
  }
  return order;
}

function priceBands(rows: Rows, members: number[]): number[][] {
  if (members.length < HOMES_FOR_PRICE_BANDS) return [members];
  const { price } = rows.figures;
  members.sort(
    (a, b) => (price[a] as number) - (price[b] as number) || (rows.id[a] as number) - (rows.id[b] as number),
  );
  const size = Math.ceil(members.length / PRICE_BANDS);
  return Array.from({ length: PRICE_BANDS }, (_, band) => members.slice(band * size, (band + 1) * size));
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

/** Distance along a Hilbert curve over a square of 2^16 steps: down the quadrants, turning the square in each. */
function hilbertPlace(column: number, line: number): number {
  const last = 2 ** HILBERT_BITS - 1;
  let [x, y, place] = [column, line, 0];
  for (let side = 2 ** (HILBERT_BITS - 1); side >= 1; side /= 2) {
    const right = (x & side) > 0 ? 1 : 0;
    const up = (y & side) > 0 ? 1 : 0;
    place += side * side * ((3 * right) ^ up);
    if (up === 1) continue;
    if (right === 1) [x, y] = [last - x, last - y];
    [x, y] = [y, x];
  }
  return place;
}
