import { eastScale, METRES_PER_MICRODEGREE } from './distance.ts';
import { type BoxE6, boundsOf, type PointE6 } from './point.ts';
import { turn } from './ring.ts';

/** Position of a box relative to a shape. `edge` is always correct; the others save testing each point. */
export type Relation = 'inside' | 'outside' | 'edge';

/** An area prepared for testing many points. */
export interface Shape {
  contains(latE6: number, lonE6: number): boolean;
  /** Tests 32 points from `first` on, selected by the bits of `points`; returns the bits of those inside. */
  containing(latE6: Int32Array, lonE6: Int32Array, first: number, points: number): number;
  relation(southE6: number, westE6: number, northE6: number, eastE6: number): Relation;
}

/** Inclusive on all sides. */
export class BoxShape implements Shape {
  readonly #box: BoxE6;

  constructor(box: BoxE6) {
    this.#box = box;
  }

  contains(latE6: number, lonE6: number): boolean {
    const box = this.#box;
    return latE6 >= box.southE6 && latE6 <= box.northE6 && lonE6 >= box.westE6 && lonE6 <= box.eastE6;
  }

  containing(latE6: Int32Array, lonE6: Int32Array, first: number, points: number): number {
    const { southE6, westE6, northE6, eastE6 } = this.#box;
    let inside = 0;
    for (let left = points; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const lat = latE6[first + 31 - Math.clz32(bit)] as number;
      const lon = lonE6[first + 31 - Math.clz32(bit)] as number;
      const within = Number(lat >= southE6) & Number(lat <= northE6) & Number(lon >= westE6) & Number(lon <= eastE6);
      inside |= bit & -within;
    }
    return inside;
  }

  relation(southE6: number, westE6: number, northE6: number, eastE6: number): Relation {
    if (apart(this.#box, southE6, westE6, northE6, eastE6)) return 'outside';
    return this.contains(southE6, westE6) && this.contains(northE6, eastE6) ? 'inside' : 'edge';
  }
}

/** Inclusive; measured like `squaredMetres`. */
export class CircleShape implements Shape {
  readonly #latE6: number;
  readonly #lonE6: number;
  readonly #eastScale: number;
  readonly #squaredRadius: number;

  constructor(centre: PointE6, radiusMetres: number) {
    this.#latE6 = centre.latE6;
    this.#lonE6 = centre.lonE6;
    this.#eastScale = eastScale(centre.latE6);
    this.#squaredRadius = radiusMetres >= 0 ? radiusMetres * radiusMetres : -1;
  }

  squaredMetres(latE6: number, lonE6: number): number {
    const north = (latE6 - this.#latE6) * METRES_PER_MICRODEGREE;
    const east = (lonE6 - this.#lonE6) * this.#eastScale;
    return north * north + east * east;
  }

  contains(latE6: number, lonE6: number): boolean {
    return this.squaredMetres(latE6, lonE6) <= this.#squaredRadius;
  }

  containing(latE6: Int32Array, lonE6: Int32Array, first: number, points: number): number {
    let inside = 0;
    for (let left = points; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const place = first + 31 - Math.clz32(bit);
      const squared = this.squaredMetres(latE6[place] as number, lonE6[place] as number);
      inside |= bit & -Number(squared <= this.#squaredRadius);
    }
    return inside;
  }

  /** The box's nearest and farthest points decide; both are on the lines through its sides. */
  relation(southE6: number, westE6: number, northE6: number, eastE6: number): Relation {
    const nearLat = Math.min(Math.max(this.#latE6, southE6), northE6);
    const nearLon = Math.min(Math.max(this.#lonE6, westE6), eastE6);
    if (!this.contains(nearLat, nearLon)) return 'outside';
    const farLat = this.#latE6 - southE6 > northE6 - this.#latE6 ? southE6 : northE6;
    const farLon = this.#lonE6 - westE6 > eastE6 - this.#lonE6 ? westE6 : eastE6;
    return this.contains(farLat, farLon) ? 'inside' : 'edge';
  }
}

/**
 * Sorts edges into horizontal bands, so that a point is tested only against edges at its latitude; a ring with few
 * edges needs no bands.
 */
const BANDS = 256;
const FEW_EDGES = 16;

/** The rule of `pointInRing`. Corners are rounded to whole micro-degrees. */
export class RingShape implements Shape {
  readonly #bounds: BoxE6;
  readonly #bandHeight: number;
  /** The edges of each band, EDGE numbers each. */
  readonly #bands: readonly Float64Array[];

  constructor(ring: readonly PointE6[]) {
    const corners = ring.map(({ latE6, lonE6 }) => ({ latE6: Math.round(latE6), lonE6: Math.round(lonE6) }));
    this.#bounds = boundsOf(corners);
    const count = corners.length <= FEW_EDGES ? 1 : BANDS;
    this.#bandHeight = Math.max(1, Math.ceil((this.#bounds.northE6 - this.#bounds.southE6 + 1) / count));
    const bands: number[][] = Array.from({ length: count }, () => []);
    for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
      const [a, b] = [corners[j] as PointE6, corners[i] as PointE6];
      const [low, high] = a.latE6 <= b.latE6 ? [a, b] : [b, a];
      for (let band = this.#bandOf(low.latE6); band <= this.#bandOf(high.latE6); band++)
        bands[band]?.push(low.latE6, low.lonE6, high.latE6, high.lonE6);
    }
    this.#bands = bands.map((edges) => Float64Array.from(edges));
  }

  contains(latE6: number, lonE6: number): boolean {
    const bounds = this.#bounds;
    if (!(latE6 >= bounds.southE6 && latE6 <= bounds.northE6)) return false;
    if (!(lonE6 >= bounds.westE6 && lonE6 <= bounds.eastE6)) return false;
    const edges = this.#bands[this.#bandOf(latE6)];
    if (edges === undefined) return false;
    let inside = false;
    for (let e = 0; e < edges.length; e += EDGE) {
      const lowLat = edges[e] as number;
      const highLat = edges[e + 2] as number;
      if (latE6 < lowLat || latE6 >= highLat) continue;
      const lowLon = edges[e + 1] as number;
      const highLon = edges[e + 3] as number;
      if (lonE6 >= lowLon && lonE6 >= highLon) continue;
      const beyond = lonE6 < lowLon && lonE6 < highLon;
      if (beyond || turn(lowLon, lowLat, highLon, highLat, lonE6, latE6) > 0) inside = !inside;
    }
    return inside;
  }

  containing(latE6: Int32Array, lonE6: Int32Array, first: number, points: number): number {
    let inside = 0;
    for (let left = points; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const place = first + 31 - Math.clz32(bit);
      if (this.contains(latE6[place] as number, lonE6[place] as number)) inside |= bit;
    }
    return inside;
  }

  /** Inside when no edge is near the box and one of its corners is inside. */
  relation(southE6: number, westE6: number, northE6: number, eastE6: number): Relation {
    if (apart(this.#bounds, southE6, westE6, northE6, eastE6)) return 'outside';
    const last = Math.min(this.#bands.length - 1, this.#bandOf(northE6));
    for (let band = Math.max(0, this.#bandOf(southE6)); band <= last; band++)
      if (anyEdgeNear(this.#bands[band] as Float64Array, southE6, westE6, northE6, eastE6)) return 'edge';
    return this.contains(southE6, westE6) ? 'inside' : 'outside';
  }

  #bandOf(latE6: number): number {
    return Math.floor((latE6 - this.#bounds.southE6) / this.#bandHeight);
  }
}

/** Numbers per edge: latitude and longitude of its lower end, then of its upper end. */
const EDGE = 4;

const apart = (box: BoxE6, southE6: number, westE6: number, northE6: number, eastE6: number) =>
  !(box.southE6 <= northE6 && box.northE6 >= southE6 && box.westE6 <= eastE6 && box.eastE6 >= westE6);

/** False only when every edge is completely beyond one side of the box, or has all its corners on one side. */
function anyEdgeNear(edges: Float64Array, south: number, west: number, north: number, east: number): boolean {
  for (let e = 0; e < edges.length; e += EDGE) {
    const lowLat = edges[e] as number;
    const lowLon = edges[e + 1] as number;
    const highLat = edges[e + 2] as number;
    const highLon = edges[e + 3] as number;
    if (highLat < south || lowLat > north) continue;
    if ((lowLon < west && highLon < west) || (lowLon > east && highLon > east)) continue;
    const [up, right] = [highLat - lowLat, highLon - lowLon];
    const southWest = right * (south - lowLat) - up * (west - lowLon);
    const southEast = right * (south - lowLat) - up * (east - lowLon);
    const northWest = right * (north - lowLat) - up * (west - lowLon);
    const northEast = right * (north - lowLat) - up * (east - lowLon);
    if (Math.min(southWest, southEast, northWest, northEast) > ROUNDING) continue;
    if (Math.max(southWest, southEast, northWest, northEast) < -ROUNDING) continue;
    return true;
  }
  return false;
}

/** Upper bound of the rounding error of the products above. */
const ROUNDING = 64;
