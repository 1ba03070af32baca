import { KM_A_DEGREE, kmALonDegree, kmBetween } from '../place.ts';
import { type DealRows, KINDS, MARKET_KM, type Roster } from '../roster.ts';
import { Density } from './density.ts';

/** Width of the kernel around the buyer. */
const KERNEL_KM = 5;
const REACH_KM = 3 * KERNEL_KM;
const REACH_SQUARE = REACH_KM * REACH_KM;
const INVERSE = 1 / (2 * KERNEL_KM * KERNEL_KM);
/** Lookup table of the kernel by squared distance, with a negligible step; faster than the exponential. */
const KERNEL_SIZE = 8_192;
const KERNEL_STEPS = KERNEL_SIZE / REACH_SQUARE;
const KERNEL = Float64Array.from({ length: KERNEL_SIZE }, (_, at) => Math.exp((-at / KERNEL_STEPS) * INVERSE));
/** Pseudo-deals at an office, with their kernel width, until there are deals nearby. */
const OFFICE_DEALS = 3;
const OFFICE_KM = 8;
const OFFICE_STEPS = 64;
/** Contribution of an office by distance, in steps of 1/64 km. */
const OFFICE = Float64Array.from(
  { length: 70 * OFFICE_STEPS },
  (_, at) => OFFICE_DEALS * Math.exp(-((at / OFFICE_STEPS) ** 2) / (2 * OFFICE_KM * OFFICE_KM)),
);
const NEARNESS = OFFICE.map((_, at) => -Math.log(1 + at / OFFICE_STEPS / KERNEL_KM));
const REGION_KM = MARKET_KM;
/** Lower bound of the density far from all deals. */
const FLOOR = 0.03;

/** Positions of deals grouped by agent, in km along the meridian and raw km along the parallel. */
export interface Places {
  from: Int32Array;
  up: Float64Array;
  across: Float64Array;
  weight: Float64Array;
  mass: Float64Array;
  /** South, north, west and east bounds of an agent's deals, in the same km. */
  box: Float64Array;
  officeLat: Float64Array;
  officeLon: Float64Array;
  fine: Density[];
  coarse: Density[];
  /** `logDensity` by kind and 2 km cell, computed at first use. */
  known: Map<number, number>[];
}

/** Precomputed values of a buyer's location. */
export interface Spot {
  lat: number;
  lon: number;
  up: number;
  across: number;
  narrow: number;
  /** Logarithm of the kernel-weighted share of the region's deals here. */
  logDensity: number;
}

export function placesOf(roster: Roster, deals: DealRows): Places {
  const count = roster.agents.length;
  const from = new Int32Array(count + 1);
  for (const agent of deals.agent) from[agent + 1]! += 1;
  for (let a = 0; a < count; a++) from[a + 1]! += from[a]!;
  const next = from.slice();
  const places: Places = {
    from,
    up: new Float64Array(deals.rows.length),
    across: new Float64Array(deals.rows.length),
    weight: new Float64Array(deals.rows.length),
    mass: new Float64Array(count),
    box: new Float64Array(count * 4),
    officeLat: Float64Array.from(roster.agents, ({ office }) => office.lat),
    officeLon: Float64Array.from(roster.agents, ({ office }) => office.lon),
    fine: KINDS.map(() => new Density(2)),
    coarse: KINDS.map(() => new Density(10)),
    known: KINDS.map(() => new Map()),
  };
  for (let a = 0; a < count; a++) places.box.set([Infinity, -Infinity, Infinity, -Infinity], a * 4);
  deals.rows.forEach(({ lat, lon }, row) => {
    const a = deals.agent[row]!;
    const at = next[a]!++;
    const weight = deals.weight[row]!;
    places.up[at] = lat * KM_A_DEGREE;
    places.across[at] = lon * KM_A_DEGREE;
    places.weight[at] = weight;
    places.mass[a]! += weight;
    widen(places.box, a * 4, places.up[at]!, places.across[at]!);
    places.fine[roster.kind[a]!]!.add(lat, lon, weight);
    places.coarse[roster.kind[a]!]!.add(lat, lon, weight);
  });
  return places;
}

function widen(box: Float64Array, at: number, up: number, across: number): void {
  box[at] = Math.min(box[at]!, up);
  box[at + 1] = Math.max(box[at + 1]!, up);
  box[at + 2] = Math.min(box[at + 2]!, across);
  box[at + 3] = Math.max(box[at + 3]!, across);
}

export function spotOf(places: Places, kind: number, lat: number, lon: number): Spot {
  return {
    ...{ lat, lon, up: lat * KM_A_DEGREE, across: lon * KM_A_DEGREE },
    narrow: kmALonDegree(lat) / KM_A_DEGREE,
    logDensity: densityAt(places, kind, lat, lon),
  };
}

/** Computed at the center of the cell, so that it does not depend on the order of queries. */
function densityAt(places: Places, kind: number, lat: number, lon: number): number {
  const known = places.known[kind]!;
  const fine = places.fine[kind]!;
  const square = fine.squareOf(lat, lon);
  const found = known.get(square.key);
  if (found !== undefined) return found;
  const near = fine.around(square.lat, square.lon, REACH_KM, (squareKm) => Math.exp(-squareKm * INVERSE));
  const all = places.coarse[kind]!.around(square.lat, square.lon, REGION_KM, () => 1);
  const density = Math.log((near + 0.5) / (all + 20) + FLOOR);
  known.set(square.key, density);
  return density;
}

/** Kernel-weighted deals of an agent around the spot. */
export function dealsAround(places: Places, agent: number, spot: Spot): number {
  const { up, across, weight } = places;
  let sum = 0;
  for (let at = places.from[agent]!, end = places.from[agent + 1]!; at < end; at++) {
    const dy = up[at]! - spot.up;
    const dx = (across[at]! - spot.across) * spot.narrow;
    const square = dx * dx + dy * dy;
    if (square < REACH_SQUARE) sum += weight[at]! * KERNEL[(square * KERNEL_STEPS) | 0]!;
  }
  return sum;
}

/** Number of the agent's deals within the kernel's reach. */
export function dealsWithinReach(places: Places, agent: number, spot: Spot): number {
  let count = 0;
  for (let at = places.from[agent]!; at < places.from[agent + 1]!; at++) {
    const dy = places.up[at]! - spot.up;
    const dx = (places.across[at]! - spot.across) * spot.narrow;
    if (dx * dx + dy * dy < REACH_SQUARE) count += 1;
  }
  return count;
}

/** Upper bound of `dealsAround`, from the bounding box of the agent's deals alone. */
export function dealsAroundAtMost(places: Places, agent: number, spot: Spot): number {
  const { box } = places;
  const at = agent * 4;
  const dy = Math.max(box[at]! - spot.up, spot.up - box[at + 1]!, 0);
  const dx = Math.max(box[at + 2]! - spot.across, spot.across - box[at + 3]!, 0) * spot.narrow;
  const square = dx * dx + dy * dy;
  return square < REACH_SQUARE ? places.mass[agent]! * KERNEL[(square * KERNEL_STEPS) | 0]! : 0;
}

/**
 * Distance to an agent's office in a flat projection around the spot; within 1% of the great circle for a market.
 */
export function kmToOffice(places: Places, agent: number, spot: Spot): number {
  const dy = places.officeLat[agent]! - spot.lat;
  const dx = (places.officeLon[agent]! - spot.lon) * spot.narrow;
  return KM_A_DEGREE * Math.sqrt(dx * dx + dy * dy);
}

/** True when the office is in the market around the spot; near its edge the great circle decides. */
export function inMarket(places: Places, agent: number, spot: Spot, km: number): boolean {
  if (km < REGION_KM * 0.95) return true;
  if (km > REGION_KM * 1.1) return false;
  return kmBetween(spot.lat, spot.lon, places.officeLat[agent]!, places.officeLon[agent]!) <= REGION_KM;
}

/** Share of the agent's own deals around the spot. */
export const localShare = (places: Places, agent: number, around: number): number =>
  around / (places.mass[agent]! + OFFICE_DEALS);

/** Log ratio of the agent's density there to the market's; the office supplements missing deals. */
export function localDensity(places: Places, agent: number, around: number, officeKm: number, spot: Spot): number {
  const office = OFFICE[Math.min(OFFICE.length - 1, (officeKm * OFFICE_STEPS) | 0)]!;
  return Math.log((around + office) / (places.mass[agent]! + OFFICE_DEALS) + FLOOR) - spot.logDensity;
}

export const nearness = (officeKm: number): number =>
  NEARNESS[Math.min(NEARNESS.length - 1, (officeKm * OFFICE_STEPS) | 0)]!;
